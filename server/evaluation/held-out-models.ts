/** The models that a set is measured with: weights that were fitted on it would flatter the engine. */
import { SHIPPED_MODELS, type EngineModels } from '../answers/hybrid/hybrid-confidence.js';
import { fitEngineModels } from './fit-confidence.js';
import { openLocalDenseIndex } from './local-dense-index.js';
import { createProgress } from './progress.js';
import { FITTED_SETS } from './question-sets.js';
import { kindOf, readTrainingSites, samplesOf } from './training-samples.js';

/** How the weights came to be that a set is measured with. */
export type WeightsOrigin =
  /** Those that are shipped, which had no part of the set. */
  | 'shipped'
  /** Fitted anew on the sets of all other kinds. */
  | 'held out'
  /** Those that are shipped, which were fitted on the set too: the figures are too good. */
  | 'fitted on it';

export interface ChosenModels {
  models: EngineModels;
  weights: WeightsOrigin;
}

/**
 * Fits what `names` need, and tells for each of them what to measure it with.
 * @param usesLocalModel whether the engine that is measured finds with the local model too
 */
export async function chooseModels(
  names: readonly string[],
  usesLocalModel: boolean,
): Promise<(set: string) => ChosenModels> {
  const shipped = (weights: WeightsOrigin): ChosenModels => ({ models: SHIPPED_MODELS, weights });
  if (!names.some((name) => FITTED_SETS.includes(name))) return () => shipped('shipped');
  const { sites, absent } = await readTrainingSites();
  if (absent.length > 0) {
    console.error(
      `Nothing is held out, for ${absent.join(', ')} are not there to fit on: sets that the weights were fitted on are measured with the shipped weights, which flatters them.`,
    );
    return (set) => shipped(FITTED_SETS.includes(set) ? 'fitted on it' : 'shipped');
  }
  const dense = usesLocalModel ? await openLocalDenseIndex() : undefined;
  const samples = await samplesOf(sites, dense, createProgress('fitting: sites asked', sites.length));
  await dense?.close();
  const fitted = new Map<string, EngineModels>();
  return (set) => {
    if (!FITTED_SETS.includes(set)) return shipped('shipped');
    const kind = kindOf(set);
    const models = fitted.get(kind) ?? fitEngineModels(samples.filter((one) => kindOf(one.set) !== kind));
    fitted.set(kind, models);
    return { models, weights: 'held out' };
  };
}
