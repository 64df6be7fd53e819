/** Waits for work only so long. */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What the work gives, or what `late` gives where the time is up before. The work itself goes on: what comes of it
 * then is nobody's any more, a failure neither.
 *
 * @param late may throw, and the call then does
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
