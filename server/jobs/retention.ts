/** Erases in time what is older than it may be, while the server runs. */
import type { Logger } from 'pino';
import type { Store } from '../store/port/store.js';

const DAY_MS = 86_400_000;
/** Two looks a day, so that nothing is kept much longer than a day beyond its time. */
const CHECK_MS = DAY_MS / 2;

export interface Retention {
  /** Waits for the erasure in flight, and begins no other. */
  stop(): Promise<void>;
}

/** @param clock milliseconds since 1970 */
export function startRetention(
  store: Pick<Store, 'erase'>,
  days: number,
  clock: () => number,
  logger: Logger,
): Retention {
  const apply = async () => {
    const before = new Date(clock() - days * DAY_MS).toISOString();
    try {
      const { erased } = await store.erase({ before }, clock());
      if (Object.keys(erased).length > 0) logger.info({ before, erased }, 'erased what was kept long enough');
    } catch (error) {
      logger.error({ err: error }, 'what was kept long enough could not be erased; tried again later');
    }
  };
  let round = apply();
  const timer = setInterval(() => {
    round = round.then(apply);
  }, CHECK_MS);
  return {
    stop() {
      clearInterval(timer);
      return round;
    },
  };
}
