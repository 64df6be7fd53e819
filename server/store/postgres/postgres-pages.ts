/** Pages, and the sites that they come from, in PostgreSQL. */
import { pageSchema, type Page } from '../../model.js';
import { siteSchema } from '../../site-records.js';
import { assertPageId, assertWidgetId, isPageId, isWidgetId } from '../port/ids.js';
import { byPageId, byStart } from '../port/order.js';
import type { PageStore, SiteStore } from '../port/page-store.js';
import { reasonOf, type StoreProblem } from '../port/store-problem.js';
import type { Database } from '../database/database.js';
import { changedMeanwhile, digestOf as pageDigestOf } from '../port/page-digest.js';
import { assertHeld } from './postgres-leases.js';
import { digestOf } from './record-rows.js';

const LIST = { name: 'pages', text: 'SELECT page FROM pages WHERE widget_id = $1' };
const GET = { name: 'page', text: 'SELECT page FROM pages WHERE widget_id = $1 AND id = $2' };
const ALL = {
  name: 'pages_all',
  text: 'SELECT widget_id, id, page FROM pages WHERE $1::uuid IS NULL OR widget_id = $1',
};
const COUNT = { name: 'pages_count', text: 'SELECT count(*)::int AS n FROM pages WHERE widget_id = $1' };
/** One revision more, where `from` (such as `FROM gone`) has a row. */
const changeSet = (from = '') => `INSERT INTO page_sets AS ps (widget_id, revision) SELECT $1::uuid, 1 ${from}
  ON CONFLICT (widget_id) DO UPDATE SET revision = ps.revision + 1, changed_at = now()`;
const SAVE = {
  name: 'page_save',
  text: `WITH revised AS (${changeSet()})
    INSERT INTO pages (widget_id, id, page, digest) VALUES ($1, $2, $3, $4)
    ON CONFLICT (widget_id, id) DO UPDATE SET page = excluded.page, digest = excluded.digest`,
};
const SAVE_NEW = {
  name: 'page_save_new',
  text: `WITH saved AS (INSERT INTO pages (widget_id, id, page, digest) VALUES ($1, $2, $3, $4)
      ON CONFLICT (widget_id, id) DO NOTHING RETURNING 1),
    revised AS (${changeSet('FROM saved')})
    SELECT count(*)::int AS n FROM saved`,
};
const SAVE_OVER = {
  name: 'page_save_over',
  text: `WITH saved AS (UPDATE pages SET page = $3, digest = $4
      WHERE widget_id = $1 AND id = $2 AND digest = $5 RETURNING 1),
    revised AS (${changeSet('FROM saved')})
    SELECT count(*)::int AS n FROM saved`,
};
const SAVE_ALL = {
  name: 'pages_save',
  text: `INSERT INTO pages (widget_id, id, page, digest)
    SELECT $1::uuid, id, page, digest FROM unnest($2::text[], $3::text[], $4::text[]) AS a(id, page, digest)
    ON CONFLICT (widget_id, id) DO UPDATE SET page = excluded.page, digest = excluded.digest`,
};
const REMOVE_ALL = {
  name: 'pages_remove',
  text: 'DELETE FROM pages WHERE widget_id = $1 AND id = ANY($2::text[])',
};
const REVISE = { name: 'pages_revise', text: changeSet() };
const DIGESTS = { name: 'page_digests', text: 'SELECT id, digest FROM pages WHERE widget_id = $1' };
const SOME = {
  name: 'pages_some',
  text: 'SELECT page FROM pages WHERE widget_id = $1 AND id = ANY($2::text[])',
};
const REMOVE = {
  name: 'page_remove',
  text: `WITH gone AS (DELETE FROM pages WHERE widget_id = $1 AND id = $2 RETURNING 1),
    revised AS (${changeSet('FROM gone')})
    SELECT count(*)::int AS n FROM gone`,
};
const REVISION = { name: 'pages_revision', text: 'SELECT revision FROM page_sets WHERE widget_id = $1' };
const CHANGED = {
  name: 'page_sets_changed',
  text: `SELECT widget_id, revision FROM page_sets
    WHERE $1 OR changed_at > now() - interval '30 seconds'`,
};

/** Pages in one statement: some megabytes. */
const AT_ONCE = 1000;

interface PageRow {
  page: string;
}

/** Undefined for what a newer version wrote and this one does not know. */
const readPage = ({ page }: PageRow): Page | undefined => pageSchema.safeParse(JSON.parse(page)).data;

export interface PostgresPages extends PageStore {
  /** Looks for what others changed: at all, or at what has changed of late. */
  look(isWhole: boolean): Promise<void>;
  /** Those that cannot be read now, of one widget or of all. */
  problems(widgetId: string | undefined): Promise<StoreProblem[]>;
}

