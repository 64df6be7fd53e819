/** How sure a reply is: whether the page found first answers the question, and whether the answer shown is right. */
import { FOUND, RIGHT } from './fitted-weights.js';
import type { ConfidenceFeatures, Features } from './signals.js';
import type { GateWeights, LogisticWeights, WordModels } from './weights.js';

/** Below this chance that the right page was found, the reply is a refusal. */
export const REFUSE_BELOW = 0.15;
/** Below this, nothing found is near enough to be offered. */
export const NOTHING_NEAR_BELOW = 0.03;

export interface Confidence {
  /** Chance, 0 to 1, that the pages hold an answer and the first one found does. */
  found: number;
  /** Chance, 0 to 1, that the answer shown is right. */
  right: number;
}

/** The sum of a logistic model: the logarithm of the odds. */
export function logOdds<F extends Record<keyof F, number>>(weights: LogisticWeights<F>, features: F): number {
  let sum = weights.bias;
  for (const name of Object.keys(features) as (keyof F)[]) {
    sum += features[name] * (weights[name] ?? 0);
  }
  return sum;
}

/** The chance that a logistic model gives. */
export function chance<F extends Record<keyof F, number>>(weights: LogisticWeights<F>, features: F): number {
  return 1 / (1 + Math.exp(-logOdds(weights, features)));
}

/** What the confidence weighs, behind a gate. */
export function withDoubt(gate: GateWeights, features: Features): ConfidenceFeatures {
  return { ...features, doubt: Math.min(0, logOdds(gate, features)) };
}

/** The models that are shipped. */
export const WORD_MODELS: WordModels = { found: FOUND, right: RIGHT };

export function judge(features: Features, { found, right }: WordModels = WORD_MODELS): Confidence {
  return { found: chance(found, features), right: chance(right, withDoubt(found, features)) };
}
