/** From which websites widgets were asked for, as a file a day, and how many were turned away, as another. */
import { z } from 'zod';
import { Mutex } from '../../runtime/mutex.js';
import {
  sumTurnedAway,
  type SeenAtWidget,
  type SeenOrigin,
  type SeenStore,
  type TurnedAway,
  type TurnedAwayOnDay,
} from '../port/seen-store.js';
import { capSeen, firstKeptDay, mergeSeen } from '../records/seen-origins.js';
import { writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder } from './file-system.js';

/** In the data folder. */
export const SEEN_FOLDER = 'seen';
/** Behind the day in the names of files that say how many were turned away. */
const LIMITS = '-turned-away';

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

const limitsSchema = z.record(z.string(), z.object({ quota: z.int().min(0), rate: z.int().min(0) }));
type Limits = Record<string, TurnedAway>;

export interface SeenFiles extends SeenStore {
  /** All that is kept, day by day. */
  days(): Promise<{ day: string; seen: SeenAtWidget[] }[]>;
}

/** For the one process that has the folder: it adds to a day what it has seen since it did so the last time. */
export function createSeenFiles(data: DataFolder): SeenFiles {
  const folder = data.path(SEEN_FOLDER);
  const pathOf = (day: string) => data.path(SEEN_FOLDER, `${day}.json`);
  /** Each adds to what the one before has written. */
  const mutex = new Mutex();

  /** Those that there is a file of, with what stands behind the day in its name. */
  async function days(suffix = ''): Promise<string[]> {
    const names = await data.read(folder, () => listNames(data.files, folder));
    const form = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})${suffix}\\.json$`);
    return names.flatMap((name) => form.exec(name)?.[1] ?? []).sort();
  }

  async function read<T extends object>(schema: z.ZodType<T>, name: string): Promise<T> {
    const path = pathOf(name);
    return data.read(path, async () => {
      try {
        return parse(schema, await data.files.readFile(path, 'utf8'));
      } catch (error) {
        if (isMissing(error)) return {} as T;
        throw error;
      }
    });
  }

  async function write(name: string, content: object): Promise<void> {
    const path = pathOf(name);
    await data.write(path, async () => {
      await makeFolder(data.files, folder);
      await writeAtomic(data.files, path, `${JSON.stringify(content)}\n`);
    });
  }

  /** Before anything is written: what fails after that would be added once more. */
  async function forget(day: string, suffix = ''): Promise<void> {
    for (const old of (await days(suffix)).filter((each) => each < firstKeptDay(day)))
      await data.files.rm(pathOf(`${old}${suffix}`), { force: true });
  }

  return {
    add: (day, seen) =>
      mutex.runExclusive(async () => {
        const known: Day = await read(daySchema, day);
        for (const widgetId of new Set(seen.map((each) => each.widgetId))) {
          const more = seen.filter((each) => each.widgetId === widgetId);
          known[widgetId] = capSeen(mergeSeen([...(known[widgetId] ?? []), ...more]));
        }
        await forget(day);
        await write(day, known);
      }),
    async list(widgetIds, from) {
      const byWidget = new Map<string, SeenOrigin[]>();
      // One file after the other: only what is asked for of each stays in memory.
      for (const day of (await days()).filter((each) => each >= from)) {
        const found: Day = await read(daySchema, day);
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
        const seen = Object.entries<SeenOrigin[]>(await read(daySchema, day)).flatMap(([widgetId, origins]) =>
          origins.map((each) => ({ ...each, widgetId })),
        );
        all.push({ day, seen });
      }
      return all;
    },
    addTurnedAway: (day, turnedAway) =>
      mutex.runExclusive(async () => {
        const known: Limits = await read(limitsSchema, day + LIMITS);
        for (const more of turnedAway) known[more.widgetId] = sumTurnedAway([known[more.widgetId], more]);
        await forget(day, LIMITS);
        await write(day + LIMITS, known);
      }),
    async turnedAway(widgetIds, from) {
      const byWidget = new Map<string, TurnedAwayOnDay[]>();
      for (const day of (await days(LIMITS)).filter((each) => each >= from)) {
        const found: Limits = await read(limitsSchema, day + LIMITS);
        for (const id of widgetIds) {
          const counts = found[id];
          if (counts) byWidget.set(id, [...(byWidget.get(id) ?? []), { day, ...counts }]);
        }
      }
      return byWidget;
    },
  };
}

/** It only says what came by: a file that cannot be read is begun anew. */
function parse<T extends object>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? ({} as T);
  } catch (error) {
    if (error instanceof SyntaxError) return {} as T;
    throw error;
  }
}
