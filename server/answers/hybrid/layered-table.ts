/** A table of vectors on top of another, which does not change by it. */
import { VectorTable } from './vector-table.js';

export class LayeredTable extends VectorTable {
  readonly #base: VectorTable;
  /** Rows from here on are of this layer, also where the base grows. */
  readonly #from: number;

  constructor(base: VectorTable) {
    super();
    this.#base = base;
    this.#from = base.end;
  }

  override get dimensions(): number | undefined {
    return this.#base.dimensions ?? super.dimensions;
  }

  override get size(): number {
    return this.#from + super.size;
  }

  override rowOf(key: string): number | undefined {
    const row = this.#base.rowOf(key);
    if (row !== undefined && row < this.#from) return row;
    const own = super.rowOf(key);
    return own === undefined ? undefined : this.#from + own;
  }

  override vectorAt(row: number): Int8Array {
    return row < this.#from ? this.#base.vectorAt(row) : super.vectorAt(row - this.#from);
  }

  override similarity(vector: Int8Array, length: number, row: number): number {
    return row < this.#from
      ? this.#base.similarity(vector, length, row)
      : super.similarity(vector, length, row - this.#from);
  }
}
