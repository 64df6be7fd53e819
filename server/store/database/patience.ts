/** Waits for a database that is away for a moment: restarted, moved to another machine, cut off. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { withinTime } from '../../runtime/within-time.js';
import { codeOf, isLost, isSilent, isTransient, UNIQUE_VIOLATION } from './database-errors.js';

export interface Patience {
  /**
   * Does work, again and again while there is no database, as long as somebody may be expected to wait.
   *
   * @param limitMs after which it is given up also while it is tried; what comes of that is nobody's any more
   * @throws {AppError} `store_unavailable`
   */
  keep<Result>(work: () => Promise<Result>, limitMs?: number): Promise<Result>;
  /** Whether it has run out: then nobody waits any more until the database is back. */
  isOver(): boolean;
  /** Has nobody wait any longer. */
  end(): void;
}

/** Waits between tries, doubled each time. */
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 500;
/** How often is looked whether a database is back for which nobody waits any more. */
const PROBE_MS = 1000;

/**
 * @param ms for how long work is tried again
 * @param onRetry told each time why it is
 */
export function createPatience(ms: number, onRetry: (code: string) => void = () => undefined): Patience {
  /** When the first of the tries failed that have all failed since, or began where nothing came of it. */
  let awaySince: number | undefined;
  let lastProbe = -Infinity;
  const ending = new AbortController();
  // As many as there are statements that wait.
  setMaxListeners(0, ending.signal);

  const isOver = () => awaySince !== undefined && performance.now() - awaySince > ms;

  /** Who waited in vain waited for all: until the database is back, one a second tries and the others are told at once. */
  function mayTry(): boolean {
    if (!isOver()) return true;
    const now = performance.now();
    if (now - lastProbe < PROBE_MS) return false;
    lastProbe = now;
    return true;
  }

  async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + ms;
    if (!mayTry()) throw unavailable(undefined);
    for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
      const began = performance.now();
      try {
        const result = await work();
        awaySince = undefined;
        return result;
      } catch (error) {
        if (isLost(error)) awaySince ??= isSilent(error) ? began : performance.now();
        else awaySince = undefined;
        if (error instanceof AppError || codeOf(error) === UNIQUE_VIOLATION) throw error;
        if (!isTransient(error)) throw unavailable(error);
        const wait = pause * (0.5 + Math.random() / 2);
        if (performance.now() + wait > until || isOver() || ending.signal.aborted) throw unavailable(error);
        onRetry(codeOf(error) || 'lost');
        await sleep(wait, undefined, { signal: ending.signal }).catch(() => undefined);
      }
    }
  }

  return {
    isOver,
    async keep(work, limitMs) {
      // Who only tries whether the database is back does not wait as long as those before, who may have held them up.
      const wait = limitMs !== undefined && isOver() ? PROBE_MS : limitMs;
      const working = tryAgain(work);
      if (wait === undefined) return working;
      return withinTime(working, wait, () => {
        throw unavailable(undefined);
      });
    },
    end() {
      ending.abort();
    },
  };
}

const unavailable = (cause: unknown) =>
  new AppError('store_unavailable', 'The database cannot be reached or written now. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
    cause,
  });
