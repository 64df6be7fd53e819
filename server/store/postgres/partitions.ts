/** The records of each calendar month (UTC) stand in a table of their own, so that a month can go as a whole. */
import { AppError } from '../../errors.js';
import { codeOf, MAY_NOT } from '../database/database-errors.js';
import type { Database, Runner } from '../database/database.js';

/** Of the month before, which a late record may still be of, up to two months ahead. */
const MONTHS = [-1, 0, 1, 2];
/** Records of that month came before its table, and stand in the table for all others. */
const CHECK_VIOLATION = '23514';
/** Servers that start at the same time wait for each other. */
const LOCK = { name: 'partitions_lock', text: 'SELECT pg_advisory_xact_lock(7230121)' };

const PRESENT = {
  name: 'partitions',
  text: `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'records'::regclass`,
};

/** A month that has a table of its own. */
export interface Month {
  /** Of its table. */
  name: string;
  /** Its begin and its end, which is not part of it (ISO 8601). */
  from: string;
  to: string;
}

/** The oldest first. */
export async function listMonths(database: Runner): Promise<Month[]> {
  const rows = await database.run<{ name: string }>(PRESENT);
  return rows
    .flatMap(({ name }) => {
      const [, year, month] = /^records_(\d{4})_(\d\d)$/.exec(name) ?? [];
      if (year === undefined || month === undefined) return [];
      const [from = '', to = ''] = [Number(month) - 1, Number(month)].map((number) =>
        new Date(Date.UTC(Number(year), number)).toISOString(),
      );
      return [{ name, from, to }];
    })
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Makes the tables of the months around `now` (milliseconds since 1970); any other date finds its place without one.
 * They are made first and joined then, so that questions go on meanwhile.
 */
export async function makePartitions(database: Database, now: number): Promise<void> {
  const present = new Set((await database.run<{ name: string }>(PRESENT)).map(({ name }) => name));
  const date = new Date(now);
  for (const offset of MONTHS) {
    const [from = '', to = ''] = [offset, offset + 1].map((months) =>
      new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)).toISOString(),
    );
    const name = `records_${from.slice(0, 7).replace('-', '_')}`;
    if (!present.has(name)) await makePartition(database, name, from, to);
  }
}

async function makePartition(database: Database, name: string, from: string, to: string): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.run(LOCK);
      if ((await transaction.run<{ name: string }>(PRESENT)).some((each) => each.name === name)) return;
      await transaction.run({ name: '', text: `CREATE TABLE ${name} (LIKE records INCLUDING DEFAULTS)` });
      const text = `ALTER TABLE records ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${to}')`;
      await transaction.run({ name: '', text });
    });
  } catch (error) {
    // Of a right that is missing the doctor tells.
    const code = codeOf(error instanceof AppError ? error.cause : error);
    if (code !== CHECK_VIOLATION && code !== MAY_NOT) throw error;
  }
}
