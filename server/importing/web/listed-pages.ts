/** Finds the pages that a site names itself, in its sitemaps. */
import type { DocumentReader } from '../documents/document-reader.js';
import type { CrawlFiles } from './crawl-files.js';
import type { Found } from './fetch-page.js';
import type { Robots } from './robots.js';
import type { SiteScope } from './site-scope.js';
import { readSitemaps, type SitemapAddresses } from './sitemap.js';
import type { WebClient } from './web-client.js';
import { WebError } from './web-error.js';

/** A site whose place and rules are known, and what reads it. */
export interface OpenSite {
  /** Where its first page is. */
  site: URL;
  robots: Robots;
  scope: SiteScope;
  get: WebClient['get'];
  files: CrawlFiles;
  reader: DocumentReader;
}

export interface List {
  /** Pages of the site. */
  pages: URL[];
  /** Where they are named. */
  sitemaps: string[];
  /** Addresses that the sitemaps name, where none of them is a page of the site. */
  strangers: string[];
}
/** Of a site that names no pages. */
export const NO_LIST: List = { pages: [], sitemaps: [], strangers: [] };

/**
 * The pages in the sitemaps that a site has, wherever it names them.
 *
 * @param first what its first page is
 * @throws {WebError} where one of them cannot be read now
 */
export async function listPages(open: OpenSite, first: Found | undefined): Promise<List> {
  const named = open.robots.sitemaps.flatMap((address) => URL.parse(address, open.site.href) ?? []);
  const { list } = await readList(open, [...named, new URL('/sitemap.xml', open.site)]);
  if (list.pages.length > 0) return list;
  const linked = await sitemapsOfPage(open, first);
  const other = linked.length > 0 ? (await readList(open, linked)).list : NO_LIST;
  return other.pages.length > 0 ? other : list;
}

/**
 * The pages in the sitemap that the operator gave, and in no other.
 *
 * @throws {WebError} where it cannot be read, or names no page of the site
 */
export async function listPagesOf(sitemap: URL, open: OpenSite): Promise<List> {
  const { list, failures } = await readList(open, [sitemap]);
  if (failures[0]) throw unreadableSitemap(failures[0]);
  if (list.pages.length === 0) throw emptySitemap(list.strangers, open.site);
  return list;
}

/** Those that the first page names in its head; where it has not changed, those that were read the last time. */
async function sitemapsOfPage({ reader, files }: OpenSite, first: Found | undefined): Promise<URL[]> {
  if (first?.kind === 'unchanged') return files.sitemapsBefore();
  if (first?.kind !== 'fetched') return [];
  const { url, headers, body } = first.response;
  // Most name none, and need not be read twice.
  if (!/sitemap/i.test(body.toString('latin1'))) return [];
  const { sitemaps = [] } = await reader.read({ from: 'web', url: url.href, headers, bytes: body });
  return sitemaps.flatMap((address) => URL.parse(address) ?? []);
}

/** @throws {WebError} where one of them fails for now: half a list would make the other half of the site look vanished */
async function readList(
  { site, scope, ...context }: OpenSite,
  starts: readonly URL[],
): Promise<{ list: List } & Pick<SitemapAddresses, 'failures'>> {
  // A site may keep its sitemaps elsewhere, but it must say so itself.
  const hosts = new Set([site, ...starts].map(({ host }) => host));
  const { pages, named, failures } = await readSitemaps(context, starts, ({ host }) => hosts.has(host));
  const temporary = failures.find(({ isTemporary }) => isTemporary);
  if (temporary) throw unreadableSitemap(temporary);
  const ours = await scope.addressesOf(pages);
  const list = { pages: ours, sitemaps: named, strangers: ours.length === 0 ? pages : [] };
  return { list, failures };
}

function unreadableSitemap({ source, reason, advice }: SitemapAddresses['failures'][number]): WebError {
  return new WebError('temporary', { reason: `has a sitemap that ${reason}: ${source}`, advice });
}

function emptySitemap([first, ...others]: readonly string[], { host }: URL): WebError {
  if (first === undefined) {
    return new WebError('unusable', {
      reason: 'names no pages',
      advice: 'Open it in a browser to see whether it is a sitemap, or give the address of the site instead.',
    });
  }
  const reason = `names ${1 + others.length} addresses, of which none is on ${host}; the first is ${first}`;
  return new WebError('unusable', { reason, advice: WRONG_SITEMAP });
}

const WRONG_SITEMAP =
  'Generators take the addresses of a sitemap from a setting for the address of the site; see that it is right.';

/** What the operator may not expect of it, in sentences. */
export function noticesOfList({ strangers: [first, ...others] }: List, site: URL): string[] {
  if (first === undefined) return [];
  return [
    `The sitemap of ${site.host} names ${1 + others.length} addresses, but none of the pages asked for, so links were followed instead. The first is ${first}. ${WRONG_SITEMAP}`,
  ];
}