export function createPostgresPages(database: Database): PostgresPages {
  const revisions = new Map<string, string>();
  /** Whether `revisions` holds all there are, but for the last second. */
  let isWatching = false;

  async function readRevision(widgetId: string): Promise<string> {
    const [row] = await database.run<{ revision: string }>(REVISION, [widgetId]);
    return row?.revision ?? '0';
  }
  const noteOwn = async (widgetId: string) => {
    if (isWatching) revisions.set(widgetId.toLowerCase(), await readRevision(widgetId));
  };

  async function saveOver(row: string[], page: Page, ifDigest: string | null): Promise<void> {
    const [statement, values] = ifDigest === null ? [SAVE_NEW, row] : [SAVE_OVER, [...row, ifDigest]];
    const [saved] = await database.run<{ n: number }>(statement, values);
    if ((saved?.n ?? 0) > 0) return;
    const [there] = await database.run<PageRow>(GET, row.slice(0, 2));
    const now = there && readPage(there);
    // The connection was lost with the answer, and the statement ran again over what it had saved.
    if (now && pageDigestOf(now) === pageDigestOf(page)) return;
    throw changedMeanwhile(now);
  }

  return {
    async list(widgetId) {
      if (!isWidgetId(widgetId)) return [];
      const rows = await database.run<PageRow>(LIST, [widgetId]);
      return rows.flatMap((row) => readPage(row) ?? []).sort(byPageId);
    },
    async get(widgetId, pageId) {
      if (!isWidgetId(widgetId) || !isPageId(pageId)) return undefined;
      const [row] = await database.run<PageRow>(GET, [widgetId, pageId]);
      return row && readPage(row);
    },
    async count(widgetId) {
      if (!isWidgetId(widgetId)) return 0;
      const [row] = await database.run<{ n: number }>(COUNT, [widgetId]);
      return row?.n ?? 0;
    },
    async save(widgetId, page, { ifDigest } = {}) {
      assertWidgetId(widgetId);
      assertPageId(page.id);
      const row = [widgetId, page.id, JSON.stringify(page), pageDigestOf(page)];
      if (ifDigest === undefined) await database.run(SAVE, row);
      else await saveOver(row, page, ifDigest);
      await noteOwn(widgetId);
    },
    async remove(widgetId, pageId) {
      if (!isWidgetId(widgetId) || !isPageId(pageId)) return false;
      const [row] = await database.run<{ n: number }>(REMOVE, [widgetId, pageId]);
      await noteOwn(widgetId);
      return (row?.n ?? 0) > 0;
    },
    async change(widgetId, { save, remove, sites }, lease) {
      assertWidgetId(widgetId);
      for (const { id } of save) assertPageId(id);
      await database.transaction(async (transaction) => {
        if (lease) await assertHeld(transaction, lease);
        if (save.length + remove.length > 0) await transaction.run(REVISE, [widgetId]);
        for (let from = 0; from < save.length; from += AT_ONCE) {
          const batch = save.slice(from, from + AT_ONCE);
          await transaction.run(SAVE_ALL, [
            widgetId,
            batch.map(({ id }) => id),
            batch.map((page) => JSON.stringify(page)),
            batch.map(pageDigestOf),
          ]);
        }
        if (remove.length > 0) await transaction.run(REMOVE_ALL, [widgetId, remove]);
        for (const site of sites)
          await transaction.run(SAVE_SITE, [widgetId, digestOf(site.start), JSON.stringify(site)]);
      });
      await noteOwn(widgetId);
    },
    async compare(widgetId, digests) {
      if (!isWidgetId(widgetId)) return { same: new Set(), changed: [] };
      const rows = await database.run<{ id: string; digest: string }>(DIGESTS, [widgetId]);
      const same = new Set<string>();
      const others: string[] = [];
      for (const { id, digest } of rows) {
        if (digests.get(id) === digest) same.add(id);
        else others.push(id);
      }
      const changed: Page[] = [];
      for (let from = 0; from < others.length; from += AT_ONCE) {
        const batch = await database.run<PageRow>(SOME, [widgetId, others.slice(from, from + AT_ONCE)]);
        changed.push(...batch.flatMap((row) => readPage(row) ?? []));
      }
      return { same, changed: changed.sort(byPageId) };
    },
    async revision(widgetId) {
      if (!isWidgetId(widgetId)) return '0';
      if (!isWatching) return readRevision(widgetId);
      const id = widgetId.toLowerCase();
      // Of a widget that another server may have made since the last look.
      if (!revisions.has(id)) {
        const revision = await readRevision(id);
        if (!revisions.has(id)) revisions.set(id, revision);
      }
      return revisions.get(id) ?? '0';
    },
    async look(isWhole) {
      const rows = await database.run<{ widget_id: string; revision: string }>(CHANGED, [isWhole]);
      for (const { widget_id: id, revision } of rows) revisions.set(id, revision);
      isWatching = true;
    },
    async problems(widgetId) {
      if (widgetId !== undefined && !isWidgetId(widgetId)) return [];
      const rows = await database.run<PageRow & { widget_id: string; id: string }>(ALL, [widgetId ?? null]);
      return rows.flatMap((row) => {
        const { error } = pageSchema.safeParse(JSON.parse(row.page));
        return error ? { file: `pages/${row.widget_id}/${row.id}.md`, reason: reasonOf(error) } : [];
      });
    },
  };
}

const SITE = {
  name: 'site',
  text: 'SELECT site FROM sites WHERE widget_id = $1 AND start_digest = $2',
};
const SITES = { name: 'sites', text: 'SELECT site FROM sites WHERE widget_id = $1' };
const SAVE_SITE = {
  name: 'site_save',
  text: `INSERT INTO sites (widget_id, start_digest, site) VALUES ($1, $2, $3)
    ON CONFLICT (widget_id, start_digest) DO UPDATE SET site = excluded.site`,
};

export function createPostgresSites(database: Database): SiteStore {
  const read = (row: { site: string } | undefined) => row && siteSchema.parse(JSON.parse(row.site));
  return {
    async get(widgetId, start) {
      if (!isWidgetId(widgetId)) return undefined;
      return read((await database.run<{ site: string }>(SITE, [widgetId, digestOf(start)]))[0]);
    },
    async list(widgetId) {
      if (!isWidgetId(widgetId)) return [];
      const rows = await database.run<{ site: string }>(SITES, [widgetId]);
      return rows.flatMap((row) => read(row) ?? []).sort(byStart);
    },
    async save(widgetId, site) {
      assertWidgetId(widgetId);
      await database.run(SAVE_SITE, [widgetId, digestOf(site.start), JSON.stringify(site)]);
    },
  };
}
