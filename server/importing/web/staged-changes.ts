/** Stages what an import changes until it is known to have gone well, or only to look at it. */
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../errors.js';
import type { Page } from '../../model.js';
import type { Site } from '../../site-records.js';
import type { Lease } from '../../store/port/leases.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';
import type { ImportPageStore } from './widget-pages.js';

type ChangedPageStore = Pick<PageStore, 'list' | 'get' | 'change'>;

export interface StagedPage {
  kind: 'added' | 'changed' | 'removed';
  /** As it would be; of a removed one, as it is. */
  page: Page;
  /** As it is, where it would be changed. */
  before?: Page;
}

export interface StagedChanges {
  /** What the import writes to. */
  pages: ImportPageStore;
  sites: SiteStore;
  /** What the import would change, by page id. */
  changes(): StagedPage[];
  /**
   * Makes the changes, but those to pages that somebody else changed meanwhile, whose ids it gives.
   *
   * @param lease under which the import went; nothing is changed once somebody else has it
   * @throws {AppError} `conflict`, and then nothing is changed, where the site was imported by somebody else meanwhile
   */
  commit(lease?: Lease): Promise<string[]>;
}

/** What an import brought; the notes of what went wrong beside it are made while one is in flight. */
function importOf(site: Site | undefined): Partial<Site> | undefined {
  if (!site || site.visits.length + site.pending.length === 0) return undefined;
  const { startedAt, pending, visits } = site;
  return { startedAt, pending, visits };
}

/** For imports of one widget, which read its pages before they change any. */
export function stageChanges(
  { pages, sites }: { pages: ChangedPageStore; sites: SiteStore },
  widgetId: string,
): StagedChanges {
  const stored = new Map<string, Page>();
  const staged = new Map<string, Page | 'removed'>();
  const stagedSites = new Map<string, Site>();
  const storedSites = new Map<string, Site | undefined>();
  return {
    pages: {
      async list() {
        for (const page of await pages.list(widgetId)) stored.set(page.id, page);
        return [...stored.values()];
      },
      save(_, page) {
        staged.set(page.id, page);
        return Promise.resolve();
      },
      remove(_, pageId) {
        staged.set(pageId, 'removed');
        return Promise.resolve(stored.has(pageId));
      },
    },
    sites: {
      async get(_, start) {
        const site = await sites.get(widgetId, start);
        storedSites.set(start, structuredClone(site));
        return site;
      },
      list: () => sites.list(widgetId),
      async save(_, site) {
        if (!storedSites.has(site.start)) storedSites.set(site.start, await sites.get(widgetId, site.start));
        stagedSites.set(site.start, site);
      },
    },
    changes() {
      const changes = [...staged].flatMap(([id, page]): StagedPage[] => {
        const before = stored.get(id);
        if (page === 'removed') return before ? [{ kind: 'removed', page: before }] : [];
        return [before ? { kind: 'changed', page, before } : { kind: 'added', page }];
      });
      return changes.sort((a, b) => (a.page.id < b.page.id ? -1 : 1));
    },
    async commit(lease) {
      for (const start of stagedSites.keys()) {
        if (!isDeepStrictEqual(importOf(await sites.get(widgetId, start)), importOf(storedSites.get(start))))
          throw new AppError('conflict', `${start} was imported by somebody meanwhile. Nothing was changed.`);
      }
      const others: string[] = [];
      const save: Page[] = [];
      const remove: string[] = [];
      for (const [id, page] of staged) {
        if (!isDeepStrictEqual(await pages.get(widgetId, id), stored.get(id))) others.push(id);
        else if (page === 'removed') remove.push(id);
        else save.push(page);
      }
      await pages.change(widgetId, { save, remove, sites: [...stagedSites.values()] }, lease);
      return others;
    },
  };
}
