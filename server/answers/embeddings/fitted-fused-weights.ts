/**
 * Written by `fit-fused.fixture.ts --write`; do not edit.
 * Fitted on 8216 questions, put to the sites of these sets and to small sites made of their pages, with the
 * local model: docs, plausible, techqa, squad, small.
 */
import type { FusedWeights } from './fused-features.js';

/** Whether the page found first answers the question. */
export const FUSED_FOUND: FusedWeights = {
  bias: -1.074,
  wordsFound: 0.916,
  nearness: 3.056,
};

/** Whether the answer shown is right. */
export const FUSED_RIGHT: FusedWeights = {
  bias: -0.365,
  wordsRight: 0.78,
  lead: 1.263,
  agrees: 0.542,
};
