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
  bias: -0.637,
  lexicalShare: 0.441,
  coverage: 0.403,
  headedShare: -0.671,
  unknownShare: -1.901,
  strayShare: -0.619,
  oneTermAtMost: -0.753,
  twoTermsAtMost: -1.281,
  bestHeading: 1.535,
  lexicalLead: 0.378,
  scoreLead: 0.72,
  nearness: 1.522,
  headingNearness: -0.691,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.991,
  lexicalShare: 0.27,
  coverage: 0.247,
  headedShare: -0.41,
  unknownShare: -1.162,
  strayShare: -0.379,
  oneTermAtMost: -0.46,
  twoTermsAtMost: -0.783,
  bestHeading: 0.939,
  lexicalLead: 1.57,
  scoreLead: 0.44,
  nearness: 0.93,
  headingNearness: -0.422,
  doubt: -0.292,
  sentenceCoverage: 1.171,
  pageChance: 0.67,
  siteSize: 0.244,
  nearnessLead: 0.179,
  agrees: 0.227,
};
