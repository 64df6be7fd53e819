/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28111 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.891,
  lexicalShare: 1.49,
  coverage: 0.188,
  headedShare: -0.921,
  unknownShare: -2.207,
  strayShare: -0.785,
  oneTermAtMost: -0.95,
  twoTermsAtMost: -1.242,
  bestHeading: 1.187,
  lexicalLead: 0.408,
  scoreLead: 1.186,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -3.307,
  lexicalShare: 0.572,
  coverage: 0.072,
  headedShare: -0.354,
  unknownShare: -0.847,
  strayShare: -0.301,
  oneTermAtMost: -0.365,
  twoTermsAtMost: -0.477,
  bestHeading: 0.456,
  lexicalLead: 1.398,
  scoreLead: 0.455,
  doubt: -0.027,
  answerCoverage: 2.043,
  unaskedTable: -1.374,
  lacksKind: -0.034,
  pageChance: 1.534,
};
