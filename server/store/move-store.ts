/** Moves the store that the configuration names to another place. */
import { existsSync } from 'node:fs';
import { AppError } from '../errors.js';
import { DataFolder } from './files/data-folder.js';
import { unmarkMoved } from './json/moved-folder.js';
import type { MoveOptions, MoveReport } from './transfer/move-checks.js';

export type { MoveOptions, MoveReport };

interface StoreConfig {
  dataDir: string;
  databaseUrl?: string | undefined;
}

export const isDatabaseUrl = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/**
 * Moves from a folder to a database, or back. Where it is cut short, the same call goes on.
 *
 * @param to the address of a database, or a folder
 * @throws {AppError} that says what is in the way
 */
export async function moveStore(config: StoreConfig, to: string, options: MoveOptions): Promise<MoveReport> {
  const { dataDir, databaseUrl } = config;
  // Who keeps a folder and stays with it never loads the driver.
  if (databaseUrl === undefined && isDatabaseUrl(to)) {
    if (!existsSync(dataDir)) throw new AppError('not_found', `There is no data folder at ${dataDir}.`);
    const { moveToDatabase } = await import('./transfer/move-to-database.js');
    return moveToDatabase(dataDir, to, options);
  }
  if (databaseUrl !== undefined && !isDatabaseUrl(to)) {
    const { moveToFolder } = await import('./transfer/move-to-folder.js');
    return moveToFolder(databaseUrl, to, options);
  }
  throw new AppError(
    'invalid_request',
    databaseUrl === undefined
      ? `The data is in the folder ${dataDir}; --to takes the address of a database, such as postgres://chat@db.example/chat. Copies of a folder are made by: service-chat backup`
      : 'The data is in a database; --to takes a folder. From one database to another it goes by the tools of PostgreSQL, pg_dump and pg_restore.',
  );
}

/**
 * Lets the old place be used again, as it was when its data was moved.
 *
 * @returns the place; undefined where its data was not moved
 */
export async function undoMove({ dataDir, databaseUrl }: StoreConfig): Promise<string | undefined> {
  if (databaseUrl === undefined) {
    const wasMoved = existsSync(dataDir) && (await unmarkMoved(new DataFolder(dataDir)));
    return wasMoved ? dataDir : undefined;
  }
  const { undoMoveFrom } = await import('./transfer/move-to-folder.js');
  return undoMoveFrom(databaseUrl);
}
