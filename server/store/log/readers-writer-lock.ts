/** Lets many read at the same time, and one change what they read while nobody does. */
export class ReadersWriterLock {
  #readers = 0;
  #closed: Promise<void> | undefined;
  #onLastReader: (() => void) | undefined;

  async read<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed) await this.#closed;
    this.#readers++;
    try {
      return await work();
    } finally {
      this.#readers--;
      if (this.#readers === 0) this.#onLastReader?.();
    }
  }

  /** Waits for those who read. Readers who come after it wait until the work is done. */
  async write<T>(work: () => Promise<T>): Promise<T> {
    while (this.#closed) await this.#closed;
    let open = (): void => undefined;
    this.#closed = new Promise((resolve) => (open = resolve));
    try {
      if (this.#readers > 0) await new Promise<void>((resolve) => (this.#onLastReader = resolve));
      return await work();
    } finally {
      this.#onLastReader = undefined;
      this.#closed = undefined;
      open();
    }
  }
}
