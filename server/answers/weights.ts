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
  bias: -5.809,
  lexicalShare: 2.108,
  questionWeight: 0.391,
  questionLength: 2.049,
  unknownShare: -2.353,
  bestHeading: 2.668,
  windowCoverage: 0.878,
  unitCoverage: 0.786,
  lexicalLead: 1.292,
  scoreLead: 1.086,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -3.783,
  lexicalShare: -0.043,
  questionWeight: 0.355,
  questionLength: 0.303,
  bestHeading: 1.88,
  windowCoverage: 0.675,
  unitCoverage: 0.306,
  lexicalLead: 1.799,
  scoreLead: 1.162,
};
