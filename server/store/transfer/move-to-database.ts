/** Moves all data from a folder to a database, and lets nobody use either before both hold the same. */
import { DataFolder } from '../files/data-folder.js';
import { lockFolder } from '../json/folder-lock.js';
import { markMoved, readMoved } from '../json/moved-folder.js';
import { movedAway } from '../port/moved-away.js';
import type { StoreProblem } from '../port/store-problem.js';
import { openPostgres, type OpenPostgres } from '../postgres/postgres-store.js';
import { endState, readState } from '../postgres/database-use.js';
import { shownUrl } from '../port/store-place.js';
import { addStanding, copyAll, takeInventory } from './copy-all.js';
import { openFolderSource } from './folder-source.js';
import {
  assertReadable,
  assertSame,
  STATEMENT_MS,
  type MoveOptions,
  type MoveReport,
} from './move-checks.js';
import { openPostgresReceiver } from './postgres-receiver.js';
import { createPostgresSource } from './postgres-source.js';

/**
 * Where it is cut short, the same call goes on.
 *
 * @param folder a data folder that no server has open
 * @throws {AppError} that says what is in the way; nothing of the folder is changed then
 */
export async function moveToDatabase(folder: string, url: string, options: MoveOptions): Promise<MoveReport> {
  const data = new DataFolder(folder);
  const [from, to] = [data.root, shownUrl(url)];
  const moved = await readMoved(data);
  if (moved && moved.to !== to) throw movedAway(from, moved);
  const target = await openPostgres(url, { statementMs: STATEMENT_MS, isMove: true });
  try {
    if (moved) {
      // All but the last step was done by an earlier call, or that too.
      const { arriving } = await readState(target.database);
      if (arriving !== undefined && arriving !== from) throw movedAway(from, moved);
      await endState(target.database, 'arriving');
      return { from, to, leftOut: [] };
    }
    const lock = await lockFolder(from);
    try {
      const report = await fill(from, target, url, options);
      // In this order, so that never both are used, and the same call ends what was cut short in between.
      await markMoved(data, { to, at: new Date(options.now).toISOString() });
      await endState(target.database, 'arriving');
      return report;
    } finally {
      await lock.release();
    }
  } finally {
    await target.store.close();
  }
}

async function fill(
  from: string,
  { database, store }: OpenPostgres,
  url: string,
  options: MoveOptions,
): Promise<MoveReport> {
  const to = shownUrl(url);
  const leftOut: StoreProblem[] = [];
  const source = await openFolderSource(from, (problem) => leftOut.push(problem));
  try {
    leftOut.push(...(await source.store.problems()));
    assertReadable(leftOut, from, options);
    const receiver = await openPostgresReceiver({ database, url }, store, from);
    const here = await copyAll(source, receiver, options);
    assertReadable(leftOut, from, options);
    const counts = here.counts();
    await receiver.complete(options.now);
    await addStanding(source.store, here, options.now);
    const there = await takeInventory(createPostgresSource(database, store, options.now), options);
    assertSame(here, there, to);
    return { from, to, counts, leftOut };
  } finally {
    await source.store.close();
  }
}
