/**
 * Written by `fit-fused.fixture.ts --write`; do not edit.
 * Fitted on 8218 questions, put to the sites of these sets and to small sites made of their pages, with the
 * local model: docs, plausible, techqa, squad, small.
 */
import type { FusedWeights } from './fused-features.js';

/** Whether the page found first answers the question. */
export const FUSED_FOUND: FusedWeights = {
  bias: -1.067,
  wordsFound: 0.914,
  nearness: 3.056,
};

/** Whether the answer shown is right. */
export const FUSED_RIGHT: FusedWeights = {
  bias: -0.269,
  wordsRight: 0.809,
  lead: 1.343,
  agrees: 0.378,
};
