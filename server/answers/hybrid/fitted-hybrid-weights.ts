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
  bias: -0.893,
  lexicalShare: 0.968,
  coverage: -0.167,
  headedShare: -0.966,
  unknownShare: -1.916,
  strayShare: -0.868,
  oneTermAtMost: -1.005,
  twoTermsAtMost: -1.224,
  bestHeading: 1.847,
  lexicalLead: -0.014,
  scoreLead: 0.941,
  nearness: 1.275,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.995,
  lexicalShare: 0.348,
  coverage: -0.06,
  headedShare: -0.347,
  unknownShare: -0.689,
  strayShare: -0.312,
  oneTermAtMost: -0.361,
  twoTermsAtMost: -0.44,
  bestHeading: 0.664,
  lexicalLead: 1.331,
  scoreLead: 0.338,
  nearness: 0.459,
  doubt: 0.434,
  sentenceCoverage: 1.558,
  pageChance: 1.449,
  agrees: 0.049,
};
