/**
 * Fits the weights of the gate and the confidence of answers that words and the local model gave:
 * `npx tsx server/evaluation/fit-hybrid-weights.ts [--write]`, by hand, with other people's data (see `README.md`) and
 * the packages of the local model. It prints how the models do on every set that had no part in fitting them, beside
 * models of the same answers that weigh words alone; `--write` puts what all sets together give into
 * `fitted-hybrid-weights.ts`. The same data and the same engine give the same weights. The weights of words come first:
 * these build on them.
 */
import { writeFileSync } from 'node:fs';
import type { HybridFeatures } from '../answers/hybrid/hybrid-features.js';
import { chance } from '../answers/ranking/confidence.js';
import {
  fitHybridModels,
  WORDS_ALONE,
  WORDS_AND_MEANING,
  type FittedHybrid,
} from './fit-hybrid-confidence.js';
import { hybridSites, wordModelsWithout } from './held-out-models.js';
import { hybridSamplesOf, type HybridSample } from './hybrid-training-samples.js';
import { lineOf, type JudgedSet } from './leave-one-out.js';
import { createProgress } from './progress.js';
import { requireAllData } from './require-all-data.js';
import { kindOf, readTrainingSites, samplesOf } from './training-samples.js';
import { weightsLiteral } from './weights-literal.js';

const FILE = new URL('../answers/hybrid/fitted-hybrid-weights.ts', import.meta.url);

function judgeSet(
  set: string,
  samples: readonly HybridSample[],
  featuresOf: (sample: HybridSample) => HybridFeatures,
  { found, right }: FittedHybrid,
): JudgedSet {
  const judged = samples.map((sample) => ({
    sample,
    found: chance(found, featuresOf(sample)),
    confidence: chance(right, featuresOf(sample)),
    isRight: sample.right,
  }));
  return { set, judged };
}

function fileOf({ found, right }: FittedHybrid, count: number, sets: readonly string[]): string {
  return [
    '/**',
    ' * Written by `evaluation/fit-hybrid-weights.ts --write`; do not edit.',
    ` * Fitted on ${count} questions, put to the sites of these sets and to small sites made of their pages, with the`,
    ` * local model: ${sets.join(', ')}.`,
    ' */',
    "import type { HybridWeights } from './hybrid-features.js';",
    '',
    weightsLiteral(
      'HYBRID_FOUND',
      'HybridWeights',
      'Whether the page found first answers the question.',
      found,
    ),
    weightsLiteral('HYBRID_RIGHT', 'HybridWeights', 'Whether the answer shown is right.', right).trimEnd(),
    '',
  ].join('\n');
}

const { sites, absent } = await readTrainingSites();
requireAllData(absent);
const words = await samplesOf(sites, createProgress('sites asked', sites.length));
const used = hybridSites(sites);
const onSite = createProgress('sites asked, local model', used.length);
const samples = await hybridSamplesOf(used, wordModelsWithout(words), onSite);
const sets = [...new Set(samples.map(({ set }) => set))];
console.log('Answers by words and meaning, each set judged by weights that the others gave:');
for (const set of sets) {
  const kind = kindOf(set);
  const own = samples.filter((sample) => sample.set === set);
  const others = samples.filter((sample) => kindOf(sample.set) !== kind);
  const featuresOf = (sample: HybridSample) => sample.hybridWithout[kind] ?? sample.hybrid;
  for (const [name, names] of [
    ['by words    ', WORDS_ALONE],
    ['and meaning ', WORDS_AND_MEANING],
  ] as const) {
    const models = fitHybridModels(others, featuresOf, names);
    console.log(name + lineOf(judgeSet(set, own, featuresOf, models)));
  }
}
const text = fileOf(
  fitHybridModels(samples, ({ hybrid }) => hybrid),
  samples.length,
  sets,
);
if (process.argv.includes('--write')) writeFileSync(FILE, text);
else console.log(text);
