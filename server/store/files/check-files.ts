/** How checks went the last time, as a hidden JSON file beside the pages: `pages/<widgetId>/.checks/last.json`. */
import { dirname } from 'node:path';
import { keptChecksSchema, type CheckStore } from '../port/run-store.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import { writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, makeFolder } from './file-system.js';

/** Any number of processes may use the same folder; of two runs, the later one stays. */
export function createCheckFiles(data: DataFolder): CheckStore {
  const pathOf = (widgetId: string) => data.path('pages', widgetId, '.checks', 'last.json');
  return {
    async get(widgetId) {
      if (!isWidgetId(widgetId)) return undefined;
      const path = pathOf(widgetId);
      return data.read(path, async () => {
        try {
          return keptChecksSchema.safeParse(JSON.parse(await data.files.readFile(path, 'utf8'))).data;
        } catch (error) {
          if (isMissing(error) || error instanceof SyntaxError) return undefined;
          throw error;
        }
      });
    },
    async save(widgetId, run) {
      assertWidgetId(widgetId);
      const path = pathOf(widgetId);
      await data.write(path, async () => {
        await makeFolder(data.files, dirname(path));
        await writeAtomic(data.files, path, `${JSON.stringify(run)}\n`);
      });
    },
  };
}
