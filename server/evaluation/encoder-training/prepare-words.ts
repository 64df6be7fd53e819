/**
 * Writes what `train_words.py` reads: `npx tsx server/evaluation/encoder-training/prepare-words.ts FOLDER`. The words of
 * each text of the made-up sites of `data/wordings`, and its vector by the encoder alone, which takes a quarter of an hour.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAdapted } from '../../sentence-encoder/open-encoder.js';
import { wordsIn } from '../../sentence-encoder/word-vectors.js';
import { createProgress } from '../progress.js';
import { readAllWordings, textsOf } from './read-wordings.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npx tsx server/evaluation/encoder-training/prepare-words.ts FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

/** Texts by their number. */
const numbers = new Map<string, number>();

function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

const sites = readAllWordings().map(({ passages }) => passages.map((passage) => textsOf(passage, numberOf)));
const texts = [...numbers.keys()];
writeFileSync(join(folder, 'words.json'), JSON.stringify({ sites, texts: texts.map(wordsIn) }));

const encode = openAdapted();
const progress = createProgress('texts', texts.length);
const vectors = texts.map((text) => {
  progress();
  return Buffer.from(encode(text).buffer);
});
writeFileSync(join(folder, 'vectors.bin'), Buffer.concat(vectors));
console.log(`${sites.length} sites, ${texts.length} texts`);
