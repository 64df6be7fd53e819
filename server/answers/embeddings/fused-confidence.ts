/**
 * How sure a reply is that words and meaning gave. It builds on what words alone say, so that weights of words may be
 * fitted anew without these.
 */
import type { Confidence } from '../confidence.js';
import { FUSED_FOUND, FUSED_RIGHT } from './fitted-fused-weights.js';
import type { FusedFeatures, FusedWeights } from './fused-features.js';

/** The chance that a logistic model gives. */
export function fusedChance(weights: FusedWeights, features: FusedFeatures): number {
  let sum = weights.bias;
  for (const name of Object.keys(features) as (keyof FusedFeatures)[]) {
    sum += features[name] * (weights[name] ?? 0);
  }
  return 1 / (1 + Math.exp(-sum));
}

export function judgeFused(features: FusedFeatures): Confidence {
  return {
    found: fusedChance(FUSED_FOUND, features),
    right: fusedChance(FUSED_RIGHT, features),
  };
}
