/** Walks through a site, page by page, at the pace that it allows, and tells what is there. */
import type { CrawlFiles } from './crawl-files.js';
import { createPace, type Clock } from './pace.js';
import { readRobots, type Robots } from './robots.js';
import { createSiteScope, withoutNoise, type SiteScope } from './site-scope.js';
import { readSitemaps } from './sitemap.js';
import { validatorsIn, WebError, type Validators, type WebClient, type WebResponse } from './web-client.js';

/** What was found at one address. */
export type Found = {
  /** Address that was asked for, and the one that answered. */
  requested: URL;
  url: URL;
  validators?: Validators;
} & (
  | { kind: 'answer'; response: WebResponse }
  | { kind: 'unchanged' }
  /** `gone` and `skipped` have no page; `failed` may have one another time. */
  | { kind: 'gone' | 'skipped' | 'failed'; reason: string }
);

/** What to do after an address: follow its links, or fetch it once more without validators. */
export type Next = { links: readonly string[] } | 'refetch';

export interface CrawlOptions {
  client: WebClient;
  clock: Clock;
  /** A site, a path of it, or its sitemap. */
  start: URL;
  /** True visits `start` and nothing else. */
  isSingle: boolean;
  /** Pages to visit at most. */
  maxPages: number;
  /** Least pause between requests, in seconds. */
  delay: number;
  signal?: AbortSignal | undefined;
  /** What is known of its robots.txt and its sitemaps. */
  files: CrawlFiles;
  /** Addresses that belong to the site where it has no sitemap. */
  known: readonly string[];
  /** Addresses that were visited already and count as such. */
  done: readonly string[];
  validatorsOf(url: URL): Validators | undefined;
  /** @param pending addresses still to be visited */
  onFound(found: Found, pending: readonly string[]): Promise<Next>;
}

export interface CrawlResult {
  /** Addresses that were not visited; none where the whole site was. */
  pending: string[];
  /** Why the crawl ended early, in a sentence; undefined where it did not. */
  endedBecause: string | undefined;
  isAborted: boolean;
}

/** A longer pause than this, in seconds, is not kept: 500 pages would take hours. */
const MAX_CRAWL_DELAY = 10;
/** After so many failures in a row the site is taken to be down. */
const MAX_FAILURES_IN_A_ROW = 5;
/** How long a site that is busy is waited for: what it says, within these seconds. */
const RETRY_AFTER = { usual: 5, most: 60 } as const;
/** A PDF may be larger than a page, and so take longer. */
const PDF_LIMITS = { maxBytes: 20 * 1024 * 1024, timeoutMs: 30_000 };
const SITEMAP = /\.xml(?:\.gz)?$/i;

/**
 * Visits each page of a site once: those of its sitemap, or else those that links lead to.
 *
 * @throws {WebError} where the site cannot be read at all
 */
export async function crawlSite(options: CrawlOptions): Promise<CrawlResult> {
  const { client, clock, delay, signal, files, done, maxPages } = options;
  let pause = delay;
  const pace = createPace(clock, () => 1000 * pause);
  const get: WebClient['get'] = async (url, request) => {
    await pace(signal);
    return client.get(url, { ...request, signal });
  };
  const seen = new Set(done);
  const pending: string[] = [];
  const end = (endedBecause?: string, isAborted = false) => ({ pending, endedBecause, isAborted });
  const add = (addresses: readonly (URL | undefined)[]) => {
    for (const address of addresses) {
      if (!address || seen.has(address.href)) continue;
      seen.add(address.href);
      pending.push(address.href);
    }
  };

  try {
    const start = withoutNoise(options.start);
    const isSitemap = SITEMAP.test(start.pathname) && !options.isSingle;
    let robots = await readRobots(get, start, files);
    const first =
      isSitemap || !robots.isAllowed(start) ? undefined : await visitStart(start, { ...options, get });
    const site = first?.url ?? start;
    if (site.host !== start.host) robots = await readRobots(get, site, files);
    pause = Math.max(delay, Math.min(robots.crawlDelay ?? 0, MAX_CRAWL_DELAY));

    const scope = createSiteScope(site, pathOf(start, site, isSitemap));
    const listed = options.isSingle
      ? []
      : await listedPages({ get, robots, scope, options }, isSitemap ? start : undefined, site);
    const followsLinks = listed.length === 0 && !isSitemap && !options.isSingle;
    add([scope.addressOf(site.href) ?? site]);
    add(followsLinks ? options.known.map((url) => scope.addressOf(url)) : listed);
    if (isSitemap) pending.shift();

    let visits = done.length;
    let failures = 0;
    let atHand = pending[0] === site.href ? first : undefined;
    for (let next = pending[0]; next !== undefined; next = pending[0]) {
      if (visits >= maxPages) return end(`The limit of ${maxPages} pages was reached.`);
      let found = atHand ?? (await visit(new URL(next), { get, robots, scope, options }));
      atHand = undefined;
      pending.shift();
      visits += 1;
      if (found.url.href !== next) {
        if (seen.has(found.url.href) && found.url.href !== start.href) {
          const reason = `redirects to ${found.url.href}`;
          found = { ...found, kind: 'skipped', reason };
        }
        seen.add(found.url.href);
      }
      let action = await options.onFound(found, pending);
      if (action === 'refetch') {
        const again = { ...options, validatorsOf: () => undefined };
        found = await visit(new URL(next), { get, robots, scope, options: again });
        action = await options.onFound(found, pending);
      }
      if (followsLinks && action !== 'refetch') add(action.links.map((link) => scope.addressOf(link)));
      failures = found.kind === 'failed' ? failures + 1 : 0;
      if (failures >= MAX_FAILURES_IN_A_ROW) return end(`The site failed ${failures} times in a row.`);
    }
    return end();
  } catch (error) {
    if (signal?.aborted) return end('It was stopped.', true);
    throw error;
  }
}

