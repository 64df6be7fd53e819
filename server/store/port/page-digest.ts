/** Identifies what is known of a page besides its id. */
import { createHash } from 'node:crypto';
import type { Page } from '../../model.js';

/** Equal for pages with equal content, facts, title, address and language. */
export function digestOf(page: Page): string {
  const hash = createHash('sha256');
  for (const part of [page.title, page.url, page.lang ?? '', page.content]) hash.update(part).update('\0');
  if (page.facts) hash.update(JSON.stringify(page.facts));
  return hash.digest('base64');
}
