/** Compares the vector of a question with those of passages, of the titles above them and of their sentences. */
import { TopK } from '../../search/index/top-k.js';
import { centredSimilarityTo } from './centred-similarity.js';
import type { Embedder } from '../../model-client/embedder.js';
import type { PassageRows } from './passage-rows.js';
import { lengthOf } from './vector.js';
import type { VectorTable } from './vector-table.js';

/**
 * How similar the vectors of the passages of an index are to that of a question: cosines of the angle between them, -1
 * to 1, undefined where there is no vector.
 */
export interface Similarities {
  /** The nearest passages by the mixed similarity, best first; empty on a site too large to compare every passage. */
  readonly nearest: readonly number[];
  /** Those of them that are likely about the matter; empty where the model does not tell from when on that is so. */
  readonly related: readonly number[];
  /** Whether the model is the one that the confidence of hybrid answers was fitted with. */
  readonly isFitted: boolean;
  /** Of the passage with the titles above it. */
  similarity(passage: number): number | undefined;
  /** Of the titles above the passage alone. */
  headingSimilarity(passage: number): number | undefined;
  /** The mean of both: a long passage says little of what it is about, and its titles leave out the details. */
  mixedSimilarity(passage: number): number | undefined;
  /** Of that sentence, item or row of the passage that is nearest by itself; undefined where none has a vector. */
  bestUnitSimilarity(passage: number): number | undefined;
  /** Of one unit of the passage by itself. */
  unitSimilarity(passage: number, unit: number): number | undefined;
  /** That of the passage apart from what all passages have in common: as much for a long question as for a short one. */
  centredSimilarity(passage: number): number | undefined;
}

/** Passages that dense retrieval alone puts forward. */
const NEAREST = 40;
/** Products of two numbers for which a question may wait: about ten milliseconds of work. */
const MAX_PRODUCTS = 10_000_000;

/** Looks a passage up in rows; every row is compared but once, whatever the number of passages that share it. */
function byPassage(
  rows: Int32Array,
  compare: (row: number) => number,
): (passage: number) => number | undefined {
  const known = new Map<number, number>();
  return (passage) => {
    const row = rows[passage] ?? -1;
    if (row < 0) return undefined;
    let value = known.get(row);
    if (value === undefined) known.set(row, (value = compare(row)));
    return value;
  };
}

/** @param model that made the vectors */
export function compareVectors(
  question: Int8Array,
  { passages, headings, units }: PassageRows,
  table: VectorTable,
  { relatedFrom = Infinity, isFitted = false }: Pick<Embedder, 'relatedFrom' | 'isFitted'>,
): Similarities {
  const length = lengthOf(question);
  const compare = (row: number): number => table.similarity(question, length, row);
  const similarity = byPassage(passages, compare);
  const headingSimilarity = byPassage(headings, compare);
  const centred = (rows: Int32Array): ((passage: number) => number | undefined) => {
    let ofRow: ((row: number) => number) | undefined;
    return byPassage(rows, (row) => (ofRow ??= centredSimilarityTo(question, rows, table))(row));
  };
  const similarities = {
    isFitted,
    similarity,
    headingSimilarity,
    mixedSimilarity(passage: number) {
      const ofPassage = similarity(passage);
      return ofPassage && (ofPassage + (headingSimilarity(passage) ?? ofPassage)) / 2;
    },
    bestUnitSimilarity(passage: number) {
      const known = [...(units[passage] ?? [])].filter((row) => row >= 0);
      return known.length === 0 ? undefined : Math.max(...known.map(compare));
    },
    unitSimilarity(passage: number, unit: number) {
      const row = units[passage]?.[unit] ?? -1;
      return row < 0 ? undefined : compare(row);
    },
    centredSimilarity: centred(passages),
  };
  if (passages.length * question.length > MAX_PRODUCTS) return { nearest: [], related: [], ...similarities };
  const top = new TopK(NEAREST);
  for (let passage = 0; passage < passages.length; passage++) {
    const value = similarities.mixedSimilarity(passage) ?? 0;
    if (value > 0) top.offer(passage, value);
  }
  const nearest = top.sorted().map(({ id }) => id);
  const related = nearest.filter((passage) => (similarities.centredSimilarity(passage) ?? 0) >= relatedFrom);
  return { nearest, related, ...similarities };
}
