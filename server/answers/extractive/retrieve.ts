/** Finds what the pages say to one reading of a question, and judges how sure it is. */
import type { PassageIndex } from '../../search/index/passage-index.js';
import type { DenseRetriever } from '../hybrid/dense-retrieval.js';
import type { EngineModels } from '../hybrid/hybrid-confidence.js';
import { hybridFeaturesOf, type HybridFeatures } from '../hybrid/hybrid-features.js';
import { rankHybrid } from '../hybrid/hybrid-ranking.js';
import type { Reading } from '../question/reading.js';
import { judge, type Confidence } from '../ranking/confidence.js';
import { featuresOf } from '../ranking/features.js';
import { rank, type Ranking } from '../ranking/rank.js';

export interface Retrieval {
  reading: Reading;
  /** By words. */
  ranking: Ranking;
  /** By words and vectors: what the reply is made of. */
  best: Ranking;
  /** Pages with similar passages, best first. */
  near: readonly number[];
  /** What is known of words and vectors together, where the confidence was fitted with the model. */
  hybrid?: HybridFeatures | undefined;
  /** Absent where nothing was found. */
  confidence?: Confidence | undefined;
}

export interface RetrieveOptions {
  /** The visitor's. */
  language: string;
  dense?: DenseRetriever | undefined;
  models: EngineModels;
}

export async function retrieve(
  index: PassageIndex,
  reading: Reading,
  { language, dense, models }: RetrieveOptions,
): Promise<Retrieval> {
  const { text, terms, citedBefore, kind } = reading;
  const ranking = rank(index, terms, { citedBefore, kind });
  const similarities = await dense?.find(index, text, language);
  if (!similarities) return judged({ reading, ranking, best: ranking, near: [] }, models);
  const also = similarities.nearest;
  const best = rankHybrid(rank(index, terms, { citedBefore, kind, also }), similarities);
  const near = similarities.related.map((passage) => index.pageOf(passage));
  const isJudged = similarities.isFitted && best.candidates.length > 0;
  const hybrid = isJudged ? hybridFeaturesOf(ranking, best) : undefined;
  return judged({ reading, ranking, best, near, hybrid }, models);
}

function judged(found: Omit<Retrieval, 'confidence'>, models: EngineModels): Retrieval {
  const { ranking, hybrid } = found;
  if (hybrid) return { ...found, confidence: judge(hybrid, models.hybrid) };
  if (ranking.candidates.length === 0) return found;
  return { ...found, confidence: judge(featuresOf(ranking), models.words) };
}
