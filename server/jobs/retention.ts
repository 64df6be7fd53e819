/** Erases in time what is older than it may be, while the server runs: one of the servers that share a store does. */
import type { Logger } from 'pino';
import { startLoop, type Loop } from '../runtime/start-loop.js';
import type { Store } from '../store/port/store.js';

const DAY_MS = 86_400_000;
/** Two looks a day, so that nothing is kept much longer than a day beyond its time. */
const CHECK_MS = DAY_MS / 2;

/** In days. */
export interface Retention {
  /** What visitors left; for good where undefined. */
  visitors: number | undefined;
  /** What operators did. */
  audit: number;
}

/** @param clock milliseconds since 1970 */
export function startRetention(
  store: Pick<Store, 'erase' | 'audit' | 'leases'>,
  { visitors, audit }: Retention,
  clock: () => number,
  logger: Logger,
): Loop {
  const timeBefore = (days: number) => new Date(clock() - days * DAY_MS).toISOString();
  /** @param work gives what there is to tell of it, if anything */
  async function inTime(name: string, work: () => Promise<object | undefined>): Promise<void> {
    try {
      const done = await store.leases.hold(name, work, { everyMs: CHECK_MS / 2 });
      if (done?.result) logger.info(done.result, 'erased what was kept long enough');
    } catch (error) {
      logger.error({ err: error }, 'what was kept long enough could not be erased; tried again later');
    }
  }
  return startLoop(async () => {
    if (visitors !== undefined) {
      await inTime('retention', async () => {
        const before = timeBefore(visitors);
        const { erased } = await store.erase({ before }, clock());
        return Object.keys(erased).length > 0 ? { before, erased } : undefined;
      });
    }
    await inTime('audit retention', async () => {
      const before = timeBefore(audit);
      const entries = await store.audit.forget(before);
      return entries > 0 ? { before, audit: entries } : undefined;
    });
    return CHECK_MS;
  });
}
