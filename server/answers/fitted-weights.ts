/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 16903 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { ConfidenceWeights, GateWeights } from './weights.js';

/** Whether the page found first answers the question. */
export const FOUND: GateWeights = {
  bias: -2.053,
  lexicalShare: 3.128,
  coverage: -1.177,
  headedShare: -1.879,
  unknownShare: -4.674,
  strayShare: -2.732,
  oneTermAtMost: -2.453,
  twoTermsAtMost: -1.211,
  bestHeading: 3.09,
  lexicalLead: 3.049,
  scoreLead: 1.42,
};

/** Whether the answer shown is right. */
export const RIGHT: ConfidenceWeights = {
  bias: -1.066,
  lexicalShare: 0.972,
  coverage: -0.366,
  headedShare: -0.584,
  unknownShare: -1.452,
  strayShare: -0.849,
  oneTermAtMost: -0.762,
  twoTermsAtMost: -0.376,
  bestHeading: 0.96,
  lexicalLead: 1.234,
  scoreLead: 0.441,
  doubt: 0.302,
  sentenceCoverage: 1.276,
  pageChance: 0.953,
  siteSize: -0.31,
};
