/**
 * How sure a reply is that words and meaning gave. It builds on what words alone say, so that weights of words may be
 * fitted anew without these.
 */
import { chance, WORD_MODELS, type Confidence } from '../ranking/confidence.js';
import { FUSED_FOUND, FUSED_RIGHT } from './fitted-hybrid-weights.js';
import type { FusedFeatures, HybridModels } from './hybrid-features.js';

/** The models that are shipped. */
export const HYBRID_MODELS: HybridModels = { words: WORD_MODELS, found: FUSED_FOUND, right: FUSED_RIGHT };

export function judgeFused(
  features: FusedFeatures,
  { found, right }: Omit<HybridModels, 'words'> = HYBRID_MODELS,
): Confidence {
  return { found: chance(found, features), right: chance(right, features) };
}
