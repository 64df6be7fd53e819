/** How often answers cited the pages of a widget of late, and how visitors found them. */
import type { Insight } from '../insight/insight.js';

const MONTH_MS = 30 * 86_400_000;

export interface PageCitations {
  /** Answers that cite the page. */
  cited: number;
  /** Those of them that visitors found not helpful. */
  notHelpful: number;
}

/**
 * By the id of the page, within thirty days; a page without an entry was not cited.
 *
 * @param now milliseconds since 1970
 */
export async function readCitations(
  insight: Pick<Insight, 'citedPages'>,
  widgetId: string,
  now: number,
): Promise<ReadonlyMap<string, PageCitations>> {
  const scope = { widgetIds: [widgetId], from: now - MONTH_MS, to: Infinity };
  const pages = await insight.citedPages({ ...scope, limit: Infinity });
  return new Map(pages.map(({ pageId, count, notHelpful }) => [pageId, { cited: count, notHelpful }]));
}
