/** Puts a segment into one piece of memory. */
import type { Dictionary } from './dictionary.js';
import { arraysOf, type FlatArray, type ForwardIndex, type Postings, type Segment } from './segment.js';

const ALIGNMENT = 8;
const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/**
 * The same segment, as if it was read from its file. An index that is loaded takes one piece of memory, which finds no
 * room between the many small ones that an index leaves which was built.
 */
export function inOnePiece(segment: Segment): Segment {
  const size = arraysOf(segment).reduce((sum, { byteLength }) => sum + aligned(byteLength), 0);
  const memory = new ArrayBuffer(size);
  let offset = 0;
  const move = <Part extends object>(part: Part): Part => {
    const moved = Object.entries(part).map(([name, value]: [string, number | FlatArray]) => {
      if (typeof value === 'number') return [name, value];
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      new Uint8Array(memory, offset, bytes.length).set(bytes);
      const Type = value.constructor as new (
        buffer: ArrayBuffer,
        offset: number,
        length: number,
      ) => FlatArray;
      const array = new Type(memory, offset, value.length);
      offset += aligned(bytes.length);
      return [name, array];
    });
    return Object.fromEntries(moved) as Part;
  };
  return {
    ...segment,
    dictionary: move<Dictionary>(segment.dictionary),
    forward: move<ForwardIndex>(segment.forward),
    postings: move<Postings>(segment.postings),
  };
}
