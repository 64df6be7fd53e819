/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 62854 questions, put to the sites of these sets and to small sites made of their pages:
 * business/hotel, business/dental, business/gym, business/furniture, business/driving, business/optician,
 * business/plumber, business/climbing, business/vet, business/garage, business/salon, business/museum,
 * business/lake, docs, plausible, bitwarden, catenda/en, catenda/de, business/music, business/bike,
 * business/physio, business/campsite, business/bakery, business/cinema, business/boatyard, business/tattoo,
 * business/storage, business/farmshop, business/swimschool, business/florist, business/removals, small,
 * techqa, squad.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -1.905,
  lexicalShare: 0.76,
  coverage: -0.082,
  headedShare: -0.364,
  unknownShare: -2.668,
  strayShare: -1.176,
  oneTermAtMost: -1.033,
  twoTermsAtMost: -0.938,
  bestHeading: 1.751,
  lexicalLead: 0.179,
  scoreLead: 0.487,
  nearestText: 2.988,
  wordsAgree: 0.438,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.407,
  lexicalShare: 0.329,
  coverage: -0.035,
  headedShare: -0.158,
  unknownShare: -1.156,
  strayShare: -0.509,
  oneTermAtMost: -0.447,
  twoTermsAtMost: -0.406,
  bestHeading: 0.759,
  lexicalLead: 0.348,
  scoreLead: 0.211,
  nearestText: 1.39,
  wordsAgree: 0.19,
  doubt: 0.097,
  answerCoverage: 1.099,
  unaskedTable: -1.735,
  lacksKind: -0.378,
  pageChance: 0.242,
  pageLead: 0.405,
  rivals: -0.387,
  otherWordsShare: 0.457,
};
