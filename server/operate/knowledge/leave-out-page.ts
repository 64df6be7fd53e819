/** The use case of keeping a page of a website out of the answers: it goes, and no import brings it back. */
import { AppError } from '../../errors.js';
import type { Page, Widget } from '../../model.js';
import type { Source } from '../../site-records.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';

export interface LeftOut {
  /** Where the website begins, and what its source leaves out from now on. */
  url: string;
  patterns: string[];
  /** The page with the others of the same document. */
  pages: Page[];
}

/**
 * @returns what is to be left out; nothing is changed
 * @throws {AppError} `conflict` for a page that no import brought
 */
export async function findLeftOut(
  { pages, sites }: { pages: Pick<PageStore, 'list'>; sites: Pick<SiteStore, 'list'> },
  widgetId: string,
  pageId: string,
  patternOf: (url: string) => string,
): Promise<LeftOut> {
  const found = (await sites.list(widgetId)).flatMap(({ start, visits }) =>
    visits.flatMap(({ url, pageIds = [] }) => (pageIds.includes(pageId) ? [{ start, url, pageIds }] : [])),
  );
  const all = await pages.list(widgetId);
  const origin = all.find(({ id }) => id === pageId)?.origin;
  const { start } = found.find((visit) => visit.start === origin) ?? found[0] ?? {};
  if (start === undefined)
    throw new AppError(
      'conflict',
      'This page comes from no website; remove it, and no import brings it back.',
    );
  const visits = found.filter((visit) => visit.start === start);
  const ids = new Set(visits.flatMap(({ pageIds }) => pageIds));
  return {
    url: start,
    patterns: visits.map(({ url }) => patternOf(url)),
    pages: all.filter(({ id }) => ids.has(id)),
  };
}

/** The sources of a widget with one that leaves the patterns out; of a site that is imported by hand, a new one. */
export function leavingOut({ sources = [] }: Widget, { url, patterns }: LeftOut): Source[] {
  const known = sources.find((source) => source.url === url);
  const source: Source = known ?? { url, every: '24h', isPaused: true };
  const exclude = [...new Set([...(source.exclude ?? []), ...patterns])];
  return [...sources.filter((each) => each !== known), { ...source, exclude }];
}

/** The same without the patterns. */
export function takingBack({ sources = [] }: Widget, { url, patterns }: LeftOut): Source[] {
  return sources.map((source) => {
    if (source.url !== url) return source;
    const { exclude = [], ...rest } = source;
    const left = exclude.filter((pattern) => !patterns.includes(pattern));
    return { ...rest, ...(left.length > 0 && { exclude: left }) };
  });
}
