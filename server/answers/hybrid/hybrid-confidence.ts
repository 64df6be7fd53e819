/**
 * How sure a reply of hybrid ranking is. It builds on what words alone say, so that weights of words may be
 * fitted anew without these.
 */
import { chance, WORD_MODELS, type Confidence } from '../ranking/confidence.js';
import { HYBRID_FOUND, HYBRID_RIGHT } from './fitted-hybrid-weights.js';
import type { HybridFeatures, HybridModels } from './hybrid-features.js';

/** The models that are shipped. */
export const HYBRID_MODELS: HybridModels = { words: WORD_MODELS, found: HYBRID_FOUND, right: HYBRID_RIGHT };

export function judgeHybrid(
  features: HybridFeatures,
  { found, right }: Omit<HybridModels, 'words'> = HYBRID_MODELS,
): Confidence {
  return { found: chance(found, features), right: chance(right, features) };
}
