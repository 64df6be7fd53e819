/**
 * Written by `evaluation/fit-context.ts --write`; do not edit.
 * Fitted on 1374 questions of 62 sets, of which one way alone was right of
 * 356.
 */
import type { LogisticWeights } from '../ranking/weights.js';
import type { ContextFeatures } from './choose-retrieval.js';

/** Whether a question is answered right in context rather than by itself. */
export const CONTEXT: LogisticWeights<ContextFeatures> = {
  bias: -0.889,
  foundAlone: -0.328,
  foundInContext: 0.609,
  losesWords: 0.097,
  pointsBack: 1.449,
  goesOn: 1.857,
  isWhole: -0.027,
  tells: -2.41,
  agrees: -0.867,
  isFoundAlone: 2.324,
};
