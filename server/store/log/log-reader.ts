/** Reads the log beside a server that may be adding to it: without its lock, and changing nothing. */
import type { LogRecord } from '../../model.js';
import { DataFolder } from '../files/data-folder.js';
import type { DataFolderOptions } from '../files/data-folder.js';
import { parseRecord } from './record-line.js';
import { listSegments, readLines, segmentPath } from './log-segments.js';
import type { StoreProblem } from '../port/store.js';

/** Damaged lines that stand together. */
interface Damage {
  firstLine: number;
  lines: number;
  reason: string;
}

/** No more than a few megabytes of the log are in memory at a time. */
export class LogReader {
  readonly #data: DataFolder;
  readonly #problems = new Map<string, StoreProblem>();

  constructor(folder: string, options: DataFolderOptions = {}) {
    this.#data = new DataFolder(folder, options);
  }

  /** The numbers of the segments, oldest first. */
  segments(): Promise<number[]> {
    return listSegments(this.#data);
  }

  /**
   * Hands over every record in the order in which they were recorded.
   *
   * @param afterChunk called now and then, and waited for
   */
  async readAll(onRecord: (record: LogRecord) => void, afterChunk?: () => Promise<void>): Promise<void> {
    for (const segment of await this.segments()) await this.readSegment(segment, onRecord, afterChunk);
  }

  /**
   * Hands over the records of one segment. A last line without line end is left out: it is still being written, or
   * was when its process died, and nobody was told that it is safe.
   */
  async readSegment(
    segment: number,
    onRecord: (record: LogRecord) => void,
    afterChunk?: () => Promise<void>,
  ): Promise<void> {
    const path = segmentPath(this.#data, segment);
    let damage: Damage | undefined;
    await this.#data.read(path, () =>
      readLines(
        this.#data.files,
        path,
        ({ buffer, start, end, number }, isWhole) => {
          if (!isWhole || start === end) return;
          const parsed = parseRecord(buffer, start, end);
          if ('record' in parsed) onRecord(parsed.record);
          else if (damage) damage.lines++;
          else damage = { firstLine: number, lines: 1, reason: parsed.reason };
        },
        afterChunk,
      ),
    );
    if (damage) this.#note(path, damage);
  }

  /** The damaged lines in what was read, for each segment the first and how many there are. */
  problems(): StoreProblem[] {
    return [...this.#problems.values()];
  }

  #note(path: string, { firstLine, lines, reason }: Damage): void {
    const what = lines === 1 ? 'is damaged' : `and ${lines - 1} more of its lines are damaged`;
    this.#problems.set(path, this.#data.problem(path, { line: firstLine, reason: `${what} (${reason})` }));
  }
}
