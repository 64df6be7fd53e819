/**
 * Written by `evaluation/fit-weights.ts --write`; do not edit.
 */
import type { Models } from '../ranking/weights.js';
import type { HybridFeatures } from './hybrid-features.js';

/** Whether one of the first three pages answers the question. */
export const HYBRID_FOUND: Models<HybridFeatures>['found'] = {
  bias: 0,
};

/** Whether the answer shown is right. */
export const HYBRID_RIGHT: Models<HybridFeatures>['right'] = {
  bias: 0,
};
