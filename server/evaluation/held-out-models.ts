/** The models that a set is measured with: weights that were fitted on it would flatter the engine. */
import { HYBRID_MODELS } from '../answers/hybrid/hybrid-confidence.js';
import type { HybridModels } from '../answers/hybrid/hybrid-features.js';
import type { WordModels } from '../answers/ranking/weights.js';
import { fitWordModels } from './fit-confidence.js';
import { fitHybridModels } from './fit-hybrid-confidence.js';
import { HYBRID_SETS, hybridSamplesOf, type HybridSample } from './hybrid-training-samples.js';
import { createProgress } from './progress.js';
import { FITTED_SETS } from './question-sets.js';
import { kindOf, readTrainingSites, samplesOf, type Sample } from './training-samples.js';
import type { Site } from './training-sites.js';

/** How the weights came to be that a set is measured with. */
export type WeightsOrigin =
  /** Those that are shipped, which had no part of the set. */
  | 'shipped'
  /** Fitted anew on the sets of all other kinds. */
  | 'held out'
  /** Those that are shipped, which were fitted on the set too: the figures are too good. */
  | 'fitted on it';

export interface ChosenModels {
  models: HybridModels;
  weights: WeightsOrigin;
}

/** Models of words that had no part of the sets of a kind, by kind. */
export function wordModelsWithout(samples: readonly Sample[]): Record<string, WordModels> {
  const kinds = new Set(samples.map(({ set }) => kindOf(set)));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, fitWordModels(samples.filter(({ set }) => kindOf(set) !== kind))]),
  );
}

/** The hybrid models that had no part of the sets of a kind. */
export function hybridModelsWithout(
  kind: string,
  words: WordModels,
  samples: readonly HybridSample[],
): HybridModels {
  const others = samples.filter(({ set }) => kindOf(set) !== kind);
  return { words, ...fitHybridModels(others, (sample) => sample.hybridWithout[kind] ?? sample.hybrid) };
}

/** The sites that hybrid models are fitted on. */
export const hybridSites = (sites: readonly Site[]): Site[] =>
  sites.filter(({ set }) => set === 'small' || HYBRID_SETS.includes(set));

/**
 * Fits what `names` need, and tells for each of them what to measure it with.
 * @param usesLocalModel whether the engine that is measured finds with the local model too
 */
export async function chooseModels(
  names: readonly string[],
  usesLocalModel: boolean,
): Promise<(set: string) => ChosenModels> {
  const shipped = (weights: WeightsOrigin): ChosenModels => ({ models: HYBRID_MODELS, weights });
  if (!names.some((name) => FITTED_SETS.includes(name))) return () => shipped('shipped');
  const { sites, absent } = await readTrainingSites();
  if (absent.length > 0) {
    console.error(
      `Nothing is held out, for ${absent.join(', ')} are not there to fit on: sets that the weights were fitted on are measured with the shipped weights, which flatters them.`,
    );
    return (set) => shipped(FITTED_SETS.includes(set) ? 'fitted on it' : 'shipped');
  }
  const samples = await samplesOf(sites, createProgress('fitting: sites asked', sites.length));
  const words = wordModelsWithout(samples);
  const used = hybridSites(sites);
  const hybrid = usesLocalModel
    ? await hybridSamplesOf(used, words, createProgress('fitting: sites asked, local model', used.length))
    : [];
  return (set) => {
    const kind = kindOf(set);
    const ofWords = words[kind];
    if (!FITTED_SETS.includes(set) || !ofWords) return shipped('shipped');
    const models = usesLocalModel
      ? hybridModelsWithout(kind, ofWords, hybrid)
      : { ...HYBRID_MODELS, words: ofWords };
    return { models, weights: 'held out' };
  };
}
