/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 23535 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -0.88,
  lexicalShare: 0.97,
  coverage: -0.189,
  headedShare: -0.954,
  unknownShare: -1.938,
  strayShare: -0.871,
  oneTermAtMost: -1.008,
  twoTermsAtMost: -1.222,
  bestHeading: 1.832,
  lexicalLead: -0.011,
  scoreLead: 0.943,
  nearness: 1.265,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.1,
  lexicalShare: 0.369,
  coverage: -0.072,
  headedShare: -0.362,
  unknownShare: -0.737,
  strayShare: -0.331,
  oneTermAtMost: -0.383,
  twoTermsAtMost: -0.464,
  bestHeading: 0.696,
  lexicalLead: 1.252,
  scoreLead: 0.358,
  nearness: 0.481,
  doubt: 0.475,
  sentenceCoverage: 1.545,
  pageChance: 1.487,
  agrees: 0.018,
};
