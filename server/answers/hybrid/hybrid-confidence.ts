/**
 * How sure a reply is that words and meaning gave. It builds on what words alone say, so that weights of words may be
 * fitted anew without these.
 */
import { chance, type Confidence } from '../ranking/confidence.js';
import { FUSED_FOUND, FUSED_RIGHT } from './fitted-hybrid-weights.js';
import type { FusedFeatures } from './hybrid-features.js';

export function judgeFused(features: FusedFeatures): Confidence {
  return {
    found: chance(FUSED_FOUND, features),
    right: chance(FUSED_RIGHT, features),
  };
}
