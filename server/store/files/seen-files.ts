/** From which websites widgets were asked for, as a file a day. */
import { z } from 'zod';
import type { SeenAtWidget, SeenOrigin, SeenStore } from '../port/seen-store.js';
import { capSeen, firstKeptDay, mergeSeen } from '../records/seen-origins.js';
import { writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder } from './file-system.js';

/** In the data folder. */
export const SEEN_FOLDER = 'seen';

const daySchema = z.record(
  z.string(),
  z.array(
    z.object({
      origin: z.string(),
      isIn: z.boolean(),
      count: z.int().min(1),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
    }),
  ),
);
type Day = Record<string, SeenOrigin[]>;

export interface SeenFiles extends SeenStore {
  /** All that is kept, day by day. */
  days(): Promise<{ day: string; seen: SeenAtWidget[] }[]>;
}

/** For the one process that has the folder: it adds to a day what it has seen since it did so the last time. */
export function createSeenFiles(data: DataFolder): SeenFiles {
  const folder = data.path(SEEN_FOLDER);
  const pathOf = (day: string) => data.path(SEEN_FOLDER, `${day}.json`);
  let adding: Promise<void> = Promise.resolve();

  async function days(): Promise<string[]> {
    const names = await data.read(folder, () => listNames(data.files, folder));
    return names.flatMap((name) => /^(\d{4}-\d{2}-\d{2})\.json$/.exec(name)?.[1] ?? []).sort();
  }

  async function read(day: string): Promise<Day> {
    const path = pathOf(day);
    return data.read(path, async () => {
      try {
        return parseDay(await data.files.readFile(path, 'utf8'));
      } catch (error) {
        if (isMissing(error)) return {};
        throw error;
      }
    });
  }

  return {
    add(day, seen) {
      const add = async () => {
        const known = await read(day);
        for (const widgetId of new Set(seen.map((each) => each.widgetId))) {
          const more = seen.filter((each) => each.widgetId === widgetId);
          known[widgetId] = capSeen(mergeSeen([...(known[widgetId] ?? []), ...more]));
        }
        const path = pathOf(day);
        await data.write(path, async () => {
          await makeFolder(data.files, folder);
          await writeAtomic(data.files, path, `${JSON.stringify(known)}\n`);
        });
        for (const old of (await days()).filter((each) => each < firstKeptDay(day)))
          await data.files.rm(pathOf(old), { force: true });
      };
      // One after the other, as each adds to what the one before has written.
      const added = adding.catch(() => undefined).then(add);
      adding = added;
      return added;
    },
    async list(widgetIds, from) {
      const byWidget = new Map<string, SeenOrigin[]>();
      // One file after the other: only what is asked for of each stays in memory.
      for (const day of (await days()).filter((each) => each >= from)) {
        const found = await read(day);
        for (const id of widgetIds) {
          const seen = found[id];
          if (seen) byWidget.set(id, mergeSeen([...(byWidget.get(id) ?? []), ...seen]));
        }
      }
      return byWidget;
    },
    async days() {
      const all = [];
      for (const day of await days()) {
        const seen = Object.entries(await read(day)).flatMap(([widgetId, origins]) =>
          origins.map((each) => ({ ...each, widgetId })),
        );
        all.push({ day, seen });
      }
      return all;
    },
  };
}

/** It only says what came by: a file that cannot be read is begun anew. */
function parseDay(text: string): Day {
  try {
    return daySchema.safeParse(JSON.parse(text)).data ?? {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
