/** The append-only log: records as lines of JSON, acknowledged when they are safe on the disk. */
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import type { LogRecord } from '../../model.js';
import type { DataFolder } from '../files/data-folder.js';
import type { LogEnd } from './log-chain.js';
import type { Lease, LogOptions } from './log-options.js';
import { LogEndFile } from './log-end-file.js';
import { formatLine, formatMembers, TERM_MARK, type StoredRecord } from './record-line.js';
import { isInPlace, SegmentWatch } from './segment-watch.js';
import { makeFolder } from '../files/file-system.js';
import {
  beginSegment,
  continueSegment,
  createSegment,
  syncNewSegment,
  writeAll,
  type Segment,
} from './growing-segment.js';
import { readPositions } from './read-positions.js';
import { recoverLog, type RecoveredLog } from './log-recovery.js';
import type { RecordSink } from './segment-findings.js';
import { segmentName, segmentPath } from './log-segments.js';
import type { LogPosition } from './log-segments.js';
import type { StoreHealth } from '../port/store.js';
import type { StoreProblem } from '../port/store-problem.js';

/** Size at which a segment is closed and the next begun. */
const SEGMENT_BYTES = 64 << 20;

interface Append {
  members: string;
  /** Absent for a line without one. */
  record?: StoredRecord;
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
  readonly #onAppended: (record: StoredRecord) => void;
  readonly #lease: Lease | undefined;
  readonly #problems: StoreProblem[];
  readonly #endFile: LogEndFile;
  readonly #watch: SegmentWatch;
  /** The last line that is safe, and the term of this process. */
  #end: LogEnd;
  #segment: Segment;
  #queue: Append[] = [];
  #closings: Closing[] = [];
  #writing: Promise<void> | undefined;
  #lastWriteFailed = false;
  #lastWriteAt: number | undefined;
  #state: 'open' | 'failed' | 'closed' = 'open';

  /** Opens the log of a data folder, handing over every record in it; the folder must be this process's alone. */
  static async open(data: DataFolder, sink: RecordSink, options: LogOptions = {}): Promise<Log> {
    await data.write(data.path(data.logName), () => makeFolder(data.files, data.path(data.logName)));
    const recovered = await recoverLog(data, sink);
    const { lastSegment, sizes } = recovered;
    const path = segmentPath(data, Math.max(lastSegment, 1));
    const mayHaveRival = lastSegment > 0 && options.lease?.mayHaveRival === true;
    // A rival that writes once more, before it sees that it has lost the log, writes to the segment it knows.
    const segment = await data.write(path, () =>
      lastSegment > 0 && !mayHaveRival
        ? continueSegment(data, lastSegment)
        : beginSegment(data, lastSegment + 1),
    );
    if (mayHaveRival) sizes.delete(lastSegment);
    const log = new Log(data, segment, recovered, options);
    if (mayHaveRival) await log.#appendMembers(TERM_MARK);
    return log;
  }

  private constructor(data: DataFolder, segment: Segment, recovered: RecoveredLog, options: LogOptions) {
    const { end, problems, sizes } = recovered;
    this.#data = data;
    this.#segment = segment;
    this.#problems = problems;
    this.#end = { ...end, term: Math.max(end.term + 1, options.lease?.term ?? 0) };
    this.#endFile = new LogEndFile(data);
    this.#watch = new SegmentWatch(data, sizes);
    this.#segmentBytes = options.segmentBytes ?? SEGMENT_BYTES;
    this.#onFatal = options.onFatal ?? (() => undefined);
    this.#onAppended = options.onAppended ?? (() => undefined);
    this.#lease = options.lease;
  }

  /**
   * Adds a record. Durable when it resolves; when it rejects, with `store_unavailable`, the record is not in the log,
   * unless the log failed as a whole.
   *
   * Records that arrive while others are being written share one write and one fdatasync. There is no timer, which
   * would add its length when the load is low and cap the rate when it is high.
   */
  async append(record: StoredRecord): Promise<LogPosition> {
    return this.#appendMembers(formatMembers(record), record);
  }

