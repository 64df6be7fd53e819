/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 17759 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the pages hold an answer. */
export const ANSWERABLE: Weights = {
  bias: -0.936,
  lexicalShare: 3.693,
  coverage: -0.983,
  exactCoverage: 0.34,
  headedShare: -1.279,
  unknownShare: -4.16,
  strayShare: -2.718,
  oneTermAtMost: -1.805,
  twoTermsAtMost: -1.633,
  bestHeading: 3.454,
  lexicalLead: 2.308,
  scoreLead: 0.796,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -1.341,
  lexicalShare: 2.172,
  coverage: -0.578,
  exactCoverage: 0.2,
  headedShare: -0.752,
  unknownShare: -2.447,
  strayShare: -1.599,
  oneTermAtMost: -1.062,
  twoTermsAtMost: -0.961,
  bestHeading: 2.031,
  lexicalLead: 1.357,
  scoreLead: 0.87,
};
