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
/** So often, where nobody can say how far it is: a busy machine then only takes its time to begin. */
const MOST_WAITS = 5;

/** Takes in records, and lets go of those that were erased. One that is met twice counts once. */
export interface Fold {
  add(record: LogRecord): void;
  erase(erased: ErasedFromLog): void;
  /** Does a little of what is left to do once the log was read; says whether there is more. */
  prepare(): boolean;
}

type Event = { added: LogRecord } | { erased: ErasedFromLog };

/**
 * Follows a log from before it is read, so nothing is missed; what it then meets twice counts once. A log that could not
 * be read is read again for who asks next; until then nothing of it is held.
 */
export class LiveModel<Folded extends Fold> implements LogFollower {
  readonly #log: RecordLog;
  readonly #clock: () => number;
  readonly #makeFold: () => Folded;
  /** Undefined until the log was read. */
  #folded: Folded | undefined;
  /** What came while the log was read. */
  #waiting: Event[] = [];
  /** Resolves when the log was read, whatever came of it; undefined where nobody reads it. */
  #reading: Promise<void> | undefined;
  /** How much of the log was read; undefined while too little was to tell. */
  #share: number | undefined;
  #failure: unknown;

  /** @param clock milliseconds since 1970 */
  constructor(log: RecordLog, clock: () => number, makeFold: () => Folded) {
    this.#log = log;
    this.#clock = clock;
    this.#makeFold = makeFold;
  }

  /** Reads the log, once it is followed; nothing where that was done or is being done. */
  read(): void {
    if (this.#folded) return;
    this.#reading ??= this.#read();
  }

  async #read(): Promise<void> {
    try {
      const folded = this.#makeFold();
      let first: number | undefined;
      let count = 0;
      this.#share = undefined;
      for await (const record of this.#log.read({ types: FOLDED_TYPES })) {
        folded.add(record);
        if (++count % BATCH > 0) continue;
        const at = Date.parse(record.at);
        first ??= at;
        // By time, since nobody knows how many records there are.
        this.#share = Math.max(this.#share ?? 0, Math.min(0.99, (at - first) / (this.#clock() - first)));
        await setImmediate();
      }
      while (folded.prepare()) await setImmediate();
      for (const event of this.#waiting) apply(folded, event);
      this.#folded = folded;
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#waiting = [];
      this.#reading = undefined;
    }
  }

  added(record: LogRecord): void {
    this.#take({ added: record });
  }

  erased(erased: ErasedFromLog): Promise<void> {
    this.#take({ erased });
    return Promise.resolve();
  }

  /** However long that takes. @throws what kept the log from being read */
  async ready(): Promise<Folded> {
    this.read();
    await this.#reading;
    if (!this.#folded) throw this.#failure;
    return this.#folded;
  }

  /**
   * As `ready`, but waits for a moment only: nearly every log is read by then.
   *
   * @throws {AppError} `not_ready` where it takes longer, `store_unavailable` where it could not be read
   */
  async readySoon(): Promise<Folded> {
    this.read();
    for (let waits = 0; this.#reading && waits < (this.#share === undefined ? MOST_WAITS : 1); waits++) {
      const patience = new AbortController();
      const { signal } = patience;
      await Promise.race([this.#reading, sleep(PATIENCE_MS, undefined, { signal }).catch(() => undefined)]);
      patience.abort();
    }
    if (this.#folded) return this.#folded;
    if (this.#reading)
      throw new AppError('not_ready', `Reading the log, ${Math.floor((this.#share ?? 0) * 100)} %.`, {
        headers: { 'Retry-After': '1' },
      });
    throw new AppError('store_unavailable', 'The log could not be read; see Health.', {
      cause: this.#failure,
    });
  }

  #take(event: Event): void {
    if (this.#folded) apply(this.#folded, event);
    else if (this.#reading) this.#waiting.push(event);
  }
}

function apply(fold: Fold, event: Event): void {
  if ('added' in event) fold.add(event.added);
  else fold.erase(event.erased);
}
