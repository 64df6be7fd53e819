/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28644 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -1.019,
  lexicalShare: 1.364,
  coverage: 0.384,
  headedShare: -1.194,
  unknownShare: -2.112,
  strayShare: -0.907,
  oneTermAtMost: -1.035,
  twoTermsAtMost: -1.281,
  bestHeading: 1.475,
  lexicalLead: 0.366,
  scoreLead: 1.311,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -3.194,
  lexicalShare: 0.561,
  coverage: 0.158,
  headedShare: -0.491,
  unknownShare: -0.868,
  strayShare: -0.373,
  oneTermAtMost: -0.426,
  twoTermsAtMost: -0.527,
  bestHeading: 0.606,
  lexicalLead: 1.566,
  scoreLead: 0.539,
  doubt: 0.114,
  answerCoverage: 1.818,
  unaskedTable: -1.223,
  pageChance: 1.299,
};
