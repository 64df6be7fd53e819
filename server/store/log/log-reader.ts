/** Reads the log, also beside a process that adds to it: without its lock, and changing nothing. */
import type { FileHandle } from 'node:fs/promises';
import type { LogRecord } from '../../model.js';
import type { DataFolder } from '../files/data-folder.js';
import type { RecordLog, RecordQuery, RecordType } from '../port/record-log.js';
import type { StoreProblem } from '../port/store-problem.js';
import { filterOf } from '../records/record-filter.js';
import { eachLine, listSegments, readBlocks, segmentPath, type LogPosition } from './log-segments.js';
import { parseRecord } from './record-line.js';

/** Damaged lines of one segment. */
interface Damage {
  firstLine: number;
  lines: number;
  reason: string;
}

type Place = Pick<LogPosition, 'offset' | 'length'>;
type IsWanted = (record: LogRecord) => boolean;

export class LogReader implements RecordLog {
  readonly #data: DataFolder;
  readonly #onDamage: (problem: StoreProblem) => void;
  /** Damage that was told of. */
  readonly #known = new Set<string>();

  /** @param onDamage told once of each place where lines are damaged, when it is read */
  constructor(data: DataFolder, onDamage: (problem: StoreProblem) => void = () => undefined) {
    this.#data = data;
    this.#onDamage = onDamage;
  }

  /**
   * As the port says. A last line without line end is left out: it is still being written, or was when its process
   * died, and nobody was told that it is safe.
   */
  async *read<T extends RecordType = RecordType>(
    query: RecordQuery<T>,
  ): AsyncGenerator<Extract<LogRecord, { type: T }>> {
    let left = query.limit ?? Infinity;
    if (left <= 0) return;
    const isWanted = await filterOf(query, () => this.read({}));
    const isBackwards = query.order === 'newest-first';
    const segments = await listSegments(this.#data);
    for (const segment of isBackwards ? segments.reverse() : segments) {
      for await (const record of this.#readSegment(segment, isWanted, isBackwards)) {
        yield record as Extract<LogRecord, { type: T }>;
        left--;
        if (left === 0) return;
      }
    }
  }

  async *#readSegment(segment: number, isWanted: IsWanted, isBackwards: boolean): AsyncGenerator<LogRecord> {
    const path = segmentPath(this.#data, segment);
    let handle: FileHandle | undefined;
    let damage: Damage | undefined;
    /** Backwards, the file is read forwards first, to find where the records stand, and then each from the end on. */
    const places: Place[] = [];
    try {
      handle = await this.#data.files.open(path, 'r');
      for await (const block of readBlocks(handle)) {
        const found: LogRecord[] = [];
        eachLine(block, ({ buffer, start, end, number, offset }, isWhole) => {
          if (!isWhole || start === end) return;
          const parsed = parseRecord(buffer, start, end);
          if ('reason' in parsed) {
            if (damage) damage.lines++;
            else damage = { firstLine: number, lines: 1, reason: parsed.reason };
          } else if (isWanted(parsed.record)) {
            if (isBackwards) places.push({ offset, length: end - start });
            else found.push(parsed.record);
          }
        });
        yield* found;
      }
      if (damage) this.#tell(path, damage);
      for (let place = places.pop(); place; place = places.pop()) {
        const { buffer } = await handle.read(Buffer.alloc(place.length), 0, place.length, place.offset);
        const parsed = parseRecord(buffer);
        if ('record' in parsed) yield parsed.record;
      }
    } catch (error) {
      throw this.#data.failure(path, 'read', error);
    } finally {
      await handle?.close();
    }
  }

  #tell(path: string, { firstLine, lines, reason }: Damage): void {
    const what = lines === 1 ? 'is damaged' : `and ${lines - 1} more of its lines are damaged`;
    const problem = this.#data.problem(path, { line: firstLine, reason: `${what} (${reason})` });
    const key = JSON.stringify(problem);
    if (!this.#known.has(key)) this.#onDamage(problem);
    this.#known.add(key);
  }
}
