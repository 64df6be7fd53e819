/** What an import changes about a page. */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '../../model.js';

export type PageChange = 'imported' | 'updated' | 'unchanged';

/** @param before the page as the widget has it; undefined for a new one */
export function changeOf(before: Page | undefined, page: Page): PageChange {
  if (!before) return 'imported';
  const isSame =
    before.title === page.title &&
    before.url === page.url &&
    before.lang === page.lang &&
    isDeepStrictEqual(before.facts ?? [], page.facts ?? []) &&
    before.content === page.content &&
    !hasMoved(before, page);
  return isSame ? 'unchanged' : 'updated';
}

/** Of a page on two websites, each import would move it to its own; and pages from before origins say none. */
function hasMoved({ origin: from }: Page, { origin: to }: Page): boolean {
  return from !== undefined && from !== to && !(isWebsite(from) && isWebsite(to));
}

const isWebsite = (origin: string | undefined): boolean => /^https?:/i.test(origin ?? '');
