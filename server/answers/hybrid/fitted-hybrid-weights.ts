/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 23795 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -1.531,
  lexicalShare: 1.211,
  coverage: -0.077,
  headedShare: -1.214,
  unknownShare: -1.819,
  strayShare: -0.722,
  oneTermAtMost: -0.738,
  twoTermsAtMost: -1.199,
  bestHeading: 2.144,
  lexicalLead: 0.122,
  scoreLead: 0.881,
  nearestText: 1.713,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.862,
  lexicalShare: 0.331,
  coverage: -0.021,
  headedShare: -0.332,
  unknownShare: -0.498,
  strayShare: -0.198,
  oneTermAtMost: -0.202,
  twoTermsAtMost: -0.328,
  bestHeading: 0.587,
  lexicalLead: 0.881,
  scoreLead: 0.241,
  nearestText: 1.283,
  doubt: 0.463,
  answerCoverage: 1.895,
  unaskedTable: -1.926,
  lacksKind: -0.564,
  pageChance: 1.295,
  pageLead: 0.425,
  otherWordsShare: 1.079,
};
