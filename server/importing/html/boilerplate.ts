/** Tells what a page says from what surrounds it: menus, banners, controls, hidden text. */
import { isPlainCalloutTitle } from './callout.js';
import {
  asksForPanel,
  controlsOf,
  isAnswerOfMenu,
  isButton,
  isButtonLink,
  type Controls,
} from './controls.js';
import type { HtmlElement, HtmlNode } from './html-tree.js';
import { elementsOf, foldSpace, textOf } from './html-tree.js';
import { BLOCKS, HEADINGS, UNREAD } from './html-names.js';
import { openingOf } from './main-content.js';
import { tabsOf, type Tabs } from './tabs.js';

/** An element of the cleaned page. */
export interface ContentElement {
  name: string;
  attributes: Record<string, string>;
  children: ContentNode[];
  /** Some block element stands inside, however deep. */
  holdsBlock: boolean;
}
export type ContentNode = ContentElement | string;

/** `strict` also drops by class name, which is a guess that can cost a whole page; `none` keeps what surrounds a page. */
export type Strictness = 'strict' | 'lenient' | 'none';

interface Place {
  strictness: Strictness;
  controls: Controls;
  tabs: Tabs;
  /** A header that is no header of the website. */
  opening: HtmlElement | undefined;
  inTitle: boolean;
  /** Whether words for screen readers, which are dropped, stand beside it. */
  isSpoken: boolean;
  inSection: boolean;
}

const SURROUNDING_ROLES = new Set(
  (
    'alertdialog banner button complementary contentinfo dialog menu menubar navigation search tablist toolbar ' +
    'tooltip'
  ).split(' '),
);
const CALLOUT =
  /(?:^|[\s_-])(?:admonition|alert|callout|caution|danger|important|info|note|notice|tip|warning)/i;
const HIDDEN_STYLE = /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:[a-z%]*\s*(?:;|$)))/i;

/** Class names that say what surrounds a page, whatever stands before them (`theme-doc-breadcrumbs`). */
const SURROUNDING_CLASS = new RegExp(
  '^(?!(?:has|with|no|without|is|js)-)(?:[a-z0-9]+-){0,3}?' +
    '(?:(?:bread-?)?crumbs?|pagination|toc|table-of-contents|on-this-page|sidebar|side-?nav|navbar|skip-?link|' +
    'skip-to-content|edit-(?:this-)?page|last-updated|social-(?:share|links)|back-to-top|' +
    '(?:page|article)-(?:feedback|votes)|was-this-helpful|related-(?:articles|posts)|sr-only|' +
    'visually-hidden|screen-reader-text|headerlink|header-anchor|hash-link|anchor-link|copy-button|copybtn|' +
    'linenos?|gutter|w-form-(?:done|fail)|w-condition-invisible)' +
    '(?:-(?:container|wrapper|mobile|desktop|list|collapsible|links?))?$',
);
/** What visitors wrote below a page: neither content nor contact details of the website. */
const COMMENTS_CLASS = /^(?:[a-z0-9]+-){0,3}?(?:comments-area|comment-?list|comment-(?:respond|wrapper))$/;
/** Words that only say so alone, or for a part of the site: a dish may stand in a `lunch-menu`. */
const SITE_CLASS =
  /^(?:(?:site|main|page|header|footer|top|mobile|side|global|primary)-)?(?:nav|navigation|menu|pager|share|newsletter)$/;
/** Names with signs between them that lead on, and the most characters of such a trail. */
const TRAIL = /^[^.!?:›»❯▸]+(?:[›»❯▸][^.!?:›»❯▸]+)+$/;
const MAX_TRAIL = 200;
/** Characters beside links from which on an aside says something of its own. */
const LEAST_ASIDE = 80;
/** Elements of a price that are looked at. */
const MAX_IN_PRICE = 20;
/** So much of an aside is looked at: asides within asides would be read over and over. */
const MOST_INSIDE = 300;
const COOKIE_BANNER =
  /(?:cookie|consent|gdpr|ccpa).*(?:banner|bar|notice|popup|modal|dialog|overlay|message|wrapper|container|prompt)|onetrust|cookiebot|borlabs|iubenda|usercentrics|tarteaucitron|didomi|^cmplz|^cc-window/;

