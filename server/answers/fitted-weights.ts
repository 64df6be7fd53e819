/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 17776 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the pages hold an answer. */
export const ANSWERABLE: Weights = {
  bias: -0.88,
  lexicalShare: 3.564,
  coverage: -1.027,
  exactCoverage: 0.385,
  headedShare: -1.333,
  unknownShare: -4.207,
  strayShare: -2.733,
  oneTermAtMost: -1.812,
  twoTermsAtMost: -1.677,
  bestHeading: 3.689,
  lexicalLead: 2.326,
  scoreLead: 0.802,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -0.437,
  lexicalShare: 0.962,
  coverage: -0.277,
  exactCoverage: 0.104,
  headedShare: -0.36,
  unknownShare: -1.136,
  strayShare: -0.738,
  oneTermAtMost: -0.489,
  twoTermsAtMost: -0.453,
  bestHeading: 0.996,
  lexicalLead: 1.963,
  scoreLead: 0.793,
  siteSize: -0.466,
};
