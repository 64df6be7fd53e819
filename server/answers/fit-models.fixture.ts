/** Fits the gate and the confidence to samples. */
import { logOdds, REFUSE_BELOW } from './confidence.js';
import { fitLogistic, type Example } from './logistic.fixture.js';
import type { Sample } from './samples.fixture.js';
import type { Features } from './signals.js';
import type { Weights } from './weights.js';

export interface Models {
  /** Whether the pages hold an answer. */
  answerable: Weights;
  /** Whether the answer shown is right. */
  right: Weights;
}

/** Which figures the gate weighs; those that made it worse on sets that had no part in fitting it are not among them. */
const GATE_FEATURES = [
  'lexicalShare',
  'coverage',
  'exactCoverage',
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
 * What the questions of a set count, by where they come from. Half of what counts for the gate has no answer: what no
 * site answers, what the set knows to have none, and what was taken away. The confidence follows questions as asked.
 */
const SHARES = {
  gate: { answered: 1, asked: 0.5, kept: 1, 'left out': 0.2, unanswerable: 0.2, 'off-topic': 0.5 },
  right: { answered: 1, asked: 1, kept: 1, 'left out': 0.1, unanswerable: 0.1, 'off-topic': 0.05 },
};
/** What all small sites of a set count beside the whole one. */
const SMALL_SITES = 0.5;
/** What a set counts beside the others: a language less than a set, a small set less than a large one. */
const SET_SHARE = (set: string, model: 'gate' | 'right'): number => {
  if (set.includes('/')) return model === 'gate' ? 0.3 : 0.6;
  return set === 'docs' || set === 'small' ? 0.5 : 1;
};
/** Samples that a set of share 1 counts for. */
const SET_WEIGHT = 300;

type Model = keyof typeof SHARES;

/** Makes every set, and every kind of question in it, count the same whatever its size. */
function weigher(samples: readonly Sample[], model: Model): (sample: Sample) => number {
  const key = ({ set, isWhole, source, answerable }: Sample): string =>
    [set, isWhole, source, answerable].join(' ');
  const counts = new Map<string, number>();
  for (const sample of samples) counts.set(key(sample), (counts.get(key(sample)) ?? 0) + 1);
  return (sample) => {
    const source = sample.source === 'asked' && sample.answerable ? 'answered' : sample.source;
    const share = SHARES[model][source] * (sample.isWhole ? 1 : SMALL_SITES) * SET_SHARE(sample.set, model);
    return (SET_WEIGHT * share) / (counts.get(key(sample)) ?? 1);
  };
}

function fitGate(samples: readonly Sample[]): Weights {
  const weigh = weigher(samples, 'gate');
  const [bias = 0, ...weights] = fitLogistic(
    samples.map((sample): Example => {
      const features = GATE_FEATURES.map((name) => sample.features[name]);
      return { features, isTrue: sample.answerable, weight: weigh(sample) };
    }),
  );
  const fitted: Weights = { bias };
  for (const [i, name] of GATE_FEATURES.entries()) fitted[name] = weights[i] ?? 0;
  return fitted;
}

/**
 * Fits the confidence to what the gate lets through. It has two inputs, for more of them fit one kind of site and
 * miss the next: how sure the gate is, and how far the best page leads. Both are sums of features, and so is it.
 */
function fitRight(samples: readonly Sample[], gate: Weights): Weights {
  const weigh = weigher(samples, 'right');
  const lowest = Math.log(REFUSE_BELOW / (1 - REFUSE_BELOW));
  const given = samples.filter(({ features }) => logOdds(gate, features) >= lowest);
  const [bias = 0, ofGate = 0, ofLead = 0] = fitLogistic(
    given.map((sample): Example => {
      const features = [logOdds(gate, sample.features), sample.features.scoreLead];
      return { features, isTrue: sample.right, weight: weigh(sample) };
    }),
  );
  const fitted: Weights = { bias: bias + ofGate * gate.bias };
  for (const name of GATE_FEATURES) fitted[name] = ofGate * (gate[name] ?? 0);
  fitted.scoreLead = (fitted.scoreLead ?? 0) + ofLead;
  return fitted;
}

/** The same samples give the same models. */
export function fitModels(samples: readonly Sample[]): Models {
  const answerable = fitGate(samples);
  return { answerable, right: fitRight(samples, answerable) };
}
