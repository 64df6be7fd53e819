/** Finds out where a site is: its first page may lead to another origin, whose robots.txt counts from there on. */
import type { DocumentReader } from '../documents/document-reader.js';
import type { CrawlFiles } from './crawl-files.js';
import { CLOSED, request, type Found, type RequestContext } from './fetch-page.js';
import { readRobots, type Robots } from './robots.js';
import { withoutNoise } from './site-scope.js';
import type { Validators } from './web-client.js';
import { WebError } from './web-error.js';

export interface ResolvedSite {
  /** Where the first page is, or would be if robots.txt did not close it. */
  site: URL;
  /** The rules of its origin. */
  robots: Robots;
  /** What is there; undefined where robots.txt closes it. */
  found: Found | undefined;
}

export interface ResolveContext extends Omit<RequestContext, 'refusalOf'> {
  files: CrawlFiles;
  reader: DocumentReader;
  validatorsOf(url: URL): Validators | undefined;
}

/** How many times the first page may lead to another origin. */
const MAX_MOVES = 5;

/**
 * Follows the first page to where it is, and asks the robots.txt of each origin before anything else of it.
 *
 * @throws {WebError} where a robots.txt cannot be read, or origins lead to each other in a circle
 */
export async function resolveSite(start: URL, context: ResolveContext): Promise<ResolvedSite> {
  const { get, files, reader } = context;
  let site = start;
  let robots = await readRobots(get, site, files, reader);
  for (let moves = 0; robots.isAllowed(site); moves += 1) {
    const { found, next } = await fetchWithin(site, robots, context);
    if (!next) {
      const url = withoutNoise(found.url);
      return { site: url, robots, found: { ...found, requested: start, url } };
    }
    if (moves === MAX_MOVES)
      throw new WebError('unusable', { reason: `redirects more than ${MAX_MOVES} times` });
    if (next.origin !== site.origin) robots = await readRobots(get, next, files, reader);
    site = next;
  }
  return { site, robots, found: undefined };
}

/** Follows redirects as far as `robots` speaks for them and leaves them open; `next` is the first beyond. */
async function fetchWithin(
  url: URL,
  robots: Robots,
  context: ResolveContext,
): Promise<{ found: Found; next: URL | undefined }> {
  const beyond: URL[] = [];
  const refusalOf = (target: URL) => {
    if (target.origin === url.origin && robots.isAllowed(target)) return undefined;
    beyond.push(withoutNoise(target));
    return CLOSED;
  };
  const found = await request(url, { ...context, refusalOf }, context.validatorsOf(url));
  return { found, next: beyond[0] };
}
