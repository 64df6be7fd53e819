/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { featuresOf } from '../ranking/features.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Features } from '../ranking/signals.js';

/** What words tell of the passages that words and vectors chose together, and what the vectors tell. */
export interface HybridFeatures extends Features {
  /**
   * Centred similarity, see `centred-similarity.ts`, of the nearest passage of the chosen page: plain cosines would let
   * through every long message.
   */
  nearness: number;
  /** 1 where words alone choose the same page. */
  agrees: number;
}

/** The highest of what has a vector. A passage without one says nothing. */
function nearestOf(candidates: readonly Candidate[]): number {
  const known = candidates.flatMap(({ dense }) => dense?.centredSimilarity ?? []);
  return known.length === 0 ? 0 : Math.max(...known);
}

/** Two rankings of one question; that of words and vectors must not be empty. */
export function hybridFeaturesOf(words: Ranking, hybrid: Ranking): HybridFeatures {
  const page = hybrid.candidates[0]?.page;
  const own = hybrid.candidates.filter((candidate) => candidate.page === page);
  return {
    ...featuresOf(hybrid),
    nearness: nearestOf(own),
    agrees: Number(words.candidates[0]?.page === page),
  };
}
