/**
 * Fits the weights of the gate and of the confidence: `npx tsx server/evaluation/fit-weights.ts [--write]`, by hand,
 * with other people's data (see `README.md`). It prints how the models do on every set when that set, with all others
 * of its kind, had no part in fitting them; `--write` puts what all sets together give into `fitted-weights.ts` and
 * draws the charts of `docs/images`. The same data and the same engine give the same weights.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { WordModels } from '../answers/ranking/weights.js';
import { reliabilityChart, riskCoverageChart } from './confidence-charts.js';
import { fitWordModels } from './fit-confidence.js';
import { heldOut, judgeSamples, lineOf } from './leave-one-out.js';
import { createProgress } from './progress.js';
import { requireAllData } from './require-all-data.js';
import { readTrainingSites, samplesOf, type Sample } from './training-samples.js';
import { weightsLiteral } from './weights-literal.js';

const FILE = new URL('../answers/ranking/fitted-weights.ts', import.meta.url);
const IMAGES = new URL('../../docs/images/', import.meta.url);

function fileOf({ found, right }: WordModels, samples: readonly Sample[], sets: readonly string[]): string {
  return [
    '/**',
    ' * Written by `evaluation/fit-weights.ts --write`; do not edit.',
    ` * Fitted on ${samples.length} questions, put to the sites of these sets and to small sites made of their pages:`,
    ` * ${sets.join(', ')}.`,
    ' */',
    "import type { ConfidenceWeights, GateWeights } from './weights.js';",
    '',
    weightsLiteral('FOUND', 'GateWeights', 'Whether the page found first answers the question.', found),
    weightsLiteral('RIGHT', 'ConfidenceWeights', 'Whether the answer shown is right.', right).trimEnd(),
    '',
  ].join('\n');
}

const { sites, absent } = await readTrainingSites();
requireAllData(absent);
const samples = await samplesOf(sites, createProgress('sites asked', sites.length));
const sets = [...new Set(samples.map(({ set }) => set))];

console.log('Each set judged by weights that the others gave:');
const judgedSets = heldOut(samples);
for (const judged of judgedSets) console.log(lineOf(judged));
const models = fitWordModels(samples);
console.log('By weights that all gave:');
for (const set of sets) {
  const own = samples.filter((sample) => sample.set === set);
  console.log(lineOf({ set, judged: judgeSamples(own, models) }));
}
const text = fileOf(models, samples, sets);
if (process.argv.includes('--write')) {
  writeFileSync(FILE, text);
  mkdirSync(IMAGES, { recursive: true });
  writeFileSync(new URL('reliability.svg', IMAGES), reliabilityChart(judgedSets));
  writeFileSync(new URL('risk-coverage.svg', IMAGES), riskCoverageChart(judgedSets));
  console.log('Written: fitted-weights.ts, docs/images/reliability.svg, docs/images/risk-coverage.svg');
} else {
  console.log(text);
}
