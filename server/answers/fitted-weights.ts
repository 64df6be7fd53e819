/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 16875 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { ConfidenceWeights, GateWeights } from './weights.js';

/** Whether the page found first answers the question. */
export const FOUND: GateWeights = {
  bias: -2.086,
  lexicalShare: 3.079,
  coverage: -1.148,
  headedShare: -1.775,
  unknownShare: -4.634,
  strayShare: -2.752,
  oneTermAtMost: -2.557,
  twoTermsAtMost: -1.109,
  bestHeading: 2.845,
  lexicalLead: 3.05,
  scoreLead: 1.423,
};

/** Whether the answer shown is right. */
export const RIGHT: ConfidenceWeights = {
  bias: -1.228,
  lexicalShare: 0.965,
  coverage: -0.36,
  headedShare: -0.556,
  unknownShare: -1.453,
  strayShare: -0.863,
  oneTermAtMost: -0.802,
  twoTermsAtMost: -0.347,
  bestHeading: 0.892,
  lexicalLead: 1.149,
  scoreLead: 0.446,
  doubt: 0.242,
  sentenceCoverage: 1.265,
  pageChance: 1.176,
  siteSize: -0.32,
};
