/** The weights of the encoder as the kernel takes them: integers of one byte, a quarter of what they are as floats. */
import type { KernelMemory, Room } from './kernel-memory.js';
import type { ModelFile } from './model-file.js';
import {
  LAST,
  LAYERS,
  PIECES,
  TIMING,
  type LayerNames,
  type MatrixNames,
  type NormNames,
} from './weight-names.js';

/** Most of an integer of one byte. */
const MOST = 127;
/** Columns that stand together, and numbers of each that follow each other: see `kernel.wat`. */
const COLUMNS = 4;
const RUN = 8;

/** A matrix that vectors are multiplied with, and what is added to the product. */
export interface Matrix {
  width: number;
  columns: number;
  weights: Room<Int8Array>;
  scales: Room<Float32Array>;
  bias: Room<Float32Array>;
}

export interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

export interface Layer {
  /** Makes the numbers that a layer adds to as wide as its own; absent where they are. */
  widen?: Matrix;
  attentionNorm: Norm;
  /** Queries, keys and values in one. */
  project: Matrix;
  combine: Matrix;
  /** What the products of queries and keys are multiplied with. */
  attentionScale: number;
  forwardNorm: Norm;
  expand: Matrix;
  shrink: Matrix;
}

export interface EncoderWeights {
  /** A row for each piece, with its scale. */
  pieces: Int8Array;
  pieceScales: Float32Array;
  pieceWidth: number;
  /** Frequencies that tell where a piece stands. */
  timing: Float32Array;
  layers: readonly Layer[];
  last: Matrix;
}

/** The largest number of each column, whichever its sign. */
function largestOfColumns(numbers: Float32Array, columns: number): Float32Array {
  const largest = new Float32Array(columns);
  for (let row = 0; row < numbers.length; row += columns) {
    for (let column = 0; column < columns; column++) {
      largest[column] = Math.max(largest[column] ?? 0, Math.abs(numbers[row + column] ?? 0));
    }
  }
  return largest;
}

const scaled = (value: number, largest: number): number =>
  largest === 0 ? 0 : Math.round((value / largest) * MOST);

function quantizeMatrix(memory: KernelMemory, model: ModelFile, kernel: string, bias: string): Matrix {
  const { shape, numbers } = model.read(kernel);
  const columns = shape.at(-1) ?? 0;
  const width = shape.at(-2) ?? 0;
  const weights = memory.bytes(width * columns);
  const scales = memory.floats(columns);
  const added = memory.floats(columns);
  added.numbers.set(model.read(bias).numbers);
  const largest = largestOfColumns(numbers, columns);
  scales.numbers.set(largest.map((value) => value / MOST));
  for (let row = 0; row < width; row++) {
    const run = Math.floor(row / RUN) * RUN * COLUMNS + (row % RUN);
    for (let column = 0; column < columns; column++) {
      const block = Math.floor(column / COLUMNS) * COLUMNS * width + (column % COLUMNS) * RUN;
      const value = numbers[row * columns + column] ?? 0;
      weights.numbers[block + run] = scaled(value, largest[column] ?? 0);
    }
  }
  return { width, columns, weights, scales, bias: added };
}

function quantizePieces(model: ModelFile): Pick<EncoderWeights, 'pieces' | 'pieceScales' | 'pieceWidth'> {
  const { shape, numbers } = model.read(PIECES);
  const [count = 0, width = 0] = shape;
  const pieces = new Int8Array(numbers.length);
  const pieceScales = new Float32Array(count);
  for (let piece = 0; piece < count; piece++) {
    const row = numbers.subarray(piece * width, (piece + 1) * width);
    let largest = 0;
    for (const value of row) largest = Math.max(largest, Math.abs(value));
    pieceScales[piece] = largest / MOST;
    for (let i = 0; i < width; i++) pieces[piece * width + i] = scaled(row[i] ?? 0, largest);
  }
  return { pieces, pieceScales, pieceWidth: width };
}

function readLayer(memory: KernelMemory, model: ModelFile, names: LayerNames): Layer {
  const { widen, attentionNorm, forwardNorm, attentionScale, ...matrices } = names;
  const matrix = ({ kernel, bias }: MatrixNames): Matrix => quantizeMatrix(memory, model, kernel, bias);
  const norm = ({ scale, bias }: NormNames): Norm => ({
    scale: model.read(scale).numbers,
    bias: model.read(bias).numbers,
  });
  return {
    ...(widen && { widen: matrix(widen) }),
    attentionNorm: norm(attentionNorm),
    project: matrix(matrices.project),
    combine: matrix(matrices.combine),
    attentionScale: model.read(attentionScale).numbers[0] ?? 1,
    forwardNorm: norm(forwardNorm),
    expand: matrix(matrices.expand),
    shrink: matrix(matrices.shrink),
  };
}

export function readWeights(memory: KernelMemory, model: ModelFile): EncoderWeights {
  return {
    ...quantizePieces(model),
    timing: model.read(TIMING).numbers,
    layers: LAYERS.map((names) => readLayer(memory, model, names)),
    last: quantizeMatrix(memory, model, LAST.kernel, LAST.bias),
  };
}
