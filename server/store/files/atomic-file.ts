/** Replaces and removes whole files so that a crash or a full disk leaves the old one or the new one, never a mix. */
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { FILE_MODE, isMissing, syncFolder } from './file-system.js';
import type { FileSystem } from './file-system.js';

/** Names of files being written: `.<name>.<uuid>.tmp`, hidden and beside the file that they will replace. */
const TEMPORARY = /^\..+\.[0-9a-f-]{36}\.tmp$/;

/** Whether a file is, or after a crash was, on its way to replace another. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name);
}

/** The new text of a file, durable beside it, and not yet in its place. */
export interface Replacement {
  /** Puts it in place; durable once the folder is synced. Where it fails, the old file stands and this one is gone. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * Creates or replaces the file at `path`; its folder must exist. Durable when it resolves.
 *
 * @throws the system's error, and then the old file stands as it was. Only if the last step fails, the fsync of
 *   the folder, is the new file in place already.
 */
export async function writeAtomic(files: FileSystem, path: string, data: string | Buffer): Promise<void> {
  await (await prepareReplacement(files, path, data)).commit();
  await syncFolder(files, dirname(path));
}

/** The first half of `writeAtomic`, for files that are to change together. */
export async function prepareReplacement(
  files: FileSystem,
  path: string,
  data: string | Buffer,
): Promise<Replacement> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  const orDiscard = async (step: Promise<void>) => {
    try {
      await step;
    } catch (error) {
      await discard(files, temporary);
      throw error;
    }
  };
  await orDiscard(writeDurably(files, temporary, Buffer.from(data)));
  return {
    commit: () => orDiscard(files.rename(temporary, path)),
    discard: () => discard(files, temporary),
  };
}

/** Removes a file. Durable when it resolves; false where there was none. */
export async function removeDurably(files: FileSystem, path: string): Promise<boolean> {
  try {
    await files.unlink(path);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
  await syncFolder(files, dirname(path));
  return true;
}

async function writeDurably(files: FileSystem, path: string, bytes: Buffer): Promise<void> {
  const handle = await files.open(path, 'wx', FILE_MODE);
  try {
    await handle.writeFile(bytes);
    // A full disk can cut a write short without an error.
    const { size } = await handle.stat();
    if (size !== bytes.length) throw new Error(`only ${size} of ${bytes.length} bytes were written`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function discard(files: FileSystem, temporary: string): Promise<void> {
  try {
    await files.unlink(temporary);
  } catch {
    // The failure that brought us here is the one to report; what is left over is hidden and never read.
  }
}
