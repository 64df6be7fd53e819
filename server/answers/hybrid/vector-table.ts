/** Vectors in memory, in one array, each under the key of the text that it was made of. */
import { ModelError } from '../../model-client/language-model.js';
import { dotAt, lengthOf } from './vector.js';

/** Memory that a key takes with its place in a map. */
const BYTES_OF_KEY = 150;

/** A key with its vector. */
export type VectorEntry = readonly [key: string, vector: Int8Array];

export class VectorTable {
  private readonly rows = new Map<string, number>();
  private vectors = new Int8Array();
  private lengths = new Float32Array();
  /** Rows that have been given to a vector, and those of them that are free again. */
  private given = 0;
  private free: number[] = [];

  /** Numbers in each vector; undefined while there is none. */
  get dimensions(): number | undefined {
    return this.given === 0 ? undefined : this.vectors.length / this.lengths.length;
  }

  get size(): number {
    return this.rows.size;
  }

  /** Every row is below it. */
  get end(): number {
    return this.given;
  }

  /** Memory that it takes, nearly, in bytes. */
  get bytes(): number {
    return this.vectors.byteLength + this.lengths.byteLength + this.rows.size * BYTES_OF_KEY;
  }

  /** Where the vector of a text stands; it stays there until it is removed. */
  rowOf(key: string): number | undefined {
    return this.rows.get(key);
  }

  /** The vector of a row; not to be changed. */
  vectorAt(row: number): Int8Array {
    const dimensions = this.dimensions ?? 0;
    return this.vectors.subarray(row * dimensions, (row + 1) * dimensions);
  }

  /** @throws {RangeError} where a vector is not as long as those before */
  add(entries: readonly VectorEntry[]): void {
    const dimensions = this.dimensions ?? entries[0]?.[1].length ?? 0;
    if (entries.some(([, { length }]) => length !== dimensions)) {
      throw new RangeError(`A vector has not ${dimensions} numbers.`);
    }
    this.reserve(this.given + entries.length, dimensions);
    for (const [key, vector] of entries) {
      const row = this.rows.get(key) ?? this.free.pop() ?? this.given++;
      this.rows.set(key, row);
      this.vectors.set(vector, row * dimensions);
      this.lengths[row] = lengthOf(vector);
    }
  }

  /** Removes the vectors of all other rows, which those to come take. */
  keepOnly(rows: ReadonlySet<number>): void {
    for (const [key, row] of this.rows) {
      if (rows.has(row)) continue;
      this.rows.delete(key);
      this.free.push(row);
    }
  }

  /** Cosine of the angle between a vector, whose length is given, and the one of a row: -1 to 1. */
  similarity(vector: Int8Array, length: number, row: number): number {
    const product = length * (this.lengths[row] ?? 0);
    return product === 0 ? 0 : dotAt(vector, this.vectors, row * vector.length) / product;
  }

  /** The keys with their vectors. */
  *entries(): Generator<VectorEntry> {
    for (const [key, row] of this.rows) yield [key, this.vectorAt(row)];
  }

  private reserve(rows: number, dimensions: number): void {
    if (rows <= this.lengths.length) return;
    const room = Math.max(rows, this.lengths.length + (this.lengths.length >> 1));
    const vectors = new Int8Array(room * dimensions);
    vectors.set(this.vectors);
    const lengths = new Float32Array(room);
    lengths.set(this.lengths);
    [this.vectors, this.lengths] = [vectors, lengths];
  }
}

/** What two lengths tell of vectors that cannot be compared. */
export function changedModel(length: number | undefined, wanted: number | undefined): ModelError {
  return new ModelError(
    'bad_frame',
    `A vector has ${length} numbers instead of ${wanted}. If another model goes by the same name now, ` +
      'remove cache/vectors from the data folder and start the server again.',
  );
}
