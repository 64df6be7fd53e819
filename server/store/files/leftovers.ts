/** What processes that were killed left half done: hidden, never read, and in the way of nobody but the tidy. */
import { join } from 'node:path';
import { isTemporary } from './atomic-file.js';
import { isAnswer } from './lock-owner-request.js';
import type { DataFolder } from './data-folder.js';
import { isMissing } from './file-system.js';
import { LAST_GOOD_FOLDER } from './last-good-widgets.js';
import { SEEN_FOLDER } from './seen-files.js';

/** A writer needs its temporary file for an instant; one of this age, in milliseconds, has lost its writer. */
const ABANDONED_AFTER_MS = 3_600_000;

const PARTS = [
  'widgets',
  LAST_GOOD_FOLDER,
  'pages',
  'operators',
  'tokens',
  SEEN_FOLDER,
  'log',
  'audit',
  'quarantine',
  'requests',
  'lock',
];
const REMOVED_FOLDER = '.removed';

/** Name for a folder on its way out, or that is to go unless it is put in its place: `.<uuid>.removed`. */
export function removedFolderName(uuid: string): string {
  return `.${uuid}${REMOVED_FOLDER}`;
}

/** Whether a name is that of a file or folder that was half done, or on its way out. */
export const isLeftover = (name: string): boolean => isTemporary(name) || name.endsWith(REMOVED_FOLDER);

/**
 * Removes temporary files and folders that were to be removed, where they are old enough that nobody is at work on
 * them any more.
 *
 * @param now milliseconds since 1970
 */
export async function removeLeftovers(data: DataFolder, now: number): Promise<void> {
  for (const part of PARTS) {
    const path = data.path(part);
    await data.write(path, () => sweep(data, path, now - ABANDONED_AFTER_MS));
  }
}

async function sweep(data: DataFolder, folder: string, before: number): Promise<void> {
  const entries = await data.files.readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const mayGo = isLeftover(entry.name) || (entry.isFile() && isAnswer(entry.name));
    if (mayGo && (await isOlder(data, path, before)))
      await data.files.rm(path, { recursive: true, force: true });
    else if (entry.isDirectory()) await sweep(data, path, before);
  }
}

async function isOlder(data: DataFolder, path: string, before: number): Promise<boolean> {
  try {
    return (await data.files.stat(path)).mtimeMs < before;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
