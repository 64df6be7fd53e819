/** Numbers for terms. The terms lie in flat memory that files keep; each thread looks them up in a map. */
import { GrowingBytes, GrowingUint32 } from './growing-array.js';

export interface Dictionary {
  /** Number of its first term; the others follow without a gap. */
  first: number;
  /** All terms, one after the other, and where each ends. */
  bytes: Uint8Array;
  ends: Uint32Array;
}

function startOf({ ends }: Dictionary, place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0);
}

/** Made of the flat memory when first asked for, once in each thread. */
const numbers = new WeakMap<Dictionary, ReadonlyMap<string, number>>();

/** Memory that looking terms up takes, in bytes for each. */
const BYTES_OF_TERM = 100;

/** Memory that looking up the terms of a dictionary takes, once that was done. */
export function bytesOfLookup(dictionary: Dictionary): number {
  return numbers.has(dictionary) ? dictionary.ends.length * BYTES_OF_TERM : 0;
}

/** The number of a term; undefined where the dictionary has none. */
export function findTerm(dictionary: Dictionary, term: string): number | undefined {
  let known = numbers.get(dictionary);
  if (!known) {
    const { first, ends } = dictionary;
    known = new Map(Array.from(ends, (_, place) => [termOf(dictionary, first + place), first + place]));
    numbers.set(dictionary, known);
  }
  return known.get(term);
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
    return { first: this.first, bytes: this.bytes.finish(), ends: this.ends.finish() };
  }
}
