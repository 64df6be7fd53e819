/** How imports went, as hidden JSON files beside the pages: `pages/<widgetId>/.runs/<time>-<id>.json`. */
import { dirname, join } from 'node:path';
import { importRunSchema, type ImportRun } from '../../admin-contract/imports.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import { MAX_RUNS, type RunStore } from '../port/run-store.js';
import { removeDurably, writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder } from './file-system.js';

/** Any number of processes may use the same folder: each run is a file. */
export function createRunFiles(data: DataFolder): RunStore {
  const folderOf = (widgetId: string) => data.path('pages', widgetId, '.runs');
  /** The newest first: their names begin with the time. */
  const namesIn = async (folder: string) => {
    const names = await data.read(folder, () => listNames(data.files, folder));
    return names
      .filter((name) => /^\d.*\.json$/.test(name))
      .sort()
      .reverse();
  };
  const read = (path: string) =>
    data.read(path, async () => {
      try {
        return parseRun(await data.files.readFile(path, 'utf8'));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  return {
    async add(widgetId, run) {
      assertWidgetId(widgetId);
      const folder = folderOf(widgetId);
      const path = join(folder, nameOf(run));
      await data.write(path, async () => {
        await makeFolder(data.files, dirname(path));
        await writeAtomic(data.files, path, `${JSON.stringify(run)}\n`);
        for (const name of (await namesIn(folder)).slice(MAX_RUNS))
          await removeDurably(data.files, join(folder, name));
      });
    },
    async list(widgetId) {
      if (!isWidgetId(widgetId)) return [];
      const folder = folderOf(widgetId);
      const names = (await namesIn(folder)).slice(0, MAX_RUNS);
      const runs = await Promise.all(names.map((name) => read(join(folder, name))));
      return runs.filter((run) => run !== undefined);
    },
  };
}

function parseRun(text: string): ImportRun | undefined {
  try {
    return importRunSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a file name may hold of the time and the id. */
const nameOf = ({ startedAt, id }: ImportRun): string =>
  `${startedAt.replace(/[^\dTZ]/g, '')}-${id.replace(/[^\w-]/g, '')}.json`;
