/** The store port in memory, for tests, evaluation, and while a database is away: all is gone with the process. */
import type { Page, Widget } from '../../model.js';
import type { Site } from '../../site-records.js';
import type { ImportRun } from '../../admin-contract/imports.js';
import { isImageName } from '../../appearance.js';
import { AppError } from '../../errors.js';
import { freezeWidget } from '../port/freeze-widget.js';
import { assertPageId, assertWidgetId } from '../port/ids.js';
import { assertDigest } from '../port/page-digest.js';
import { assertRevision, revisionOf } from '../port/widget-revision.js';
import { createMemoryIdentity } from './memory-identity.js';
import { createMemoryLeases } from './memory-leases.js';
import { createMemoryLog } from './memory-log.js';
import { createMemorySeen } from './memory-seen.js';
import { byName, byPageId, byStart } from '../port/order.js';
import { changeInTurn } from '../records/page-changes.js';
import type { ImageStore } from '../port/image-store.js';
import type { PageStore, SiteStore } from '../port/page-store.js';
import { MAX_RUNS, type CheckStore, type KeptChecks, type RunStore } from '../port/run-store.js';
import type { Store } from '../port/store.js';
import type { WidgetStore } from '../port/widget-store.js';

/** What goes in and comes out is copied, so that a caller who changes it changes nothing here. */
const copy = structuredClone;

export function createMemoryStore(): Store {
  const sites = createMemorySites();
  const pages = createMemoryPages(sites);
  const runs = createMemoryRuns();
  const checks = createMemoryChecks();
  const images = createMemoryImages();
  return {
    pages,
    sites,
    runs,
    checks,
    images,
    widgets: createMemoryWidgets((widgetId) => {
      pages.removeAll(widgetId);
      sites.removeAll(widgetId);
      runs.removeAll(widgetId);
      checks.removeAll(widgetId);
      void images.keepOnly(widgetId, undefined);
    }),
    seen: createMemorySeen(),
    leases: createMemoryLeases(),
    ...createMemoryLog(),
    ...createMemoryIdentity(),
    problems: () => Promise.resolve([]),
    knownProblems: () => Promise.resolve([]),
    watch: () => Promise.resolve(),
    health: () => ({ isWritable: true }),
    close: () => Promise.resolve(),
  };
}

function createMemorySites(): SiteStore & { removeAll(widgetId: string): void } {
  const sitesByWidget = new Map<string, Map<string, Site>>();
  return {
    get: (widgetId, start) => Promise.resolve(copy(sitesByWidget.get(widgetId)?.get(start))),
    list(widgetId) {
      const sites = [...(sitesByWidget.get(widgetId)?.values() ?? [])].map((site) => copy(site));
      return Promise.resolve(sites.sort(byStart));
    },
    save: (widgetId, site) =>
      new Promise((resolve) => {
        assertWidgetId(widgetId);
        const sites = sitesByWidget.get(widgetId) ?? new Map<string, Site>();
        sitesByWidget.set(widgetId, sites.set(site.start, copy(site)));
        resolve();
      }),
    removeAll(widgetId) {
      sitesByWidget.delete(widgetId);
    },
  };
}

function createMemoryRuns(): RunStore & { removeAll(widgetId: string): void } {
  const runsByWidget = new Map<string, ImportRun[]>();
  return {
    add: (widgetId, run) =>
      new Promise((resolve) => {
        assertWidgetId(widgetId);
        const runs = [...(runsByWidget.get(widgetId) ?? []), copy(run)];
        runs.sort((a, b) => (a.startedAt > b.startedAt ? -1 : 1));
        runsByWidget.set(widgetId, runs.slice(0, MAX_RUNS));
        resolve();
      }),
    list: (widgetId) => Promise.resolve(copy(runsByWidget.get(widgetId) ?? [])),
    removeAll(widgetId) {
      runsByWidget.delete(widgetId);
    },
  };
}

