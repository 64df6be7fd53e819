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
  bias: -0.746,
  lexicalShare: 0.853,
  coverage: -0.321,
  headedShare: -0.874,
  unknownShare: -2.138,
  strayShare: -0.84,
  oneTermAtMost: -0.965,
  twoTermsAtMost: -1.189,
  bestHeading: 1.74,
  lexicalLead: 0.023,
  scoreLead: 0.948,
  nearness: 1.172,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.931,
  lexicalShare: 0.322,
  coverage: -0.121,
  headedShare: -0.33,
  unknownShare: -0.806,
  strayShare: -0.317,
  oneTermAtMost: -0.364,
  twoTermsAtMost: -0.448,
  bestHeading: 0.656,
  lexicalLead: 1.381,
  scoreLead: 0.358,
  nearness: 0.442,
  doubt: 0.529,
  sentenceCoverage: 1.499,
  pageChance: 1.387,
  agrees: 0.101,
};
