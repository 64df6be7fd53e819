/** Leases of a data folder: those that commands take too go by a lock in the folder, the others are of one process. */
import { createHash } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { DataFolder } from '../files/data-folder.js';
import { createMemoryLeases } from '../memory/memory-leases.js';
import type { Leases } from '../port/leases.js';
import { lockFolder, type FolderLock } from './folder-lock.js';

/** @param leaseMs milliseconds without a sign of life after which a holder counts as gone */
export function createFolderLeases(data: DataFolder, leaseMs?: number): Leases {
  const own = createMemoryLeases();
  return {
    async hold(name, work, { isForCommands = false, ...options } = {}) {
      if (!isForCommands) return own.hold(name, work, options);
      const lost = new AbortController();
      const folder = data.path('leases', createHash('sha256').update(name).digest('hex').slice(0, 32));
      const lock = await lockUnlessHeld(folder, {
        ...(leaseMs !== undefined && { leaseMs }),
        onLost(error) {
          lost.abort(error);
        },
      });
      if (!lock) return undefined;
      try {
        return await own.hold(name, (lease) => work(Object.assign(lease, { signal: lost.signal })), options);
      } finally {
        await lock.release();
      }
    },
  };
}

/** Undefined where somebody has it. */
async function lockUnlessHeld(
  folder: string,
  options: Parameters<typeof lockFolder>[1],
): Promise<FolderLock | undefined> {
  try {
    return await lockFolder(folder, options);
  } catch (error) {
    // What keeps the folder from being locked at all has a cause.
    if (error instanceof AppError && error.cause === undefined) return undefined;
    throw error;
  }
}
