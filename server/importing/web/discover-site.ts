/** Finds out how a site is to be read: where it is, what it allows, and which pages it names. */
import { resolveSite, type ResolveContext } from './resolve-site.js';
import { readRobots, type Robots } from './robots.js';
import { createSiteScope, hostOf, withoutNoise, type SiteScope } from './site-scope.js';
import type { IsWanted } from './path-patterns.js';
import { readSitemaps } from './sitemap.js';
import type { Found } from './fetch-page.js';
import { WebError, type Failure } from './web-error.js';

/** How a site is to be read. */
export interface DiscoveredSite {
  robots: Robots;
  scope: SiteScope;
  /** The first address to fetch, and what was found there where it is known already. */
  entrance: { address: URL; found: Found | undefined } | undefined;
  /** The pages that the site names itself; undefined where links must be followed. */
  listed: URL[] | undefined;
  /** Where it does; undefined where nobody looked. */
  sitemaps: string[] | undefined;
  /** What the operator may not expect, in sentences. */
  notices: string[];
}

export interface DiscoveryContext extends ResolveContext {
  isWanted: IsWanted;
}

const SITEMAP = /\.xml(?:\.gz)?$/i;

/**
 * @param given a site, a path of it, or its sitemap
 * @param isSingle true where nothing but the page at `given` is to be read
 * @throws {WebError} where the site cannot be read at all
 */
export async function discoverSite(
  given: URL,
  isSingle: boolean,
  context: DiscoveryContext,
): Promise<DiscoveredSite> {
  const start = withoutNoise(given);
  const isSitemap = SITEMAP.test(start.pathname) && !isSingle;
  const { site, robots, found } = isSitemap
    ? {
        site: start,
        robots: await readRobots(context.get, start, context.files, context.reader),
        found: undefined,
      }
    : await resolveSite(start, context);
  if (found?.kind === 'failed') throw asStartError(found);

  const scope = createSiteScope(site, isSitemap ? '/' : pathOf(start, site), context.isWanted);
  const list = isSingle
    ? NO_LIST
    : await listPages(context, robots, scope, site, isSitemap ? start : undefined, found);
  // A site whose first page is missing may still name the others.
  if (found && 'reason' in found && list.pages.length === 0) throw asStartError(found);

  return {
    robots,
    scope,
    // What is left out may still lead to the rest.
    entrance: isSitemap ? undefined : { address: scope.addressOf(site.href) ?? site, found },
    listed: list.pages.length > 0 || isSitemap || isSingle ? list.pages : undefined,
    sitemaps: isSingle ? undefined : list.pages.length > 0 ? list.sitemaps : [],
    notices: [...noticesOfStart(given, site), ...noticesOfList(list, site)],
  };
}

function asStartError({ kind, reason, advice }: Failure & Pick<Found, 'kind'>): WebError {
  const failure = { reason, advice: advice ?? 'Open it in a browser to see whether the address is right.' };
  return new WebError(kind === 'failed' ? 'temporary' : 'unusable', failure);
}

function pathOf(start: URL, site: URL): string {
  return hostOf(start) === hostOf(site) ? start.pathname : site.pathname;
}

interface List {
  /** Pages of the site. */
  pages: URL[];
  /** Where they are named. */
  sitemaps: string[];
  /** Addresses that the sitemaps name, where none of them is a page of the site. */
  strangers: string[];
}
const NO_LIST: List = { pages: [], sitemaps: [], strangers: [] };

async function listPages(
  context: DiscoveryContext,
  robots: Robots,
  scope: SiteScope,
  site: URL,
  sitemap: URL | undefined,
  first: Found | undefined,
): Promise<List> {
  if (sitemap) return readList(context, scope, site, [sitemap], true);
  const named = robots.sitemaps.flatMap((address) => URL.parse(address) ?? []);
  const list = await readList(context, scope, site, [...named, new URL('/sitemap.xml', site)], false);
  if (list.pages.length > 0) return list;
  const linked = await sitemapsOfPage(context, first);
  const other = linked.length > 0 ? await readList(context, scope, site, linked, false) : NO_LIST;
  return other.pages.length > 0 ? other : list;
}

/** Those that the first page names in its head; where it has not changed, those that were read the last time. */
async function sitemapsOfPage({ reader, files }: DiscoveryContext, first: Found | undefined): Promise<URL[]> {
  if (first?.kind === 'unchanged') return files.sitemapsBefore();
  if (first?.kind !== 'fetched') return [];
  const { url, headers, body } = first.response;
  // Most name none, and need not be read twice.
  if (!/sitemap/i.test(body.toString('latin1'))) return [];
  const { sitemaps = [] } = await reader.read({ from: 'web', url: url.href, headers, bytes: body });
  return sitemaps.flatMap((address) => URL.parse(address) ?? []);
}

/** @param isGiven whether the operator wants these sitemaps and no other */
async function readList(
  context: DiscoveryContext,
  scope: SiteScope,
  site: URL,
  starts: readonly URL[],
  isGiven: boolean,
): Promise<List> {
  // A site may keep its sitemaps elsewhere, but it must say so itself.
  const hosts = new Set([site, ...starts].map(({ host }) => host));
  const { pages, named, failures } = await readSitemaps(context, starts, ({ host }) => hosts.has(host));
  const temporary = failures.find(({ isTemporary }) => isTemporary);
  const failure = temporary ?? (isGiven ? failures[0] : undefined);
  if (failure) {
    // Half a list would make the other half of the site look vanished.
    const reason = `has a sitemap that ${failure.reason}: ${failure.source}`;
    throw new WebError('temporary', { reason, advice: failure.advice });
  }
  const ours = await scope.addressesOf(pages);
  if (isGiven && ours.length === 0) throw emptySitemap(pages, site);
  return { pages: ours, sitemaps: named, strangers: ours.length === 0 ? pages : [] };
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

function noticesOfStart(given: URL, site: URL): string[] {
  const notices: string[] = [];
  if (hostOf(given) !== hostOf(site))
    notices.push(`${given.href} leads to ${site.origin}, which was read instead.`);
  if (/^#!?\//.test(given.hash)) {
    notices.push(
      `What stands behind "#" in ${given.href} is made by JavaScript in the browser, and was not read.`,
    );
  }
  return notices;
}

function noticesOfList({ strangers: [first, ...others] }: List, site: URL): string[] {
  if (first === undefined) return [];
  return [
    `The sitemap of ${site.host} names ${1 + others.length} addresses, but none of the pages asked for, so links were followed instead. The first is ${first}. ${WRONG_SITEMAP}`,
  ];
}
