/**
 * What the engine has learnt: fitted by `fit-weights.ts` on questions with known answers; run it to see on what
 * data, and how well each set of weights does on a site that had no part in fitting it.
 */
import type { Features, Signals } from './signals.js';

/** A logistic model; features that it leaves out do not count. */
export type Weights = Partial<Record<keyof Features, number>> & { bias: number };

/** What the order of the passages weighs. */
export const RANK: Record<keyof Signals, number> = {
  lexical: 1,
  proximity: 0.9,
  headingLikeness: 1,
  titleLikeness: 0.95,
  coverage: 0.75,
  unitCoverage: 0.65,
  pageCoverage: 0.7,
  depth: -0.33,
  citedBefore: 0.5,
};

/** Whether the pages hold an answer. */
export const ANSWERABLE: Weights = {
  bias: -5.763,
  lexicalShare: 2.112,
  questionWeight: 0.379,
  questionLength: 2.064,
  unknownShare: -2.361,
  bestHeading: 2.648,
  windowCoverage: 0.858,
  unitCoverage: 0.78,
  lexicalLead: 1.296,
  scoreLead: 1.089,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -3.826,
  lexicalShare: 0.014,
  questionWeight: 0.386,
  questionLength: 0.107,
  bestHeading: 1.759,
  windowCoverage: 0.806,
  unitCoverage: 0.21,
  lexicalLead: 1.649,
  scoreLead: 1.219,
};
