/**
 * How near a passage is to a question apart from what all passages of the site have in common: the cosine of both
 * vectors less the mean of the site's. A long text is like every other text, so its plain cosines are high whatever it
 * is about; less the mean, its length neither helps nor hurts.
 */
import { lengthOf } from './vector.js';
import type { VectorTable } from './vector-table.js';

/** Passages that the mean is made of: more change nothing, and a question waits for it. */
const SAMPLE = 1000;

/** Adds a vector, scaled to a length, to a sum. */
function addTo(sum: Float64Array, vector: Int8Array, length: number): void {
  const scale = length / (lengthOf(vector) || 1);
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0) * scale;
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The same for every question until a page changes, and then the rows are others. */
const means = new WeakMap<Int32Array, Float64Array>();

function meanOf(rows: Int32Array, table: VectorTable): Float64Array {
  const known = means.get(rows);
  if (known) return known;
  const step = Math.ceil(rows.length / SAMPLE);
  const sample = rows.filter((row, passage) => row >= 0 && passage % step === 0);
  const mean = new Float64Array(table.dimensions ?? 0);
  for (const row of sample) addTo(mean, table.vectorAt(row), 1 / sample.length);
  means.set(rows, mean);
  return mean;
}

/**
 * Tells it of one row of the table after the other, -1 to 1; 0 where the mean is all there is to a vector.
 * @param rows of all passages of the site, or of the titles above them; -1 where there is no vector
 */
export function centredSimilarityTo(
  question: Int8Array,
  rows: Int32Array,
  table: VectorTable,
): (row: number) => number {
  const mean = meanOf(rows, table);
  const centred = (vector: Int8Array): Float64Array => {
    const rest = mean.map((value) => -value);
    addTo(rest, vector, 1);
    return rest;
  };
  const asked = centred(question);
  return (row) => {
    const said = centred(table.vectorAt(row));
    const lengths = Math.sqrt(product(asked, asked) * product(said, said));
    return lengths === 0 ? 0 : product(asked, said) / lengths;
  };
}
