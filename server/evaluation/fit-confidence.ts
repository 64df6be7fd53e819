/** Fits the gate and the confidence of answers that words gave. */
import { logOdds, REFUSE_BELOW, withDoubt } from '../answers/ranking/confidence.js';
import { fitLogistic, type Example } from './logistic-regression.js';
import { OFF_TOPIC, UNANSWERABLE, type Sample } from './training-samples.js';
import type { ConfidenceFeatures, Features } from '../answers/ranking/signals.js';
import type { ConfidenceWeights, GateWeights, WordModels } from '../answers/ranking/weights.js';

/** Which figures the gate weighs; those that made it worse on sets that had no part in fitting it are not among them. */
const GATE_FEATURES = [
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
] as const satisfies (keyof Features)[];

/**
 * What the questions of a site count to the gate, by where they come from: as much is off topic as has an answer, and
 * less than that is about the site's matter and has none, for what looks like such a question may well have one.
 */
const GATE_SHARES = {
  answered: 1,
  asked: 0.5,
  kept: 1,
  'left out': 0.2,
  unanswerable: 0.2,
  'off-topic': 1,
};
/** What all small sites of a set count beside the whole one. */
const SMALL_SITES = 0.5;
/** What a set counts beside the others: a language less than a set, a small set less than a large one. */
const SET_SHARE = (set: string, ofLanguage: number): number => {
  if (set.includes('/')) return ofLanguage;
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
export const gateWeigher = (samples: readonly Sample[]): ((sample: Sample) => number) =>
  weigher(
    samples,
    ({ set, isWhole, source, answerable }) => [set, isWhole, source, answerable].join(' '),
    ({ set, isWhole, source, answerable }) =>
      GATE_SHARES[source === 'asked' && answerable ? 'answered' : source] *
      (isWhole ? 1 : SMALL_SITES) *
      SET_SHARE(set, 0.3),
  );

/** What each sample counts when a confidence is fitted: as if of a visitor's questions so many had no answer. */
export const rightWeigher = (samples: readonly Sample[]): ((sample: Sample) => number) =>
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

function fitGate(samples: readonly Sample[]): GateWeights {
  const weigh = gateWeigher(samples);
  const [bias = 0, ...weights] = fitLogistic(
    samples.map((sample): Example => {
      const features = GATE_FEATURES.map((name) => sample.features[name]);
      return { features, isTrue: sample.found, weight: weigh(sample) };
    }),
  );
  const fitted: GateWeights = { bias };
  for (const [i, name] of GATE_FEATURES.entries()) fitted[name] = weights[i] ?? 0;
  return fitted;
}

/** What the confidence weighs beside how sure the gate is; more figures fit one kind of site and miss the next. */
const RIGHT_FEATURES = [
  'doubt',
  'sentenceCoverage',
  'pageChance',
  'lexicalLead',
  'siteSize',
] as const satisfies (keyof ConfidenceFeatures)[];

/** Fits the confidence to what the gate lets through. The gate's sum is one of features, and so is that of both. */
function fitRight(samples: readonly Sample[], gate: GateWeights): ConfidenceWeights {
  const weigh = rightWeigher(samples);
  const lowest = Math.log(REFUSE_BELOW / (1 - REFUSE_BELOW));
  const given = samples.filter(({ features }) => logOdds(gate, features) >= lowest);
  const [bias = 0, ofGate = 0, ...weights] = fitLogistic(
    given.map((sample): Example => {
      const known = withDoubt(gate, sample.features);
      const features = [logOdds(gate, sample.features), ...RIGHT_FEATURES.map((name) => known[name])];
      return { features, isTrue: sample.right, weight: weigh(sample) };
    }),
  );
  const fitted: ConfidenceWeights = { bias: bias + ofGate * gate.bias };
  for (const name of GATE_FEATURES) fitted[name] = ofGate * (gate[name] ?? 0);
  for (const [i, name] of RIGHT_FEATURES.entries()) fitted[name] = (fitted[name] ?? 0) + (weights[i] ?? 0);
  return fitted;
}

/** The same samples give the same models. */
export function fitWordModels(samples: readonly Sample[]): WordModels {
  const found = fitGate(samples);
  return { found, right: fitRight(samples, found) };
}
