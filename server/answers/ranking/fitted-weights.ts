/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 29333 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.847,
  lexicalShare: 1.539,
  coverage: -0.029,
  headedShare: -1.07,
  unknownShare: -2.524,
  strayShare: -0.772,
  oneTermAtMost: -0.872,
  twoTermsAtMost: -1.346,
  bestHeading: 1.333,
  lexicalLead: 0.564,
  scoreLead: 1.231,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -3.066,
  lexicalShare: 0.919,
  coverage: -0.017,
  headedShare: -0.639,
  unknownShare: -1.507,
  strayShare: -0.461,
  oneTermAtMost: -0.521,
  twoTermsAtMost: -0.804,
  bestHeading: 0.796,
  lexicalLead: 1.692,
  scoreLead: 0.735,
  doubt: -0.061,
  sentenceCoverage: 0.899,
  pageChance: 1.37,
};
