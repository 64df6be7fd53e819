/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28478 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.993,
  lexicalShare: 1.451,
  coverage: 0.208,
  headedShare: -1.196,
  unknownShare: -2.236,
  strayShare: -0.813,
  oneTermAtMost: -1.137,
  twoTermsAtMost: -1.277,
  bestHeading: 1.505,
  lexicalLead: 0.429,
  scoreLead: 1.316,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -2.755,
  lexicalShare: 0.728,
  coverage: 0.104,
  headedShare: -0.6,
  unknownShare: -1.121,
  strayShare: -0.408,
  oneTermAtMost: -0.57,
  twoTermsAtMost: -0.64,
  bestHeading: 0.755,
  lexicalLead: 1.825,
  scoreLead: 0.66,
  doubt: -0.102,
  sentenceCoverage: 1.154,
  pageChance: 0.99,
};
