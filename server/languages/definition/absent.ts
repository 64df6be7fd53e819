/** What a language does not have, stated rather than left out. */

export class Absent {
  /** Why it is not there, for whoever reads or extends the language. */
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

export type Optional<T> = T | Absent;

/** Says that a language lacks something, and why. */
export const absent = (reason: string): Absent => new Absent(reason);

/** The value of what a language may lack, where it has one. */
export const unlessAbsent = <T>(value: Optional<T>): T | undefined =>
  value instanceof Absent ? undefined : value;
