/** Finds out how a site is to be read: where it is, what it allows, and which pages it names. */
import { resolveSite, type ResolveContext } from './resolve-site.js';
import { readRobots, type Robots } from './robots.js';
import { createSiteScope, hostOf, withoutNoise, type SiteScope } from './site-scope.js';
import type { IsWanted } from './path-patterns.js';
import { listPages, listPagesOf, NO_LIST, noticesOfList } from './listed-pages.js';
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

/** What an import begins with: one page, a sitemap, or a site or a path of it. */
export interface Start {
  kind: 'page' | 'sitemap' | 'site';
  /** As the operator gave it. */
  url: URL;
}

const SITEMAP = /\.xml(?:\.gz)?$/i;

/** @param isSingle true where nothing but the page at `url` is to be read */
export function startAt(url: URL, isSingle: boolean): Start {
  if (isSingle) return { kind: 'page', url };
  return { kind: SITEMAP.test(url.pathname) ? 'sitemap' : 'site', url };
}

/** @throws {WebError} where the site cannot be read at all */
export function discoverSite(start: Start, context: DiscoveryContext): Promise<DiscoveredSite> {
  return start.kind === 'sitemap' ? discoverSitemap(start.url, context) : discoverPages(start, context);
}

async function discoverSitemap(given: URL, context: DiscoveryContext): Promise<DiscoveredSite> {
  const site = withoutNoise(given);
  const robots = await readRobots(context.get, site, context.files, context.reader);
  const scope = createSiteScope(site, '/', context.isWanted);
  const list = await listPagesOf(site, { ...context, site, robots, scope });
  return {
    robots,
    scope,
    entrance: undefined,
    listed: list.pages,
    sitemaps: list.sitemaps,
    notices: noticesOfStart(given, site),
  };
}

async function discoverPages(
  { kind, url: given }: Start,
  context: DiscoveryContext,
): Promise<DiscoveredSite> {
  const start = withoutNoise(given);
  const { site, robots, found } = await resolveSite(start, context);
  if (found?.kind === 'failed') throw asStartError(found);
  const scope = createSiteScope(site, pathOf(start, site), context.isWanted);
  const isPage = kind === 'page';
  const list = isPage ? NO_LIST : await listPages({ ...context, site, robots, scope }, found);
  const isListed = list.pages.length > 0;
  // A site whose first page is missing may still name the others.
  if (found && 'reason' in found && !isListed) throw asStartError(found);
  return {
    robots,
    scope,
    // What is left out may still lead to the rest.
    entrance: { address: scope.addressOf(site.href) ?? site, found },
    listed: isListed || isPage ? list.pages : undefined,
    sitemaps: isPage ? undefined : isListed ? list.sitemaps : [],
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
