/** Looks at the database that the configuration names, whether or not it can be used. */
import type { DatabaseFacts } from './database-facts.js';

export type { DatabaseFacts };

/**
 * Changes nothing, and makes no tables.
 *
 * @param clock milliseconds since 1970
 * @throws {AppError} `store_unavailable` where it cannot be reached
 */
export async function examineDatabase(
  { databaseUrl }: { databaseUrl: string },
  clock: () => number,
): Promise<DatabaseFacts> {
  // Who keeps a folder never loads the driver.
  const { openDatabase } = await import('./database/database.js');
  const { readDatabaseFacts } = await import('./database-facts.js');
  const database = await openDatabase(databaseUrl, { connections: 1, retryMs: 2000 });
  try {
    return await readDatabaseFacts(database, clock);
  } finally {
    await database.close();
  }
}
