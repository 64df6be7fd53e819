/** Reads the weights of a TensorFlow.js model, one after the other, from the files that they are split into. */
import { closeSync, openSync, readSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface ModelJson {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[] }[] }[];
}

export interface Tensor {
  shape: readonly number[];
  numbers: Float32Array;
}

/** Of a number, whether it is a float or an integer. */
const BYTES = 4;

const countOf = (shape: readonly number[]): number => shape.reduce((count, length) => count * length, 1);

export interface ModelFile {
  /**
   * The numbers of the one weight whose name ends so.
   * @throws {Error} where there is none
   */
  read(nameEnd: string): Tensor;
}

/**
 * @param path of `model.json`, beside which the weights lie
 * @throws {Error} where something is missing
 */
export function openModelFile(path: string): ModelFile {
  const { weightsManifest } = JSON.parse(readFileSync(path, 'utf8')) as ModelJson;
  const places = new Map<string, { shape: number[]; files: string[]; from: number }>();
  for (const { paths, weights } of weightsManifest) {
    const files = paths.map((name) => join(dirname(path), name));
    let from = 0;
    for (const { name, shape } of weights) {
      places.set(name, { shape, files, from });
      from += BYTES * countOf(shape);
    }
    const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
    if (size < from) throw new Error(`The weights beside ${path} are not whole.`);
  }
  return {
    read(nameEnd) {
      const [place] = [...places].flatMap(([name, found]) => (name.endsWith(nameEnd) ? [found] : []));
      if (!place) throw new Error(`The model has no weight ${nameEnd}.`);
      const { shape, files, from } = place;
      const numbers = new Float32Array(countOf(shape));
      readAcross(files, from, new Uint8Array(numbers.buffer));
      return { shape, numbers };
    },
  };
}

/** Fills `target` with what stands at `from` in the files, one after the other. */
function readAcross(files: readonly string[], from: number, target: Uint8Array): void {
  let start = 0;
  let filled = 0;
  for (const path of files) {
    const { size } = statSync(path);
    const at = from + filled - start;
    if (filled < target.length && at < size) {
      const file = openSync(path, 'r');
      filled += readSync(file, target, filled, Math.min(target.length - filled, size - at), at);
      closeSync(file);
    }
    start += size;
  }
}
