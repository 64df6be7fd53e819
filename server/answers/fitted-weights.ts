/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 16900 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the page found first answers the question. */
export const FOUND: Weights = {
  bias: -1.923,
  lexicalShare: 3.224,
  coverage: -1.287,
  headedShare: -1.932,
  unknownShare: -4.714,
  strayShare: -2.805,
  oneTermAtMost: -2.478,
  twoTermsAtMost: -1.229,
  bestHeading: 3.04,
  lexicalLead: 3.026,
  scoreLead: 1.39,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -0.904,
  lexicalShare: 0.91,
  coverage: -0.363,
  headedShare: -0.546,
  unknownShare: -1.331,
  strayShare: -0.792,
  oneTermAtMost: -0.7,
  twoTermsAtMost: -0.347,
  bestHeading: 0.858,
  lexicalLead: 1.877,
  scoreLead: 0.592,
  sentenceCoverage: 1.456,
  siteSize: -0.288,
};
