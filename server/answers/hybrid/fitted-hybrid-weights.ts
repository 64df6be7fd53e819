/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 24596 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, plausible, bitwarden,
 * catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -0.727,
  lexicalShare: 0.789,
  coverage: 0.234,
  headedShare: -0.822,
  unknownShare: -2.073,
  strayShare: -0.718,
  oneTermAtMost: -0.888,
  twoTermsAtMost: -1.415,
  bestHeading: 1.536,
  lexicalLead: 0.322,
  scoreLead: 0.724,
  nearness: 1.013,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.171,
  lexicalShare: 0.466,
  coverage: 0.138,
  headedShare: -0.486,
  unknownShare: -1.224,
  strayShare: -0.424,
  oneTermAtMost: -0.524,
  twoTermsAtMost: -0.835,
  bestHeading: 0.907,
  lexicalLead: 1.565,
  scoreLead: 0.427,
  nearness: 0.598,
  doubt: -0.146,
  sentenceCoverage: 1.431,
  pageChance: 0.631,
  agrees: 0.45,
};
