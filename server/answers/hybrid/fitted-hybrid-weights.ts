/**
 * Written by `evaluation/fit-hybrid-weights.ts --write`; do not edit.
 * Fitted on 8186 questions, put to the sites of these sets and to small sites made of their pages, with the
 * local model: docs, plausible, techqa, squad, small.
 */
import type { HybridWeights } from './hybrid-features.js';

/** Whether the page found first answers the question. */
export const HYBRID_FOUND: HybridWeights = {
  bias: -1.103,
  wordsFound: 0.908,
  nearness: 3.181,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: HybridWeights = {
  bias: -0.103,
  wordsRight: 0.828,
  lead: 1.312,
  agrees: 0.146,
};