/** The first page decides where the site is: it may redirect to another host. */
async function visitStart(
  start: URL,
  { get, ...options }: CrawlOptions & { get: WebClient['get'] },
): Promise<Found> {
  const found = await request(start, { get, options, mayFollow: () => true });
  if (found.kind === 'answer' || found.kind === 'unchanged')
    return { ...found, url: withoutNoise(found.url) };
  throw new WebError(found.kind === 'failed' ? 'temporary' : 'unusable', found.reason);
}

function pathOf(start: URL, site: URL, isSitemap: boolean): string {
  if (isSitemap) return '/';
  return site.host.replace(/^www\./, '') === start.host.replace(/^www\./, '')
    ? start.pathname
    : site.pathname;
}

async function listedPages(
  { get, robots, scope, options }: VisitContext,
  sitemap: URL | undefined,
  site: URL,
): Promise<URL[]> {
  const named = robots.sitemaps.flatMap((address) => URL.parse(address) ?? []);
  const starts = sitemap ? [sitemap] : [...named, new URL('/sitemap.xml', site)];
  // A site may keep its sitemaps elsewhere, but it must say so itself.
  const hosts = new Set([site, ...starts].map(({ host }) => host));
  const { pages, failures } = await readSitemaps(get, starts, ({ host }) => hosts.has(host), options.files);
  const temporary = failures.find(({ isTemporary }) => isTemporary);
  const failure = temporary ?? (sitemap ? failures[0] : undefined);
  // Half a list would make the other half of the site look vanished.
  if (failure) throw new WebError('temporary', `has a sitemap that ${failure.reason}: ${failure.source}`);
  return pages.flatMap((page) => scope.addressOf(page) ?? []);
}

interface VisitContext {
  get: WebClient['get'];
  robots: Robots;
  scope: SiteScope;
  options: CrawlOptions;
}

async function visit(url: URL, { get, robots, scope, options }: VisitContext): Promise<Found> {
  const blocked = {
    requested: url,
    url,
    kind: 'skipped',
    reason: 'is closed to programs by robots.txt',
  } as const;
  if (!robots.isAllowed(url)) return blocked;
  const mayFollow = (target: URL) => scope.includes(target) && robots.isAllowed(target);
  const found = await request(url, { get, options, mayFollow });
  return { ...found, url: scope.addressOf(found.url.href) ?? found.url };
}

async function request(
  url: URL,
  { get, options, mayFollow }: Pick<VisitContext, 'get' | 'options'> & { mayFollow: (url: URL) => boolean },
): Promise<Found> {
  const limits = /\.pdf$/i.test(url.pathname) ? PDF_LIMITS : {};
  const asked = { ...options.validatorsOf(url), ...limits, mayFollow };
  try {
    let response = await get(url, asked);
    if (response.status === 429 || response.status === 503) {
      await options.clock.sleep(1000 * retryAfter(response), options.signal);
      response = await get(url, asked);
    }
    const found = { requested: url, url: response.url, validators: validatorsIn(response) };
    const { status } = response;
    if (status === 200) return { ...found, kind: 'answer', response };
    if (status === 304) return { ...found, kind: 'unchanged' };
    const reason = `answers with status ${status}`;
    return { ...found, kind: status === 404 || status === 410 ? 'gone' : 'failed', reason };
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    const kind = error.kind === 'unusable' ? 'skipped' : 'failed';
    return { requested: url, url, kind, reason: error.message };
  }
}

function retryAfter({ headers }: WebResponse): number {
  const seconds = Number(headers['retry-after']);
  return Math.min(Number.isFinite(seconds) && seconds >= 0 ? seconds : RETRY_AFTER.usual, RETRY_AFTER.most);
}
