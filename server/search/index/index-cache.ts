/**
 * Keeps the indexes of widgets on disk, so that a restart need not build them again. It is a cache and nothing
 * more: what is absent, damaged or made by another version counts as absent, and the pages give it all back.
 *
 * A folder for each widget holds a file for each segment and `index.json`, which names the segments that belong
 * together. Segments never change, so a change of a page writes a small file. The time of the file `used` is when a
 * visitor last asked.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { identifyMaker } from './index-maker.js';
import { readSegmentFile, writeSegmentFile } from './segment-file.js';
import type { LiveSegment } from './segment.js';

/** An index with the revision of the pages that it was made of. */
export interface CachedIndex {
  revision: string;
  live: readonly LiveSegment[];
}

/** An index that visitors used. */
export interface UsedIndex {
  widgetId: string;
  /** Milliseconds since 1970. */
  usedAt: number;
}

export interface IndexCache {
  /** Undefined where nothing usable is kept. */
  load(widgetId: string): Promise<CachedIndex | undefined>;
  /** @throws what the file system throws */
  save(widgetId: string, index: CachedIndex): Promise<void>;
  /** Whether an index of this revision is kept, without reading it whole. */
  holds(widgetId: string, revision: string): Promise<boolean>;
  /** Remembers when a visitor asked, for the next start; `usedAt` in milliseconds since 1970. */
  markUsed(widgetId: string, usedAt: number): Promise<void>;
  /** The widgets that visitors asked and whose index is kept, the one asked last first. */
  recentlyUsed(): Promise<UsedIndex[]>;
  /** Removes what is kept for other widgets than these. */
  keepOnly(widgetIds: readonly string[]): Promise<void>;
}

/** Its time tells when a visitor last asked. */
const USED = 'used';

const manifestSchema = z.object({
  maker: z.string(),
  revision: z.string(),
  segments: z.array(z.object({ id: z.guid(), deadPages: z.array(z.int()) })),
});

/** @param folder where it keeps its files; made when something is saved */
export function createIndexCache(folder: string): IndexCache {
  const maker = identifyMaker();
  /** Segments that are known to be written. */
  const written = new Set<string>();
  const segmentPath = (widgetId: string, id: string): string => join(folder, widgetId, `${id}.segment`);
  const manifestPath = (widgetId: string): string => join(folder, widgetId, 'index.json');

  return {
    async load(widgetId) {
      const manifest = await readManifest(manifestPath(widgetId));
      if (manifest?.maker !== (await maker)) return undefined;
      const live: LiveSegment[] = [];
      for (const { id, deadPages } of manifest.segments) {
        const segment = await readSegmentFile(segmentPath(widgetId, id)).catch(ignoreMissing);
        if (segment?.id !== id) return undefined;
        written.add(id);
        live.push({ segment, deadPages: new Set(deadPages) });
      }
      return { revision: manifest.revision, live };
    },

    async save(widgetId, { revision, live }) {
      await mkdir(join(folder, widgetId), { recursive: true });
      for (const { segment } of live) {
        if (written.has(segment.id)) continue;
        await writeWhole(segmentPath(widgetId, segment.id), (path) => writeSegmentFile(path, segment));
        written.add(segment.id);
      }
      const manifest: z.input<typeof manifestSchema> = {
        maker: await maker,
        revision,
        segments: live.map(({ segment, deadPages }) => ({ id: segment.id, deadPages: [...deadPages] })),
      };
      await writeWhole(manifestPath(widgetId), (path) => writeFile(path, JSON.stringify(manifest)));
      const wanted = new Set(['index.json', USED, ...live.map(({ segment }) => `${segment.id}.segment`)]);
      for (const name of await readdir(join(folder, widgetId))) {
        if (!wanted.has(name)) await rm(join(folder, widgetId, name), { force: true });
      }
    },

    async holds(widgetId, revision) {
      const manifest = await readManifest(manifestPath(widgetId));
      return manifest?.revision === revision && manifest.maker === (await maker);
    },

    async markUsed(widgetId, usedAt) {
      const path = join(folder, widgetId, USED);
      // Where nothing is kept, nothing could be loaded at the next start.
      await writeFile(path, '').catch(ignoreMissing);
      // It is written after what is saved, which takes longer for one widget than for the next.
      await utimes(path, new Date(), new Date(usedAt)).catch(ignoreMissing);
    },

    async recentlyUsed() {
      const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
      const found = await Promise.all(
        names.map(async (widgetId): Promise<UsedIndex[]> => {
          const used = await stat(join(folder, widgetId, USED)).catch(() => undefined);
          return used ? [{ widgetId, usedAt: used.mtimeMs }] : [];
        }),
      );
      return found.flat().sort((a, b) => b.usedAt - a.usedAt);
    },

    async keepOnly(widgetIds) {
      const wanted = new Set(widgetIds);
      for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        if (!wanted.has(name)) await rm(join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

async function readManifest(path: string): Promise<z.output<typeof manifestSchema> | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // Half written, or no JSON at all.
    return undefined;
  }
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** Writes beside, then renames: nobody ever sees half a file. */
async function writeWhole(path: string, write: (path: string) => Promise<void>): Promise<void> {
  const partial = `${path}.${randomUUID()}.partial`;
  try {
    await write(partial);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
