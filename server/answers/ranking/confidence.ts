/** How sure a reply is: whether the right page was found, and whether the answer shown is right. */
import { FOUND, RIGHT } from './fitted-weights.js';
import type { LogisticWeights, Models, WithDoubt, WordModels } from './weights.js';

/**
 * Below this chance that a right page is among the first three, the reply is a refusal: where words alone found it, and
 * where vectors did too, which are right more often about what the pages say in other words.
 */
export const REFUSE_BELOW = { words: 0.18, hybrid: 0.1 };
/** Below this, nothing found is near enough to be offered. */
export const NOTHING_NEAR_BELOW = 0.03;
/** Below this chance that it is right, an answer helps nobody: links to the pages do. */
export const USELESS_BELOW = 0.03;
/** Below this chance that it is right, an answer is one excerpt that may help. */
export const MAY_HELP_BELOW = 0.4;

/**
 * The widget shows a note of doubt below 0.5. Of answers with a chance from 0.5 to 0.65, on sites that had no part in
 * fitting, but six in ten are right, so that these are told as less than an even chance.
 */
const SURE_FROM = 0.65;
/** What is told with a note of doubt has no more confidence. */
export const UNSURE_AT_MOST = 0.49;

export interface Chances {
  /** Chance, 0 to 1, that the pages hold an answer and one of the first three does. */
  found: number;
  /** Chance, 0 to 1, that the answer shown is right. */
  right: number;
}

/** The same with the bound that belongs to what judged. */
export interface Confidence extends Chances {
  /** With a lower chance that it was found, the reply is a refusal. */
  refuseBelow: number;
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

/** The log-odds of the gate, between those of 1 and of 99 of 100: beyond them it knows no better. */
export function foundOdds({ found }: Pick<Confidence, 'found'>): number {
  const chance = Math.min(0.99, Math.max(0.01, found));
  return Math.log(chance / (1 - chance));
}

/** What the confidence weighs, behind a gate. */
export function withDoubt<F extends Record<keyof F, number>>(
  gate: LogisticWeights<F>,
  features: F,
): WithDoubt<F> {
  return { ...features, doubt: Math.min(0, logOdds(gate, features)) };
}

/** The confidence that a reply is given with, for an answer that is right with this chance. */
export function toldConfidence(chance: number): number {
  if (chance <= MAY_HELP_BELOW || chance >= SURE_FROM) return chance;
  const share = (chance - MAY_HELP_BELOW) / (SURE_FROM - MAY_HELP_BELOW);
  return MAY_HELP_BELOW + share * (UNSURE_AT_MOST - MAY_HELP_BELOW);
}

/** The models that are shipped for answers that words gave. */
export const WORD_MODELS: WordModels = { found: FOUND, right: RIGHT };

export function judge<F extends Record<keyof F, number>>(features: F, { found, right }: Models<F>): Chances {
  return { found: chance(found, features), right: chance<WithDoubt<F>>(right, withDoubt(found, features)) };
}
