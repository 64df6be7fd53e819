/** The weights that the engine's figures are multiplied with. Those that are fitted stand in `fitted-weights.ts`. */
import type { ConfidenceFeatures, Features, Signals } from './signals.js';

/** A logistic model; features that it leaves out do not count. */
export type LogisticWeights<F> = Partial<Record<keyof F, number>> & { bias: number };

/** Such models of what words tell: the gate, and the confidence. */
export type GateWeights = LogisticWeights<Features>;
export type ConfidenceWeights = LogisticWeights<ConfidenceFeatures>;

/** The two models that judge a reply that words gave. */
export interface WordModels {
  /** Whether the page found first answers the question. */
  found: GateWeights;
  /** Whether the answer shown is right. */
  right: ConfidenceWeights;
}

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
