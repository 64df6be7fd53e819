/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 119955 questions, put to the sites of these sets and to small sites made of their pages:
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
 * business/daycamp, business/drycleaner, business/languageschool, business/fishingtackle, business/hostel,
 * business/pettingzoo, business/chimneysweep, plausible, bitwarden, catenda/en, catenda/de, techqa, squad,
 * small.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: -2.629,
  lexicalShare: -1.58,
  coverage: 0.852,
  headedShare: -0.311,
  unknownShare: -2.243,
  strayShare: -1.461,
  oneTermAtMost: -1.169,
  twoTermsAtMost: -0.836,
  bestHeading: 1.628,
  lexicalLead: 0.257,
  scoreLead: 0.387,
  nearestText: 6.122,
  wordsAgree: 0.291,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -3.375,
  lexicalShare: -0.687,
  coverage: 0.37,
  headedShare: -0.135,
  unknownShare: -0.975,
  strayShare: -0.635,
  oneTermAtMost: -0.508,
  twoTermsAtMost: -0.363,
  bestHeading: 0.708,
  lexicalLead: 0.331,
  scoreLead: 0.168,
  nearestText: 2.345,
  wordsAgree: 0.127,
  doubt: 0,
  answerCoverage: 1.303,
  unaskedTable: -1.174,
  lacksKind: -0.829,
  pageChance: 0.469,
  pageLead: 0.633,
  rivals: -0.064,
  otherWordsShare: 0.672,
};
