/** Reads the list that a site gives of its own pages (sitemaps.org). */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { SaxesParser } from 'saxes';
import type { CrawlFiles } from './crawl-files.js';
import type { WebClient } from './web-client.js';
import { failureOf, WebError, type Failure } from './web-error.js';

const gunzipAsync = promisify(gunzip);

/** Bytes of one sitemap, unpacked: what the protocol allows. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Sitemaps of sitemaps, and how many files there may be in all. */
const MAX_DEPTH = 3;
const MAX_FILES = 100;
/** Addresses in all. */
const MAX_ADDRESSES = 50_000;
const CHUNK = 64 * 1024;

export interface SitemapAddresses {
  /** Addresses of pages, each once, in the order of the lists. */
  pages: string[];
  /** Sitemaps that could not be read. */
  failures: (Failure & { source: string; isTemporary: boolean })[];
}

/** Reads sitemaps, and those that they name. A sitemap that another one names and that is not there is left out in silence. */
export async function readSitemaps(
  get: WebClient['get'],
  starts: readonly URL[],
  mayRead: (url: URL) => boolean,
  files: CrawlFiles,
): Promise<SitemapAddresses> {
  const pages = new Set<string>();
  const failures: SitemapAddresses['failures'] = [];
  const known = new Set<string>();
  const waiting: { url: URL; depth: number }[] = [];
  const add = (url: URL, depth: number) => {
    if (known.has(url.href) || known.size >= MAX_FILES || depth > MAX_DEPTH || !mayRead(url)) return;
    known.add(url.href);
    waiting.push({ url, depth });
  };
  for (const url of starts) add(url, 1);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { url, depth } = next;
    try {
      const found = await readSitemap(get, url, files);
      if (typeof found === 'number') {
        if (depth === 1) failures.push({ source: url.href, isTemporary: false, ...failureOf(found) });
        continue;
      }
      for (const page of found.pages.slice(0, MAX_ADDRESSES - pages.size)) pages.add(page);
      for (const nested of found.sitemaps) {
        if (URL.canParse(nested)) add(new URL(nested), depth + 1);
      }
    } catch (error) {
      if (!(error instanceof WebError)) throw error;
      const { message: reason, advice, kind } = error;
      failures.push({ source: url.href, reason, advice, isTemporary: kind === 'temporary' });
    }
  }
  return { pages: [...pages], failures };
}

/** @returns the status where the site sends none, and says so for good */
async function readSitemap(
  get: WebClient['get'],
  url: URL,
  files: CrawlFiles,
): Promise<ParsedSitemap | number> {
  const { status, content } = await files.read(get, url, MAX_BYTES, parse);
  if (status >= 500 || status === 429) throw new WebError('temporary', failureOf(status));
  return content ? { pages: content.pages ?? [], sitemaps: content.sitemaps ?? [] } : status;
}

async function parse(body: Buffer): Promise<ParsedSitemap> {
  const text = await unpack(body);
  const isList = /^\s*https?:\/\//.test(text.subarray(0, 100).toString());
  const { pages, sitemaps } = isList ? parseList(text) : parseSitemap(text);
  return { pages: pages.slice(0, MAX_ADDRESSES), sitemaps: sitemaps.slice(0, MAX_FILES) };
}

/** Known by its first bytes: servers send `.gz` files with and without saying that they are packed. */
async function unpack(body: Buffer): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body;
  try {
    return await gunzipAsync(body, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new WebError('unusable', { reason: isTooLarge ? 'is larger than 50 MB' : 'is broken gzip' }, error);
  }
}

export interface ParsedSitemap {
  pages: string[];
  sitemaps: string[];
}

/**
 * The addresses in a sitemap or a sitemap index. An HTML page, which many sites send for what is not there, has none.
 *
 * @throws {WebError} where it is broken XML after it began as a sitemap
 */
export function parseSitemap(xml: Uint8Array): ParsedSitemap {
  const parser = new SaxesParser();
  const found: ParsedSitemap = { pages: [], sitemaps: [] };
  const path: string[] = [];
  const state: { isSitemap: boolean; failure?: Error } = { isSitemap: false };
  let text = '';
  parser.on('error', (error) => {
    state.failure ??= error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(localName(name));
    state.isSitemap ||= path.length === 1 && /^(?:urlset|sitemapindex)$/.test(path[0] ?? '');
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('cdata', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const place = path.join('>');
    if (place === 'urlset>url>loc') found.pages.push(text.trim());
    if (place === 'sitemapindex>sitemap>loc') found.sitemaps.push(text.trim());
    path.pop();
    text = '';
  });
  const decoder = new TextDecoder();
  for (let at = 0; at < xml.length && !state.failure; at += CHUNK) {
    const part = decoder.decode(xml.subarray(at, at + CHUNK), { stream: true });
    // Strictly nothing may stand before the XML declaration, but blank lines often do.
    parser.write(at === 0 ? part.trimStart() : part);
    if (!state.isSitemap && at > CHUNK) break;
  }
  if (!state.failure) parser.close();
  const { isSitemap, failure } = state;
  if (failure && isSitemap)
    throw new WebError('unusable', { reason: `is broken XML: ${failure.message}` }, failure);
  return isSitemap ? found : { pages: [], sitemaps: [] };
}

/** A sitemap may also be plain text, an address a line. */
function parseList(text: Buffer): ParsedSitemap {
  const lines = text.toString().split(/\r?\n/);
  return { pages: lines.map((line) => line.trim()).filter((line) => URL.canParse(line)), sitemaps: [] };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
