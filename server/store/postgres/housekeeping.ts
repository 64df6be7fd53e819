/** What has to be done in a database now and then, by one of the servers on it. */
import { sleepUnheld, startLoop } from '../../runtime/start-loop.js';
import type { Leases } from '../port/leases.js';
import { KEY_LIFETIME_MS } from '../records/idempotency-keys.js';
import type { Database } from '../database/database.js';
import { makePartitions } from './partitions.js';

/** How often it is looked whether something is to be done, in milliseconds. */
const LOOK_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Rows in one statement, so that no question waits for it. */
const AT_ONCE = 5000;

const DROP_KEYS = {
  name: 'keys_drop',
  text: `DELETE FROM idempotency_keys WHERE scope IN (
    SELECT scope FROM idempotency_keys WHERE at < $1 LIMIT ${AT_ONCE}) RETURNING 1 AS gone`,
};

/** Removes the keys that are too old to be found. */
async function dropKeys(database: Database, now: number, signal: AbortSignal): Promise<void> {
  const before = new Date(now - KEY_LIFETIME_MS);
  while (!signal.aborted) {
    const gone = await database.run(DROP_KEYS, [before]);
    if (gone.length < AT_ONCE) return;
  }
}

export interface Housekeeping {
  /** Does what is due. */
  look(now: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param onError told why something was not done; it is tried again */
export function startHousekeeping(
  database: Database,
  leases: Leases,
  onError: (error: unknown) => void,
): Housekeeping {
  const look = async (now: number): Promise<void> => {
    try {
      await leases.hold('months', () => makePartitions(database, now), { everyMs: 12 * HOUR_MS });
      await leases.hold('keys', ({ signal }) => dropKeys(database, now, signal), { everyMs: HOUR_MS });
    } catch (error) {
      onError(error);
    }
  };
  const lookAgain = async () => {
    await look(Date.now());
    return LOOK_MS;
  };
  const loop = startLoop(lookAgain, { firstPause: LOOK_MS, sleep: sleepUnheld });
  return { look, stop: () => loop.stop() };
}
