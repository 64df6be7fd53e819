/** The append-only log: records as lines of JSON, acknowledged when they are safe on the disk. */
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import type { LogRecord } from '../../model.js';
import type { DataFolder } from '../files/data-folder.js';
import { formatRecord, parseRecord } from './record-line.js';
import { makeFolder } from '../files/file-system.js';
import {
  beginSegment,
  continueSegment,
  createSegment,
  syncNewSegment,
  writeAll,
  type Segment,
} from './growing-segment.js';
import { recoverLog } from './log-recovery.js';
import type { RecordSink } from './log-recovery.js';
import { segmentPath } from './log-segments.js';
import type { LogPosition } from './log-segments.js';
import type { StoreHealth } from '../port/store.js';
import type { StoreProblem } from '../port/store-problem.js';

/** Size at which a segment is closed and the next begun. */
const SEGMENT_BYTES = 64 << 20;

/** What speaks for the right to write to the log. */
export interface Lease {
  /** Higher than that of everyone who had it before. */
  readonly term: number;
  /** Whether who had it before may be alive and write once more. */
  readonly mayHaveRival: boolean;
  /** Whether nobody has taken it over. */
  isHeld(): boolean;
}

export interface LogOptions {
  /** Looked at before and after each write; nobody else has the log where it is absent. */
  lease?: Lease;
  /** Size, in bytes, at which a segment is closed; 64 MiB by default. */
  segmentBytes?: number;
  /**
   * Called once if the disk fails to confirm a write. What is on it is unknown from then on, so every append is
   * rejected, and only a restart, which reads the log anew, recovers.
   */
  onFatal?: (error: unknown) => void;
}

interface Append {
  line: Buffer;
  resolve: (position: LogPosition) => void;
  reject: (error: AppError) => void;
}

interface Closing {
  resolve: (segment: number) => void;
  reject: (error: AppError) => void;
}

export class Log {
  readonly #data: DataFolder;
  readonly #segmentBytes: number;
  readonly #onFatal: (error: unknown) => void;
  readonly #lease: Lease | undefined;
  readonly #problems: StoreProblem[];
  #segment: Segment;
  #queue: Append[] = [];
  #closings: Closing[] = [];
  #writing: Promise<void> | undefined;
  #lastWriteFailed = false;
  #lastWriteAt: number | undefined;
  #state: 'open' | 'failed' | 'closed' = 'open';

  /** Opens the log of a data folder, handing over every record in it; the folder must be this process's alone. */
  static async open(data: DataFolder, sink: RecordSink, options: LogOptions = {}): Promise<Log> {
    await data.write(data.path('log'), () => makeFolder(data.files, data.path('log')));
    const { lastSegment, problems } = await recoverLog(data, sink);
    const path = segmentPath(data, Math.max(lastSegment, 1));
    // A rival that writes once more, before it sees that it has lost the log, writes to the segment it knows.
    const mayContinue = lastSegment > 0 && !options.lease?.mayHaveRival;
    const segment = await data.write(path, () =>
      mayContinue ? continueSegment(data, lastSegment) : beginSegment(data, lastSegment + 1),
    );
    return new Log(data, segment, problems, options);
  }

  private constructor(data: DataFolder, segment: Segment, problems: StoreProblem[], options: LogOptions) {
    this.#data = data;
    this.#segment = segment;
    this.#problems = problems;
    this.#segmentBytes = options.segmentBytes ?? SEGMENT_BYTES;
    this.#onFatal = options.onFatal ?? (() => undefined);
    this.#lease = options.lease;
  }

