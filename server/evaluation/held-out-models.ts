/** The models that a set is measured with: weights that were fitted on it would flatter the engine. */
import { SHIPPED_MODELS, type EngineModels } from '../answers/hybrid/hybrid-confidence.js';
import { modelsWithout } from './fit-confidence.js';
import { keptSamples } from './kept-samples.js';
import { openLocalDenseIndex } from './local-dense-index.js';
import { kindOf, readTrainingSites } from './training-samples.js';

/** How the weights came to be that a set is measured with. */
export type WeightsOrigin =
  /** Fitted anew on the sets of all other kinds. */
  | 'held out'
  /** Those that are shipped, which were fitted on the set too: the figures are too good. */
  | 'fitted on it';

export interface ChosenModels {
  models: EngineModels;
  weights: WeightsOrigin;
}

export const shippedModels = (): ChosenModels => ({ models: SHIPPED_MODELS, weights: 'fitted on it' });

/**
 * Fits models without each set, and tells for each what to measure it with.
 * @param usesLocalModel whether the engine that is measured finds with the local model too
 */
export async function chooseModels(usesLocalModel: boolean): Promise<(set: string) => ChosenModels> {
  const training = await readTrainingSites();
  const { absent } = training;
  if (absent.length > 0) {
    console.error(
      `Nothing is held out, for ${absent.join(', ')} are not there to fit on: every set is measured with the shipped weights, which flatters it.`,
    );
    return shippedModels;
  }
  const samples = await keptSamples(training, usesLocalModel ? openLocalDenseIndex : undefined);
  const without = modelsWithout(samples);
  return (set) => ({ models: without(kindOf(set)), weights: 'held out' });
}
