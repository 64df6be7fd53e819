/** Makes a data folder of the store that the configuration names. */
import type { BackupReport } from './json/backup.js';

/**
 * Copies everything to `target`, which must not exist or be empty, and which appears only when it is complete. It holds
 * every record that was acknowledged before the call. Sessions are left out.
 *
 * @throws {AppError} that says what could not be read or written
 */
export async function backUpStore(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  target: string,
): Promise<BackupReport> {
  if (databaseUrl !== undefined) {
    const { backUpDatabase } = await import('./transfer/back-up-database.js');
    return backUpDatabase(databaseUrl, target, Date.now());
  }
  const { backUpData } = await import('./json/backup.js');
  return backUpData(dataDir, target);
}
