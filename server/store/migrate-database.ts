/** Makes and changes the tables of a database, as the first server to start would. */
import type { Migrated } from './postgres/migrate.js';

/** A change of tables looks at all that stands in them. */
const STATEMENT_MS = 3_600_000;

/**
 * @param now milliseconds since 1970; the months around it get their tables too
 * @throws {AppError} `store_unavailable` that says why it cannot
 */
export async function migrateDatabase(url: string, now: number): Promise<Migrated> {
  const { openDatabase } = await import('./database/database.js');
  const { migrate } = await import('./postgres/migrate.js');
  const { makePartitions } = await import('./postgres/partitions.js');
  const database = await openDatabase(url, { connections: 1, retryMs: 60_000, statementMs: STATEMENT_MS });
  try {
    const migrated = await migrate(database);
    await makePartitions(database, now);
    return migrated;
  } finally {
    await database.close();
  }
}
