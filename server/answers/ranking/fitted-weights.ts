/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28462 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.919,
  lexicalShare: 1.335,
  coverage: 0.199,
  headedShare: -1.207,
  unknownShare: -2.35,
  strayShare: -0.839,
  oneTermAtMost: -1.075,
  twoTermsAtMost: -1.251,
  bestHeading: 1.535,
  lexicalLead: 0.443,
  scoreLead: 1.307,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -2.733,
  lexicalShare: 0.679,
  coverage: 0.101,
  headedShare: -0.614,
  unknownShare: -1.196,
  strayShare: -0.427,
  oneTermAtMost: -0.547,
  twoTermsAtMost: -0.636,
  bestHeading: 0.781,
  lexicalLead: 1.856,
  scoreLead: 0.665,
  doubt: -0.042,
  sentenceCoverage: 1.137,
  pageChance: 1.009,
};
