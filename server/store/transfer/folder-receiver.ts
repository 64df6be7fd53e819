/** A data folder that is filled with all that another store holds. */
import { basename, dirname, join, resolve } from 'node:path';
import { AppError } from '../../errors.js';
import { DataFolder } from '../files/data-folder.js';
import { errorCode, makeFolder, syncFolder } from '../files/file-system.js';
import { createIdentityFiles } from '../files/identity-files.js';
import { createSeenFiles } from '../files/seen-files.js';
import { checkFormat } from '../json/data-format.js';
import { lockFolder } from '../json/folder-lock.js';
import { createJsonFiles } from '../json/json-files.js';
import { LOCK_FOLDER } from '../json/lock-terms.js';
import { createAuditWriter } from '../log/audit-log.js';
import { Log } from '../log/log.js';
import type { Receiver } from './receiver.js';

/** Page files that are written at the same time: a disk makes many durable in the time of one. */
const PAGES_AT_ONCE = 16;
const FORMAT = 'format.json';
/** What an earlier try has left and this one goes on with; all else is written anew. */
const KEPT = [FORMAT, 'log', 'log-end.json', LOCK_FOLDER];

export interface FolderReceiver extends Receiver {
  /** Where it grows, until it is complete. */
  readonly partial: string;
  /** Puts it in its place. Nothing may be added any longer. */
  finish(): Promise<void>;
  /** Lets go of it; what was added stays for the next try. */
  close(): Promise<void>;
}

/** Where a folder grows that is to be `target`. */
export function partialOf(target: string): string {
  const destination = resolve(target);
  return join(dirname(destination), `.${basename(destination)}.moving`);
}

/**
 * @param partial where it grows; what an earlier try has left there is gone on with
 * @throws {AppError} `invalid_request` where `target` holds something already
 */
export async function openFolderReceiver(
  target: string,
  partial = partialOf(target),
): Promise<FolderReceiver> {
  const destination = resolve(target);
  const data = new DataFolder(partial);
  const { files, root } = data;
  await assertNewOrEmpty(data, destination);
  await data.write(root, () => makeFolder(files, root));
  const lock = await lockFolder(root);
  try {
    for (const name of await files.readdir(root)) {
      if (!KEPT.includes(name)) await files.rm(join(root, name), { recursive: true });
    }
    await checkFormat(data);
    let records = 0;
    const log = await Log.open(data, {
      takeHead: () => false,
      take: () => records++,
    });
    // Lines that were cut short by the end of an earlier try come again.
    await files.rm(data.path('quarantine'), { recursive: true, force: true });
    const audit = createAuditWriter(data, {});
    const [{ widgets, pages, sites, runs, images, close }, identity, seenFiles] = [
      createJsonFiles(data),
      createIdentityFiles(data),
      createSeenFiles(data),
    ];
    let isClosed = false;
    const closeAll = async () => {
      if (isClosed) return;
      isClosed = true;
      await close();
      await audit.close();
      await log.close();
      await lock.release();
    };
    return {
      partial: root,
      records,
      async addRecords(batch) {
        await Promise.all(batch.map((record) => log.append(record)));
      },
      async addWidget({ widget, ...holdings }) {
        for (const site of holdings.sites) await sites.save(widget.id, site);
        for (const run of [...holdings.runs].reverse()) await runs.add(widget.id, run);
        const { image } = holdings;
        if (image) await images.save(widget.id, image.name, image.bytes);
        const left = holdings.pages.values();
        await Promise.all(
          Array.from({ length: PAGES_AT_ONCE }, async () => {
            for (const page of left) await pages.save(widget.id, page);
          }),
        );
        await widgets.save(widget);
      },
      async addIdentity({ operators, sessions, apiTokens }) {
        for (const operator of operators) await identity.operators.write(operator);
        for (const session of sessions) await identity.sessions.write(session);
        for (const token of apiTokens) await identity.apiTokens.write(token);
      },
      async addAudit(entries) {
        await Promise.all(entries.map((entry) => audit.append(entry)));
      },
      addSeen: ({ day, seen }) => seenFiles.add(day, seen),
      async finish() {
        await closeAll();
        await putInPlace(data, destination);
      },
      close: closeAll,
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Puts a folder that is complete and that nobody has open in its place. */
export async function putInPlace(data: DataFolder, destination: string): Promise<void> {
  const { files, root } = data;
  await data.write(root, async () => {
    await files.rm(data.path(LOCK_FOLDER), { recursive: true, force: true });
    await syncFolder(files, root);
    await files.rename(root, destination);
    await syncFolder(files, dirname(destination));
  });
}

async function assertNewOrEmpty(data: DataFolder, destination: string): Promise<void> {
  const names = await data.files.readdir(destination).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw new AppError('invalid_request', `${destination} cannot be a folder for the data.`, {
      cause: error,
    });
  });
  if (names.length > 0)
    throw new AppError('invalid_request', `${destination} exists; choose a new or an empty folder`);
}
