/** A column of numbers that grows without being copied. */

type Numbers = Uint8Array | Uint32Array | Float32Array | Float64Array;

/** Rows of a chunk, as a power of two. */
const CHUNK_BITS = 14;
export const CHUNK_ROWS = 1 << CHUNK_BITS;

export class Column {
  readonly #chunks: Numbers[] = [];
  readonly #Type: new (length: number) => Numbers;

  constructor(type: new (length: number) => Numbers) {
    this.#Type = type;
  }

  /** Zero where nothing was set. */
  get(row: number): number {
    return this.#chunks[row >>> CHUNK_BITS]?.[row & (CHUNK_ROWS - 1)] ?? 0;
  }

  /** Sets a row, which may be the one behind the last. */
  set(row: number, value: number): void {
    const at = row >>> CHUNK_BITS;
    while (this.#chunks.length <= at) this.#chunks.push(new this.#Type(CHUNK_ROWS));
    const chunk = this.#chunks[at];
    if (chunk) chunk[row & (CHUNK_ROWS - 1)] = value;
  }
}
