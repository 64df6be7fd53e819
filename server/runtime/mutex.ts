/** Mutual exclusion: work that must not overlap runs one after the other, in the order in which it was given. */

/** Runs one piece of work at a time. One that fails does not keep the next from its turn. */
export class Mutex {
  /** Never rejects. */
  #last: Promise<unknown> = Promise.resolve();

  /** Runs work once all that was given before has ended, and settles as the work does. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when all the work that was given so far has ended, however it ended. */
  async idle(): Promise<void> {
    await this.#last;
  }
}

/** A mutex for each key, such as the path of a file; it is kept while there is work for it. */
export class KeyedMutex {
  readonly #mutexes = new Map<string, { mutex: Mutex; users: number }>();

  /** Runs work once all that was given before under the same key has ended, and settles as the work does. */
  async runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const held = this.#mutexes.get(key) ?? { mutex: new Mutex(), users: 0 };
    this.#mutexes.set(key, held);
    held.users++;
    try {
      return await held.mutex.runExclusive(work);
    } finally {
      held.users--;
      if (held.users === 0) this.#mutexes.delete(key);
    }
  }
}
