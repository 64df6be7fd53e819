/** HTML as a plain tree of elements and text: built in one pass, bounded in depth. */
import { Parser } from 'htmlparser2';

export interface HtmlElement {
  /** Lower case. */
  name: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

/** Where Chromium stops nesting too; it bounds every recursion over the tree. */
const MAX_DEPTH = 512;

/** HTML whose elements are nested too deep to be a page that somebody wrote. */
export class HtmlTooDeepError extends Error {
  constructor() {
    super(`elements are nested more than ${MAX_DEPTH} deep`);
    this.name = 'HtmlTooDeepError';
  }
}

/**
 * Reads any text as HTML, as forgivingly as a browser. The root is nameless and holds what stands at the top.
 *
 * @throws {HtmlTooDeepError}
 */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes: withMailAddress(attributes), children: [] };
      open.at(-1)?.children.push(element);
      if (open.push(element) > MAX_DEPTH) throw new HtmlTooDeepError();
    },
    onclosetag() {
      const element = open.pop();
      const address = decodeMail(element?.attributes['data-cfemail']);
      if (element && address !== undefined) element.children = [address];
    },
    ontext(text) {
      const siblings = open.at(-1)?.children ?? [];
      const last = siblings.at(-1);
      // An entity arrives as a text of its own, in the middle of a word.
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
      else siblings.push(text);
    },
  });
  parser.end(html);
  return root;
}

const PROTECTED_LINK = /^(?:https?:\/\/[^/]*)?\/cdn-cgi\/l\/email-protection(?:#|$)/;

/** Cloudflare writes mail addresses in code, which a script of its own makes readable: `[email protected]`. */
function withMailAddress(attributes: Record<string, string>): Record<string, string> {
  const href = attributes['href'] ?? '';
  if (!PROTECTED_LINK.test(href)) return attributes;
  const address = decodeMail(attributes['data-cfemail'] ?? href.replace(PROTECTED_LINK, ''));
  return address === undefined ? attributes : { ...attributes, href: `mailto:${address}` };
}

/** Each byte of the address, after the first of the code, is changed by that. */
function decodeMail(code = ''): string | undefined {
  if (!/^(?:[\da-f]{2}){4,400}$/i.test(code)) return undefined;
  const [key = 0, ...bytes] = Buffer.from(code, 'hex');
  const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString();
  return address.includes('@') ? address : undefined;
}

/** The element and everything below it that is an element, in the order of the page. */
export function* elementsOf(element: HtmlElement): Generator<HtmlElement> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) {
      if (typeof child !== 'string') waiting.push(child);
    }
  }
}

/** All text inside, as it stands. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** Soft hyphens, zero-width spaces, word joiners and byte order marks: they split words that readers see whole. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** Text on one line, without the characters that are there for layout alone; a space may stand at its ends. */
export function collapseSpace(text: string): string {
  return text.replace(INVISIBLE, '').replace(/[\s\u00a0]+/g, ' ');
}

/** The same without space at its ends. */
export function foldSpace(text: string): string {
  return collapseSpace(text).trim();
}
