/**
 * What the engine has learnt. The two models are fitted by `fit-weights.fixture.ts` on questions with known answers;
 * run it to see on what data, and how well each does on a site that had no part in fitting it.
 */
import type { Features, Signals } from './signals.js';

/** A logistic model; features that it leaves out do not count. */
export type Weights = Partial<Record<keyof Features, number>> & { bias: number };

/** What the order of the passages weighs. Found by trial on the question sets and rounded; the bench judges a change. */
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
  bias: -5.185,
  lexicalShare: 2.081,
  questionWeight: 0.209,
  questionLength: 2.249,
  unknownShare: -2.484,
  bestHeading: 2.605,
  windowCoverage: 0.825,
  unitCoverage: 0.586,
  lexicalLead: 1.35,
  scoreLead: 1.132,
};

/** Whether the answer shown is right. */
export const RIGHT: Weights = {
  bias: -3.213,
  lexicalShare: 0.024,
  questionWeight: 0.161,
  questionLength: 0.566,
  bestHeading: 1.606,
  windowCoverage: 0.568,
  unitCoverage: 0.302,
  lexicalLead: 1.703,
  scoreLead: 1.212,
};
