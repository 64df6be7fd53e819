/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28615 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.926,
  lexicalShare: 1.58,
  coverage: 0.158,
  headedShare: -0.963,
  unknownShare: -2.257,
  strayShare: -0.665,
  oneTermAtMost: -0.975,
  twoTermsAtMost: -1.281,
  bestHeading: 1.273,
  lexicalLead: 0.426,
  scoreLead: 1.186,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -3.238,
  lexicalShare: 0.68,
  coverage: 0.068,
  headedShare: -0.415,
  unknownShare: -0.972,
  strayShare: -0.286,
  oneTermAtMost: -0.42,
  twoTermsAtMost: -0.552,
  bestHeading: 0.548,
  lexicalLead: 1.612,
  scoreLead: 0.511,
  doubt: -0.088,
  answerCoverage: 1.955,
  unaskedTable: -1.396,
  lacksKind: -0.178,
  pageChance: 1.257,
};
