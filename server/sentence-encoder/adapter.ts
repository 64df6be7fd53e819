/**
 * What the encoder has learned beside the weights of its package: how visitors put what pages say in other words. Low-rank
 * changes of the weights (LoRA, arxiv.org/abs/2106.09685), made by `evaluation/encoder-training/`, in a file of their own.
 */
import { readFileSync } from 'node:fs';
import type { ModelFile, Tensor } from './model-file.js';

/** The change of one weight, and where its numbers begin in the body of the file. */
interface Change {
  /** End of the weight's name in the model. */
  name: string;
  shape: [rows: number, columns: number];
  /** The change is the product of `rows × rank` and `rank × columns` bytes, and of a scale for each of the rank. */
  rank: number;
  at: number;
}

/** Bytes of the length of the header, which stands first. */
const LENGTH_BYTES = 4;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/**
 * The model with what the adapter in a file has learned.
 * @throws {Error} where the file is missing, not whole, or of another model
 */
export function adapt(model: ModelFile, path: string | URL): ModelFile {
  const file = readFileSync(path);
  const bodyAt = LENGTH_BYTES + file.readUInt32LE(0);
  const header = file.toString('utf8', LENGTH_BYTES, bodyAt);
  const { size, changes } = JSON.parse(header) as { size: number; changes: Change[] };
  const body = new Uint8Array(file.subarray(bodyAt));
  if (body.length !== size) throw new Error('The adapter of the encoder is not whole.');
  return {
    read(nameEnd) {
      const tensor = model.read(nameEnd);
      const change = changes.find(({ name }) => name === nameEnd);
      return change ? changed(tensor, change, body.buffer) : tensor;
    },
  };
}

/** Adds a change to the numbers of a weight. */
function changed({ shape, numbers }: Tensor, change: Change, body: ArrayBuffer): Tensor {
  const { rank, at } = change;
  const [rows, columns] = change.shape;
  if (rows * columns !== numbers.length) throw new Error(`The adapter does not fit ${change.name}.`);
  const scales = new Float32Array(body.slice(at, at + rank * FLOAT));
  const left = new Int8Array(body, at + rank * FLOAT, rows * rank);
  const right = new Int8Array(body, at + rank * FLOAT + rows * rank, rank * columns);
  const directions = Array.from(scales, (scale, i) =>
    Float32Array.from(right.subarray(i * columns, (i + 1) * columns), (value) => value * scale),
  );
  for (let row = 0; row < rows; row++) {
    const changing = numbers.subarray(row * columns, (row + 1) * columns);
    for (const [i, direction] of directions.entries()) {
      const share = left[row * rank + i] ?? 0;
      for (let column = 0; column < columns; column++) {
        changing[column] = (changing[column] ?? 0) + share * (direction[column] ?? 0);
      }
    }
  }
  return { shape, numbers };
}
