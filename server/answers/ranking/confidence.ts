/** How sure a reply is: whether the right page was found, and whether the answer shown is right. */
import { FOUND, RIGHT } from './fitted-weights.js';
import type { LogisticWeights, Models, WithDoubt, WordModels } from './weights.js';

/** Below this chance that a right page is among the first three, the reply is a refusal. */
export const REFUSE_BELOW = 0.18;
/** Below this, nothing found is near enough to be offered. */
export const NOTHING_NEAR_BELOW = 0.03;
/** Below this chance that it is right, an answer is one excerpt that may help. */
export const MAY_HELP_BELOW = 0.4;

export interface Confidence {
  /** Chance, 0 to 1, that the pages hold an answer and one of the first three does. */
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
export function withDoubt<F extends Record<keyof F, number>>(
  gate: LogisticWeights<F>,
  features: F,
): WithDoubt<F> {
  return { ...features, doubt: Math.min(0, logOdds(gate, features)) };
}

/** The models that are shipped for answers that words gave. */
export const WORD_MODELS: WordModels = { found: FOUND, right: RIGHT };

export function judge<F extends Record<keyof F, number>>(
  features: F,
  { found, right }: Models<F>,
): Confidence {
  return { found: chance(found, features), right: chance<WithDoubt<F>>(right, withDoubt(found, features)) };
}
