/** Numbers large numbers, each once, from 0 on. */
import { Column } from './column.js';

const FIRST_SLOTS = 1 << 10;

export class NumberTable {
  readonly #values = new Column(Float64Array);
  /** Open addressing; place of a value + 1. */
  #slots = new Uint32Array(FIRST_SLOTS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  valueOf(number: number): number {
    return this.#values.get(number);
  }

  /**
   * The number of a value, which is given one where it is new.
   *
   * @param value whole, up to 2 ** 53, its lower 32 bits as good as random
   */
  numberOf(value: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = value & mask; ; slot = (slot + 1) & mask) {
      const found = this.#slots[slot] ?? 0;
      if (found > 0 && this.#values.get(found - 1) === value) return found - 1;
      if (found > 0) continue;
      this.#values.set(this.#size, value);
      this.#slots[slot] = ++this.#size;
      if (this.#size * 2 > this.#slots.length) this.#grow();
      return this.#size - 1;
    }
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let slot = this.#values.get(number) & mask;
      while ((slots[slot] ?? 0) > 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}
