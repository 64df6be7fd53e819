/** A read model that reads the log once and then keeps up with it. */
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../errors.js';
import type { LogRecord } from '../model.js';
import type { ErasedFromLog, LogFollower, RecordLog } from '../store/port/record-log.js';
import { FOLDED_TYPES } from './log-fold.js';

/** Records that are taken in before others get a turn. */
const BATCH = 2000;
/** How long who asks is kept waiting for a log that is soon read, before they are told how far it is; milliseconds. */
const PATIENCE_MS = 2000;

/** Takes in records, and lets go of those that were erased. One that is met twice counts once. */
export interface Fold {
  add(record: LogRecord): void;
  erase(erased: ErasedFromLog): void;
}

type Event = { added: LogRecord } | { erased: ErasedFromLog };

/** Follows a log from before it is read, so nothing is missed; what it then meets twice counts once. */
export class LiveModel<Folded extends Fold> implements LogFollower {
  readonly #log: RecordLog;
  readonly #clock: () => number;
  readonly #fold: Folded;
  /** What came while the log was read; undefined from then on. */
  #waiting: Event[] | undefined = [];
  /** Settles when the log was read, whatever came of it. */
  #reading: Promise<unknown> = Promise.resolve();
  #share = 0;
  #failure: unknown;

  /** @param clock milliseconds since 1970 */
  constructor(log: RecordLog, clock: () => number, fold: Folded) {
    this.#log = log;
    this.#clock = clock;
    this.#fold = fold;
  }

  get isReady(): boolean {
    return this.#waiting === undefined;
  }

  /** Reads the log; called once, after it is followed. */
  read(): Promise<void> {
    const reading = this.#read();
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  async #read(): Promise<void> {
    try {
      let first: number | undefined;
      let count = 0;
      for await (const record of this.#log.read({ types: FOLDED_TYPES })) {
        this.#fold.add(record);
        if (++count % BATCH > 0) continue;
        const at = Date.parse(record.at);
        first ??= at;
        // By time, since nobody knows how many records there are.
        this.#share = Math.max(this.#share, Math.min(0.99, (at - first) / (this.#clock() - first)));
        await setImmediate();
      }
      for (const event of this.#waiting ?? []) this.#apply(event);
      this.#waiting = undefined;
    } catch (error) {
      this.#failure = error;
      throw error;
    }
  }

  added(record: LogRecord): void {
    this.#take({ added: record });
  }

  erased(erased: ErasedFromLog): Promise<void> {
    this.#take({ erased });
    return Promise.resolve();
  }

  /** @throws {AppError} `not_ready` until the log was read */
  ready(): Folded {
    if (this.isReady) return this.#fold;
    if (this.#failure !== undefined)
      throw new AppError('store_unavailable', 'The log could not be read; see Health.', {
        cause: this.#failure,
      });
    throw new AppError('not_ready', `Reading the log, ${Math.floor(this.#share * 100)} %.`, {
      headers: { 'Retry-After': '1' },
    });
  }

  /**
   * As `ready`, a moment later where that helps: nearly every log is read by then.
   *
   * @throws {AppError} `not_ready` where it takes longer
   */
  async readySoon(): Promise<Folded> {
    if (!this.isReady) {
      const patience = new AbortController();
      const { signal } = patience;
      await Promise.race([this.#reading, sleep(PATIENCE_MS, undefined, { signal }).catch(() => undefined)]);
      patience.abort();
    }
    return this.ready();
  }

  #take(event: Event): void {
    if (this.#waiting) this.#waiting.push(event);
    else this.#apply(event);
  }

  #apply(event: Event): void {
    if ('added' in event) this.#fold.add(event.added);
    else this.#fold.erase(event.erased);
  }
}
