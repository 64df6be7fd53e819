/**
 * Fits the weights of the gate and the confidence of answers that words and meaning gave:
 * `npx tsx server/evaluation/fit-hybrid-weights.ts [--write]`, by hand, with the question sets beside the
 * repository and the packages of the local model. It prints how the models do on every set that had no part in
 * fitting them, beside models of the same answers that weigh words alone; `--write` puts what all sets together give into
 * `fitted-fused-weights.ts`. The same data and the same engine give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { chance, REFUSE_BELOW } from '../answers/ranking/confidence.js';
import { gateWeigher, rightWeigher } from './fit-models.js';
import { lineOf, type JudgedSet } from './held-out.js';
import { fitLogistic, type Example } from './logistic.js';
import { weightsLiteral } from './weights-literal.js';
import type { FusedFeatures, FusedWeights } from '../answers/hybrid/hybrid-features.js';
import { readFusedSamples, type FusedSample } from './hybrid-samples.js';

const FILE = new URL('../answers/hybrid/fitted-hybrid-weights.ts', import.meta.url);

interface FeatureNames {
  found: readonly (keyof FusedFeatures)[];
  right: readonly (keyof FusedFeatures)[];
}

const WORDS_ALONE: FeatureNames = { found: ['wordsFound'], right: ['wordsRight'] };
/** Those that help on sets that had no part in fitting them. */
const WORDS_AND_MEANING: FeatureNames = {
  found: ['wordsFound', 'nearness'],
  right: ['wordsRight', 'lead', 'agrees'],
};

interface FusedModels {
  found: FusedWeights;
  right: FusedWeights;
}

function fit(
  samples: readonly FusedSample[],
  names: readonly (keyof FusedFeatures)[],
  isTrue: (sample: FusedSample) => boolean,
  weigh: (sample: FusedSample) => number,
): FusedWeights {
  const examples = samples.map((sample): Example => ({
    features: names.map((name) => sample.fused[name]),
    isTrue: isTrue(sample),
    weight: weigh(sample),
  }));
  const [bias = 0, ...weights] = fitLogistic(examples);
  return { bias, ...Object.fromEntries(names.map((name, i) => [name, weights[i] ?? 0])) };
}

/** What a question with an answer counts for the gate beside any other: else some sets refuse more than by words. */
const ANSWERABLE_SHARE = 1.1;

function fitFused(samples: readonly FusedSample[], names: FeatureNames): FusedModels {
  const weigh = gateWeigher(samples);
  const found = fit(
    samples,
    names.found,
    (sample) => sample.found,
    (sample) => weigh(sample) * (sample.answerable ? ANSWERABLE_SHARE : 1),
  );
  const given = samples.filter(({ fused }) => chance(found, fused) >= REFUSE_BELOW);
  return { found, right: fit(given, names.right, (sample) => sample.right, rightWeigher(samples)) };
}

function judgeSet(set: string, samples: readonly FusedSample[], { found, right }: FusedModels): JudgedSet {
  const judged = samples.map((sample) => ({
    sample,
    found: chance(found, sample.fused),
    confidence: chance(right, sample.fused),
    isRight: sample.right,
  }));
  return { set, judged };
}

function fileOf({ found, right }: FusedModels, count: number, sets: readonly string[]): string {
  return [
    '/**',
    ' * Written by `evaluation/fit-hybrid-weights.ts --write`; do not edit.',
    ` * Fitted on ${count} questions, put to the sites of these sets and to small sites made of their pages, with the`,
    ` * local model: ${sets.join(', ')}.`,
    ' */',
    "import type { FusedWeights } from './fused-features.js';",
    '',
    weightsLiteral(
      'FUSED_FOUND',
      'FusedWeights',
      'Whether the page found first answers the question.',
      found,
    ),
    weightsLiteral('FUSED_RIGHT', 'FusedWeights', 'Whether the answer shown is right.', right).trimEnd(),
    '',
  ].join('\n');
}

const samples = await readFusedSamples();
const sets = [...new Set(samples.map(({ set }) => set))];
console.log('Answers by words and meaning, each set judged by weights that the others gave:');
for (const set of sets) {
  const own = samples.filter((sample) => sample.set === set);
  const others = samples.filter((sample) => sample.set !== set);
  for (const [name, names] of [
    ['by words    ', WORDS_ALONE],
    ['and meaning ', WORDS_AND_MEANING],
  ] as const) {
    console.log(name + lineOf(judgeSet(set, own, fitFused(others, names))));
  }
}
const text = fileOf(fitFused(samples, WORDS_AND_MEANING), samples.length, sets);
if (process.argv.includes('--write')) writeFileSync(FILE, text);
else console.log(text);
