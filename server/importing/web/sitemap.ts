/** Collects the lists that a site gives of its own pages (sitemaps.org). */
import type { DocumentReader } from '../documents/document-reader.js';
import type { SitemapFile } from '../documents/sitemap-file.js';
import type { CrawlFiles } from './crawl-files.js';
import type { WebClient } from './web-client.js';
import { failureOf, WebError, type Failure } from './web-error.js';

/** Bytes of one sitemap: what the protocol allows. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Sitemaps of sitemaps, and how many files there may be in all. */
const MAX_DEPTH = 3;
const MAX_FILES = 100;
/** Addresses in all, and how much of them is remembered, however often they are named. */
const MAX_ADDRESSES = 50_000;
const MAX_TEXT = 20 * 1024 * 1024;

export interface SitemapAddresses {
  /** Addresses of pages, each once, in the order of the lists. */
  pages: string[];
  /** The sitemaps asked for that name something. */
  named: string[];
  /** Sitemaps that could not be read. */
  failures: (Failure & { source: string; isTemporary: boolean })[];
}

export interface SitemapContext {
  get: WebClient['get'];
  files: CrawlFiles;
  reader: Pick<DocumentReader, 'readSitemap'>;
}

/** Reads sitemaps, and those that they name. A sitemap that another one names and that is not there is left out in silence. */
export async function readSitemaps(
  context: SitemapContext,
  starts: readonly URL[],
  mayRead: (url: URL) => boolean,
): Promise<SitemapAddresses> {
  const pages = new Set<string>();
  const failures: SitemapAddresses['failures'] = [];
  const named: string[] = [];
  const known = new Set<string>();
  const waiting: { url: URL; depth: number }[] = [];
  let length = 0;
  const add = (url: URL, depth: number) => {
    if (known.has(url.href) || known.size >= MAX_FILES || depth > MAX_DEPTH || !mayRead(url)) return;
    known.add(url.href);
    waiting.push({ url, depth });
  };
  for (const url of starts) add(url, 1);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (pages.size >= MAX_ADDRESSES || length > MAX_TEXT) break;
    const { url, depth } = next;
    try {
      const found = await readSitemap(context, url);
      if (typeof found === 'number') {
        if (depth === 1) failures.push({ source: url.href, isTemporary: false, ...failureOf(found) });
        continue;
      }
      if (depth === 1 && found.pages.length + found.sitemaps.length > 0) named.push(url.href);
      for (const page of found.pages.slice(0, MAX_ADDRESSES - pages.size)) pages.add(page);
      for (const page of found.pages) length += page.length;
      for (const nested of found.sitemaps) {
        if (URL.canParse(nested)) add(new URL(nested), depth + 1);
      }
    } catch (error) {
      if (!(error instanceof WebError)) throw error;
      const { message: reason, advice, kind } = error;
      failures.push({ source: url.href, reason, advice, isTemporary: kind === 'temporary' });
    }
  }
  return { pages: [...pages], named, failures };
}

/** @returns the status where the site sends none, and says so for good */
async function readSitemap({ get, files, reader }: SitemapContext, url: URL): Promise<SitemapFile | number> {
  const { status, content } = await files.read(get, url, MAX_BYTES, async (body) => {
    const { pages, sitemaps } = usable(await reader.readSitemap(body));
    return { pages, sitemaps: sitemaps.slice(0, MAX_FILES) };
  });
  if (status >= 500 || status === 429) throw new WebError('temporary', failureOf(status));
  return content ? { pages: content.pages ?? [], sitemaps: content.sitemaps ?? [] } : status;
}

function usable(read: SitemapFile | { reason: string }): SitemapFile {
  if ('reason' in read) throw new WebError('unusable', { reason: read.reason });
  return read;
}
