/** The part of the store port that has work done by one server at a time, of all that use the store. */

/** A claim on some work, which ends by itself where its holder dies or hangs. */
export interface Lease {
  readonly name: string;
  /** One higher with each holder, so that what a former one writes too late is told apart. */
  readonly term: number;
  /** Aborted once the lease is lost, as after this process hung for longer than it lasts. */
  readonly signal: AbortSignal;
  /** What the last holder who finished left; what it is when the work is done is left for the next. */
  mark: string | undefined;
}

export interface LeaseOptions {
  /** How long it lasts after its holder last said that it is there, in milliseconds. */
  ttlMs?: number;
  /** Commands take it too: where one server has a store for itself, it asks beyond its own process. */
  isForCommands?: boolean;
  /** Nobody gets it for so long after a holder has finished, in milliseconds. */
  everyMs?: number;
}

export interface Leases {
  /**
   * Does the work, unless somebody else is at work under that name, in whatever process: nobody waits.
   *
   * @returns undefined where it was not done
   * @throws what the work throws; then it counts as not finished
   */
  hold<T>(
    name: string,
    work: (lease: Lease) => Promise<T>,
    options?: LeaseOptions,
  ): Promise<{ result: T } | undefined>;
}
