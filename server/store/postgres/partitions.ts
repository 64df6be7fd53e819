/** The records of each calendar month (UTC) stand in a table of their own, so that a month can go as a whole. */
import { codeOf } from './database-errors.js';
import type { Database } from './database.js';

/** Of the month before, which a late record may still be of, up to two months ahead. */
const MONTHS = [-1, 0, 1, 2];
/** Records of that month came before its table, and stand in the table for all others. */
const CHECK_VIOLATION = '23514';

/**
 * Makes the tables of the months around `now` (milliseconds since 1970); any other date finds its place without one.
 */
export async function makePartitions(database: Database, now: number): Promise<void> {
  const date = new Date(now);
  for (const offset of MONTHS) {
    const [from, to] = [offset, offset + 1].map((months) =>
      new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)).toISOString(),
    );
    const name = `records_${String(from?.slice(0, 7).replace('-', '_'))}`;
    const text = `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF records FOR VALUES FROM ('${from}') TO ('${to}')`;
    try {
      await database.run({ name: '', text });
    } catch (error) {
      if (codeOf((error as Error).cause) !== CHECK_VIOLATION) throw error;
    }
  }
}
