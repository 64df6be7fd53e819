/** Tells pages of news, whose prices, numbers and dates were those of their day. */
import { namesNews } from '../../languages/news-pages.js';
import { onceForEach } from '../../runtime/once-for-each.js';
import type { PageEntry } from '../../search/index/segment.js';
import { isHomePage } from './home-page.js';

/** A site may be about news, so its name in front of each path says nothing. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/i, '').replace(/[-_/.]/g, ' ');

export const isNewsPage = onceForEach(
  (page: PageEntry): boolean =>
    !isHomePage(page) && (namesNews(pathOf(page.url)) || namesNews(pathOf(page.id)) || namesNews(page.title)),
);
