/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 29322 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.703,
  lexicalShare: 1.111,
  coverage: 0.187,
  headedShare: -0.949,
  unknownShare: -2.38,
  strayShare: -0.65,
  oneTermAtMost: -0.787,
  twoTermsAtMost: -1.23,
  bestHeading: 1.283,
  lexicalLead: 0.638,
  scoreLead: 1.196,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -2.724,
  lexicalShare: 0.657,
  coverage: 0.111,
  headedShare: -0.561,
  unknownShare: -1.408,
  strayShare: -0.384,
  oneTermAtMost: -0.465,
  twoTermsAtMost: -0.727,
  bestHeading: 0.759,
  lexicalLead: 1.519,
  scoreLead: 0.707,
  doubt: 0.159,
  sentenceCoverage: 0.867,
  pageChance: 1.292,
  siteSize: -0.028,
};
