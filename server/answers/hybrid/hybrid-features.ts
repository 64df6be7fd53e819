/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { featuresOf, type ShownAnswer } from '../ranking/features.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Features } from '../ranking/signals.js';

/** What words tell of the passages that words and vectors chose together, and what the vectors tell. */
export interface HybridFeatures extends Features {
  /**
   * Centred similarity, see `centred-similarity.ts`, of the nearest passage of the chosen page: plain cosines would let
   * through every long message.
   */
  nearness: number;
  /** Cosine of the question and the nearest text of the chosen passage: its headings, or a sentence, item or row. */
  nearestText: number;
  /** How much nearer that is than the nearest text of any other page; below 0 where another is nearer. */
  meaningLead: number;
}

/** The highest of what has a vector. A passage without one says nothing. */
function nearestOf(candidates: readonly Candidate[]): number {
  const known = candidates.flatMap(({ dense }) => dense?.centredSimilarity ?? []);
  return known.length === 0 ? 0 : Math.max(...known);
}

const nearestTextOf = (candidates: readonly Candidate[]): number =>
  Math.max(0, ...candidates.map(({ dense }) => dense?.nearestText ?? 0));

/** Of a ranking by words and vectors, which must not be empty, and of what is shown of it. */
export function hybridFeaturesOf(ranking: Ranking, shown: ShownAnswer): HybridFeatures {
  const [first] = ranking.candidates;
  const own = ranking.candidates.filter(({ page }) => page === first?.page);
  return {
    ...featuresOf(ranking, shown),
    nearness: nearestOf(own),
    nearestText: first?.dense?.nearestText ?? 0,
    meaningLead:
      nearestTextOf(own) - nearestTextOf(ranking.candidates.filter(({ page }) => page !== first?.page)),
  };
}
