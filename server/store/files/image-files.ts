/** The images of widgets, as files in a folder for each: `images/<widgetId>/<digest>.png`. */
import { dirname, join } from 'node:path';
import { isImageName } from '../../appearance.js';
import { AppError } from '../../errors.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import type { ImageStore } from '../port/image-store.js';
import { removeDurably, writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder } from './file-system.js';

/** In the data folder. */
export const IMAGE_FOLDER = 'images';

export function createImageFiles(data: DataFolder): ImageStore {
  const folderOf = (widgetId: string) => data.path(IMAGE_FOLDER, widgetId);
  return {
    async get(widgetId, name) {
      if (!isWidgetId(widgetId) || !isImageName(name)) return undefined;
      const path = join(folderOf(widgetId), name);
      return data.read(path, async () => {
        try {
          return Buffer.from(await data.files.readFile(path));
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      });
    },
    async save(widgetId, name, bytes) {
      assertWidgetId(widgetId);
      if (!isImageName(name))
        throw new AppError('invalid_request', `"${name}" cannot be the name of an image`);
      const path = join(folderOf(widgetId), name);
      await data.write(path, async () => {
        await makeFolder(data.files, dirname(path));
        await writeAtomic(data.files, path, bytes);
      });
    },
    async keepOnly(widgetId, kept) {
      if (!isWidgetId(widgetId)) return;
      const folder = folderOf(widgetId);
      await data.write(folder, async () => {
        const names = await listNames(data.files, folder);
        for (const name of names.filter((each) => each !== kept)) {
          await removeDurably(data.files, join(folder, name));
        }
        if (kept === undefined) await data.files.rm(folder, { recursive: true, force: true });
      });
    },
  };
}
