/** Waits for a database that is away for a moment: restarted, moved to another machine, cut off. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { withinTime } from '../../runtime/within-time.js';
import { codeOf, isLost, isOutage, isTransient, unavailable } from './database-errors.js';

export interface Retrier {
  /**
   * Does work, again and again while there is no database, as long as somebody may be expected to wait.
   *
   * @param limitMs after which it is given up although the database answers others; a later result is ignored
   * @throws {AppError} `store_unavailable`; what the database says of the work itself is thrown as it is
   */
  retry<Result>(work: () => Promise<Result>, limitMs?: number): Promise<Result>;
  /** Does work once; the time that it waits for the database counts for all who wait. */
  tryOnce<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Is told that the database said something, as amid a transaction. */
  noteAnswer(): void;
  /** Whether it has run out: then nobody waits any more until the database is back. */
  hasGivenUp(): boolean;
  /** Has nobody wait any longer. */
  stop(): void;
}

/** Waits between tries, doubled each time. */
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 500;
/** How often is looked whether a database is back for which nobody waits any more. */
const PROBE_MS = 1000;

export interface RetryOptions {
  /** For how long work is tried again that finds no database. */
  ms: number;
  /** For how long the database may say nothing to what it was asked. */
  quietMs?: number;
  /** Told each time why something is tried again. */
  onRetry?: (code: string) => void;
}

interface Waiter {
  /** When it is given up whatever others are answered, in milliseconds of `performance.now()`. */
  deadline: number;
  giveUp: () => void;
}

/**
 * One clock for all: it runs while the database owes an answer, and once it has run out, everybody who waits is told. So
 * a request that waits several times, or behind others, waits no longer than the rest.
 */
export function createRetrier({ ms, quietMs = ms, onRetry }: RetryOptions): Retrier {
  /** Since when the database owes an answer. */
  let quietSince = Infinity;
  /** When, since the last answer, a connection was first lost or refused. */
  let lostSince = Infinity;
  /** Attempts that it has not answered. */
  let open = 0;
  let lastProbe = -Infinity;
  const waiters = new Set<Waiter>();
  let alarm: NodeJS.Timeout | undefined;
  const ending = new AbortController();
  // As many as there are statements that wait.
  setMaxListeners(0, ending.signal);

  const overAt = () => Math.min(quietSince + quietMs, lostSince + ms);
  const hasGivenUp = () => performance.now() >= overAt();

  function noteAnswer(): void {
    quietSince = open > 0 ? performance.now() : Infinity;
    lostSince = Infinity;
  }

  async function tryOnce<Result>(work: () => Promise<Result>): Promise<Result> {
    quietSince = Math.min(quietSince, performance.now());
    open++;
    let isAnswered = true;
    try {
      return await work();
    } catch (error) {
      isAnswered = !isLost(error);
      throw error;
    } finally {
      open--;
      if (isAnswered) noteAnswer();
      else lostSince = Math.min(lostSince, performance.now());
    }
  }

  /** One alarm for all. It may come too early and is set again then, so that no statement has to move it. */
  function setAlarm(): void {
    if (alarm || waiters.size === 0) return;
    let next = Math.min(overAt(), performance.now() + ms);
    for (const { deadline } of waiters) next = Math.min(next, deadline);
    alarm = setTimeout(tellLate, Math.max(1, next - performance.now()));
  }

  function tellLate(): void {
    alarm = undefined;
    const now = performance.now();
    for (const { deadline, giveUp } of waiters) if (hasGivenUp() || now >= deadline) giveUp();
    setAlarm();
  }

  function untilLate<Result>(working: Promise<Result>, limitMs: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiters.delete(waiter);
        if (waiters.size > 0) return;
        clearTimeout(alarm);
        alarm = undefined;
      };
      const giveUp = () => {
        leave();
        reject(unavailable(undefined));
      };
      const waiter: Waiter = { deadline: performance.now() + limitMs, giveUp };
      waiters.add(waiter);
      setAlarm();
      working.finally(leave).then(resolve, reject);
    });
  }

  /** Once the clock has run out, one attempt a second is let through until the database is back; others fail at once. */
  function mayTry(): boolean {
    if (!hasGivenUp()) return true;
    const now = performance.now();
    if (now - lastProbe < PROBE_MS) return false;
    lastProbe = now;
    return true;
  }

  async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + ms;
    if (!mayTry()) throw unavailable(undefined);
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
      try {
        return await tryOnce(work);
      } catch (error) {
        if (error instanceof AppError || !isOutage(error)) throw error;
        const wait = pause * (0.5 + Math.random() / 2);
        const isTooLate = performance.now() + wait > until || hasGivenUp() || ending.signal.aborted;
        if (!isTransient(error) || isTooLate) throw unavailable(error);
        onRetry?.(codeOf(error) || 'lost');
        await sleep(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  }

  return {
    tryOnce,
    noteAnswer,
    hasGivenUp,
    async retry(work, limitMs = Infinity) {
      if (!hasGivenUp()) return untilLate(tryAgain(work), limitMs);
      // An attempt that only finds out whether the database is back is given less time: earlier ones may hold it up.
      return withinTime(tryAgain(work), PROBE_MS, () => {
        throw unavailable(undefined);
      });
    },
    stop() {
      ending.abort();
    },
  };
}
