/** Makes a data folder of a database, also beside servers that work on it. */
import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { BackupReport } from '../json/backup.js';
import { openPostgres } from '../postgres/postgres-store.js';
import { copyAll } from './copy-all.js';
import { openFolderReceiver } from './folder-receiver.js';
import { STATEMENT_MS } from './move-checks.js';
import { createPostgresSource } from './postgres-source.js';

/**
 * Holds every record that was acknowledged before the call, and appears only when it is complete and durable.
 *
 * @param now milliseconds since 1970
 */
export async function backUpDatabase(url: string, target: string, now: number): Promise<BackupReport> {
  const destination = resolve(target);
  const partial = join(dirname(destination), `.${basename(destination)}.${randomUUID()}.partial`);
  const { store, database } = await openPostgres(url, { statementMs: STATEMENT_MS });
  try {
    const receiver = await openFolderReceiver(destination, partial);
    try {
      await copyAll(createPostgresSource(database, store, now), receiver, { now, withoutSessions: true });
      await receiver.finish();
    } catch (error) {
      await receiver.close();
      throw error;
    }
    return await measure(destination);
  } finally {
    await rm(partial, { recursive: true, force: true });
    await store.close();
  }
}

async function measure(folder: string): Promise<BackupReport> {
  const report = { files: 0, bytes: 0 };
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    report.files++;
    report.bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return report;
}
