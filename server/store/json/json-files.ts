/** The part of a data folder that any number of processes may use at the same time: widgets, pages and sites. */
import type { DataFolder } from '../files/data-folder.js';
import { PageFiles } from '../files/page-files.js';
import { createSiteFiles } from '../files/site-files.js';
import { WidgetFiles } from '../files/widget-files.js';
import type { OperatorStore } from '../port/store.js';
import { WritesInFlight } from './writes-in-flight.js';

export type JsonFiles = Pick<OperatorStore, 'widgets' | 'pages' | 'sites' | 'problems' | 'close'>;

/**
 * Each process sees what the others change.
 *
 * @param isServer whether widgets as they last read well are kept for a restart
 */
export function createJsonFiles(data: DataFolder, isServer = false): JsonFiles {
  const widgets = new WidgetFiles(data, isServer);
  const pages = new PageFiles(data);
  const sites = createSiteFiles(data);
  const writes = new WritesInFlight();
  return {
    widgets: {
      get: (id) => widgets.get(id),
      list: () => widgets.list(),
      save: (widget) => writes.run(() => widgets.save(widget)),
      remove: (id) =>
        writes.run(async () => {
          const removed = await widgets.remove(id);
          await pages.removeAll(id);
          return removed;
        }),
    },
    pages: {
      list: (widgetId) => pages.list(widgetId),
      save: (widgetId, page) => writes.run(() => pages.save(widgetId, page)),
      remove: (widgetId, pageId) => writes.run(() => pages.remove(widgetId, pageId)),
      revision: (widgetId) => pages.revision(widgetId),
    },
    sites: { ...sites, save: (widgetId, site) => writes.run(() => sites.save(widgetId, site)) },
    problems: async () => [...(await widgets.problems()), ...(await pages.problems())],
    close: () => writes.settled(),
  };
}
