/**
 * Written by `fit-fused.fixture.ts --write`; do not edit.
 * Fitted on 8216 questions, put to the sites of these sets and to small sites made of their pages, with the
 * local model: docs, plausible, techqa, squad, small.
 */
import type { FusedWeights } from './fused-features.js';

/** Whether the page found first answers the question. */
export const FUSED_FOUND: FusedWeights = {
  bias: -1.954,
  wordsFound: 0.924,
  nearest: 2.804,
};

/** Whether the answer shown is right. */
export const FUSED_RIGHT: FusedWeights = {
  bias: -0.621,
  wordsRight: 0.869,
  lead: 1.759,
  agrees: 0.609,
};
