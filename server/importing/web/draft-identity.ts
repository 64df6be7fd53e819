/** What tells a page of a site from the others: its text, and its address. */
import { createHash } from 'node:crypto';
import type { ReadDraft } from '../documents/read-document.js';

/** Identifies the text of a document. */
export function digestOf(drafts: readonly ReadDraft[]): string {
  const hash = createHash('sha256');
  for (const { content } of drafts) hash.update(content);
  return hash.digest('base64url').slice(0, 22);
}

/**
 * Where a page wants to be found. A canonical address that leads from within a site to its front page is a mistake of
 * the site's templates that would make one page of all.
 */
export function addressOf(url: string | undefined, visited: URL): URL {
  const canonical = URL.parse(url ?? '');
  if (!canonical) return visited;
  const pointsHome = canonical.pathname === '/' && canonical.search === '' && visited.pathname !== '/';
  canonical.hash = '';
  return pointsHome ? visited : canonical;
}
