/** Numbers for terms, in flat memory that threads share: a hash table over the terms' UTF-8 bytes. */
import { GrowingBytes, GrowingUint32, shared } from './growing-array.js';

export interface Dictionary {
  /** Number of its first term; the others follow without a gap. */
  first: number;
  /** All terms, one after the other, and where each ends. */
  bytes: Uint8Array;
  ends: Uint32Array;
  /** Open addressing: one more than the place of a term, 0 where nothing is. Its length is a power of two. */
  table: Uint32Array;
}

/** FNV-1a; its low bits choose the place in the table. */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function startOf({ ends }: Dictionary, place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0);
}

/** The number of the term that these bytes spell; undefined where the dictionary has none. */
export function findTerm(dictionary: Dictionary, term: Uint8Array): number | undefined {
  const { bytes, ends, table, first } = dictionary;
  const mask = table.length - 1;
  for (let slot = hashOf(term, 0, term.length) & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
    const place = (table[slot] ?? 0) - 1;
    const start = startOf(dictionary, place);
    if ((ends[place] ?? 0) - start !== term.length) continue;
    let i = 0;
    while (i < term.length && bytes[start + i] === term[i]) i++;
    if (i === term.length) return first + place;
  }
  return undefined;
}

/** The term with this number, which must belong to the dictionary. */
export function termOf(dictionary: Dictionary, number: number): string {
  const { bytes, ends, first } = dictionary;
  const start = startOf(dictionary, number - first);
  const end = ends[number - first] ?? start;
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8');
}

/** Collects new terms. */
export class DictionaryBuilder {
  private readonly bytes = new GrowingBytes();
  private readonly ends = new GrowingUint32();
  private readonly first: number;

  /** @param first the number that the first term gets */
  constructor(first: number) {
    this.first = first;
  }

  /** Gives a term that is not in it yet the next number. */
  add(term: string): number {
    const number = this.first + this.ends.length;
    this.bytes.write(term);
    this.ends.push(this.bytes.length);
    return number;
  }

  finish(): Dictionary {
    const bytes = this.bytes.finish();
    const ends = this.ends.finish();
    // At most half full, so that a search ends soon.
    const table = new Uint32Array(2 ** Math.ceil(Math.log2(2 * ends.length + 2)));
    const mask = table.length - 1;
    for (let place = 0, start = 0; place < ends.length; place++) {
      const end = ends[place] ?? start;
      let slot = hashOf(bytes, start, end) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = place + 1;
      start = end;
    }
    return { first: this.first, bytes, ends, table: shared(table) };
  }
}
