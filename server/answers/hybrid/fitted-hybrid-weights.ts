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
  bias: -2.325,
  lexicalShare: -0.803,
  coverage: 0.688,
  headedShare: -0.435,
  unknownShare: -2.065,
  strayShare: -1.546,
  oneTermAtMost: -1.193,
  twoTermsAtMost: -0.933,
  bestHeading: 1.793,
  lexicalLead: 0.221,
  scoreLead: 0.436,
  nearestText: 5.365,
  wordsAgree: 0.261,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.303,
  lexicalShare: -0.308,
  coverage: 0.264,
  headedShare: -0.167,
  unknownShare: -0.792,
  strayShare: -0.594,
  oneTermAtMost: -0.458,
  twoTermsAtMost: -0.358,
  bestHeading: 0.688,
  lexicalLead: 0.406,
  scoreLead: 0.167,
  nearestText: 1.905,
  wordsAgree: 0.1,
  doubt: 0.169,
  answerCoverage: 1.397,
  unaskedTable: -1.806,
  lacksKind: -0.726,
  pageChance: -0.028,
  pageLead: 0.419,
  rivals: -0.479,
  otherWordsShare: 0.72,
};
