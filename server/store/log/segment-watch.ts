/** Looks while the log is open whether its files are still there, as long as they were. */
import { statSync } from 'node:fs';
import type { DataFolder } from '../files/data-folder.js';
import { isMissing } from '../files/file-system.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { Segment } from './growing-segment.js';
import { segmentPath } from './log-segments.js';

/** How long what was seen is taken for current, in milliseconds. */
const LOOK_MS = 1000;
const GONE = 'was removed or changed while the server runs; put it back, or start the server again';

/**
 * Whether the file that is written to is the one in the folder, with nothing taken from it or added. It is looked at
 * before and after each write, without waiting: that takes a few microseconds, and a thread many more.
 */
export function isInPlace(data: DataFolder, { number, size, inode }: Segment): boolean {
  const found = statSync(segmentPath(data, number), { throwIfNoEntry: false });
  return found?.ino === inode && found.size === size;
}

export class SegmentWatch {
  readonly #data: DataFolder;
  /** Bytes of each segment that does not grow. */
  readonly #sizes: Map<number, number>;
  #seen: { at: number; problems: StoreProblem[] } | undefined;

  constructor(data: DataFolder, sizes: Map<number, number>) {
    this.#data = data;
    this.#sizes = sizes;
  }

  /** Tells of a segment that does not grow any more, or was written anew. */
  note(segment: number, size: number): void {
    this.#sizes.set(segment, size);
    this.#seen = undefined;
  }

  /** What is wrong with the files, now. Nothing may be written anew meanwhile. */
  async problems(): Promise<readonly StoreProblem[]> {
    const at = this.#data.now();
    if (this.#seen && at - this.#seen.at < LOOK_MS) return this.#seen.problems;
    const problems: StoreProblem[] = [];
    for (const [segment, size] of this.#sizes) {
      const path = segmentPath(this.#data, segment);
      const reason = await this.#faultOf(path, size);
      if (reason !== undefined) problems.push(this.#data.problem(path, { reason }));
    }
    this.#seen = { at, problems };
    return problems;
  }

  /** What is wrong with the segment that grows. */
  growing(segment: Segment): StoreProblem[] {
    if (isInPlace(this.#data, segment)) return [];
    const reason = `${GONE}. Until then nothing can be stored`;
    return [this.#data.problem(segmentPath(this.#data, segment.number), { reason })];
  }

  async #faultOf(path: string, size: number): Promise<string | undefined> {
    try {
      const found = await this.#data.files.stat(path);
      if (found.size >= size) return undefined;
      return `became shorter while the server runs: ${size - found.size} of its ${size} bytes are gone; restore it from a backup`;
    } catch (error) {
      return isMissing(error) ? GONE : undefined;
    }
  }
}
