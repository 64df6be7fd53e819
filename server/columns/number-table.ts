/** Numbers large numbers, each once, from 0 on. */
import { Column } from './column.js';

const FIRST_SLOTS = 1 << 10;
/** Share of the slots; of fuller tables more than two are looked at to find one. */
const MOST_FILLED = 0.7;

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

  /** Undefined where the table has no such value. */
  find(value: number): number | undefined {
    const found = this.#slots[this.#slotOf(value)] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  /**
   * The number of a value, which is given one where it is new.
   *
   * @param value whole, up to 2 ** 53, its lower 32 bits as good as random
   */
  numberOf(value: number): number {
    const slot = this.#slotOf(value);
    const found = this.#slots[slot] ?? 0;
    if (found > 0) return found - 1;
    const number = this.#size++;
    this.#values.set(number, value);
    this.#slots[slot] = this.#size;
    if (this.#size > MOST_FILLED * this.#slots.length) this.#grow();
    return number;
  }

  /** Where a value is, or where it would be. */
  #slotOf(value: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = value & mask; ; slot = (slot + 1) & mask) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0 || this.#values.get(found - 1) === value) return slot;
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
