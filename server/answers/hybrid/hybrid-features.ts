/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { featuresOf } from '../ranking/features.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Features } from '../ranking/signals.js';

/** What words tell of the passages that words and vectors chose together, and what the vectors tell. */
export interface HybridFeatures extends Features {
  /**
   * Centred similarity, see `centred-similarity.ts`, of the nearest passage of the chosen page: plain cosines would let
   * through every long message. And that of the titles above its passages.
   */
  nearness: number;
  headingNearness: number;
  /** By how much the passage is nearer than the nearest passage of all other pages. */
  nearnessLead: number;
  /** 1 where words alone choose the same page. */
  agrees: number;
}

type Dense = NonNullable<Candidate['dense']>;

/** The highest of what has a vector. A passage without one says nothing. */
function nearestOf(candidates: readonly Candidate[], read: (dense: Dense) => number | undefined): number {
  const known = candidates.flatMap(({ dense }) => (dense && read(dense)) ?? []);
  return known.length === 0 ? 0 : Math.max(...known);
}

/** Two rankings of one question; that of words and vectors must not be empty. */
export function hybridFeaturesOf(words: Ranking, hybrid: Ranking): HybridFeatures {
  const page = hybrid.candidates[0]?.page;
  const own = hybrid.candidates.filter((candidate) => candidate.page === page);
  const others = hybrid.candidates.filter((candidate) => candidate.page !== page);
  const nearness = nearestOf(own, ({ centredSimilarity }) => centredSimilarity);
  return {
    ...featuresOf(hybrid),
    nearness,
    headingNearness: nearestOf(own, ({ centredHeadingSimilarity }) => centredHeadingSimilarity),
    nearnessLead: nearness - nearestOf(others, ({ centredSimilarity }) => centredSimilarity),
    agrees: Number(words.candidates[0]?.page === page),
  };
}
