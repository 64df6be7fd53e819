/** The weights that the engine's figures are multiplied with. Those that are fitted stand in `fitted-weights.ts`. */
import type { Features, Signals } from './signals.js';

/** A logistic model; features that it leaves out do not count. */
export type LogisticWeights<F> = Partial<Record<keyof F, number>> & { bias: number };

/** What the confidence weighs: what the gate does, and how much the gate doubts. */
export type WithDoubt<F> = F & {
  /** The gate's log-odds that the right page was found where they are below even, else 0: near the gate, each step counts for more. */
  doubt: number;
};

/** The two models that judge a reply. */
export interface Models<F> {
  /** The gate: whether one of the first three pages answers the question. */
  found: LogisticWeights<F>;
  /** The confidence: whether the answer shown is right. */
  right: LogisticWeights<WithDoubt<F>>;
}

export type WordModels = Models<Features>;

/** What the order of the passages weighs. Found by trial on the question sets and rounded; the bench judges a change. */
export const RANK: Record<keyof Signals, number> = {
  lexical: 1,
  proximity: 0.9,
  headingLikeness: 1,
  titleLikeness: 0.95,
  coverage: 0.75,
  unitCoverage: 0.65,
  pageCoverage: 0.7,
  depth: -0.4,
  ofKind: 1.4,
  isHome: -0.4,
  isNews: -1.2,
  citedBefore: 0.5,
  shownBefore: 0.25,
};