  async #appendMembers(members: string, record?: StoredRecord): Promise<LogPosition> {
    if (this.#state !== 'open') throw notStored(new Error(`the log is ${this.#state}`));
    return new Promise((resolve, reject) => {
      this.#queue.push({ members, resolve, reject, ...(record && { record }) });
      this.#writing ??= this.#writeQueue();
    });
  }

  /** The records at these positions, in that order, without those that have become unreadable, which are reported. */
  async read(positions: readonly LogPosition[]): Promise<LogRecord[]> {
    try {
      return await readPositions(this.#data, positions, (problem) => {
        this.#reportDamage(problem);
      });
    } catch (error) {
      throw unavailable('Earlier messages could not be read', error);
    }
  }

  /**
   * What was damaged when the log was opened, or has been found damaged since, and what is wrong with its files now.
   * No segment may be written anew meanwhile.
   */
  async problems(): Promise<readonly StoreProblem[]> {
    const growing = this.#state === 'open' && !this.#writing ? this.#watch.growing(this.#segment) : [];
    return [...this.#problems, ...growing, ...(await this.#watch.problems())];
  }

  /** Tells of a closed segment that was written anew. */
  noteSize(segment: number, size: number): void {
    this.#watch.note(segment, size);
  }

  health(): StoreHealth {
    const isThere = this.#writing !== undefined || isInPlace(this.#data, this.#segment);
    const isHeld = this.#lease?.isHeld() !== false;
    const isWritable = this.#state === 'open' && !this.#lastWriteFailed && isThere && isHeld;
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
    await this.#endFile.close(this.#lease?.isHeld() !== false);
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
      const end = { ...this.#end };
      const lines = batch.map(({ members }) => {
        const sequence = ++end.sequence;
        const frame = { sequence, last: sequence, term: end.term, previous: end.checksum, link: undefined };
        const { line, checksum } = formatLine(members, frame);
        end.checksum = checksum;
        return line;
      });
      const { number, size } = await this.#store(Buffer.concat(lines));
      this.#end = end;
      this.#endFile.note(end);
      this.#lastWriteFailed = false;
      this.#lastWriteAt = this.#data.now();
      let offset = size;
      for (const [index, { length }] of lines.entries()) {
        batch[index]?.resolve({ segment: number, offset, length: length - 1 });
        offset += length;
      }
    } catch (error) {
      this.#lastWriteFailed = true;
      for (const { reject } of batch) reject(notStored(error));
      return;
    }
    for (const { record } of batch) if (record) this.#onAppended(record);
  }

  /** Puts bytes at the end of the log, and gives the segment as it was before. */
  async #store(bytes: Buffer): Promise<Segment> {
    if (this.#state === 'failed') throw new Error('the log failed before');
    this.#assertOwn();
    if (this.#segment.size >= this.#segmentBytes) await this.#beginNextSegment();
    const before = { ...this.#segment };
    try {
      await writeAll(before.handle, bytes, before.size);
    } catch (error) {
      await this.#orFail(before.handle.truncate(before.size));
      throw error;
    }
    await this.#orFail(before.handle.datasync());
    this.#segment.size += bytes.length;
    // Who has taken the log over has read it before or after this write. If nobody has, whoever comes will find it.
    this.#assertOwn();
    return before;
  }

  /** Throws where another process has the log, or its file is not in the folder any more. */
  #assertOwn(): void {
    this.#assertLease();
    if (isInPlace(this.#data, this.#segment)) return;
    throw new Error(`${segmentName(this.#segment.number)} was removed or changed`);
  }

  #assertLease(): void {
    if (this.#lease?.isHeld() === false) throw new Error('another process has taken the log over');
  }

  async #beginNextSegment(): Promise<void> {
    this.#assertLease();
    const full = this.#segment;
    const next = await createSegment(this.#data, full.number + 1);
    await this.#orFail(syncNewSegment(this.#data, next));
    this.#watch.note(full.number, full.size);
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

  #reportDamage(problem: StoreProblem): void {
    const isKnown = this.#problems.some(
      (known) => known.file === problem.file && known.reason === problem.reason,
    );
    if (!isKnown) this.#problems.push(problem);
  }
}

function notStored(cause: unknown): AppError {
  return unavailable('The message could not be stored', cause);
}

function unavailable(what: string, cause: unknown): AppError {
  return new AppError('store_unavailable', `${what}; try again later.`, { cause });
}
