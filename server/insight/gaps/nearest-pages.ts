/** The pages that came nearest to what was asked. */
import { plainUrl } from '../../answers/composing/quote-address.js';
import type { PageLink } from '../../contract.js';
import type { ReplyRecord } from '../../model.js';
import type { GapRow } from './widget-gaps.js';

const NAMED_PAGES = 3;

/** The pages that a reply cited or named as related, each once. */
export function pagesOf({
  citations,
  relatedArticles,
}: Pick<ReplyRecord, 'citations' | 'relatedArticles'>): PageLink[] {
  const cited = citations.map(({ pageId = '', pageTitle, pageUrl = '' }) => ({
    pageId,
    pageTitle,
    pageUrl: plainUrl(pageUrl),
  }));
  const related = relatedArticles.map(({ pageId, pageTitle, pageUrl }) => ({ pageId, pageTitle, pageUrl }));
  return [...new Map([...cited, ...related].map((page) => [page.pageId, page])).values()];
}

/** The pages that the replies cited or named as related, the most often named first. */
export function nearestPages(replies: readonly Pick<GapRow, 'pages'>[]): PageLink[] {
  const pages = new Map<string, { page: PageLink; times: number }>();
  for (const { pages: named } of replies) {
    for (const page of named) {
      const known = pages.get(page.pageId);
      pages.set(page.pageId, { page: known?.page ?? page, times: (known?.times ?? 0) + 1 });
    }
  }
  const ranked = [...pages.values()].sort((a, b) => b.times - a.times);
  return ranked.slice(0, NAMED_PAGES).map(({ page }) => page);
}