/**
 * The part of the tree below `root` that a reader came for.
 *
 * Left out: scripts, media and controls; navigation, page headers and footers, asides of links; hidden text, save
 * panels that a control of the page opens (tabs, accordions); in `strict` also what its class names as a breadcrumb,
 * table of contents, sidebar of links, cookie banner or the like, and titles that only say "Note".
 */
export function contentOf(root: HtmlElement, page: HtmlElement, strictness: Strictness): ContentElement {
  const inSection = root.name === 'main' || root.name === 'article' || root.attributes['role'] === 'main';
  return clean(root, {
    strictness,
    controls: controlsOf(page),
    tabs: tabsOf(page),
    opening: openingOf(page),
    inTitle: false,
    isSpoken: false,
    inSection,
  });
}

function clean(element: HtmlElement, place: Place): ContentElement {
  const here = {
    ...place,
    inTitle: place.inTitle || isTitle(element),
    isSpoken: place.strictness === 'strict' && element.children.some(isForScreenReaders),
    inSection: place.inSection || element.name === 'article' || element.name === 'section',
  };
  const children = element.children.flatMap((child) => cleanChild(child, here));
  return {
    name: isHeadingByRole(element) ? `h${headingLevel(element)}` : element.name,
    attributes: element.attributes,
    children,
    holdsBlock: children.some(
      (child) => typeof child !== 'string' && (child.holdsBlock || BLOCKS.has(child.name)),
    ),
  };
}

function cleanChild(child: HtmlNode, place: Place): ContentNode[] {
  if (typeof child === 'string') return [child];
  if (isHidden(child, place) || surrounds(child, place)) return [];
  const content = clean(child, place);
  const isControl = isButton(child) || place.controls.labels.get(child) === 'title';
  if (isControl && !place.inTitle) return [{ ...content, name: 'summary' }];
  const name = place.tabs.names.get(child);
  if (name !== undefined) return [unfolding(name, content)];
  // The header of an article holds its heading, and bylines, dates and buttons beside it.
  return child.name === 'header' && place.strictness !== 'none' ? headingsAndParagraphs(content) : [content];
}

/** A panel below its name. */
function unfolding(name: string, { attributes, children }: ContentElement): ContentElement {
  const summary = { name: 'summary', attributes: {}, children: [name], holdsBlock: false };
  return { name: 'details', attributes, children: [summary, ...children], holdsBlock: true };
}

function headingsAndParagraphs(element: ContentElement): ContentElement[] {
  if (HEADINGS.has(element.name) || element.name === 'p') return [element];
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : headingsAndParagraphs(child)));
}

function isTitle(element: HtmlElement): boolean {
  const { name } = element;
  return HEADINGS.has(name) || name === 'summary' || name === 'dt' || isHeadingByRole(element);
}

const isHeadingByRole = ({ name, attributes }: HtmlElement): boolean =>
  attributes['role'] === 'heading' && ['div', 'p', 'span'].includes(name);

/** Where none is given, browsers take it for the second. */
function headingLevel({ attributes }: HtmlElement): number {
  const level = Number(attributes['aria-level'] ?? 2);
  return level >= 1 ? Math.min(Math.floor(level), 6) : 2;
}

/** Words that are seen by nobody; `12<sup>99</sup>` may stand beside them, and be hidden from screen readers. */
const isForScreenReaders = (node: HtmlNode): boolean =>
  typeof node !== 'string' &&
  classesOf(node).some((one) => /^(?:sr-only|visually-hidden|screen-reader-text)$/.test(one));

function holdsNumber(element: HtmlElement): boolean {
  let looked = 0;
  for (const { children } of elementsOf(element)) {
    if (children.some((child) => typeof child === 'string' && /\p{N}/u.test(child))) return true;
    if (++looked > MAX_IN_PRICE) return false;
  }
  return false;
}

function isHidden(element: HtmlElement, { controls, isSpoken }: Place): boolean {
  const { attributes, name } = element;
  const isMarked =
    ('hidden' in attributes && !['false', 'until-found'].includes(attributes['hidden'] ?? '')) ||
    (attributes['aria-hidden'] === 'true' && !(isSpoken && holdsNumber(element))) ||
    HIDDEN_STYLE.test(attributes['style'] ?? '');
  if (!isMarked) return false;
  const isOpenable = attributes['role'] === 'tabpanel' || controls.openable.has(attributes['id'] ?? '');
  return !isOpenable || name === 'nav' || SURROUNDING_ROLES.has(attributes['role'] ?? '');
}

