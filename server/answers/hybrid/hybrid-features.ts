/** What is known of a hybrid answer: what its gate and its confidence weigh. */
import { featuresOf, type ShownAnswer } from '../ranking/features.js';
import { weightAtLength } from '../ranking/question-length.js';
import type { Ranking } from '../ranking/rank.js';
import type { Features } from '../ranking/signals.js';
import { denseMatchOf } from './hybrid-ranking.js';

/** What words tell of the passages that words and vectors chose together, and what the vectors tell. */
export interface HybridFeatures extends Features {
  /** As by words, but what the answer lacks of a long question counts less: no answer repeats all of that. */
  answerCoverage: number;
  /** Cosine of the question and the nearest text of the chosen passage: its headings, or a sentence, item or row. */
  nearestText: number;
  /** 1 where words alone choose the same page. */
  wordsAgree: number;
}

/**
 * Of a ranking by words and vectors, which must not be empty, and of what is shown of it.
 * @param byWords how words alone rank
 */
export function hybridFeaturesOf(ranking: Ranking, shown: ShownAnswer, byWords: Ranking): HybridFeatures {
  const [first] = ranking.candidates;
  return {
    ...featuresOf(ranking, shown),
    answerCoverage: 1 - weightAtLength(ranking.table.terms.length) * (1 - shown.coverage),
    nearestText: (first && denseMatchOf(first)?.nearestText) ?? 0,
    wordsAgree: Number(first?.page === byWords.candidates[0]?.page),
  };
}
