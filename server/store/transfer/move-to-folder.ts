/** Moves all data from a database to a folder, and copies it there. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../../errors.js';
import { DataFolder } from '../files/data-folder.js';
import { movedAway } from '../port/moved-away.js';
import { openPostgres, type OpenPostgres } from '../postgres/postgres-store.js';
import { assertNobodyServes, endState, readState, setState } from '../postgres/database-use.js';
import { shownUrl } from '../port/store-place.js';
import type { Inventory } from './inventory.js';
import { addStanding, copyAll, takeInventory, type CopyOptions } from './copy-all.js';
import { openFolderReceiver, partialOf, putInPlace } from './folder-receiver.js';
import { openFolderSource } from './folder-source.js';
import { assertSame, STATEMENT_MS, type MoveOptions, type MoveReport } from './move-checks.js';
import { createPostgresSource } from './postgres-source.js';

/**
 * Where it is cut short, the same call goes on.
 *
 * @param url a database that no server is at work on
 * @throws {AppError} that says what is in the way; nothing of the database is changed then
 */
export async function moveToFolder(url: string, folder: string, options: MoveOptions): Promise<MoveReport> {
  const [from, to] = [shownUrl(url), resolve(folder)];
  const open = await openPostgres(url, { statementMs: STATEMENT_MS, isMove: true });
  try {
    const { arriving, moved } = await readState(open.database);
    const partial = partialOf(to);
    if (moved) {
      if (moved.to !== to) throw movedAway(from, moved);
      // All but the last step was done by an earlier call, or that too.
      if (existsSync(partial)) await putInPlace(new DataFolder(partial), to);
      return { from, to, leftOut: [] };
    }
    if (arriving !== undefined)
      throw new AppError('conflict', `${from} holds a part of the data of ${arriving}. End that move first.`);
    await assertNobodyServes(open.database, url);
    const counts = await fillFolder(open, to, options);
    // Whoever began meanwhile has written what was not moved.
    await assertNobodyServes(open.database, url);
    // In this order, so that never both are used, and the same call ends what was cut short in between.
    await setState(open.database, { moved: { to, at: new Date(options.now).toISOString() } });
    await putInPlace(new DataFolder(partial), to);
    return { from, to, counts, leftOut: [] };
  } finally {
    await open.store.close();
  }
}

/** Fills the folder that is to be `to`, and compares it; it is not in its place yet. Gives how many things there are. */
async function fillFolder(
  { database, store }: OpenPostgres,
  to: string,
  options: CopyOptions,
): Promise<Record<string, number>> {
  const source = createPostgresSource(database, store, options.now);
  const receiver = await openFolderReceiver(to);
  let here: Inventory;
  try {
    here = await copyAll(source, receiver, options);
  } finally {
    await receiver.close();
  }
  const counts = here.counts();
  await addStanding(store, here, options.now);
  const copy = await openFolderSource(receiver.partial, () => undefined);
  try {
    assertSame(here, await takeInventory(copy, options), receiver.partial);
  } finally {
    await copy.store.close();
  }
  return counts;
}

/** Lets a database be used again, as it was when its data was moved; gives its name, or undefined where it was not. */
export async function undoMoveFrom(url: string): Promise<string | undefined> {
  const open = await openPostgres(url, { isMove: true });
  try {
    return (await endState(open.database, 'moved')) ? shownUrl(url) : undefined;
  } finally {
    await open.store.close();
  }
}
