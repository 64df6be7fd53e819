/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 17779 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the pages hold an answer. */
export const ANSWERABLE: Weights = {
  bias: -0.879,
  lexicalShare: 3.663,
  coverage: -1.022,
  exactCoverage: 0.346,
  headedShare: -1.289,
  unknownShare: -4.208,
  strayShare: -2.725,
  oneTermAtMost: -1.862,
  twoTermsAtMost: -1.67,
  bestHeading: 3.606,
  lexicalLead: 2.358,
  scoreLead: 0.775,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -0.482,
  lexicalShare: 1.015,
  coverage: -0.283,
  exactCoverage: 0.096,
  headedShare: -0.357,
  unknownShare: -1.166,
  strayShare: -0.755,
  oneTermAtMost: -0.516,
  twoTermsAtMost: -0.463,
  bestHeading: 0.999,
  lexicalLead: 2.059,
  scoreLead: 0.769,
  siteSize: -0.416,
};
