/**
 * Vectors of single words: what a word means by the company it keeps. Those of GloVe
 * (https://nlp.stanford.edu/projects/glove), changed by `evaluation/encoder-training/` so that what visitors ask lies near
 * what answers it. Their sum knows nothing of the order of words, and more words than the encoder's pieces can tell apart.
 */
import { readFileSync } from 'node:fs';
import { unit } from './unit-vector.js';

/** The vector of a text, of length 1; all zero where no word of it is known. */
export type WordVectors = (text: string) => Float32Array;

/** Bytes of the length of the header, which stands first. */
const LENGTH_BYTES = 4;
const WORD = /[a-z]+(?:'[a-z]+)?|\d+|[£$€%]/g;

/** The words of a text that may have a vector, without capitals and accents. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  return plain.match(WORD) ?? [];
}

/**
 * Reads a file of word vectors: a header with the words, a number of four bytes by which each vector is multiplied, and the
 * vectors in bytes, one after the other. How long a vector is says how much its word counts.
 * @throws {Error} where the file is missing or not whole
 */
export function readWordVectors(path: string | URL): WordVectors {
  const file = readFileSync(path);
  const bodyAt = LENGTH_BYTES + file.readUInt32LE(0);
  const header = file.toString('utf8', LENGTH_BYTES, bodyAt);
  const { dimensions, words } = JSON.parse(header) as { dimensions: number; words: string };
  const rows = new Map(words.split(' ').map((word, row) => [word, row]));
  const body = file.subarray(bodyAt);
  const vectorsAt = rows.size * Float32Array.BYTES_PER_ELEMENT;
  if (body.length !== vectorsAt + rows.size * dimensions) {
    throw new Error('The word vectors are not whole.');
  }
  const addWord = (word: string, sum: Float32Array): void => {
    const row = rows.get(word);
    if (row === undefined) {
      // Such as "mum's", of which the parts are known.
      if (word.includes("'")) for (const part of word.split("'")) addWord(part, sum);
      return;
    }
    const scale = body.readFloatLE(row * Float32Array.BYTES_PER_ELEMENT);
    const at = vectorsAt + row * dimensions;
    for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] ?? 0) + scale * body.readInt8(at + i);
  };
  return (text) => {
    const sum = new Float32Array(dimensions);
    for (const word of wordsIn(text)) addWord(word, sum);
    return unit(sum);
  };
}
