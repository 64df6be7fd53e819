/** The use case of choosing which websites the pages of a widget are kept fresh from. */
import { createHash } from 'node:crypto';
import { AppError } from '../../errors.js';
import type { Widget } from '../../model.js';
import type { Site, Source } from '../../site-records.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';
import type { WidgetStore } from '../../store/port/widget-store.js';

/** Names a source in an address. */
export const sourceIdOf = (url: string): string =>
  createHash('sha256').update(url).digest('hex').slice(0, 16);

/** @throws {AppError} `not_found` */
export function requireSource({ sources = [] }: Widget, id: string): Source {
  const source = sources.find(({ url }) => sourceIdOf(url) === id);
  if (source) return source;
  throw new AppError('not_found', 'The widget has no such source; it may have been removed.');
}

/** @throws {AppError} `conflict` where there is one of that address */
export function withNewSource(sources: readonly Source[], source: Source): Source[] {
  if (sources.some(({ url }) => url === source.url))
    throw new AppError('conflict', `${source.url} is a source of the widget already.`);
  return [...sources, source];
}

/** How often a change is tried again that another one came before. */
const TRIES = 5;

/**
 * Changes the sources of a widget, and nothing else of it, whoever changes it at the same time.
 *
 * @param change gives the sources as they are to be
 */
export async function editSources(
  widgets: WidgetStore,
  widgetId: string,
  change: (widget: Widget) => Source[],
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const ifRevision = await widgets.revision(widgetId);
    const widget = await widgets.get(widgetId);
    if (!widget) throw new AppError('not_found', `There is no widget with the id ${widgetId}.`);
    try {
      await widgets.save({ ...widget, sources: change(widget) }, { ifRevision });
      return;
    } catch (error) {
      const isBeaten = error instanceof AppError && error.code === 'precondition_failed';
      if (!isBeaten || tries === TRIES) throw error;
    }
  }
}

/** The ids of the pages that came from a website. */
export async function pagesOfSource(
  { pages, sites }: { pages: Pick<PageStore, 'list'>; sites: Pick<SiteStore, 'get'> },
  widgetId: string,
  url: string,
): Promise<string[]> {
  const visited = new Set(pageIdsOf(await sites.get(widgetId, url)));
  const all = await pages.list(widgetId);
  return all.filter(({ id, origin = url }) => origin === url && visited.has(id)).map(({ id }) => id);
}

/** All pages that the record of a site names. */
export const pageIdsOf = (site: Site | undefined): string[] =>
  (site?.visits ?? []).flatMap(({ pageIds }) => pageIds ?? []);
