/** Waits for a database that is not there yet: servers and their database may start in any order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { shownUrl } from '../port/store-place.js';
import { codeOf, isLost } from './database-errors.js';

const CONNECT_MS = 2000;
/** Between tries, in milliseconds. */
const PAUSE_MS = 500;

/**
 * @param onAway told why of each try that was in vain, and waited for
 * @throws {AppError} `store_unavailable` where the database says no, as to a wrong password
 */
export async function awaitDatabase(url: string, onAway: (reason: string) => Promise<void>): Promise<void> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: CONNECT_MS });
  pool.on('error', () => undefined);
  try {
    for (;;) {
      const refusal = await pool.query('SELECT 1').then(
        () => undefined,
        (error: unknown) => error as Error,
      );
      if (!refusal) return;
      // Of a name with several addresses the code alone tells.
      const reason = refusal.message || codeOf(refusal);
      if (!isLost(refusal))
        throw new AppError('store_unavailable', `${shownUrl(url)} says: ${reason}`, { cause: refusal });
      await onAway(reason);
      await sleep(PAUSE_MS);
    }
  } finally {
    await pool.end();
  }
}
