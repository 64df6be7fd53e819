/** Brings the tables of a database to what this version of the code knows. */
import { AppError } from '../../errors.js';
import { codeOf, MAY_NOT } from '../database/database-errors.js';
import type { Database, Runner } from '../database/database.js';
import { MIGRATIONS, type Migration } from './schema.js';

/** Any number that nothing else in the database locks. */
const LOCK = { name: '', text: 'SELECT pg_advisory_xact_lock(7230118)' };
/**
 * A change of a table waits for who uses it, and all who come later wait behind it: so it waits for no longer than
 * they may be kept waiting, and tries again.
 */
const WAIT_BRIEFLY = { name: '', text: "SET LOCAL lock_timeout = '2s'; SET LOCAL statement_timeout = 0" };
const HAS_TABLES = { name: '', text: `SELECT to_regclass('schema_version') IS NOT NULL AS yes` };
const MAKE_VERSIONS = {
  name: '',
  text: `CREATE TABLE IF NOT EXISTS schema_version (
    version int PRIMARY KEY, oldest_code int NOT NULL, at timestamptz NOT NULL DEFAULT now())`,
};
const NEWEST = {
  name: '',
  text: 'SELECT version, oldest_code FROM schema_version ORDER BY version DESC LIMIT 1',
};
const NOTE = {
  name: '',
  text: 'INSERT INTO schema_version (version, oldest_code) VALUES ($1, $2)',
};

/** From which version of the tables to which. */
export interface Migrated {
  from: number;
  to: number;
}

/**
 * Makes what is missing, and looks for no right to do so where nothing is. Servers that start at the same time wait for
 * each other. Newer tables are fine as long as they say that they work with this code: a release adds what the next one
 * needs, and only a later one takes away what no server uses any longer.
 *
 * @throws {AppError} `store_unavailable` where they say that they do not, or this user may not make them
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Migrated> {
  const known = migrations.at(-1)?.version ?? 0;
  const from = await readVersion(database, known);
  if (from >= known) return { from, to: from };
  try {
    await database.transaction(async (transaction) => {
      await transaction.run(WAIT_BRIEFLY);
      await transaction.run(LOCK);
      await transaction.run(MAKE_VERSIONS);
      const version = await readVersion(transaction, known);
      for (const step of migrations.filter((each) => each.version > version)) {
        await transaction.run({ name: '', text: step.sql });
        await transaction.run(NOTE, [step.version, step.oldestCode]);
      }
    });
  } catch (error) {
    if (codeOf((error as Error).cause) !== MAY_NOT) throw error;
    throw new AppError(
      'store_unavailable',
      `The tables of the database have to be ${from === 0 ? 'made' : 'brought up to date'}, and this user may not do that. Run "service-chat database migrate" with a DATABASE_URL of a user who may.`,
      { cause: error },
    );
  }
  return { from, to: known };
}

/** @throws {AppError} `not_found` where the database has no tables yet */
export async function assertTables(database: Database, place: string): Promise<void> {
  if (await hasTables(database)) return;
  throw new AppError(
    'not_found',
    `There is no data of service-chat in ${place}. Start a server with this DATABASE_URL first, or name the right one.`,
  );
}

async function hasTables(runner: Runner): Promise<boolean> {
  const [tables] = await runner.run<{ yes: boolean }>(HAS_TABLES);
  return tables?.yes === true;
}

async function readVersion(runner: Runner, known: number): Promise<number> {
  if (!(await hasTables(runner))) return 0;
  const [newest] = await runner.run<{ version: number; oldest_code: number }>(NEWEST);
  if (newest && newest.oldest_code > known) {
    throw new AppError(
      'store_unavailable',
      `The tables of the database are of version ${newest.version}, and this version of service-chat knows only those up to ${known}. Use a newer service-chat.`,
    );
  }
  return newest?.version ?? 0;
}
