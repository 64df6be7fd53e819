/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 23680 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -1.69,
  lexicalShare: 0.686,
  coverage: 0.215,
  headedShare: -1.236,
  unknownShare: -1.732,
  strayShare: -0.835,
  oneTermAtMost: -0.646,
  twoTermsAtMost: -1.194,
  bestHeading: 2.148,
  lexicalLead: 0.051,
  scoreLead: 0.804,
  nearestText: 1.888,
  wordsAgree: 0.325,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.479,
  lexicalShare: 0.211,
  coverage: 0.066,
  headedShare: -0.38,
  unknownShare: -0.533,
  strayShare: -0.257,
  oneTermAtMost: -0.199,
  twoTermsAtMost: -0.367,
  bestHeading: 0.661,
  lexicalLead: 0.755,
  scoreLead: 0.247,
  nearestText: 0.73,
  wordsAgree: 0.1,
  doubt: 0.288,
  answerCoverage: 2.108,
  unaskedTable: -1.697,
  lacksKind: -0.307,
  pageChance: 0.415,
  pageLead: 0.167,
  rivals: -0.562,
  otherWordsShare: 1.339,
};
