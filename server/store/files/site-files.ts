/** What imports remember of sites, as hidden JSON files beside the pages that came from them. */
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { siteSchema, type Site } from '../../site-records.js';
import { writeAtomic } from './atomic-file.js';
import type { DataFolder } from './data-folder.js';
import { isMissing, listNames, makeFolder } from './file-system.js';
import { byStart } from '../port/order.js';
import { assertWidgetId, isWidgetId } from '../port/ids.js';
import type { SiteStore } from '../port/page-store.js';

/** Any number of processes may use the same folder; of two imports of one site, the later one's record stays. */
export function createSiteFiles(data: DataFolder): SiteStore {
  const folderOf = (widgetId: string) => data.path('pages', widgetId, '.sites');
  const pathOf = (widgetId: string, start: string) => join(folderOf(widgetId), `${nameOf(start)}.json`);
  const read = (path: string) =>
    data.read(path, async () => {
      try {
        return parseSite(await data.files.readFile(path, 'utf8'));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
  return {
    async get(widgetId, start) {
      if (!isWidgetId(widgetId)) return undefined;
      const site = await read(pathOf(widgetId, start));
      return site?.start === start ? site : undefined;
    },
    async list(widgetId) {
      if (!isWidgetId(widgetId)) return [];
      const folder = folderOf(widgetId);
      const names = await data.read(folder, () => listNames(data.files, folder));
      const files = names.filter((name) => name.endsWith('.json'));
      const found = await Promise.all(files.map((name) => read(join(folder, name))));
      return found.filter((site) => site !== undefined).sort(byStart);
    },
    async save(widgetId, site) {
      assertWidgetId(widgetId);
      const path = pathOf(widgetId, site.start);
      await data.write(path, async () => {
        await makeFolder(data.files, dirname(path));
        await writeAtomic(data.files, path, `${JSON.stringify(site)}\n`);
      });
    },
  };
}

/** A record only saves requests: without it, or with a broken one, everything is fetched and stored as before. */
function parseSite(text: string): Site | undefined {
  try {
    return siteSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The host for people, and a digest that tells sites on one host apart. */
function nameOf(start: string): string {
  const digest = createHash('sha256').update(start).digest('hex').slice(0, 12);
  return `${URL.parse(start)?.hostname.replace(/[^a-z\d.-]/g, '') ?? 'site'}-${digest}`;
}
