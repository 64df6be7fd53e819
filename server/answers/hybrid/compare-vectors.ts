/** Compares the vector of a question with those of passages. */
import { TopK } from '../../search/index/top-k.js';
import { centredSimilarityTo } from './centred-similarity.js';
import type { Embedder } from '../../model-client/embedder.js';
import type { PassageRows } from './passage-rows.js';
import { lengthOf } from './vector.js';
import type { VectorTable } from './vector-table.js';

/** How similar the vectors of the passages of an index are to that of a question. */
export interface Similarities {
  /** The nearest passages, best first; empty on a site too large to compare every passage. */
  readonly nearest: readonly number[];
  /** Those of them that are likely about the matter; empty where the model does not tell from when on that is so. */
  readonly related: readonly number[];
  /** Whether the model is the one that the confidence of hybrid answers was fitted with. */
  readonly isFitted: boolean;
  /** Cosine of the angle between question and passage, -1 to 1; undefined for a passage without a vector. */
  similarity(passage: number): number | undefined;
  /** The same apart from what all passages have in common: it means as much for a long question as for a short one. */
  centredSimilarity(passage: number): number | undefined;
}

/** Passages that dense retrieval alone puts forward. */
const NEAREST = 40;
/** Products of two numbers for which a question may wait: about ten milliseconds of work. */
const MAX_PRODUCTS = 10_000_000;

/** @param model that made the vectors */
export function compareVectors(
  question: Int8Array,
  rows: PassageRows,
  table: VectorTable,
  { relatedFrom = Infinity, isFitted = false }: Pick<Embedder, 'relatedFrom' | 'isFitted'>,
): Similarities {
  const length = lengthOf(question);
  const similarity = (passage: number): number | undefined => {
    const row = rows[passage] ?? -1;
    return row < 0 ? undefined : table.similarity(question, length, row);
  };
  let ofRow: ((row: number) => number) | undefined;
  const centredSimilarity = (passage: number): number | undefined => {
    const row = rows[passage] ?? -1;
    ofRow ??= centredSimilarityTo(question, rows, table);
    return row < 0 ? undefined : ofRow(row);
  };
  const of = { isFitted, similarity, centredSimilarity };
  if (rows.length * question.length > MAX_PRODUCTS) return { nearest: [], related: [], ...of };
  const top = new TopK(NEAREST);
  for (let passage = 0; passage < rows.length; passage++) {
    const value = similarity(passage) ?? 0;
    if (value > 0) top.offer(passage, value);
  }
  const nearest = top.sorted().map(({ id }) => id);
  const related = nearest.filter((passage) => (centredSimilarity(passage) ?? 0) >= relatedFrom);
  return { nearest, related, ...of };
}
