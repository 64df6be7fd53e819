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
    before.content === page.content;
  return isSame ? 'unchanged' : 'updated';
}
