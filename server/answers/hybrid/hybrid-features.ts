/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { logOdds, withDoubt, WORD_MODELS } from '../ranking/confidence.js';
import { featuresOf } from '../ranking/features.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { LogisticWeights, WordModels } from '../ranking/weights.js';

export interface HybridFeatures {
  /** Log-odds, by words, that the right page was found: the mean of what words alone choose and what both do. */
  wordsFound: number;
  /** Log-odds, by the words of what both chose, that the answer is right. */
  wordsRight: number;
  /**
   * Centred similarity, see `centred-similarity.ts`, of the nearest passage of the chosen page: plain cosines would let
   * through every long message.
   */
  nearness: number;
  /** By how much that is nearer than the nearest passage of all other pages. */
  lead: number;
  /** 1 where words alone choose the same page. */
  agrees: number;
}

export type HybridWeights = LogisticWeights<HybridFeatures>;

/** The two models that judge a hybrid reply, and those of words that they build on. */
export interface HybridModels {
  words: WordModels;
  found: HybridWeights;
  right: HybridWeights;
}

/** The highest of what has a vector. A passage without one says nothing. */
function nearestOf(candidates: readonly Candidate[]): number {
  const known = candidates.flatMap(({ dense }) => dense?.centredSimilarity ?? []);
  return known.length === 0 ? 0 : Math.max(...known);
}

/** Two rankings of one question, of which none may be empty. */
export function hybridFeaturesOf(
  words: Ranking,
  fused: Ranking,
  { found, right }: WordModels = WORD_MODELS,
): HybridFeatures {
  const page = fused.candidates[0]?.page;
  const nearness = nearestOf(fused.candidates.filter((candidate) => candidate.page === page));
  const others = nearestOf(fused.candidates.filter((candidate) => candidate.page !== page));
  const features = featuresOf(fused);
  return {
    wordsFound: (logOdds(found, featuresOf(words)) + logOdds(found, features)) / 2,
    wordsRight: logOdds(right, withDoubt(found, features)),
    nearness,
    lead: nearness - others,
    agrees: Number(words.candidates[0]?.page === page),
  };
}
