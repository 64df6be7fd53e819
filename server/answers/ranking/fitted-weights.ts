/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 16875 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, plausible, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -2.081,
  lexicalShare: 3.093,
  coverage: -1.155,
  headedShare: -1.783,
  unknownShare: -4.633,
  strayShare: -2.761,
  oneTermAtMost: -2.559,
  twoTermsAtMost: -1.106,
  bestHeading: 2.843,
  lexicalLead: 3.046,
  scoreLead: 1.422,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -1.223,
  lexicalShare: 0.978,
  coverage: -0.365,
  headedShare: -0.564,
  unknownShare: -1.465,
  strayShare: -0.873,
  oneTermAtMost: -0.809,
  twoTermsAtMost: -0.35,
  bestHeading: 0.899,
  lexicalLead: 1.152,
  scoreLead: 0.45,
  doubt: 0.237,
  sentenceCoverage: 1.26,
  pageChance: 1.169,
  siteSize: -0.323,
};
