/**
 * Written by `fit-weights.fixture.ts --write`; do not edit.
 * Fitted on 16903 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { Weights } from './weights.js';

/** Whether the page found first answers the question. */
export const FOUND: Weights = {
  bias: -2.011,
  lexicalShare: 3.206,
  coverage: -1.242,
  headedShare: -1.958,
  unknownShare: -4.686,
  strayShare: -2.782,
  oneTermAtMost: -2.447,
  twoTermsAtMost: -1.214,
  bestHeading: 3.118,
  lexicalLead: 3.035,
  scoreLead: 1.423,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -0.857,
  lexicalShare: 0.958,
  coverage: -0.371,
  headedShare: -0.585,
  unknownShare: -1.4,
  strayShare: -0.832,
  oneTermAtMost: -0.731,
  twoTermsAtMost: -0.363,
  bestHeading: 0.932,
  lexicalLead: 1.79,
  scoreLead: 0.623,
  sentenceCoverage: 1.487,
  siteSize: -0.389,
};
