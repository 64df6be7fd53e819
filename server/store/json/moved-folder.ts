/** `moved.json`: says of a data folder that its data was moved elsewhere, so that nobody goes on in the old place. */
import { removeDurably, writeAtomic } from '../files/atomic-file.js';
import type { DataFolder } from '../files/data-folder.js';
import { isMissing } from '../files/file-system.js';
import { movedAway, movedSchema, type Moved } from '../port/moved-away.js';

const MOVED_FILE = 'moved.json';

/** Undefined where the data is here. */
export async function readMoved(data: DataFolder): Promise<Moved | undefined> {
  const path = data.path(MOVED_FILE);
  return data.read(path, async () => {
    try {
      return movedSchema.parse(JSON.parse(await data.files.readFile(path, 'utf8')));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  });
}

/** @throws {AppError} `store_unavailable` that says where the data is */
export async function assertNotMoved(data: DataFolder): Promise<void> {
  const moved = await readMoved(data);
  if (moved) throw movedAway(data.root, moved);
}

export function markMoved(data: DataFolder, moved: Moved): Promise<void> {
  const path = data.path(MOVED_FILE);
  return data.write(path, () => writeAtomic(data.files, path, `${JSON.stringify(moved, null, 2)}\n`));
}

/** False where the folder was not moved. */
export function unmarkMoved(data: DataFolder): Promise<boolean> {
  const path = data.path(MOVED_FILE);
  return data.write(path, () => removeDurably(data.files, path));
}
