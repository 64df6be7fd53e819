/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28494 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.981,
  lexicalShare: 1.446,
  coverage: 0.189,
  headedShare: -1.198,
  unknownShare: -2.274,
  strayShare: -0.804,
  oneTermAtMost: -1.126,
  twoTermsAtMost: -1.283,
  bestHeading: 1.521,
  lexicalLead: 0.439,
  scoreLead: 1.318,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -3.333,
  lexicalShare: 0.765,
  coverage: 0.1,
  headedShare: -0.633,
  unknownShare: -1.202,
  strayShare: -0.425,
  oneTermAtMost: -0.595,
  twoTermsAtMost: -0.678,
  bestHeading: 0.804,
  lexicalLead: 1.629,
  scoreLead: 0.697,
  doubt: 0.02,
  answerCoverage: 1.695,
  unaskedTable: -1.303,
  pageChance: 0.906,
};
