/**
 * Writes what `train.py` reads: `npx tsx server/evaluation/encoder-training/prepare.ts FOLDER`. The encoder's weights as
 * floats, and the made-up sites of `data/wordings` as numbers of its pieces.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PIECES } from '../../sentence-encoder/encoder.js';
import { openPackage } from '../../sentence-encoder/open-encoder.js';
import { createTokenizer } from '../../sentence-encoder/tokenizer.js';
import { LAST, LAYERS, PIECES, TIMING } from '../../sentence-encoder/weight-names.js';
import { readAllWordings, textsOf } from './read-wordings.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npx tsx server/evaluation/encoder-training/prepare.ts FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const { model, pieces } = openPackage();
const names = { pieces: PIECES, timing: TIMING, last: LAST, layers: LAYERS };
const weights = leavesOf(names).map((name, i) => {
  const { shape, numbers } = model.read(name);
  writeFileSync(join(folder, `${i}.bin`), Buffer.from(numbers.buffer));
  return { name, shape, file: `${i}.bin` };
});
writeFileSync(join(folder, 'weights.json'), JSON.stringify({ names, weights }));

const tokenize = createTokenizer(pieces);
const numbersOf = (text: string): number[] => tokenize(text).slice(0, MAX_PIECES);
const sites = readAllWordings();
writeFileSync(
  join(folder, 'sites.json'),
  JSON.stringify(sites.map(({ passages }) => passages.map((passage) => textsOf(passage, numbersOf)))),
);
console.log(`${sites.length} sites, ${sites.flatMap(({ passages }) => passages).length} passages`);

/** All strings in an object. */
function leavesOf(value: object | string): string[] {
  return typeof value === 'string'
    ? [value]
    : Object.values(value).flatMap((one: object | string) => leavesOf(one));
}
