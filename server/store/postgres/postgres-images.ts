/** The images that widgets show, in PostgreSQL. */
import { isImageName } from '../../appearance.js';
import { AppError } from '../../errors.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import type { ImageStore } from '../port/image-store.js';
import type { Database } from '../database/database.js';

const IMAGE = { name: 'image', text: 'SELECT bytes FROM images WHERE widget_id = $1 AND name = $2' };
const SAVE_IMAGE = {
  name: 'image_save',
  text: `INSERT INTO images (widget_id, name, bytes) VALUES ($1, $2, $3)
    ON CONFLICT (widget_id, name) DO UPDATE SET bytes = excluded.bytes`,
};
const KEEP_IMAGE = {
  name: 'image_keep',
  text: 'DELETE FROM images WHERE widget_id = $1 AND name IS DISTINCT FROM $2',
};

export function createPostgresImages(database: Database): ImageStore {
  return {
    async get(widgetId, name) {
      if (!isWidgetId(widgetId) || !isImageName(name)) return undefined;
      return (await database.run<{ bytes: Buffer }>(IMAGE, [widgetId, name]))[0]?.bytes;
    },
    async save(widgetId, name, bytes) {
      assertWidgetId(widgetId);
      if (!isImageName(name))
        throw new AppError('invalid_request', `"${name}" cannot be the name of an image`);
      await database.run(SAVE_IMAGE, [widgetId, name, bytes]);
    },
    async keepOnly(widgetId, name) {
      if (isWidgetId(widgetId)) await database.run(KEEP_IMAGE, [widgetId, name ?? null]);
    },
  };
}
