/** Fits the gate and the confidence: of answers that words gave, and of those that the local model helped to find. */
import type { EngineModels } from '../answers/hybrid/hybrid-confidence.js';
import type { HybridFeatures } from '../answers/hybrid/hybrid-features.js';
import { logOdds, REFUSE_BELOW, withDoubt } from '../answers/ranking/confidence.js';
import type { Features } from '../answers/ranking/signals.js';
import type { LogisticWeights, Models, WithDoubt } from '../answers/ranking/weights.js';
import { fitLogistic, type Example } from './logistic-regression.js';
import { kindOf, OFF_TOPIC, UNANSWERABLE, type Judgeable, type Sample } from './training-samples.js';

/** What each model weighs. Features that made it worse on sets that had no part in fitting are not among them. */
export interface FeatureNames<F> {
  found: readonly (keyof F)[];
  /** Beside how sure the gate is. */
  right: readonly (keyof WithDoubt<F>)[];
}

export const WORD_FEATURES: FeatureNames<Features> = {
  found: [
    'lexicalShare',
    'coverage',
    'headedShare',
    'unknownShare',
    'strayShare',
    'oneTermAtMost',
    'twoTermsAtMost',
    'bestHeading',
    'lexicalLead',
    'scoreLead',
  ],
  right: ['doubt', 'answerCoverage', 'unaskedTable', 'lacksKind', 'pageChance', 'lexicalLead'],
};
export const HYBRID_FEATURES: FeatureNames<HybridFeatures> = {
  found: [...WORD_FEATURES.found, 'nearestText', 'wordsAgree'],
  right: [...WORD_FEATURES.right, 'pageLead', 'rivals', 'otherWordsShare', 'nearestText'],
};

/**
 * What the questions of a site count to the gate, by where they come from: as much is off topic as has an answer, and
 * less than that is about the site's matter and has none, for what looks like such a question may well have one.
 */
const GATE_SHARES = {
  answered: 1,
  asked: 0.3,
  kept: 1,
  'left out': 0.15,
  unanswerable: 0.15,
  'off-topic': 1,
};
/** What all small sites of a set count beside the whole one. */
const SMALL_SITES = 0.5;
/** What a business counts, of which there are more than of all other sets together. */
const OF_BUSINESS = 0.4;
/** What a set counts beside the others: a language less than a set, a small set less than a large one. */
const SET_SHARE = (set: string, ofLanguage: number): number => {
  if (set.startsWith('xquad/')) return ofLanguage;
  if (set.startsWith('business/')) return OF_BUSINESS;
  return set === 'docs' || set === 'small' ? 0.5 : 1;
};
/** Samples that a set of share 1 counts for. */
const SET_WEIGHT = 300;

/** Shares a weight out among the samples of each key, whatever their number. */
function weigher(
  samples: readonly Sample[],
  keyOf: (sample: Sample) => string,
  shareOf: (sample: Sample) => number,
): (sample: Sample) => number {
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(keyOf(sample), (counts.get(keyOf(sample)) ?? 0) + 1);
  return (sample) => (SET_WEIGHT * shareOf(sample)) / (counts.get(keyOf(sample)) ?? 1);
}

/** What each sample counts when a gate is fitted. */
const gateWeigher = (samples: readonly Sample[]): ((sample: Sample) => number) =>
  weigher(
    samples,
    ({ set, isWhole, source, answerable }) => [set, isWhole, source, answerable].join(' '),
    ({ set, isWhole, source, answerable }) =>
      GATE_SHARES[source === 'asked' && answerable ? 'answered' : source] *
      (isWhole ? 1 : SMALL_SITES) *
      SET_SHARE(set, 0.3),
  );

