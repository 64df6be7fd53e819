/** The use case of looking at the pages of a widget: which there are, and one as the answers are made from it. */
import { setImmediate as pause } from 'node:timers/promises';
import type { PageSummary, PageUse } from '../../admin-contract/pages.js';
import type { Insight } from '../../insight/insight.js';
import { startOfLast } from '../../insight/time-buckets.js';
import type { Page } from '../../model.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';
import { foldText } from '../../store/port/text-match.js';
import type { MeasurePage } from './measure-page.js';
import { isEditable, originOf, statesOf, type PageState } from './page-origin.js';

export interface PageFilter {
  /** Words that title, address or id hold, in any order and case. */
  text?: string | undefined;
  origin?: string | undefined;
  lang?: string | undefined;
  isMissing?: boolean | undefined;
  /** What answers made of it; takes `citations`. */
  use?: PageUse | undefined;
  /** Id of the page before the first. */
  after?: string | undefined;
  limit: number;
}

export interface FoundPages {
  items: PageSummary[];
  /** All that match, whatever the limit. */
  count: number;
  total: number;
  languages: string[];
  origins: string[];
}

export interface PageCitations {
  /** Answers that cite the page. */
  cited: number;
  /** Those of them that visitors found not helpful. */
  notHelpful: number;
}

const MONTH_MS = 30 * 86_400_000;
const NEVER_CITED: PageCitations = { cited: 0, notHelpful: 0 };

interface Deps {
  pages: Pick<PageStore, 'list'>;
  sites: Pick<SiteStore, 'list'>;
  measure: MeasurePage;
}

/**
 * How often answers cited the pages of a widget of late, by the id of the page, within thirty days; a page without an entry was not cited.
 *
 * @param now milliseconds since 1970
 * @param timeZone whose days are counted whole; thirty times twenty-four hours where undefined
 */
export async function readCitations(
  insight: Pick<Insight, 'citedPages'>,
  widgetId: string,
  now: number,
  timeZone?: string,
): Promise<ReadonlyMap<string, PageCitations>> {
  const from = timeZone === undefined ? now - MONTH_MS : startOfLast(now, '30d', timeZone);
  const scope = { widgetIds: [widgetId], from, to: Infinity };
  const pages = await insight.citedPages({ ...scope, limit: Infinity });
  return new Map(pages.map(({ pageId, count, notHelpful }) => [pageId, { cited: count, notHelpful }]));
}

/** By id. @param citations by the id of the page; undefined where they are not known */
export async function browsePages(
  { pages, sites, measure }: Deps,
  widgetId: string,
  { text = '', origin, lang, isMissing, use, after, limit }: PageFilter,
  citations?: ReadonlyMap<string, PageCitations>,
): Promise<FoundPages> {
  const states = statesOf(await sites.list(widgetId));
  const all = (await pages.list(widgetId)).map((page) => {
    const state = states.get(page.id);
    return { page, state, origin: originOf(page, state) };
  });
  const words = foldText(text.trim()).split(/\s+/);
  const matching = all.filter(
    ({ page, state, ...each }) =>
      (origin === undefined || each.origin === origin) &&
      (lang === undefined || page.lang === lang) &&
      (isMissing === undefined || (state?.state === 'missing') === isMissing) &&
      (use === undefined || isUsed(citations?.get(page.id), use)) &&
      holdsAll(page, words),
  );
  const items: PageSummary[] = [];
  for (const { page, state } of matching) {
    if (after !== undefined && page.id <= after) continue;
    if (items.length === limit) break;
    items.push(summaryOf(page, measure, state, citations));
    // Measuring a long page takes a while.
    await pause();
  }
  return {
    items,
    count: matching.length,
    total: all.length,
    languages: distinct(all.flatMap(({ page }) => page.lang ?? [])),
    origins: distinct(all.map((each) => each.origin)),
  };
}

function isUsed({ cited, notHelpful }: PageCitations = NEVER_CITED, use: PageUse): boolean {
  if (use === 'notHelpful') return notHelpful > 0;
  return cited > 0 === (use === 'cited');
}

/** What a page is, without its text. @param citations as for the list */
export function summaryOf(
  page: Page,
  measure: MeasurePage,
  state: PageState | undefined,
  citations?: ReadonlyMap<string, PageCitations>,
): PageSummary {
  const { content: _content, facts: _facts, origin: _origin, ...rest } = page;
  const origin = originOf(page, state);
  return {
    ...rest,
    origin,
    isEditable: isEditable(origin),
    ...measure(page),
    ...(state && { visitedAt: state.visitedAt }),
    ...(citations && (citations.get(page.id) ?? NEVER_CITED)),
    isMissing: state?.state === 'missing',
  };
}

function holdsAll({ id, title, url }: Page, words: readonly string[]): boolean {
  const text = foldText(`${title} ${url} ${id}`);
  return words.every((word) => text.includes(word));
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
