/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 28492 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.979,
  lexicalShare: 1.451,
  coverage: 0.177,
  headedShare: -1.198,
  unknownShare: -2.286,
  strayShare: -0.796,
  oneTermAtMost: -1.131,
  twoTermsAtMost: -1.275,
  bestHeading: 1.507,
  lexicalLead: 0.434,
  scoreLead: 1.323,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -2.843,
  lexicalShare: 0.742,
  coverage: 0.09,
  headedShare: -0.613,
  unknownShare: -1.17,
  strayShare: -0.407,
  oneTermAtMost: -0.579,
  twoTermsAtMost: -0.652,
  bestHeading: 0.771,
  lexicalLead: 1.761,
  scoreLead: 0.677,
  doubt: -0.044,
  sentenceCoverage: 1.201,
  pageChance: 0.961,
};
