/** What is known of an answer that words and meaning gave: what its gate and its confidence weigh. */
import { logOdds, withDoubt } from '../ranking/confidence.js';
import { featuresOf } from '../ranking/features.js';
import { FOUND, RIGHT } from '../ranking/fitted-weights.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { LogisticWeights } from '../ranking/weights.js';

export interface FusedFeatures {
  /** Log-odds, by words, that the right page was found: the mean of what words alone choose and what both do. */
  wordsFound: number;
  /** Log-odds, by the words of what both chose, that the answer is right. */
  wordsRight: number;
  /**
   * Centred nearness, see `centred-nearness.ts`, of the nearest passage of the chosen page: plain cosines would let
   * through every long message.
   */
  nearness: number;
  /** By how much that is nearer than the nearest passage of all other pages. */
  lead: number;
  /** 1 where words alone choose the same page. */
  agrees: number;
}

export type FusedWeights = LogisticWeights<FusedFeatures>;

/** The highest of what has a vector. A passage without one says nothing. */
function nearestOf(candidates: readonly Candidate[]): number {
  const known = candidates.flatMap(({ meaning }) => meaning?.centredNearness ?? []);
  return known.length === 0 ? 0 : Math.max(...known);
}

/** Two rankings of one question, of which none may be empty. */
export function fusedFeaturesOf(words: Ranking, fused: Ranking): FusedFeatures {
  const page = fused.candidates[0]?.page;
  const nearness = nearestOf(fused.candidates.filter((candidate) => candidate.page === page));
  const others = nearestOf(fused.candidates.filter((candidate) => candidate.page !== page));
  const features = featuresOf(fused);
  return {
    wordsFound: (logOdds(FOUND, featuresOf(words)) + logOdds(FOUND, features)) / 2,
    wordsRight: logOdds(RIGHT, withDoubt(FOUND, features)),
    nearness,
    lead: nearness - others,
    agrees: Number(words.candidates[0]?.page === page),
  };
}
