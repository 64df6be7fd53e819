/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { featuresOf, type ShownAnswer } from '../ranking/features.js';
import type { Candidate, Ranking } from '../ranking/rank.js';
import type { Features } from '../ranking/signals.js';

/** What words tell of the passages that words and vectors chose together, and what the vectors tell. */
export interface HybridFeatures extends Features {
  /** Cosine of the question and the nearest text of the chosen passage: its headings, or a sentence, item or row. */
  nearestText: number;
  /** How much nearer that is than the nearest text of any other page; below 0 where another is nearer, 0 where it is alone. */
  meaningLead: number;
}

const nearestTextOf = (candidates: readonly Candidate[]): number =>
  Math.max(0, ...candidates.map(({ dense }) => dense?.nearestText ?? 0));

/** Of a ranking by words and vectors, which must not be empty, and of what is shown of it. */
export function hybridFeaturesOf(ranking: Ranking, shown: ShownAnswer): HybridFeatures {
  const [first] = ranking.candidates;
  const ofPage = ranking.candidates.filter(({ page }) => page === first?.page);
  const ofOthers = ranking.candidates.filter(({ page }) => page !== first?.page);
  return {
    ...featuresOf(ranking, shown),
    nearestText: first?.dense?.nearestText ?? 0,
    meaningLead: ofOthers.length > 0 ? nearestTextOf(ofPage) - nearestTextOf(ofOthers) : 0,
  };
}
