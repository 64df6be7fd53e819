/** The JSON file store as the one server of a data folder has it: a folder that a person can read and edit. */
import { DataFolder } from '../files/data-folder.js';
import type { DataFolderOptions } from '../files/data-folder.js';
import { makeFolder } from '../files/file-system.js';
import { createIdentityFiles } from '../files/identity-files.js';
import { createSeenFiles } from '../files/seen-files.js';
import { removeLeftovers } from '../files/leftovers.js';
import { createAuditWriter } from '../log/audit-log.js';
import { openLogStore } from '../log/log-store.js';
import type { LogOptions } from '../log/log-options.js';
import type { Store } from '../port/store.js';
import { upgradeFolder } from './data-format.js';
import { createFolderLeases } from './folder-leases.js';
import { lockFolder, type LockOptions } from './folder-lock.js';
import { createCommit } from './json-identity.js';
import { createJsonFiles } from './json-files.js';
import { serveLockOwner } from './lock-owner-inbox.js';
import { assertNotMoved } from './moved-folder.js';

export interface JsonStoreOptions
  extends DataFolderOptions, Omit<LogOptions, 'lease'>, Omit<LockOptions, 'onLost'> {
  /** Told of requests of commands that cannot be read or answered, which is tried again; once for each reason. */
  onRequestError?: (error: unknown) => void;
}

/**
 * Opens a whole data folder, log included, which is made if it does not exist, and upgraded if it has an older
 * format. One process at a time may do so; what commands in other processes want changed in the log, it changes.
 *
 * @throws {AppError} `store_unavailable` if another process has the folder open, which the message names, if its data
 *   was moved elsewhere, if it has a newer format than this version knows, or if the log cannot be read or mended.
 */
export async function openJsonStore(folder: string, options: JsonStoreOptions = {}): Promise<Store> {
  const data = new DataFolder(folder, options);
  await data.write(data.root, () => makeFolder(data.files, data.root));
  await assertNotMoved(data);
  const lock = await lockFolder(data.root, { ...options, onLost: options.onFatal });
  try {
    await upgradeFolder(data);
    const openedAt = Date.now();
    await removeLeftovers(data, openedAt);
    const files = createJsonFiles(data, true);
    const log = await openLogStore(data, openedAt, { ...options, lease: lock });
    const identityFiles = createIdentityFiles(data);
    const audit = createAuditWriter(data, {
      lease: lock,
      ...(options.onFatal && { onFatal: options.onFatal }),
    });
    const identity = { ...identityFiles, commit: createCommit(identityFiles, audit) };
    const inbox = serveLockOwner({
      data,
      store: { ...log, identity, audit },
      clock: Date.now,
      onError: options.onRequestError ?? (() => undefined),
    });
    return {
      ...files,
      ...log,
      identity,
      audit,
      seen: createSeenFiles(data),
      leases: createFolderLeases(data, options.leaseMs),
      problems: async (among) => [...(await files.problems(among)), ...(among ? [] : await log.problems())],
      knownProblems: async () => [...files.knownProblems(), ...(await log.problems())],
      health: () => ({ ...log.health(), isLocked: lock.isHeld() }),
      async close() {
        try {
          await inbox.stop();
          await files.close();
          await log.close();
          await audit.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
