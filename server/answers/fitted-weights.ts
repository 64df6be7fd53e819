/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 16889 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the page found first answers the question. */
export const FOUND: Weights = {
  bias: -2.076,
  lexicalShare: 3.551,
  coverage: -1.266,
  headedShare: -1.768,
  unknownShare: -4.638,
  strayShare: -2.752,
  oneTermAtMost: -2.253,
  twoTermsAtMost: -1.209,
  bestHeading: 3.223,
  lexicalLead: 3.04,
  scoreLead: 1.347,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -0.919,
  lexicalShare: 0.95,
  coverage: -0.338,
  headedShare: -0.473,
  unknownShare: -1.24,
  strayShare: -0.736,
  oneTermAtMost: -0.603,
  twoTermsAtMost: -0.323,
  bestHeading: 0.862,
  lexicalLead: 1.86,
  scoreLead: 0.573,
  sentenceCoverage: 1.452,
  siteSize: -0.285,
};
