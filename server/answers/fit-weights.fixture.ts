/**
 * Fits the weights of the gate and of the confidence: `npx tsx server/answers/fit-weights.fixture.ts [--write]`, by
 * hand, with the question sets beside the repository. It prints how the models do on every set when that set, with
 * all others of its kind, had no part in fitting them; `--write` puts what all sets together give into
 * `fitted-weights.ts`. The same data and the same engine give the same weights.
 */
import { writeFileSync } from 'node:fs';
import { chance, REFUSE_BELOW } from './confidence.js';
import { fitModels, type Models } from './fit-models.fixture.js';
import { areaUnderCurve, calibrationError, chanceError, ratio } from './metrics.fixture.js';
import { kindOf, readSamples, type Sample } from './samples.fixture.js';
import type { Weights } from './weights.js';

const FILE = new URL('fitted-weights.ts', import.meta.url);

function printHeldOut(set: string, tested: readonly Sample[], { answerable, right }: Models): void {
  const judged = tested.map((sample) => ({
    ...sample,
    isRefused: chance(answerable, sample.features) < REFUSE_BELOW,
    confidence: chance(right, sample.features),
    isRight: sample.right,
  }));
  const asked = judged.filter(({ source }) => source === 'asked');
  const given = asked.filter(({ isRefused }) => !isRefused);
  const refused = (of: typeof judged): string =>
    ratio(of.filter(({ isRefused }) => isRefused).length, of.length).toFixed(3);
  const small = judged.filter(({ isWhole }) => !isWhole);
  console.log(
    [
      set.padEnd(10),
      `refused of answerable ${refused(asked.filter((sample) => sample.answerable))}`,
      `of unanswerable ${refused(asked.filter((sample) => !sample.answerable))}`,
      `off-topic ${refused(judged.filter(({ isWhole, source }) => isWhole && source === 'off-topic'))}`,
      `on small sites ${refused(small.filter((sample) => sample.answerable))}`,
      refused(small.filter((sample) => !sample.answerable)),
      `AUROC ${areaUnderCurve(given).toFixed(3)}`,
      `ECE ${calibrationError(given).toFixed(3)} (by chance ${chanceError(given).toFixed(3)})`,
    ].join('  '),
  );
}

function literal(name: string, about: string, weights: Weights): string {
  const lines = Object.entries(weights).map(([key, value]) => `  ${key}: ${Number(value.toFixed(3))},`);
  return `/** ${about} */\nexport const ${name}: Weights = {\n${lines.join('\n')}\n};\n`;
}

function fileOf({ answerable, right }: Models, samples: readonly Sample[], sets: readonly string[]): string {
  return [
    '/**',
    ' * Written by `fit-weights.fixture.ts --write`; do not edit.',
    ` * Fitted on ${samples.length} questions, put to the sites of these sets and to small sites made of their pages:`,
    ` * ${sets.join(', ')}.`,
    ' */',
    "import type { Weights } from './weights.js';",
    '',
    literal('ANSWERABLE', 'Whether the pages hold an answer.', answerable),
    literal('RIGHT', 'Whether the answer shown is right.', right).trimEnd(),
    '',
  ].join('\n');
}

const samples = await readSamples();
const sets = [...new Set(samples.map(({ set }) => set))];

console.log('Each set judged by weights that the others gave:');
for (const name of sets) {
  const others = samples.filter(({ set }) => kindOf(set) !== kindOf(name));
  printHeldOut(
    name,
    samples.filter(({ set }) => set === name),
    fitModels(others),
  );
}
const models = fitModels(samples);
console.log('By weights that all gave:');
for (const name of sets) {
  printHeldOut(
    name,
    samples.filter(({ set }) => set === name),
    models,
  );
}
const text = fileOf(models, samples, sets);
if (process.argv.includes('--write')) writeFileSync(FILE, text);
else console.log(text);
