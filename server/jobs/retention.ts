/** Erases in time what is older than it may be, while the server runs: one of the servers that share a store does. */
import type { Logger } from 'pino';
import { startLoop, type Loop } from '../runtime/start-loop.js';
import type { Store } from '../store/port/store.js';

const DAY_MS = 86_400_000;
/** Two looks a day, so that nothing is kept much longer than a day beyond its time. */
const CHECK_MS = DAY_MS / 2;

/** @param clock milliseconds since 1970 */
export function startRetention(
  store: Pick<Store, 'erase' | 'leases'>,
  days: number,
  clock: () => number,
  logger: Logger,
): Loop {
  return startLoop(async () => {
    const before = new Date(clock() - days * DAY_MS).toISOString();
    try {
      const done = await store.leases.hold('retention', () => store.erase({ before }, clock()), {
        everyMs: CHECK_MS / 2,
      });
      const erased = done?.result.erased ?? {};
      if (Object.keys(erased).length > 0) logger.info({ before, erased }, 'erased what was kept long enough');
    } catch (error) {
      logger.error({ err: error }, 'what was kept long enough could not be erased; tried again later');
    }
    return CHECK_MS;
  });
}
