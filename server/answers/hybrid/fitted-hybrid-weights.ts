/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 109041 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/hotel, business/dental, business/gym, business/furniture, business/driving,
 * business/optician, business/plumber, business/climbing, business/vet, business/garage, business/salon,
 * business/museum, business/lake, business/music, business/bike, business/physio, business/campsite,
 * business/bakery, business/cinema, business/boatyard, business/tattoo, business/storage,
 * business/farmshop, business/swimschool, business/florist, business/removals, business/kennels,
 * business/printshop, business/guesthouse, business/yoga, business/locksmith, business/icerink,
 * business/barber, business/winebar, business/cleaner, business/nursery, business/escaperoom,
 * business/weddingvenue, business/carwash, business/dancestudio, business/petfood, business/podiatry,
 * business/vegbox, business/hairsupply, business/communityhall, business/accountant,
 * business/sailingschool, business/pizzeria, business/carrental, business/library, business/phonerepair,
 * business/daycamp, plausible, bitwarden, catenda/en, catenda/de, techqa, squad, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -2.454,
  lexicalShare: -1.19,
  coverage: 0.919,
  headedShare: -0.455,
  unknownShare: -2.116,
  strayShare: -1.535,
  oneTermAtMost: -1.093,
  twoTermsAtMost: -0.915,
  bestHeading: 1.863,
  lexicalLead: 0.268,
  scoreLead: 0.38,
  nearestText: 5.646,
  wordsAgree: 0.273,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.624,
  lexicalShare: -0.476,
  coverage: 0.367,
  headedShare: -0.182,
  unknownShare: -0.846,
  strayShare: -0.613,
  oneTermAtMost: -0.437,
  twoTermsAtMost: -0.366,
  bestHeading: 0.744,
  lexicalLead: 0.53,
  scoreLead: 0.152,
  nearestText: 1.727,
  wordsAgree: 0.109,
  doubt: 0.202,
  answerCoverage: 1.464,
  unaskedTable: -1.53,
  lacksKind: -0.7,
  pageChance: 0.073,
  pageLead: 0.503,
  rivals: -0.273,
  otherWordsShare: 0.712,
};
