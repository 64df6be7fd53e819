/** Reads what the head of an HTML page says about it. */
import type { HtmlElement } from './html-tree.js';
import { elementsOf, foldSpace, textOf } from './html-tree.js';

/** A field is empty where the page does not say. */
export interface PageHead {
  title: string;
  /** BCP 47, as the page writes it. */
  lang: string;
  canonicalUrl: string;
  /** Where the page sends its visitors at once. */
  redirectsTo: string;
}

/** `page` is the root that `parseHtml` gives. */
export function headOf(page: HtmlElement): PageHead {
  const head: PageHead = { title: '', lang: '', canonicalUrl: '', redirectsTo: '' };
  const withoutScripts = scriptlessOf(page);
  for (const element of elementsOf(page)) {
    if (withoutScripts.has(element)) continue;
    const { name, attributes } = element;
    const has = (attribute: string, value: string) => attributes[attribute]?.toLowerCase() === value;
    if (name === 'html') head.lang ||= attributes['lang'] ?? attributes['xml:lang'] ?? '';
    else if (name === 'link' && has('rel', 'canonical')) head.canonicalUrl ||= attributes['href'] ?? '';
    else if (name === 'meta' && has('http-equiv', 'refresh')) {
      head.redirectsTo ||= immediateTarget(attributes['content'] ?? '');
    }
    // Drawings have titles too, deeper in.
    if (['', 'html', 'head', 'body'].includes(name)) head.title ||= titleAmong(element);
  }
  return head;
}

/** What stands in `<noscript>`: visitors see the page without it, such as without its redirect to a page that says so. */
function scriptlessOf(page: HtmlElement): Set<HtmlElement> {
  const inside = new Set<HtmlElement>();
  for (const element of elementsOf(page)) {
    if (element.name !== 'noscript' && !inside.has(element)) continue;
    for (const child of element.children) if (typeof child !== 'string') inside.add(child);
  }
  return inside;
}

function titleAmong({ children }: HtmlElement): string {
  const title = children.find((child) => typeof child !== 'string' && child.name === 'title');
  return title ? foldSpace(textOf(title)) : '';
}

/** `0; url=/new` sends visitors on at once; with more seconds the page is there to be read. */
function immediateTarget(refresh: string): string {
  return /^\s*0\s*[;,]\s*url\s*=\s*['"]?([^'"]+)/i.exec(refresh)?.[1]?.trim() ?? '';
}
