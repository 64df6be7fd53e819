/** Waits for work only so long. */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Gives the result of the work, or that of `late` where the time is up first. The work then goes on, but its result or
 * failure is ignored.
 *
 * @param late may throw, and then the call rejects
 */
export async function withinTime<Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: () => Late | Promise<Late>,
): Promise<Result | Late> {
  const timer = new AbortController();
  const limit = sleep(ms, undefined, { signal: timer.signal }).then(late);
  work.catch(() => undefined);
  limit.catch(() => undefined);
  try {
    return await Promise.race([work, limit]);
  } finally {
    timer.abort();
  }
}
