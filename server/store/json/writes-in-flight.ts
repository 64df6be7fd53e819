/** Keeps count of writes, so that a store can be closed without cutting one short. */
export class WritesInFlight {
  readonly #writes = new Set<Promise<unknown>>();

  /** Runs a write and counts it until it has ended. */
  async run<T>(write: () => Promise<T>): Promise<T> {
    const writing = write();
    this.#writes.add(writing);
    try {
      return await writing;
    } finally {
      this.#writes.delete(writing);
    }
  }

  /** Waits until every write has ended, well or not. */
  async settled(): Promise<void> {
    while (this.#writes.size > 0) await Promise.allSettled(this.#writes);
  }
}