  /**
   * Adds a record. Durable when it resolves; when it rejects, with `store_unavailable`, the record is not in the log,
   * unless the log failed as a whole.
   *
   * Records that arrive while others are being written share one write and one fdatasync. There is no timer, which
   * would add its length when the load is low and cap the rate when it is high.
   */
  async append(record: LogRecord): Promise<LogPosition> {
    const line = formatRecord(record);
    if (this.#state !== 'open') throw notStored(new Error(`the log is ${this.#state}`));
    return new Promise((resolve, reject) => {
      this.#queue.push({ line, resolve, reject });
      this.#writing ??= this.#writeQueue();
    });
  }

  /** The records at these positions, in that order, without those that have become unreadable, which are reported. */
  async read(positions: readonly LogPosition[]): Promise<LogRecord[]> {
    try {
      const records: LogRecord[] = [];
      for (const [segment, lines] of bySegment(positions)) {
        const path = segmentPath(this.#data, segment);
        const handle = await this.#data.files.open(path, 'r');
        try {
          for (const { offset, length } of lines) {
            const bytes = Buffer.alloc(length);
            await handle.read(bytes, 0, length, offset);
            const parsed = parseRecord(bytes);
            if ('record' in parsed) records.push(parsed.record);
            else this.#reportDamage(path, offset, parsed.reason);
          }
        } finally {
          await handle.close();
        }
      }
      return records;
    } catch (error) {
      throw unavailable('Earlier messages could not be read', error);
    }
  }

  /** What was damaged when the log was opened, or has been found damaged since. */
  problems(): readonly StoreProblem[] {
    return this.#problems;
  }

  health(): StoreHealth {
    const isWritable = this.#state === 'open' && !this.#lastWriteFailed && this.#lease?.isHeld() !== false;
    const at = this.#lastWriteAt;
    return at === undefined ? { isWritable } : { isWritable, sinceWrite: this.#data.now() - at };
  }

  /**
   * Closes the segment that grows, so that every record recorded until now stands in one that does not; gives the
   * number of the one that grows from then on.
   */
  async closeSegment(): Promise<number> {
    if (this.#state !== 'open') throw notStored(new Error(`the log is ${this.#state}`));
    return new Promise((resolve, reject) => {
      this.#closings.push({ resolve, reject });
      this.#writing ??= this.#writeQueue();
    });
  }

  /** Waits for the appends in flight; later ones are rejected. */
  async close(): Promise<void> {
    if (this.#state === 'open') this.#state = 'closed';
    await this.#writing;
    await this.#segment.handle.close();
  }

  async #writeQueue(): Promise<void> {
    // Lets every caller of this turn of the event loop into the first batch.
    await setImmediate();
    while (this.#queue.length > 0 || this.#closings.length > 0) {
      const batch = this.#queue;
      this.#queue = [];
      if (batch.length > 0) await this.#write(batch);
      const closings = this.#closings;
      this.#closings = [];
      if (closings.length > 0) await this.#closeFor(closings);
    }
    this.#writing = undefined;
  }

  async #closeFor(closings: Closing[]): Promise<void> {
    try {
      if (this.#state === 'failed') throw new Error('the log failed before');
      if (this.#segment.size > 0) await this.#beginNextSegment();
      for (const { resolve } of closings) resolve(this.#segment.number);
    } catch (error) {
      for (const { reject } of closings) reject(notStored(error));
    }
  }

  async #write(batch: Append[]): Promise<void> {
    try {
      const { number, size } = await this.#store(Buffer.concat(batch.map(({ line }) => line)));
      this.#lastWriteFailed = false;
      this.#lastWriteAt = this.#data.now();
      let offset = size;
      for (const { line, resolve } of batch) {
        resolve({ segment: number, offset, length: line.length - 1 });
        offset += line.length;
      }
    } catch (error) {
      this.#lastWriteFailed = true;
      for (const { reject } of batch) reject(notStored(error));
    }
  }

  /** Puts bytes at the end of the log, and gives the segment as it was before. */
  async #store(bytes: Buffer): Promise<Segment> {
    if (this.#state === 'failed') throw new Error('the log failed before');
    this.#assertLease();
    if (this.#segment.size >= this.#segmentBytes) await this.#beginNextSegment();
    const before = { ...this.#segment };
    try {
      await writeAll(before.handle, bytes, before.size);
    } catch (error) {
      await this.#orFail(before.handle.truncate(before.size));
      throw error;
    }
    await this.#orFail(before.handle.datasync());
    // Who has taken the log over has read it before or after this write. If nobody has, whoever comes will find it.
    this.#assertLease();
    this.#segment.size += bytes.length;
    return before;
  }

  #assertLease(): void {
    if (this.#lease?.isHeld() === false) throw new Error('another process has taken the log over');
  }

  async #beginNextSegment(): Promise<void> {
    this.#assertLease();
    const full = this.#segment;
    const next = await createSegment(this.#data, full.number + 1);
    await this.#orFail(syncNewSegment(this.#data, next));
    this.#segment = next;
    await full.handle.close();
  }

  /** For steps after which, if they fail, nobody knows what is on the disk: not retried, ever. */
  async #orFail<T>(step: Promise<T>): Promise<T> {
    try {
      return await step;
    } catch (error) {
      this.#state = 'failed';
      this.#onFatal(error);
      throw error;
    }
  }

  #reportDamage(path: string, offset: number, reason: string): void {
    const problem = this.#data.problem(path, { reason: `the line at byte ${offset} is damaged (${reason})` });
    const isKnown = this.#problems.some(
      (known) => known.file === problem.file && known.reason === problem.reason,
    );
    if (!isKnown) this.#problems.push(problem);
  }
}

/** Runs of positions in the same segment. */
function bySegment(positions: readonly LogPosition[]): [segment: number, lines: LogPosition[]][] {
  const runs: [number, LogPosition[]][] = [];
  for (const position of positions) {
    const run = runs.at(-1);
    if (run?.[0] === position.segment) run[1].push(position);
    else runs.push([position.segment, [position]]);
  }
  return runs;
}

function notStored(cause: unknown): AppError {
  return unavailable('The message could not be stored', cause);
}

function unavailable(what: string, cause: unknown): AppError {
  return new AppError('store_unavailable', `${what}; try again later.`, { cause });
}
