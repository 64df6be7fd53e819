/** The part of a data folder that any number of processes may use at the same time: widgets, pages, sites and images. */
import type { DataFolder } from '../files/data-folder.js';
import { createCheckFiles } from '../files/check-files.js';
import { createImageFiles } from '../files/image-files.js';
import { createIdentityFiles, identityProblems } from '../files/identity-files.js';
import { PageFiles } from '../files/page-files.js';
import { createRunFiles } from '../files/run-files.js';
import { createSiteFiles } from '../files/site-files.js';
import { watchFiles, type FileWatch } from '../files/watch-files.js';
import { WidgetFiles } from '../files/widget-files.js';
import type { StoreProblem } from '../port/store-problem.js';
import type { OperatorStore, Store } from '../port/store.js';
import { changeInTurn } from '../records/page-changes.js';
import { WritesInFlight } from './writes-in-flight.js';

export type JsonFiles = Pick<
  OperatorStore,
  'widgets' | 'pages' | 'sites' | 'runs' | 'checks' | 'images' | 'problems' | 'close'
> &
  Pick<Store, 'watch'> & {
    /** What could not be read when it was last looked at. */
    knownProblems(): StoreProblem[];
  };

/**
 * Each process sees what the others change.
 *
 * @param isServer whether widgets as they last read well are kept for a restart
 */
export function createJsonFiles(data: DataFolder, isServer = false): JsonFiles {
  const widgets = new WidgetFiles(data, isServer);
  const pages = new PageFiles(data);
  const sites = createSiteFiles(data);
  const runs = createRunFiles(data);
  const checks = createCheckFiles(data);
  const images = createImageFiles(data);
  const writes = new WritesInFlight();
  let watching: Promise<FileWatch> | undefined;
  let watch: FileWatch | undefined;
  return {
    widgets: {
      get: (id) => widgets.get(id),
      list: () => widgets.list(),
      known: () => widgets.known(),
      revision: (id) => widgets.revision(id),
      save: (widget, options) => writes.run(() => widgets.save(widget, options)),
      remove: (id) =>
        writes.run(async () => {
          const removed = await widgets.remove(id);
          await pages.removeAll(id);
          await images.keepOnly(id, undefined);
          return removed;
        }),
    },
    pages: {
      list: (widgetId) => pages.list(widgetId),
      get: (widgetId, pageId) => pages.get(widgetId, pageId),
      count: (widgetId) => pages.count(widgetId),
      save: (widgetId, page, options) => writes.run(() => pages.save(widgetId, page, options)),
      remove: (widgetId, pageId) => writes.run(() => pages.remove(widgetId, pageId)),
      revision: (widgetId) => pages.revision(widgetId),
      change: (widgetId, changes) => writes.run(() => changeInTurn({ pages, sites }, widgetId, changes)),
    },
    sites: { ...sites, save: (widgetId, site) => writes.run(() => sites.save(widgetId, site)) },
    runs: { ...runs, add: (widgetId, run) => writes.run(() => runs.add(widgetId, run)) },
    checks: { ...checks, save: (widgetId, run) => writes.run(() => checks.save(widgetId, run)) },
    images: {
      get: (widgetId, name) => images.get(widgetId, name),
      save: (widgetId, name, bytes) => writes.run(() => images.save(widgetId, name, bytes)),
      keepOnly: (widgetId, name) => writes.run(() => images.keepOnly(widgetId, name)),
    },
    async problems(among) {
      if (among === 'widgets') return widgets.problems();
      if (among) return pages.problems(among.pagesOf);
      const operators = await identityProblems(data, createIdentityFiles(data).operators);
      return [...(await widgets.problems()), ...(await pages.problems()), ...operators];
    },
    knownProblems: () => [...(watch?.problems() ?? []), ...widgets.knownProblems(), ...pages.knownProblems()],
    async watch() {
      watching ??= watchFiles(widgets, pages);
      watch = await watching;
    },
    async close() {
      await (await watching)?.stop();
      await writes.settled();
    },
  };
}