/** What each sample counts when a confidence is fitted: as if of a visitor's questions so many had no answer. */
const rightWeigher = (samples: readonly Sample[]): ((sample: Sample) => number) =>
  weigher(
    samples,
    ({ set, isWhole, source, answerable }) => [set, isWhole, source === 'off-topic', answerable].join(' '),
    ({ set, isWhole, source, answerable }) =>
      (source === 'off-topic'
        ? OFF_TOPIC
        : (1 - OFF_TOPIC) * (answerable ? 1 - UNANSWERABLE : UNANSWERABLE)) *
      (isWhole ? 1 : SMALL_SITES) *
      SET_SHARE(set, 0.6),
  );

interface Fitting<F> {
  sample: Sample;
  judged: Judgeable<F>;
}

/** Fits both models to what `read` gives of each sample. */
export function fitModels<F extends Record<keyof F, number>>(
  samples: readonly Sample[],
  names: FeatureNames<F>,
  read: (sample: Sample) => Judgeable<F> | undefined,
  refuseBelow: number,
): Models<F> {
  const known = samples.flatMap((sample): Fitting<F>[] => {
    const judged = read(sample);
    return judged ? [{ sample, judged }] : [];
  });
  const found = fitGate(known, names.found);
  return { found, right: fitRight(known, found, names, refuseBelow) };
}

function fitGate<F extends Record<keyof F, number>>(
  known: readonly Fitting<F>[],
  names: readonly (keyof F)[],
): LogisticWeights<F> {
  const weigh = gateWeigher(known.map(({ sample }) => sample));
  const [bias = 0, ...weights] = fitLogistic(
    known.map(({ sample, judged: { features, found } }): Example => {
      return { features: names.map((name) => features[name]), isTrue: found, weight: weigh(sample) };
    }),
  );
  return {
    bias,
    ...Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])),
  } as LogisticWeights<F>;
}

/** Fits the confidence to what the gate lets through. The gate's sum is one of features, and so is that of both. */
function fitRight<F extends Record<keyof F, number>>(
  known: readonly Fitting<F>[],
  gate: LogisticWeights<F>,
  names: FeatureNames<F>,
  refuseBelow: number,
): LogisticWeights<WithDoubt<F>> {
  const weigh = rightWeigher(known.map(({ sample }) => sample));
  const lowest = Math.log(refuseBelow / (1 - refuseBelow));
  const given = known.filter(({ judged }) => logOdds(gate, judged.features) >= lowest);
  const [bias = 0, ofGate = 0, ...weights] = fitLogistic(
    given.map(({ sample, judged }): Example => {
      const features: WithDoubt<F> = withDoubt(gate, judged.features);
      const row = [logOdds(gate, judged.features), ...names.right.map((name) => features[name] as number)];
      return { features: row, isTrue: judged.right, weight: weigh(sample) };
    }),
  );
  const fitted = new Map<PropertyKey, number>([['bias', bias + ofGate * gate.bias]]);
  for (const name of names.found) fitted.set(name, ofGate * (gate[name] ?? 0));
  for (const [i, name] of names.right.entries())
    fitted.set(name, (fitted.get(name) ?? 0) + (weights[i] ?? 0));
  return Object.fromEntries(fitted) as LogisticWeights<WithDoubt<F>>;
}

/** The same samples give the same models. */
export const fitEngineModels = (samples: readonly Sample[]): EngineModels => ({
  words: fitModels(samples, WORD_FEATURES, ({ words }) => words, REFUSE_BELOW.words),
  hybrid: fitModels(samples, HYBRID_FEATURES, ({ hybrid }) => hybrid, REFUSE_BELOW.hybrid),
});

/**
 * Models that had no part of the sets of a kind; each is fitted when first asked for.
 * @param onFitted called after each fit
 */
export function modelsWithout(
  samples: readonly Sample[],
  onFitted: () => void = () => {},
): (kind: string) => EngineModels {
  const fitted = new Map<string, EngineModels>();
  return (kind) => {
    let models = fitted.get(kind);
    if (!models) {
      models = fitEngineModels(samples.filter(({ set }) => kindOf(set) !== kind));
      fitted.set(kind, models);
      onFitted();
    }
    return models;
  };
}
