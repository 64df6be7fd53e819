/** What may come only so often, counted in PostgreSQL for all servers; by each for itself while there is no database. */
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { MakeLimiter } from '../port/shared-limits.js';
import type { Database } from '../database/database.js';
import { digestOf } from './record-rows.js';

/** Nobody waits longer than this to be counted by all servers together. */
const PATIENCE_MS = 1000;

interface Query {
  name: string;
  text: string;
  values: unknown[];
}

export function createPostgresLimits(database: Database, patienceMs = PATIENCE_MS): MakeLimiter {
  /** What the limiter takes for a pool of connections. */
  const storeClient = {
    async query({ name, text, values }: Query) {
      const rows = await database.once({ name, text }, values, patienceMs);
      return { rows, rowCount: rows.length };
    },
  };
  return ({ name: keyPrefix, points, seconds: duration }) => {
    const own = { keyPrefix, points, duration };
    const limiter = new RateLimiterPostgres({
      ...own,
      storeClient,
      storeType: 'pool',
      tableName: 'flood',
      tableCreated: true,
      // Whoever is refused is not counted any more until they may come back.
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(own),
    });
    // Keys hold what visitors call themselves: of any length, and with letters that no text of PostgreSQL has.
    return { consume: (key, taken) => limiter.consume(digestOf(key).toString('base64url'), taken) };
  };
}
