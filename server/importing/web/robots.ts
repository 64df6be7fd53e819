/** What a site allows programs to read, by its robots.txt (RFC 9309). */
import robotsParser from 'robots-parser';
import type { CrawlFiles } from './crawl-files.js';
import type { WebClient } from './web-client.js';
import { failureOf, WebError, type Failure } from './web-error.js';

export interface Robots {
  isAllowed(url: URL): boolean;
  /** Seconds between requests that the site asks for. */
  crawlDelay: number | undefined;
  sitemaps: string[];
}

/** The name that rules in robots.txt may be written for. */
export const ROBOT_NAME = 'ServiceChat';

// Its types tell of a default export, but the package exports the function itself.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** What a robots.txt must be read up to, by RFC 9309. */
const MAX_BYTES = 500 * 1024;

/**
 * Reads the robots.txt of a site. One that is not there allows everything.
 *
 * @throws {WebError} where the site fails to say, which forbids everything for now
 */
export async function readRobots(get: WebClient['get'], site: URL, files: CrawlFiles): Promise<Robots> {
  const address = new URL('/robots.txt', site);
  const rules = parseRobots(address.href, await fetchText(get, address, files));
  return {
    isAllowed: (url) => rules.isAllowed(url.href, ROBOT_NAME) !== false,
    crawlDelay: rules.getCrawlDelay(ROBOT_NAME),
    sitemaps: rules.getSitemaps(),
  };
}

async function fetchText(get: WebClient['get'], url: URL, files: CrawlFiles): Promise<string> {
  try {
    const read = (body: Buffer) => ({ text: body.toString() });
    const { status, content } = await files.read(get, url, MAX_BYTES, read);
    if (status >= 500) throw new WebError('temporary', robotsFailure(status));
    return content?.text ?? '';
  } catch (error) {
    // A site that sends every unknown address in a circle, or a whole page for it, has no rules to tell.
    if (error instanceof WebError && error.kind === 'unusable') return '';
    throw error;
  }
}

function robotsFailure(status: number): Failure {
  const { reason, advice } = failureOf(status);
  return { reason: `has a robots.txt that ${reason}, which closes it to programs for now`, advice };
}
