/**
 * Fits the weights of the gate and of the confidence: `npx tsx server/evaluation/fit-weights.ts [--write]`, by
 * hand, with the question sets beside the repository. It prints how the models do on every set when that set, with
 * all others of its kind, had no part in fitting them; `--write` puts what all sets together give into
 * `fitted-weights.ts`. The same data and the same engine give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { fitModels, type Models } from './fit-models.js';
import { heldOut, judgeSamples, lineOf } from './held-out.js';
import { readSamples, type Sample } from './samples.js';
import { weightsLiteral } from './weights-literal.js';

const FILE = new URL('../answers/ranking/fitted-weights.ts', import.meta.url);

function fileOf({ found, right }: Models, samples: readonly Sample[], sets: readonly string[]): string {
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

const samples = await readSamples();
const sets = [...new Set(samples.map(({ set }) => set))];

console.log('Each set judged by weights that the others gave:');
for (const judged of heldOut(samples)) console.log(lineOf(judged));
const models = fitModels(samples);
console.log('By weights that all gave:');
for (const set of sets) {
  const own = samples.filter((sample) => sample.set === set);
  console.log(lineOf({ set, judged: judgeSamples(own, models) }));
}
const text = fileOf(models, samples, sets);
if (process.argv.includes('--write')) writeFileSync(FILE, text);
else console.log(text);
