/** What judges answers: models of what words tell, and of what words and the local model tell together. */
import { WORD_MODELS } from '../ranking/confidence.js';
import type { Models, WordModels } from '../ranking/weights.js';
import { HYBRID_FOUND, HYBRID_RIGHT } from './fitted-hybrid-weights.js';
import type { HybridFeatures } from './hybrid-features.js';

export interface EngineModels {
  words: WordModels;
  hybrid: Models<HybridFeatures>;
}

/** The models that are shipped. */
export const SHIPPED_MODELS: EngineModels = {
  words: WORD_MODELS,
  hybrid: { found: HYBRID_FOUND, right: HYBRID_RIGHT },
};
