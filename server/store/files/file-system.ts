/** The file operations that the store rests on. Durable means: it stays after the power goes out. */
import type fs from 'node:fs/promises';
import { dirname } from 'node:path';

/** Part of `node:fs/promises`, which is what the store is given; tests give one that fails on purpose. */
export type FileSystem = Pick<
  typeof fs,
  'mkdir' | 'open' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'unlink' | 'utimes'
>;

/** Only the owner of the process may look in. */
export const FOLDER_MODE = 0o700;
export const FILE_MODE = 0o600;

/** Makes a folder with its parents, durably; does nothing where it is already. */
export async function makeFolder(files: FileSystem, folder: string): Promise<void> {
  const firstMade = await files.mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (firstMade === undefined) return;
  for (let made = folder; ; made = dirname(made)) {
    await syncFolder(files, dirname(made));
    if (made === firstMade || dirname(made) === made) return;
  }
}

/** Makes the names in a folder durable: files that were created, renamed or removed in it. */
export async function syncFolder(files: FileSystem, folder: string): Promise<void> {
  const handle = await files.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The names in a folder; none where there is no such folder. */
export async function listNames(files: FileSystem, folder: string): Promise<string[]> {
  try {
    return await files.readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Text that differs whenever a file was written to or replaced, and `undefined` where there is none. */
export async function fileStamp(files: FileSystem, path: string): Promise<string | undefined> {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await files.stat(path, { bigint: true });
    return `${ino.toString(36)}-${size.toString(36)}-${mtimeNs.toString(36)}-${ctimeNs.toString(36)}`;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether an operation failed because the file or its folder is not there. */
export function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** The system's name for a failure, such as `ENOSPC`. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
