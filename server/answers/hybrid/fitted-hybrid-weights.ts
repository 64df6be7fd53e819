/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 23784 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -1.543,
  lexicalShare: 1.035,
  coverage: 0.05,
  headedShare: -1.306,
  unknownShare: -1.669,
  strayShare: -0.935,
  oneTermAtMost: -0.934,
  twoTermsAtMost: -1.096,
  bestHeading: 2.12,
  lexicalLead: 0.1,
  scoreLead: 0.907,
  nearestText: 1.832,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.659,
  lexicalShare: 0.248,
  coverage: 0.012,
  headedShare: -0.313,
  unknownShare: -0.4,
  strayShare: -0.224,
  oneTermAtMost: -0.224,
  twoTermsAtMost: -0.263,
  bestHeading: 0.508,
  lexicalLead: 0.988,
  scoreLead: 0.217,
  nearestText: 1.173,
  doubt: 0.543,
  answerCoverage: 1.882,
  unaskedTable: -1.883,
  pageChance: 1.065,
  pageLead: 0.473,
  otherWordsShare: 1.023,
};
