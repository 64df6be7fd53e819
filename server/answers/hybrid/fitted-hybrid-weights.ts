/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 109092 questions, put to the sites of these sets and to small sites made of their pages:
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
  bias: -2.095,
  lexicalShare: -0.809,
  coverage: 0.951,
  headedShare: 0.002,
  unknownShare: -2.312,
  strayShare: -1.479,
  oneTermAtMost: -1.101,
  twoTermsAtMost: -0.981,
  bestHeading: 1.483,
  lexicalLead: 0.146,
  scoreLead: 0.462,
  nearestText: 3.775,
  wordsAgree: 0.374,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: -2.005,
  lexicalShare: -0.34,
  coverage: 0.399,
  headedShare: 0.001,
  unknownShare: -0.971,
  strayShare: -0.621,
  oneTermAtMost: -0.462,
  twoTermsAtMost: -0.412,
  bestHeading: 0.623,
  lexicalLead: 0.393,
  scoreLead: 0.194,
  nearestText: 1.608,
  wordsAgree: 0.157,
  doubt: 0.158,
  answerCoverage: 1.309,
  unaskedTable: -1.867,
  lacksKind: -0.677,
  pageChance: -0.332,
  pageLead: 0.436,
  rivals: -0.465,
  otherWordsShare: 0.466,
};
