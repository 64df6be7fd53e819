/** Reads the answer of a site as a page: what it says, what it is called, and where it leads. */
import { elementsOf, parseHtml, type HtmlElement } from '../html/html-tree.js';
import type { PageDraft } from '../sources/page-draft.js';
import { rewriteLinks } from '../sources/page-links.js';
import { readHtmlPage } from '../sources/read-html-page.js';
import { readMarkdownPage } from '../sources/read-markdown-page.js';
import type { WebResponse } from './web-client.js';

export interface WebPage {
  /** What to import, or why nothing is, in words that follow the address. */
  result: { draft: PageDraft } | { reason: string };
  /** Where the page leads, as absolute addresses; none where it asks not to be followed. */
  links: string[];
}

/** Reads HTML, Markdown and plain text, in the character set that the server or the page names. */
export function readWebPage({ url, headers, body }: WebResponse): WebPage {
  const [type = ''] = (headers['content-type'] ?? 'text/html').toLowerCase().split(';');
  const kind = kindOf(type.trim());
  if (kind === undefined) return { result: { reason: `is no page but ${type.trim()}` }, links: [] };
  const text = decodeText(body, headers['content-type'] ?? '');
  if (text === undefined) return { result: { reason: 'is in an unknown character set' }, links: [] };
  const directives = headers['x-robots-tag'] ?? '';
  return kind === 'html' ? readHtml(text, url, directives) : readPlain(text, url);
}

function kindOf(type: string): 'html' | 'text' | undefined {
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return 'html';
  return /^text\/(?:plain|(?:x-)?markdown)$/.test(type) ? 'text' : undefined;
}

function readHtml(html: string, url: URL, header: string): WebPage {
  const read = readHtmlPage(html);
  // Nested too deep to be read, and so too deep to look for links.
  if ('reason' in read && !read.reason.startsWith('only redirects')) return { result: read, links: [] };
  const elements = [...elementsOf(parseHtml(html))];
  const base = baseOf(elements, url);
  const directives = `${header},${robotsMeta(elements)}`.toLowerCase();
  const isClosed = /\bnone\b/.test(directives);
  const links = isClosed || /\bnofollow\b/.test(directives) ? [] : linksOf(elements, base);
  if ('reason' in read) return { result: read, links: [...links, ...refreshTarget(read.reason, base)] };
  if (isClosed || /\bnoindex\b/.test(directives)) {
    return { result: { reason: 'asks not to be indexed (noindex)' }, links };
  }
  return { result: withoutBlank(absolute(read.draft, base)), links };
}

function readPlain(text: string, url: URL): WebPage {
  const read = readMarkdownPage(text, false);
  if ('reason' in read) return { result: read, links: [] };
  return { result: withoutBlank(absolute({ ...read.draft, url: undefined }, url)), links: [] };
}

function withoutBlank(draft: PageDraft): WebPage['result'] {
  return /[\p{L}\p{N}]/u.test(draft.content) ? { draft } : { reason: 'has no text' };
}

/** Links must lead to the same place wherever the page is quoted. */
function absolute(draft: PageDraft, base: URL): PageDraft {
  const content = rewriteLinks(draft.content, (target) =>
    /^[a-z][a-z\d+.-]*:/i.test(target) ? undefined : URL.parse(target, base.href)?.href,
  );
  return { ...draft, url: draft.url && URL.parse(draft.url, base.href)?.href, content };
}

function baseOf(elements: HtmlElement[], url: URL): URL {
  const base = elements.find(({ name, attributes }) => name === 'base' && attributes['href'] !== undefined);
  return URL.parse(base?.attributes['href'] ?? '', url.href) ?? url;
}

function robotsMeta(elements: HtmlElement[]): string {
  return elements
    .filter(
      ({ name, attributes }) => name === 'meta' && /^(?:robots|servicechat)$/i.test(attributes['name'] ?? ''),
    )
    .map(({ attributes }) => attributes['content'] ?? '')
    .join();
}

function linksOf(elements: HtmlElement[], base: URL): string[] {
  const links = new Set<string>();
  for (const { name, attributes } of elements) {
    const target = attributes['href'];
    const isLink = (name === 'a' || name === 'area') && target !== undefined;
    if (!isLink || /\bnofollow\b/i.test(attributes['rel'] ?? '')) continue;
    const url = URL.parse(target.trim(), base.href);
    if (url && /^https?:$/.test(url.protocol)) links.add(url.href);
  }
  return [...links];
}

function refreshTarget(reason: string, base: URL): string[] {
  const url = URL.parse(reason.replace(/^only redirects to /, ''), base.href);
  return url ? [url.href] : [];
}

/** The character set by byte order mark, header, `<meta>`, or else UTF-8, as browsers look for it. */
function decodeText(body: Buffer, contentType: string): string | undefined {
  const meta = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(
    body.subarray(0, 1024).toString('latin1'),
  );
  const label = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? meta?.[1] ?? 'utf-8';
  const hasMark = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  try {
    return new TextDecoder(hasMark ? 'utf-8' : label).decode(body);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
