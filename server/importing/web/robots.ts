/** What a site allows programs to read, by its robots.txt (RFC 9309). */
import type { DocumentReader } from '../documents/document-reader.js';
import type { CrawlFiles } from './crawl-files.js';
import { createRobotsRules } from './robots-rules.js';
import type { WebClient } from './web-client.js';
import { failureOf, WebError, type Failure } from './web-error.js';

export interface Robots {
  /** Of an address of the site, which counts by http and https and with and without `www.`, as its scope has it. */
  isAllowed(url: URL): boolean;
  /** Seconds between requests that the site asks for. */
  crawlDelay: number | undefined;
  sitemaps: string[];
}

/** The name that rules in robots.txt may be written for. */
export const ROBOT_NAME = 'ServiceChat';

/** What a robots.txt must be read up to, by RFC 9309. */
const MAX_BYTES = 500 * 1024;

/**
 * Reads the robots.txt of a site. One that is not there allows everything.
 *
 * @throws {WebError} where the site fails to say, which forbids everything for now
 */
export async function readRobots(
  get: WebClient['get'],
  site: URL,
  files: CrawlFiles,
  reader: Pick<DocumentReader, 'readRobots'>,
): Promise<Robots> {
  const text = await fetchText(get, new URL('/robots.txt', site), files);
  const read = await reader.readRobots(text, ROBOT_NAME);
  if ('reason' in read) throw new WebError('temporary', closedBecause({ reason: read.reason }));
  const { rules, crawlDelay, sitemaps } = read;
  return { isAllowed: createRobotsRules(rules), crawlDelay, sitemaps };
}

async function fetchText(get: WebClient['get'], url: URL, files: CrawlFiles): Promise<string> {
  try {
    const read = (body: Buffer) => ({ text: body.toString() });
    const { status, content } = await files.read(get, url, MAX_BYTES, read);
    if (status >= 500) throw new WebError('temporary', closedBecause(failureOf(status)));
    return content?.text ?? '';
  } catch (error) {
    // A site that sends every unknown address in a circle, or a whole page for it, has no rules to tell.
    if (error instanceof WebError && error.kind === 'unusable') return '';
    throw error;
  }
}

function closedBecause({ reason, advice }: Failure): Failure {
  return { reason: `has a robots.txt that ${reason}, which closes it to programs for now`, advice };
}