function surrounds(element: HtmlElement, place: Place): boolean {
  const { name, attributes } = element;
  if (name === 'label') return !place.inTitle && !place.controls.labels.has(element);
  if (UNREAD.has(name) || classesOf(element).some((one) => COMMENTS_CLASS.test(one))) return true;
  if (place.strictness === 'none') return false;
  if (name === 'nav') return !isAnswerOfMenu(element);
  if (name === 'dialog') return true;
  // Accordions put their question into a button, which may stand inside a heading.
  if (isButton(element)) return !place.inTitle && !asksForPanel(element, place.controls);
  if (place.tabs.controls.has(element)) return true;
  if (SURROUNDING_ROLES.has(attributes['role'] ?? '')) return !place.tabs.accordions.has(element);
  if (name === 'header') return !place.inSection && element !== place.opening;
  if (name === 'footer') return true;
  if (name === 'aside') return !isCallout(element) && !tellsSomething(element);
  if (place.strictness !== 'strict' || isTitle(element)) return false;
  return (!place.inTitle && isButtonLink(element)) || isTrail(element) || isNamedBoilerplate(element, place);
}

const isSidebar = (name: string): boolean => name.includes('sidebar');

const isCallout = ({ attributes }: HtmlElement): boolean =>
  attributes['role'] === 'note' || CALLOUT.test(attributes['class'] ?? '');

/** Whether what stands at the side is text of its own, such as the times to call, and no list of links. */
function tellsSomething(element: HtmlElement): boolean {
  let [linked, all] = [0, 0];
  const inside: [node: HtmlElement | string, isLinked: boolean][] = [[element, false]];
  for (let i = 0; i < Math.min(inside.length, MOST_INSIDE); i++) {
    const [node, isLinked] = inside[i] ?? ['', false];
    if (typeof node === 'string') {
      const { length } = foldSpace(node);
      all += length;
      linked += isLinked ? length : 0;
    } else for (const child of node.children) inside.push([child, isLinked || node.name === 'a']);
  }
  return all - linked >= LEAST_ASIDE && linked * 3 < all;
}

/** Whether it only says where in the site a page is: `Home › Bikes › Rental`, a link first. */
function isTrail(element: HtmlElement): boolean {
  const [first] = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (first === undefined || typeof first === 'string' || first.name !== 'a') return false;
  // Names and signs: what holds elements of its own would be read over and over, at each depth.
  if (!element.children.every(isWords)) return false;
  const text = textOf(element);
  return text.length <= MAX_TRAIL && TRAIL.test(foldSpace(text));
}

const isWords = (node: HtmlNode): boolean =>
  typeof node === 'string' || node.name === 'a' || node.children.every((child) => typeof child === 'string');

function isNamedBoilerplate(element: HtmlElement, { inSection }: Place): boolean {
  const { attributes } = element;
  const classes = classesOf(element);
  const surrounding = classes.filter((name) => SURROUNDING_CLASS.test(name));
  if (surrounding.length > 0 && !(surrounding.every(isSidebar) && tellsSomething(element))) return true;
  if (classes.some((name) => SITE_CLASS.test(name)) && !isPriceList(element)) return true;
  if (isPlainCalloutTitle(element, classes)) return true;
  // Inside an article, an id such as `cookie-banner` is the name of a section that speaks of one.
  if (inSection) return false;
  return [...classes, kebabCase(attributes['id'] ?? '')].some((name) => COOKIE_BANNER.test(name));
}

const classesOf = ({ attributes }: HtmlElement): string[] =>
  (attributes['class'] ?? '').split(/\s+/).map(kebabCase);

/** A menu of dishes or of services has prices and leads nowhere. */
function isPriceList(element: HtmlElement): boolean {
  const inside = [...elementsOf(element)];
  return /\p{N}/u.test(textOf(element)) && !inside.some((one) => one.name === 'a' || isButton(one));
}

/** `tableOfContents_bqdL`, as CSS modules write it, becomes `table-of-contents`. */
function kebabCase(name: string): string {
  return name
    .slice(0, 80)
    .replace(/_(?=[\w-]*[A-Z\d])[\w-]{4,6}$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/_+|-{2,}/g, '-')
    .toLowerCase();
}
