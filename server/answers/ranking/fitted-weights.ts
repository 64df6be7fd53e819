/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 * Fitted on 105651 questions, put to the sites of these sets and to small sites made of their pages:
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
 * xquad/es, xquad/ar, xquad/zh, xquad/tr, small.
 */
import type { WordModels } from './weights.js';

/** Whether one of the first three pages answers the question. */
export const FOUND: WordModels['found'] = {
  bias: -0.625,
  lexicalShare: 1.091,
  coverage: 0.445,
  headedShare: -0.414,
  unknownShare: -2.457,
  strayShare: -1.178,
  oneTermAtMost: -1.153,
  twoTermsAtMost: -1.246,
  bestHeading: 1.201,
  lexicalLead: 0.27,
  scoreLead: 1.068,
};

/** Whether the answer shown is right. */
export const RIGHT: WordModels['right'] = {
  bias: -3.437,
  lexicalShare: 0.433,
  coverage: 0.176,
  headedShare: -0.164,
  unknownShare: -0.974,
  strayShare: -0.467,
  oneTermAtMost: -0.457,
  twoTermsAtMost: -0.494,
  bestHeading: 0.476,
  lexicalLead: 0.938,
  scoreLead: 0.423,
  doubt: 0.097,
  answerCoverage: 1.309,
  unaskedTable: -0.914,
  lacksKind: -0.588,
  pageChance: 2.362,
};
