/** Reads the log, also beside a process that adds to it: without its lock, and changing nothing. */
import type { FileHandle } from 'node:fs/promises';
import { isConversationRecord, type ConversationRecord, type LogRecord } from '../../model.js';
import type { DataFolder } from '../files/data-folder.js';
import type { RecordLog, RecordQuery, RecordType, SearchPart, TextQuery } from '../port/record-log.js';
import type { StoreProblem } from '../port/store-problem.js';
import { filterOf, textFilterOf } from '../records/record-filter.js';
import { eachLine, listSegments, readBlocks, segmentPath, type LogPosition } from './log-segments.js';
import { checkLine, parseMembers, parseRecord } from './record-line.js';
import { compareEnds, noteStarts, startOfSegment } from './log-bounds.js';
import { DETACHED, describeGap, LEFT_OUT, LogChain } from './log-chain.js';
import { readLogEnd } from './log-end-file.js';

/** Found records of a part of a search, at most. */
const PART_RECORDS = 50;
/** How far records may be from the order of their times, for clocks that are set. */
const CLOCK_SLACK_MS = 3_600_000;

/** Damaged lines of one segment. */
interface Damage {
  firstLine: number;
  lines: number;
  reason: string;
}

/** A line that is not where it belongs. */
interface Disorder {
  path: string;
  line: number;
  describe: () => string;
}

interface Reading {
  isWanted: IsWanted;
  isBackwards: boolean;
  chain: LogChain;
  disorder: Disorder[];
  signal?: AbortSignal | undefined;
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
    // Before the log is looked at, which may grow meanwhile.
    const told = await readLogEnd(this.#data);
    const segments = await listSegments(this.#data);
    const whole = await this.#chainOf(segments);
    const disorder: Disorder[] = [];
    for (const segment of isBackwards ? [...segments].reverse() : segments) {
      // Backwards, each segment is known by itself alone.
      const chain = isBackwards ? await this.#chainOf(segments, true) : whole;
      const reading = { isWanted, isBackwards, chain, disorder };
      for await (const record of this.#readSegment(segment, reading)) {
        yield record as Extract<LogRecord, { type: T }>;
        left--;
        if (left === 0) return;
      }
    }
    if (!isBackwards)
      this.#tellDisorder(disorder, compareEnds(this.#data, segments.at(-1) ?? 0, whole.end, told).problem);
  }

  async *search(query: TextQuery, signal?: AbortSignal): AsyncGenerator<SearchPart> {
    const isWanted = textFilterOf(query);
    const segments = await listSegments(this.#data);
    for (const segment of [...segments].reverse()) {
      if (signal?.aborted) return;
      const start = await startOfSegment(this.#data, segment);
      if (start !== undefined && start - CLOCK_SLACK_MS >= query.to) continue;
      const chain = await this.#chainOf(segments, true);
      const reading = { isWanted, isBackwards: true, chain, disorder: [], signal };
      let found: ConversationRecord[] = [];
      for await (const record of this.#readSegment(segment, reading)) {
        if (isConversationRecord(record)) found.push(record);
        if (found.length < PART_RECORDS) continue;
        yield { found, backTo: Date.parse(record.at) };
        found = [];
      }
      if (signal?.aborted) return;
      yield { found, backTo: start === undefined ? query.to : Math.max(start, query.from) };
      if (start !== undefined && start + CLOCK_SLACK_MS < query.from) return;
    }
  }

  async #chainOf(segments: readonly number[], startsAnywhere = false): Promise<LogChain> {
    const chain = new LogChain(startsAnywhere);
    await noteStarts(this.#data, segments, chain);
    return chain;
  }

  async *#readSegment(
    segment: number,
    { isWanted, isBackwards, chain, disorder, signal }: Reading,
  ): AsyncGenerator<LogRecord> {
    const path = segmentPath(this.#data, segment);
    let handle: FileHandle | undefined;
    let damage: Damage | undefined;
    /** Backwards, the file is read forwards first, to find where the records stand, and then each from the end on. */
    const places: Place[] = [];
    let isBehindDamage = false;
    try {
      handle = await this.#data.files.open(path, 'r');
      for await (const block of readBlocks(handle)) {
        if (signal?.aborted) return;
        const found: LogRecord[] = [];
        eachLine(block, ({ buffer, start, end, number, offset }, isWhole) => {
          if (!isWhole || start === end) return;
          const checked = checkLine(buffer, start, end);
          if (checked && 'frame' in checked) {
            const { verdict, gap, isDetached } = chain.add(checked);
            const place = { path, line: number };
            if (gap && !isBehindDamage) disorder.push({ ...place, describe: () => describeGap(gap) });
            if (isDetached) disorder.push({ ...place, describe: () => DETACHED });
            if (verdict !== 'take') disorder.push({ ...place, describe: () => LEFT_OUT[verdict] });
            isBehindDamage = false;
            if (verdict !== 'take') return;
          }
          const parsed =
            checked && 'frame' in checked
              ? parseMembers(buffer, checked.membersAt, end)
              : parseRecord(buffer, start, end);
          if ('reason' in parsed) {
            isBehindDamage = true;
            if (damage) damage.lines++;
            else damage = { firstLine: number, lines: 1, reason: parsed.reason };
          } else if ('record' in parsed && isWanted(parsed.record)) {
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
    this.#tellOnce(problem);
  }

  /** What is out of order, once all was read: what is missing in one place may stand in another. */
  #tellDisorder(disorder: readonly Disorder[], end: StoreProblem | undefined): void {
    for (const { path, line, describe } of disorder) {
      this.#tellOnce(this.#data.problem(path, { line, reason: describe() }));
    }
    if (end) this.#tellOnce(end);
  }

  #tellOnce(problem: StoreProblem): void {
    const key = JSON.stringify(problem);
    if (!this.#known.has(key)) this.#onDamage(problem);
    this.#known.add(key);
  }
}
