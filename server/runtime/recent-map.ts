/** A map that lets go of its oldest entries, so that what nobody asks for any more takes no room. */

/** It has the newest entries, at least so many and at most twice as many. */
export class RecentMap<Key, Value> {
  readonly #most: number;
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    return this.#recent.get(key) ?? this.#older.get(key);
  }

  has(key: Key): boolean {
    return this.#recent.has(key) || this.#older.has(key);
  }

  set(key: Key, value: Value): void {
    this.#older.delete(key);
    this.#recent.set(key, value);
    if (this.#recent.size < this.#most) return;
    // All at once: a map takes long to find its first entry where many before it were deleted.
    this.#older = this.#recent;
    this.#recent = new Map();
  }

  delete(key: Key): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }

  *[Symbol.iterator](): Generator<[Key, Value]> {
    yield* this.#older;
    yield* this.#recent;
  }
}
