/** Finds the element that holds what a page says. */
import type { HtmlElement } from './html-tree.js';
import { elementsOf } from './html-tree.js';

/** An article beside others, or beside a body of its own, must hold this share of the text to be the page. */
const ARTICLE_SHARE = 0.25;

const SITE_PARTS = new Set(['nav', 'navigation', 'menu', 'search', 'form', 'li']);

/**
 * The main element, or the one article, or what an id names as the content, or else the body.
 * `page` is the root that `parseHtml` gives.
 */
export function mainContentOf(page: HtmlElement): HtmlElement {
  const elements = [...elementsOf(page)].filter(({ attributes }) => !('hidden' in attributes));
  const main = longest(
    elements.filter(({ name, attributes }) => name === 'main' || attributes['role'] === 'main'),
  );
  if (main) return onlyArticleOf(main, [...elementsOf(main)]) ?? main;

  const body = elements.find(({ name }) => name === 'body') ?? page;
  return (
    onlyArticleOf(body, elements) ??
    longest(elements.filter(({ attributes }) => isNamedContent(attributes['id']))) ??
    body
  );
}

/** The article of a page that has one alone, unless the heading of the page stands outside it. */
function onlyArticleOf(whole: HtmlElement, elements: HtmlElement[]): HtmlElement | undefined {
  const [article, ...others] = elements.filter(({ name }) => name === 'article');
  if (!article || others.length > 0) return undefined;
  const holdsTitle = holdsHeading(article) || !holdsHeading(whole);
  return holdsTitle && lengthOf(article) >= ARTICLE_SHARE * lengthOf(whole) ? article : undefined;
}

/**
 * The header of the page, where the page itself begins in it, as in designs of one page: with its only main heading,
 * that is no link to the front page, and without a menu.
 */
export function openingOf(page: HtmlElement): HtmlElement | undefined {
  const [first, ...others] = headingsIn(page, undefined);
  const opening = first?.header;
  if (!opening || others.length > 0) return undefined;
  const inside = [...elementsOf(opening)];
  const isSiteHeader =
    inside.some(({ name, attributes }) => SITE_PARTS.has(name) || SITE_PARTS.has(attributes['role'] ?? '')) ||
    [...elementsOf(first.heading)].some(({ name }) => name === 'a');
  return isSiteHeader || !inside.some(({ name }) => name === 'p') ? undefined : opening;
}

interface Heading {
  heading: HtmlElement;
  /** The outermost that it stands in. */
  header: HtmlElement | undefined;
}

function headingsIn(element: HtmlElement, header: HtmlElement | undefined): Heading[] {
  if (element.name === 'h1') return [{ heading: element, header }];
  const around = header ?? (element.name === 'header' ? element : undefined);
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : headingsIn(child, around)));
}

function holdsHeading(element: HtmlElement): boolean {
  return [...elementsOf(element)].some(({ name }) => name === 'h1');
}

function isNamedContent(id: string | undefined): boolean {
  return ['content', 'main', 'main-content', 'maincontent'].includes(id?.toLowerCase() ?? '');
}

/** Of the first few: nobody writes more, and each is measured whole. */
function longest(elements: HtmlElement[]): HtmlElement | undefined {
  return elements
    .slice(0, 10)
    .map((element) => ({ element, length: lengthOf(element) }))
    .sort((a, b) => b.length - a.length)[0]?.element;
}

/** Letters of the text, without scripts and styles. */
function lengthOf(element: HtmlElement): number {
  let length = 0;
  for (const { name, children } of elementsOf(element)) {
    if (name === 'script' || name === 'style' || name === 'template') continue;
    for (const child of children) if (typeof child === 'string') length += child.trim().length;
  }
  return length;
}
