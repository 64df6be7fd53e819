/**
 * Fits the weights of the gate and of the confidence: `npx tsx server/evaluation/fit-weights.ts [--write]`, by hand,
 * with other people's data (see `README.md`): of answers that words gave, and of those that the local model helped to
 * find. It prints how the models do on every set when that set, with all others of its kind, had no part in fitting
 * them; `--write` puts what all sets together give into `fitted-weights.ts` and `fitted-hybrid-weights.ts` and draws the
 * charts of `docs/images`. The same data and the same engine give the same weights.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { reliabilityChart, riskCoverageChart } from './confidence-charts.js';
import { fitEngineModels, modelsWithout } from './fit-confidence.js';
import { heldOut, judgeSamples, lineOf } from './leave-one-out.js';
import { keptSamples } from './kept-samples.js';
import { openLocalDenseIndex } from './local-dense-index.js';
import { createProgress } from './progress.js';
import { requireAllData } from './require-all-data.js';
import { kindOf, readTrainingSites, type Sample } from './training-samples.js';
import { weightsLiteral } from './weights-literal.js';

const WORDS_FILE = new URL('../answers/ranking/fitted-weights.ts', import.meta.url);
const HYBRID_FILE = new URL('../answers/hybrid/fitted-hybrid-weights.ts', import.meta.url);
const IMAGES = new URL('../../docs/images/', import.meta.url);

interface File {
  /** Before the names of the two constants, and their type. */
  prefix: string;
  type: string;
  imports: string;
  models: { found: Readonly<Record<string, number>>; right: Readonly<Record<string, number>> };
  samples: readonly Sample[];
}

function fileOf({ prefix, type, imports, models, samples }: File): string {
  const about = 'Whether one of the first three pages answers the question.';
  return [
    '/**',
    ' * Written by `evaluation/fit-weights.ts --write`; do not edit.',
    ` * Fitted on ${samples.length} questions, put to the sites of these sets and to small sites made of their pages:`,
    ...wrapped([...new Set(samples.map(({ set }) => set))].join(', ')),
    ' */',
    imports,
    '',
    weightsLiteral(`${prefix}FOUND`, `${type}['found']`, about, models.found),
    weightsLiteral(
      `${prefix}RIGHT`,
      `${type}['right']`,
      'Whether the answer shown is right.',
      models.right,
    ).trimEnd(),
    '',
  ].join('\n');
}

/** Lines of a comment. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    if ((lines.at(-1) ?? '').length + word.length > 105) lines.push('');
    lines.push(`${lines.pop() ?? ''} ${word}`);
  }
  return lines.map((line, i) => ` *${line}${i === lines.length - 1 ? '.' : ''}`);
}

const training = await readTrainingSites();
requireAllData(training.absent);
const samples = await keptSamples(training, openLocalDenseIndex);

const kinds = new Set(samples.map(({ set }) => kindOf(set)));
const without = modelsWithout(samples, createProgress('fitting: kinds held out', kinds.size));
const byWords = heldOut(samples, without, 'words');
console.log('Answers by words, each set judged by weights that the others gave:');
for (const judged of byWords) console.log(lineOf(judged));
console.log('Answers by words and the local model, each set judged by weights that the others gave:');
for (const judged of heldOut(samples, without, 'hybrid')) console.log(lineOf(judged));
const models = fitEngineModels(samples);
console.log('By words, with weights that all gave:');
for (const set of new Set(samples.map((sample) => sample.set))) {
  const own = samples.filter((sample) => sample.set === set);
  console.log(lineOf({ set, judged: judgeSamples(own, models) }));
}
const words = fileOf({
  prefix: '',
  type: 'WordModels',
  imports: "import type { WordModels } from './weights.js';",
  models: models.words,
  samples: samples.filter((sample) => sample.words),
});
const hybrid = fileOf({
  prefix: 'HYBRID_',
  type: 'Models<HybridFeatures>',
  imports:
    "import type { Models } from '../ranking/weights.js';\nimport type { HybridFeatures } from './hybrid-features.js';",
  models: models.hybrid,
  samples: samples.filter((sample) => sample.hybrid),
});
if (process.argv.includes('--write')) {
  writeFileSync(WORDS_FILE, words);
  writeFileSync(HYBRID_FILE, hybrid);
  mkdirSync(IMAGES, { recursive: true });
  writeFileSync(new URL('reliability.svg', IMAGES), reliabilityChart(byWords));
  writeFileSync(new URL('risk-coverage.svg', IMAGES), riskCoverageChart(byWords));
  console.log('Written: both files of weights, docs/images/reliability.svg, docs/images/risk-coverage.svg');
} else {
  console.log(words + hybrid);
}
