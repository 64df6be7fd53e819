/** Counts what occurs often among any number of things, in bounded memory. */

/** What is kept at most; as many more are taken in before the rarest go. */
const KEPT = 10_000;

export interface Counted<T> {
  value: T;
  count: number;
}

/**
 * When there are too many, those that occurred most rarely are let go of (lossy counting): what is frequent is counted
 * exactly, or nearly so where it became frequent late.
 */
export class FrequentItems<T> {
  readonly #kept: number;
  #items = new Map<string, Counted<T>>();

  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  /** Counts one more of `key`, whose value is made where it is new. */
  add(key: string, make: () => T): T {
    const known = this.#items.get(key);
    if (known) {
      known.count++;
      return known.value;
    }
    if (this.#items.size >= 2 * this.#kept) this.#letGo();
    const value = make();
    this.#items.set(key, { value, count: 1 });
    return value;
  }

  /** All that are left, the most frequent first; of those that are equally frequent, those that came first. */
  list(): Counted<T>[] {
    return [...this.#items.values()].sort((a, b) => b.count - a.count);
  }

  #letGo(): void {
    // Of those that are equally frequent, the newest stay.
    const sorted = [...this.#items].reverse().sort(([, a], [, b]) => b.count - a.count);
    this.#items = new Map(sorted.slice(0, this.#kept).reverse());
  }
}
