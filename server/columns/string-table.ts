/** Numbers texts, each once, from 0 on. */
import { Column } from './column.js';
import { TextArena } from './text-arena.js';

const FIRST_SLOTS = 1 << 10;
/** Share of the slots; of fuller tables more than two are looked at to find one. */
const MOST_FILLED = 0.7;

/** FNV-1a in 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** In 52 bits: of a million texts no two have the same. */
export const longHashOf = (text: string): number =>
  // What is put behind a text would leave equal hashes equal; in front of it, it tells the texts apart.
  hashOf(text) + (hashOf(`!${text}`) & 0xfffff) * 2 ** 32;

export class StringTable {
  readonly #arena = new TextArena();
  readonly #places = new Column(Uint32Array);
  readonly #hashes = new Column(Uint32Array);
  /** Open addressing; number of a text + 1. */
  #slots = new Uint32Array(FIRST_SLOTS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  textOf(number: number): string {
    return this.#arena.get(this.#places.get(number));
  }

  /** Undefined where the table has no such text. */
  find(text: string): number | undefined {
    const found = this.#slots[this.#slotOf(text, hashOf(text))] ?? 0;
    return found === 0 ? undefined : found - 1;
  }

  /** The number of a text, which is given one where it is new. */
  numberOf(text: string): number {
    const hash = hashOf(text);
    const slot = this.#slotOf(text, hash);
    const found = this.#slots[slot] ?? 0;
    if (found > 0) return found - 1;
    const number = this.#size++;
    this.#places.set(number, this.#arena.put(text));
    this.#hashes.set(number, hash);
    this.#slots[slot] = this.#size;
    if (this.#size > MOST_FILLED * this.#slots.length) this.#grow();
    return number;
  }

  /** Where a text is, or where it would be. */
  #slotOf(text: string, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const found = this.#slots[slot] ?? 0;
      if (found === 0) return slot;
      if (this.#hashes.get(found - 1) === hash && this.textOf(found - 1) === text) return slot;
    }
  }

  #grow(): void {
    const slots = new Uint32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 0; number < this.#size; number++) {
      let slot = this.#hashes.get(number) & mask;
      while ((slots[slot] ?? 0) > 0) slot = (slot + 1) & mask;
      slots[slot] = number + 1;
    }
    this.#slots = slots;
  }
}
