/** Walks through a site, page by page, at the pace that it allows, and tells what is there. */
import type { DocumentReader } from '../documents/document-reader.js';
import { discoverSite, type Start } from './discover-site.js';
import type { CrawlFiles } from './crawl-files.js';
import type { IsWanted } from './path-patterns.js';
import { createPace, type Clock } from './pace.js';
import { linkKey, withoutNoise } from './site-scope.js';
import { fetchPage, type Found } from './fetch-page.js';
import type { Validators, WebClient } from './web-client.js';

/** What to do after an address: follow its links, or fetch it once more without validators. */
export type Next = { links: readonly string[] } | 'refetch';

export interface CrawlOptions {
  client: WebClient;
  reader: DocumentReader;
  clock: Clock;
  start: Start;
  /** Pages to fetch at most. */
  maxPages: number;
  /** Least pause between requests, in seconds. */
  delay: number;
  signal?: AbortSignal | undefined;
  /** What is known of its robots.txt and its sitemaps. */
  files: CrawlFiles;
  /** Addresses that belong to the site where it has no sitemap. */
  known: readonly string[];
  /** Addresses that were fetched already and count as such. */
  done: readonly string[];
  validatorsOf(url: URL): Validators | undefined;
  isWanted: IsWanted;
  /** @param pending addresses still to be fetched */
  onFound(found: Found, pending: readonly string[]): Promise<Next>;
}

export interface CrawlResult {
  /** Addresses that were not fetched; none when the whole site was. */
  pending: string[];
  /** What the operator may not expect of the site, in sentences. */
  notices: string[];
  ending: CrawlEnding;
  /** Sitemaps that named its pages; none where links were followed, undefined where neither was come to. */
  sitemaps: string[] | undefined;
  /** Pages of the site that another page links to, by `linkKey`. */
  linked: ReadonlySet<string>;
}

/** Nothing was left to fetch; as many pages were fetched as may be; the site failed on and on; the signal came. */
export type CrawlEnding = 'finished' | 'limit' | 'failing' | 'aborted';

/** A longer pause than this, in seconds, is not kept: 500 pages would take hours. */
const MAX_CRAWL_DELAY = 10;
/** After so many failures in a row the site is taken to be down. */
export const MAX_FAILURES_IN_A_ROW = 5;

/**
 * Fetches each page of a site once: those of its sitemap, or else those that links lead to.
 *
 * @throws {WebError} where the site cannot be read at all
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlResult> {
  const { client, clock, delay, signal, done, maxPages } = options;
  let pause = delay;
  const pace = createPace(clock, () => 1000 * pause);
  const get: WebClient['get'] = async (url, request) => {
    await pace(signal);
    return client.get(url, { ...request, signal });
  };
  const seen = new Set(done);
  const pending: string[] = [];
  const notices: string[] = [];
  const linked = new Set<string>();
  let sitemaps: string[] | undefined;
  const end = (ending: CrawlEnding) => ({ pending, notices, ending, sitemaps, linked });
  const add = (addresses: readonly URL[]) => {
    for (const address of addresses) {
      if (seen.has(address.href)) continue;
      seen.add(address.href);
      pending.push(address.href);
    }
  };

  try {
    const start = withoutNoise(options.start.url);
    const site = await discoverSite(options.start, { ...options, get });
    const { robots, scope, entrance, listed } = site;
    notices.push(...site.notices);
    sitemaps = site.sitemaps;
    pause = Math.max(delay, Math.min(robots.crawlDelay ?? 0, MAX_CRAWL_DELAY));
    if (entrance) add([entrance.address]);
    add(listed ?? (await scope.addressesOf(options.known)));

    const context = { get, clock, signal, robots, scope };
    let fetched = done.length;
    let failures = 0;
    let atHand = pending[0] === entrance?.address.href ? entrance?.found : undefined;
    for (let next = pending[0]; next !== undefined; next = pending[0]) {
      if (fetched >= maxPages) return end('limit');
      const url = new URL(next);
      let found = atHand ?? (await fetchPage(url, context, options.validatorsOf(url)));
      atHand = undefined;
      pending.shift();
      fetched += 1;
      if (found.url.href !== next) {
        if (seen.has(found.url.href) && found.url.href !== start.href) {
          found = { ...found, kind: 'skipped', reason: `redirects to ${found.url.href}` };
        }
        seen.add(found.url.href);
      }
      let action = await options.onFound(found, pending);
      if (action === 'refetch') {
        found = await fetchPage(url, context, undefined);
        action = await options.onFound(found, pending);
      }
      if (action !== 'refetch') {
        const links = await scope.addressesOf(action.links);
        const own = linkKey(found.url);
        for (const link of links) if (linkKey(link) !== own) linked.add(linkKey(link));
        if (!listed) add(links);
      }
      failures = found.kind === 'failed' ? failures + 1 : 0;
      if (failures >= MAX_FAILURES_IN_A_ROW) return end('failing');
    }
    return end('finished');
  } catch (error) {
    if (signal?.aborted) return end('aborted');
    throw error;
  }
}
