/** Finds what the pages say to one reading of a question, and judges how sure it is. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { Similarities } from '../hybrid/compare-vectors.js';
import type { DenseRetriever } from '../hybrid/dense-retrieval.js';
import type { EngineModels } from '../hybrid/hybrid-confidence.js';
import { hybridFeaturesOf, type HybridFeatures } from '../hybrid/hybrid-features.js';
import { rankHybrid } from '../hybrid/hybrid-ranking.js';
import type { Reading } from '../question/reading.js';
import { readSought, type Sought } from '../composing/sought.js';
import { writeAnswer, type WrittenAnswer } from '../composing/write-answer.js';
import { judge, REFUSE_BELOW, type Confidence } from '../ranking/confidence.js';
import { featuresOf } from '../ranking/features.js';
import { TermTable } from '../ranking/passage-match.js';
import { rank, type Ranking } from '../ranking/rank.js';

export interface Retrieval {
  reading: Reading;
  /** What the reading seeks in the passages. */
  sought: Sought;
  /** By words. */
  ranking: Ranking;
  /** By words and vectors: what the reply is made of. */
  best: Ranking;
  /** Pages with similar passages, best first. */
  near: readonly number[];
  /** Of the question and the passages, where they were compared by their vectors too. */
  similarities?: Similarities | undefined;
  /** What is known of words and vectors together, where the confidence was fitted with the model. */
  hybrid?: HybridFeatures | undefined;
  /** What the best passages answer; absent, as is the confidence, where nothing was found. */
  answer?: WrittenAnswer | undefined;
  confidence?: Confidence | undefined;
}

export interface RetrieveOptions {
  /** Of the question. */
  language: string;
  dense?: DenseRetriever | undefined;
  models: EngineModels;
}

export async function retrieve(
  index: PassageIndex,
  reading: Reading,
  { language, dense, models }: RetrieveOptions,
): Promise<Retrieval> {
  const { text, citedBefore, answerBefore, kind, topic } = reading;
  const table = new TermTable(reading.terms);
  const ranked = (also: readonly number[] = []): Ranking => ({
    ...rank(index, table.extended(topic).terms, { citedBefore, answerBefore, kind, also }),
    table,
  });
  const ranking = ranked();
  const similarities = await dense?.find(index, text, language);
  // For what is shown, the terms of the reply before keep their places, and count nothing.
  const shown = table.extended(topic.map((term) => ({ ...term, weight: 0 })));
  const sought = readSought(index, shown, reading.asks);
  if (!similarities)
    return judged(index, { reading, sought, ranking, best: ranking, near: [] }, models, false);
  const best = rankHybrid(index, ranked(similarities.nearest), similarities);
  const near = similarities.related.map((passage) => index.pageOf(passage));
  const unitSimilarity: Sought['unitSimilarity'] = (passage, unit) =>
    similarities.unitSimilarity(passage, unit);
  const found = { reading, sought: { ...sought, unitSimilarity }, ranking, best, near, similarities };
  return judged(index, found, models, similarities.isFitted);
}

/** @param isFitted whether the confidence was fitted with the model that made the vectors */
function judged(
  index: PassageIndex,
  found: Pick<Retrieval, 'reading' | 'sought' | 'ranking' | 'best' | 'near' | 'similarities'>,
  models: EngineModels,
  isFitted: boolean,
): Retrieval {
  const { reading, sought, ranking, best } = found;
  if (best.candidates.length === 0) return found;
  const before = reading.answerBefore;
  const answer = writeAnswer(index, best, sought, { before });
  const known = { ...found, answer };
  if (isFitted) {
    const hybrid = hybridFeaturesOf(best, answer, ranking);
    const confidence = { ...judge(hybrid, models.hybrid), refuseBelow: REFUSE_BELOW.hybrid };
    return { ...known, hybrid, confidence };
  }
  if (ranking.candidates.length === 0) return found;
  const shown = best === ranking ? answer : writeAnswer(index, ranking, sought, { before });
  const confidence = { ...judge(featuresOf(ranking, shown), models.words), refuseBelow: REFUSE_BELOW.words };
  return { ...known, confidence };
}
