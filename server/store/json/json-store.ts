/** The JSON file store: a data folder that a person can read and edit. */
import { DataFolder } from '../files/data-folder.js';
import type { DataFolderOptions } from '../files/data-folder.js';
import { checkFormat, upgradeFolder } from './data-format.js';
import { makeFolder } from '../files/file-system.js';
import { lockFolder } from './folder-lock.js';
import { removeLeftovers } from '../files/leftovers.js';
import { openLogStore } from '../log/log-store.js';
import type { LogOptions } from '../log/log.js';
import { PageFiles } from '../files/page-files.js';
import type { Store } from '../port/store.js';
import { WidgetFiles } from '../files/widget-files.js';
import { WritesInFlight } from './writes-in-flight.js';

/** The part of the store that may be used beside a running server. */
export type JsonFiles = Pick<Store, 'widgets' | 'pages' | 'problems' | 'close'>;

/**
 * Opens the widgets and pages of a data folder, which is made if it does not exist. Any number of processes may do
 * so at the same time, and each sees what the others change.
 *
 * @throws {AppError} `store_unavailable` if the folder has a newer format than this version knows
 */
export async function openJsonFiles(folder: string, options: DataFolderOptions = {}): Promise<JsonFiles> {
  const data = new DataFolder(folder, options);
  await data.write(data.root, () => makeFolder(data.files, data.root));
  await checkFormat(data);
  return jsonFiles(data);
}

export type JsonStoreOptions = DataFolderOptions & LogOptions;

/**
 * Opens a whole data folder, log included, which is made if it does not exist, and upgraded if it has an older
 * format. One process at a time may do so.
 *
 * @throws {AppError} `store_unavailable` if another process has the folder open, which the message names, if it has
 *   a newer format than this version knows, or if the log cannot be read or mended.
 */
export async function openJsonStore(folder: string, options: JsonStoreOptions = {}): Promise<Store> {
  const data = new DataFolder(folder, options);
  await data.write(data.root, () => makeFolder(data.files, data.root));
  const lock = await lockFolder(data.root);
  try {
    await upgradeFolder(data);
    const openedAt = Date.now();
    await removeLeftovers(data, openedAt);
    const files = jsonFiles(data);
    const log = await openLogStore(data, openedAt, options);
    return {
      ...files,
      ...log,
      problems: async () => [...(await files.problems()), ...log.problems()],
      health: () => ({ ...log.health(), isLocked: lock.isHeld() }),
      async close() {
        try {
          await files.close();
          await log.close();
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

function jsonFiles(data: DataFolder): JsonFiles {
  const widgets = new WidgetFiles(data);
  const pages = new PageFiles(data);
  const writes = new WritesInFlight();
  return {
    widgets: {
      get: (id) => widgets.get(id),
      list: () => widgets.list(),
      save: (widget) => writes.run(() => widgets.save(widget)),
      remove: (id) =>
        writes.run(async () => {
          const removed = await widgets.remove(id);
          await pages.removeAll(id);
          return removed;
        }),
    },
    pages: {
      list: (widgetId) => pages.list(widgetId),
      save: (widgetId, page) => writes.run(() => pages.save(widgetId, page)),
      remove: (widgetId, pageId) => writes.run(() => pages.remove(widgetId, pageId)),
      revision: (widgetId) => pages.revision(widgetId),
    },
    problems: async () => [...(await widgets.problems()), ...(await pages.problems())],
    close: () => writes.settled(),
  };
}
