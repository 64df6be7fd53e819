/** Fits the gate and the confidence of answers that words and the local model gave. */
import type { HybridFeatures, HybridWeights } from '../answers/hybrid/hybrid-features.js';
import { chance, REFUSE_BELOW } from '../answers/ranking/confidence.js';
import { gateWeigher, rightWeigher } from './fit-confidence.js';
import type { HybridSample } from './hybrid-training-samples.js';
import { fitLogistic, type Example } from './logistic-regression.js';

/** Which features each model weighs. */
export interface HybridFeatureNames {
  found: readonly (keyof HybridFeatures)[];
  right: readonly (keyof HybridFeatures)[];
}

/** To compare with: what the local model adds is what these leave out. */
export const WORDS_ALONE: HybridFeatureNames = { found: ['wordsFound'], right: ['wordsRight'] };
/** Those that help on sets that had no part in fitting them. */
export const WORDS_AND_MEANING: HybridFeatureNames = {
  found: ['wordsFound', 'nearness'],
  right: ['wordsRight', 'lead', 'agrees'],
};

export interface FittedHybrid {
  found: HybridWeights;
  right: HybridWeights;
}

/** What a question with an answer counts for the gate beside any other: else some sets refuse more than by words. */
const ANSWERABLE_SHARE = 1.1;

/** @param featuresOf what is known of a sample: by the models of words that are used with these */
export function fitHybridModels(
  samples: readonly HybridSample[],
  featuresOf: (sample: HybridSample) => HybridFeatures,
  names: HybridFeatureNames = WORDS_AND_MEANING,
): FittedHybrid {
  const fit = (
    some: readonly HybridSample[],
    features: readonly (keyof HybridFeatures)[],
    isTrue: (sample: HybridSample) => boolean,
    weigh: (sample: HybridSample) => number,
  ): HybridWeights => {
    const examples = some.map((sample): Example => {
      const known = featuresOf(sample);
      return { features: features.map((name) => known[name]), isTrue: isTrue(sample), weight: weigh(sample) };
    });
    const [bias = 0, ...weights] = fitLogistic(examples);
    return { bias, ...Object.fromEntries(features.map((name, i) => [name, weights[i] ?? 0])) };
  };
  const weigh = gateWeigher(samples);
  const found = fit(
    samples,
    names.found,
    (sample) => sample.found,
    (sample) => weigh(sample) * (sample.answerable ? ANSWERABLE_SHARE : 1),
  );
  const given = samples.filter((sample) => chance(found, featuresOf(sample)) >= REFUSE_BELOW);
  return { found, right: fit(given, names.right, (sample) => sample.right, rightWeigher(samples)) };
}
