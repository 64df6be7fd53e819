/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 16903 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the page found first answers the question. */
export const FOUND: Weights = {
  bias: -2.012,
  lexicalShare: 3.2,
  coverage: -1.237,
  headedShare: -1.956,
  unknownShare: -4.684,
  strayShare: -2.782,
  oneTermAtMost: -2.451,
  twoTermsAtMost: -1.213,
  bestHeading: 3.117,
  lexicalLead: 3.035,
  scoreLead: 1.422,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -0.962,
  lexicalShare: 0.955,
  coverage: -0.369,
  headedShare: -0.584,
  unknownShare: -1.398,
  strayShare: -0.831,
  oneTermAtMost: -0.732,
  twoTermsAtMost: -0.362,
  bestHeading: 0.931,
  lexicalLead: 1.911,
  scoreLead: 0.591,
  sentenceCoverage: 1.449,
  siteSize: -0.238,
};
