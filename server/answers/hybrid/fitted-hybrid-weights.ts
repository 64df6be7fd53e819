/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 108962 questions, put to the sites of these sets and to small sites made of their pages:
 * docs, business/dental, business/furniture, business/optician, business/climbing, business/garage,
 * business/museum, business/music, business/physio, business/bakery, business/boatyard, business/storage,
 * business/swimschool, business/removals, business/printshop, business/yoga, business/icerink,
 * business/winebar, business/nursery, business/weddingvenue, business/dancestudio, business/podiatry,
 * business/hairsupply, business/accountant, business/pizzeria, business/library, business/daycamp,
 * bitwarden, catenda/de, squad, business/hotel, business/gym, business/driving, business/plumber,
 * business/vet, business/salon, business/lake, business/bike, business/campsite, business/cinema,
 * business/tattoo, business/farmshop, business/florist, business/kennels, business/guesthouse,
 * business/locksmith, business/barber, business/cleaner, business/escaperoom, business/carwash,
 * business/petfood, business/vegbox, business/communityhall, business/sailingschool, business/carrental,
 * business/phonerepair, plausible, catenda/en, techqa, small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -2.558,
  lexicalShare: -1.217,
  coverage: 0.807,
  headedShare: -0.249,
  unknownShare: -2.107,
  strayShare: -1.461,
  oneTermAtMost: -1.179,
  twoTermsAtMost: -0.879,
  bestHeading: 1.629,
  lexicalLead: 0.179,
  scoreLead: 0.403,
  nearestText: 5.744,
  wordsAgree: 0.307,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.192,
  lexicalShare: -0.485,
  coverage: 0.322,
  headedShare: -0.099,
  unknownShare: -0.84,
  strayShare: -0.582,
  oneTermAtMost: -0.47,
  twoTermsAtMost: -0.351,
  bestHeading: 0.649,
  lexicalLead: 0.344,
  scoreLead: 0.161,
  nearestText: 1.72,
  wordsAgree: 0.122,
  doubt: 0.218,
  answerCoverage: 1.338,
  unaskedTable: -2.089,
  lacksKind: -0.751,
  pageChance: 0.64,
  pageLead: 0.599,
  rivals: -0.074,
  otherWordsShare: 0.645,
};
