/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 23536 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -0.881,
  lexicalShare: 0.932,
  coverage: -0.174,
  headedShare: -0.947,
  unknownShare: -1.939,
  strayShare: -0.879,
  oneTermAtMost: -0.997,
  twoTermsAtMost: -1.227,
  bestHeading: 1.838,
  lexicalLead: -0.004,
  scoreLead: 0.944,
  nearness: 1.267,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.853,
  lexicalShare: 0.299,
  coverage: -0.056,
  headedShare: -0.304,
  unknownShare: -0.623,
  strayShare: -0.282,
  oneTermAtMost: -0.32,
  twoTermsAtMost: -0.394,
  bestHeading: 0.59,
  lexicalLead: 0.676,
  scoreLead: 0.303,
  nearness: 0.407,
  doubt: 0.495,
  answerCoverage: 1.79,
  unaskedTable: -1.882,
  pageChance: 0.899,
  pageLead: 0.504,
  otherWordsShare: 0.97,
  nearestText: 1.101,
};
