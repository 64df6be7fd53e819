/** Reads the response of a site as a page: what it says, what it is called, and where it leads. */
import { readPdf } from './read-pdf.js';
import { elementsOf, parseHtml, type HtmlElement } from '../html/html-tree.js';
import { decodeText } from './decode-text.js';
import type { PageDraft } from './page-draft.js';
import { rewriteLinks } from './page-links.js';
import { readHtmlPage } from './read-html-page.js';
import { readMarkdownPage } from './read-markdown-page.js';
import { readTextPage } from './read-text-page.js';

export interface WebPage {
  /** What to import, or why nothing is, in words that follow the address. */
  result: { drafts: PageDraft[] } | { reason: string };
  /** Where the page leads, as absolute addresses; none where it asks not to be followed. */
  links: string[];
  /** Sitemaps that the page names, as absolute addresses. */
  sitemaps?: string[];
}

/** A response of a site, as it came. */
export interface PageResponse {
  url: string;
  /** By lower-case name. */
  headers: Readonly<Record<string, string>>;
  bytes: Uint8Array;
}

/** Reads HTML, PDF, Markdown and plain text, in the character set that the server or the page names. */
export async function readWebPage({ url: address, headers, bytes }: PageResponse): Promise<WebPage> {
  const url = new URL(address);
  const [type = ''] = (headers['content-type'] ?? 'text/html').toLowerCase().split(';');
  const kind = kindOf(type.trim(), url);
  if (kind === undefined) return skipped(`is no page but ${type.trim()}`);
  const directives = (headers['x-robots-tag'] ?? '').toLowerCase();
  if (kind !== 'html' && CLOSED.test(directives)) return skipped(NOINDEX);
  if (kind === 'pdf') return { result: await readPdf(bytes), links: [] };
  const text = decodeText(bytes, CHARSET.exec(headers['content-type'] ?? '')?.[1]);
  if (text === undefined) return skipped('is in an unknown character set');
  return kind === 'html' ? readHtml(text, url, directives) : readPlain(text, url, kind);
}

type WebKind = 'html' | 'pdf' | 'markdown' | 'text';

function kindOf(type: string, { pathname }: URL): WebKind | undefined {
  if (/^(?:text\/html|application\/xhtml\+xml)$/.test(type)) return 'html';
  if (type === 'application/pdf') return 'pdf';
  if (/^text\/(?:x-)?markdown$/.test(type)) return 'markdown';
  // Servers send Markdown as plain text too; `llms.txt` is Markdown by its definition.
  if (type === 'text/plain') return /(?<!\/llms|\/llms-full)\.txt$/i.test(pathname) ? 'text' : 'markdown';
  return undefined;
}

const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i;
const CLOSED = /\b(?:none|noindex)\b/;
const NOINDEX = 'asks not to be indexed (noindex)';

function readHtml(html: string, url: URL, header: string): WebPage {
  const read = readHtmlPage(html);
  // Nested too deep to be read, and so too deep to look for links.
  if ('reason' in read && !read.reason.startsWith('only redirects')) return { result: read, links: [] };
  const elements = [...elementsOf(parseHtml(html))];
  const base = baseOf(elements, url);
  const directives = `${header},${robotsMeta(elements)}`.toLowerCase();
  const links = /\b(?:none|nofollow)\b/.test(directives) ? [] : linksOf(elements, base);
  const sitemaps = sitemapsOf(elements, base);
  if ('reason' in read)
    return { result: read, links: [...links, ...refreshTarget(read.reason, base)], sitemaps };
  if (CLOSED.test(directives)) return { ...skipped(NOINDEX), links, sitemaps };
  return { result: { drafts: [absolute(read.draft, base)] }, links, sitemaps };
}

function readPlain(text: string, url: URL, kind: 'markdown' | 'text'): WebPage {
  const read = kind === 'text' ? readTextPage(text) : readMarkdownPage(text, false);
  if ('reason' in read) return { result: read, links: [] };
  return { result: { drafts: [absolute({ ...read.draft, url: undefined }, url)] }, links: [] };
}

function skipped(reason: string): WebPage {
  return { result: { reason }, links: [] };
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

/** By `<link rel="sitemap" href="…">`. */
function sitemapsOf(elements: HtmlElement[], base: URL): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const isNamed = name === 'link' && /(?:^|\s)sitemap(?:\s|$)/i.test(attributes['rel'] ?? '');
    const url = isNamed ? URL.parse((attributes['href'] ?? '').trim(), base.href) : null;
    return url && /^https?:$/.test(url.protocol) ? url.href : [];
  });
}

function refreshTarget(reason: string, base: URL): string[] {
  const url = URL.parse(reason.replace(/^only redirects to /, ''), base.href);
  return url ? [url.href] : [];
}
