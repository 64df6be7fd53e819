/** Brings the tables of a database to what this version of the code knows. */
import { AppError } from '../../errors.js';
import type { Database, Runner } from './database.js';
import { MIGRATIONS } from './schema.js';

/** Any number that nothing else in the database locks. */
const LOCK = { name: 'migrate_lock', text: 'SELECT pg_advisory_xact_lock(7230118)' };
/** The version that this code knows. */
const KNOWN = MIGRATIONS.at(-1)?.version ?? 0;
const FIND = { name: 'schema_find', text: `SELECT to_regclass('schema_version')::text AS name` };
const VERSIONS = {
  name: 'schema_versions',
  text: `CREATE TABLE IF NOT EXISTS schema_version (
    version int PRIMARY KEY, oldest_code int NOT NULL, at timestamptz NOT NULL DEFAULT now())`,
};
const NEWEST = {
  name: 'schema_newest',
  text: 'SELECT version, oldest_code FROM schema_version ORDER BY version DESC LIMIT 1',
};
const NOTE = {
  name: 'schema_note',
  text: 'INSERT INTO schema_version (version, oldest_code) VALUES ($1, $2)',
};

/** @throws {AppError} `not_found` where the database has no tables yet */
export async function assertTables(database: Database, place: string): Promise<void> {
  if (await hasTables(database)) return;
  throw new AppError(
    'not_found',
    `There is no data of service-chat in ${place}. Start a server with this DATABASE_URL first, or name the right one.`,
  );
}

async function hasTables(database: Database): Promise<boolean> {
  const [found] = await database.run<{ name: string | null }>(FIND);
  return found?.name != null;
}

/**
 * Makes what is missing. Servers that start at the same time wait for each other. Newer tables are fine as long as
 * they say that they work with this code.
 *
 * @throws {AppError} `store_unavailable` where they say that they do not
 */
export async function migrate(database: Database): Promise<void> {
  if ((await hasTables(database)) && (await readVersion(database)) >= KNOWN) return;
  await database.transaction(async (transaction) => {
    await transaction.run(LOCK);
    await transaction.run(VERSIONS);
    const version = await readVersion(transaction);
    for (const step of MIGRATIONS.filter((each) => each.version > version)) {
      await transaction.run({ name: '', text: step.sql });
      await transaction.run(NOTE, [step.version, step.oldestCode]);
    }
  });
}

async function readVersion(transaction: Runner): Promise<number> {
  const [newest] = await transaction.run<{ version: number; oldest_code: number }>(NEWEST);
  if (newest && newest.oldest_code > KNOWN) {
    throw new AppError(
      'store_unavailable',
      `The tables of the database are of version ${newest.version}, and this version of service-chat knows only those up to ${KNOWN}. Use a newer service-chat.`,
    );
  }
  return newest?.version ?? 0;
}