function createMemoryChecks(): CheckStore & { removeAll(widgetId: string): void } {
  const byWidget = new Map<string, KeptChecks>();
  return {
    get: (widgetId) => Promise.resolve(copy(byWidget.get(widgetId))),
    save: (widgetId, run) =>
      new Promise((resolve) => {
        assertWidgetId(widgetId);
        byWidget.set(widgetId, copy(run));
        resolve();
      }),
    removeAll(widgetId) {
      byWidget.delete(widgetId);
    },
  };
}

function createMemoryImages(): ImageStore {
  const imagesByWidget = new Map<string, Map<string, Buffer>>();
  return {
    get: (widgetId, name) => Promise.resolve(imagesByWidget.get(widgetId)?.get(name)),
    save: (widgetId, name, bytes) =>
      new Promise((resolve) => {
        assertWidgetId(widgetId);
        if (!isImageName(name))
          throw new AppError('invalid_request', `"${name}" cannot be the name of an image`);
        const images = imagesByWidget.get(widgetId) ?? new Map<string, Buffer>();
        imagesByWidget.set(widgetId, images.set(name, Buffer.from(bytes)));
        resolve();
      }),
    keepOnly(widgetId, kept) {
      const images = imagesByWidget.get(widgetId) ?? new Map<string, Buffer>();
      for (const name of [...images.keys()].filter((each) => each !== kept)) images.delete(name);
      return Promise.resolve();
    },
  };
}

function createMemoryWidgets(removePages: (widgetId: string) => void): WidgetStore {
  const widgets = new Map<string, Widget>();
  let sorted: readonly Widget[] | undefined;
  const known = () => (sorted ??= [...widgets.values()].sort(byName));
  return {
    get: (id) => Promise.resolve(widgets.get(id)),
    list: () => Promise.resolve([...known()]),
    known,
    revision(id) {
      const widget = widgets.get(id);
      return Promise.resolve(widget && revisionOf(widget));
    },
    save: (widget, { ifRevision } = {}) =>
      new Promise((resolve) => {
        assertWidgetId(widget.id);
        assertRevision(ifRevision, widgets.get(widget.id));
        widgets.set(widget.id, freezeWidget(copy(widget)));
        sorted = undefined;
        resolve(revisionOf(widget));
      }),
    remove(id) {
      removePages(id);
      sorted = undefined;
      return Promise.resolve(widgets.delete(id));
    },
  };
}

function createMemoryPages(sites: SiteStore): PageStore & { removeAll(widgetId: string): void } {
  const pagesByWidget = new Map<string, Map<string, Page>>();
  let revision = 0;
  const pages: PageStore = {
    change: (widgetId, changes) => changeInTurn({ pages, sites }, widgetId, changes),
    list: (widgetId) =>
      Promise.resolve(
        [...(pagesByWidget.get(widgetId)?.values() ?? [])].map((page) => copy(page)).sort(byPageId),
      ),
    get: (widgetId, pageId) => Promise.resolve(copy(pagesByWidget.get(widgetId)?.get(pageId))),
    count: (widgetId) => Promise.resolve(pagesByWidget.get(widgetId)?.size ?? 0),
    save: (widgetId, page, { ifDigest } = {}) =>
      new Promise((resolve) => {
        assertWidgetId(widgetId);
        assertPageId(page.id);
        const pages = pagesByWidget.get(widgetId) ?? new Map<string, Page>();
        assertDigest(ifDigest, pages.get(page.id));
        pagesByWidget.set(widgetId, pages.set(page.id, copy(page)));
        revision++;
        resolve();
      }),
    remove(widgetId, pageId) {
      revision++;
      return Promise.resolve(pagesByWidget.get(widgetId)?.delete(pageId) ?? false);
    },
    revision: () => Promise.resolve(String(revision)),
  };
  return {
    ...pages,
    removeAll(widgetId) {
      revision++;
      pagesByWidget.delete(widgetId);
    },
  };
}
