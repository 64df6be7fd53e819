/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { featuresOf, type ShownAnswer } from '../ranking/features.js';
import type { Ranking } from '../ranking/rank.js';
import type { Features } from '../ranking/signals.js';

/** What words tell of the passages that words and vectors chose together, and what the vectors tell. */
export interface HybridFeatures extends Features {
  /** Cosine of the question and the nearest text of the chosen passage: its headings, or a sentence, item or row. */
  nearestText: number;
}

/** Of a ranking by words and vectors, which must not be empty, and of what is shown of it. */
export function hybridFeaturesOf(ranking: Ranking, shown: ShownAnswer): HybridFeatures {
  const nearestText = ranking.candidates[0]?.dense?.nearestText ?? 0;
  return { ...featuresOf(ranking, shown), nearestText };
}
