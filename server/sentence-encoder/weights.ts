/** The weights of the encoder as the kernel takes them: integers of one byte, a quarter of what they are as floats. */
import type { KernelMemory, Room } from './kernel-memory.js';
import type { ModelFile } from './model-file.js';

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

function largestOf(numbers: Float32Array, from: number, count: number, step: number): number {
  let largest = 0;
  for (let i = 0; i < count; i++) largest = Math.max(largest, Math.abs(numbers[from + i * step] ?? 0));
  return largest;
}

function quantizeMatrix(memory: KernelMemory, model: ModelFile, kernel: string, bias: string): Matrix {
  const { shape, numbers } = model.read(kernel);
  const columns = shape.at(-1) ?? 0;
  const width = shape.at(-2) ?? 0;
  const weights = memory.bytes(width * columns);
  const scales = memory.floats(columns);
  const added = memory.floats(columns);
  added.numbers.set(model.read(bias).numbers);
  for (let column = 0; column < columns; column++) {
    const largest = largestOf(numbers, column, width, columns);
    const scale = largest === 0 ? 0 : MOST / largest;
    scales.numbers[column] = largest / MOST;
    const block = Math.floor(column / COLUMNS) * COLUMNS * width + (column % COLUMNS) * RUN;
    for (let row = 0; row < width; row++) {
      const place = block + Math.floor(row / RUN) * RUN * COLUMNS + (row % RUN);
      weights.numbers[place] = Math.round((numbers[row * columns + column] ?? 0) * scale);
    }
  }
  return { width, columns, weights, scales, bias: added };
}

function quantizePieces(model: ModelFile): Pick<EncoderWeights, 'pieces' | 'pieceScales' | 'pieceWidth'> {
  const { shape, numbers } = model.read('module/Embeddings_en');
  const [count = 0, width = 0] = shape;
  const scales = new Float32Array(count);
  const pieces = new Int8Array(numbers.length);
  for (let piece = 0; piece < count; piece++) {
    const largest = largestOf(numbers, piece * width, width, 1);
    const scale = largest === 0 ? 0 : MOST / largest;
    scales[piece] = largest / MOST;
    for (let i = piece * width; i < (piece + 1) * width; i++)
      pieces[i] = Math.round((numbers[i] ?? 0) * scale);
  }
  return { pieces, pieceScales: scales, pieceWidth: width };
}

const ENCODE = 'KonaTransformer/Encode';
const WHOLE = 'ConcatPartitions/concat';

function readLayer(memory: KernelMemory, model: ModelFile, number: number): Layer {
  const layer = `Layer_${number}/TransformerLayer`;
  const stack = `${ENCODE}/TransformerStack/${layer}`;
  const norm = (of: string): Norm => {
    const name = `${ENCODE}/${layer}/${of}layer_prepostprocess/layer_norm/layer_norm`;
    return {
      scale: model.read(`${name}_scale/${WHOLE}`).numbers,
      bias: model.read(`${name}_bias/${WHOLE}`).numbers,
    };
  };
  const attention = (name: string): Matrix => {
    const of = `${ENCODE}/${layer}/MultiheadAttention/${name}`;
    return quantizeMatrix(memory, model, `${of}/kernel/part_0`, `${of}/bias/${WHOLE}`);
  };
  const forward = (name: string): Matrix =>
    quantizeMatrix(
      memory,
      model,
      `${stack}/FFN/${name}/Tensordot/Reshape_1`,
      `${ENCODE}/${layer}/FFN/${name}/bias/${WHOLE}`,
    );
  const dense = `${ENCODE}/${layer}/dense`;
  return {
    ...(number === 0 && {
      widen: quantizeMatrix(memory, model, `${dense}/kernel/${WHOLE}`, `${dense}/bias/${WHOLE}`),
    }),
    attentionNorm: norm(''),
    project: attention('qkv_transform_single'),
    combine: attention('output_transform_single'),
    attentionScale: model.read(`${stack}/MultiheadAttention/mul/y`).numbers[0] ?? 1,
    forwardNorm: norm('FFN/'),
    expand: forward('conv1'),
    shrink: forward('conv2'),
  };
}

export function readWeights(memory: KernelMemory, model: ModelFile): EncoderWeights {
  const last = 'hidden_layers/tanh_layer_0';
  return {
    ...quantizePieces(model),
    timing: model.read('TimingSignal/ExpandDims_1').numbers,
    layers: [0, 1].map((number) => readLayer(memory, model, number)),
    last: quantizeMatrix(memory, model, `${last}/weights`, `${last}/bias`),
  };
}
