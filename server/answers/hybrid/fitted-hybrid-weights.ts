/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 23803 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -1.551,
  lexicalShare: 1.186,
  coverage: -0.004,
  headedShare: -1.296,
  unknownShare: -1.766,
  strayShare: -0.727,
  oneTermAtMost: -0.735,
  twoTermsAtMost: -1.182,
  bestHeading: 2.188,
  lexicalLead: 0.15,
  scoreLead: 0.845,
  nearestText: 1.779,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -4.68,
  lexicalShare: 0.308,
  coverage: -0.001,
  headedShare: -0.337,
  unknownShare: -0.459,
  strayShare: -0.189,
  oneTermAtMost: -0.191,
  twoTermsAtMost: -0.307,
  bestHeading: 0.569,
  lexicalLead: 0.924,
  scoreLead: 0.22,
  nearestText: 2.366,
  doubt: 0.454,
  answerCoverage: 1.829,
  unaskedTable: -1.874,
  lacksKind: -0.551,
  pageChance: 1.473,
  pageLead: 0.519,
  otherWordsShare: 1.269,
  meaningLead: -1.783,
};
