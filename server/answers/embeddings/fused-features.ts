/** What is known of an answer that words and meaning gave: what its gate and its confidence weigh. */
import { logOdds } from '../confidence.js';
import { featuresOf } from '../features.js';
import { FOUND, RIGHT } from '../fitted-weights.js';
import type { Candidate, Ranking } from '../rank.js';
import type { LogisticWeights } from '../weights.js';

export interface FusedFeatures {
  /** Log-odds, by the words of what both chose, that the right page was found, and that the answer is right. */
  wordsFound: number;
  wordsRight: number;
  /** Cosine of the question and the nearest candidate. */
  nearest: number;
  /** By how much the nearest passage of the chosen page is nearer than those of all other pages. */
  lead: number;
  /** 1 where words alone choose the same page. */
  agrees: number;
}

export type FusedWeights = LogisticWeights<FusedFeatures>;

/** Two rankings of one question, of which none may be empty. A passage without a vector says nothing. */
export function fusedFeaturesOf(words: Ranking, fused: Ranking): FusedFeatures {
  const page = fused.candidates[0]?.page;
  const nearestOf = (candidates: readonly Candidate[]): number =>
    Math.max(0, ...candidates.map(({ meaning }) => meaning?.nearness ?? 0));
  const own = nearestOf(fused.candidates.filter((candidate) => candidate.page === page));
  const others = nearestOf(fused.candidates.filter((candidate) => candidate.page !== page));
  const features = featuresOf(fused);
  return {
    wordsFound: logOdds(FOUND, features),
    wordsRight: logOdds(RIGHT, features),
    nearest: Math.max(own, others),
    lead: own - others,
    agrees: Number(words.candidates[0]?.page === page),
  };
}
