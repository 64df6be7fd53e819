/** Controls of a page: those that unfold a part of it name what that is about, and all others say nothing. */
import { asks } from '../../languages/closing-marks.js';
import { elementsOf, foldSpace, textOf, type HtmlElement } from './html-tree.js';

export interface Controls {
  /** Ids of panels that some control on the page opens. */
  openable: ReadonlySet<string>;
  /** Controls that stand beside others of their kind, each with a panel and a name of its own. */
  distinct: ReadonlySet<HtmlElement>;
  /** Labels of a switch that unfolds an answer, and labels that are words and belong to no field. */
  labels: ReadonlyMap<HtmlElement, 'title' | 'words'>;
}

/** Names of buttons that unfold an answer. */
const PANEL_CLASS = /accordion|collaps|faq|question/i;
/** Links that are drawn as buttons, such as `See our prices`, say nothing that the page behind them does not. */
const BUTTON_CLASS = /(?:^|[\s_-])(?:btn|button|cta)(?:[\s_-]|$)/i;
/** To another site, a person or a document. */
const LEADS_ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)|\.(?:pdf|docx?|xlsx?|odt)$/i;
/** Characters, and words: `Read more` and `Show all` name nothing, unless they are names beside others. */
const MAX_PANEL_TITLE = 200;
const LEAST_PANEL_WORDS = 3;
/** Elements of a control, or of what a menu unfolds, that are looked at. */
const MOST_INSIDE = 60;
const FIELDS = new Set(['input', 'select', 'textarea', 'button']);

/** @param page the root that `parseHtml` gives */
export function controlsOf(page: HtmlElement): Controls {
  const openable = new Set<string>();
  const ids = new Set<string>();
  const byClass = new Map<string, HtmlElement[]>();
  for (const element of elementsOf(page)) {
    const { attributes } = element;
    for (const id of panelsOf(element)) openable.add(id);
    if (attributes['id']) ids.add(attributes['id']);
    if (!isButton(element) || attributes['aria-controls'] === undefined) continue;
    const kind = attributes['class'] ?? '';
    const alike = byClass.get(kind) ?? [];
    byClass.set(kind, alike);
    alike.push(element);
  }
  const distinct = [...byClass.values()].filter((alike) => areNames(alike, ids)).flat();
  return { openable, distinct: new Set(distinct), labels: labelsOf(page) };
}

const panelsOf = ({ attributes }: HtmlElement): string[] => attributes['aria-controls']?.match(/\S+/g) ?? [];

/** Whether controls that look alike each open a panel of their own, under a name of its own: `Delivery`, `Returns`. */
function areNames(alike: readonly HtmlElement[], ids: ReadonlySet<string>): boolean {
  const panels = new Set(alike.flatMap(panelsOf).filter((id) => ids.has(id)));
  const names = new Set(alike.map(nameOf));
  return alike.length > 1 && panels.size === alike.length && names.size === alike.length && !names.has('');
}

/** What a control says; empty where that is longer than a name. */
function nameOf(control: HtmlElement): string {
  let text = '';
  let looked = 0;
  for (const { children } of elementsOf(control)) {
    for (const child of children) if (typeof child === 'string') text += child;
    if (++looked > MOST_INSIDE || text.length > 2 * MAX_PANEL_TITLE) return '';
  }
  return foldSpace(text);
}

/** Labels of a form say nothing without its fields. */
function labelsOf(page: HtmlElement): Map<HtmlElement, 'title' | 'words'> {
  const switches = new Set<string>();
  const labels: HtmlElement[] = [];
  const waiting = [page];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, attributes, children } = next;
    if (name === 'label') labels.push(next);
    if (name === 'input' && /^(?:checkbox|radio)$/i.test(attributes['type'] ?? ''))
      switches.add(attributes['id'] ?? '');
    if (name === 'label' || name === 'form') continue;
    for (const child of children) if (typeof child !== 'string') waiting.push(child);
  }
  const found = new Map<HtmlElement, 'title' | 'words'>();
  for (const label of labels) {
    const { for: field, class: kind = '' } = label.attributes;
    if (field === undefined) {
      if (![...elementsOf(label)].some(({ name }) => FIELDS.has(name))) found.set(label, 'words');
    } else if (switches.has(field) && isPanelTitle(foldSpace(textOf(label)), PANEL_CLASS.test(kind)))
      found.set(label, 'title');
  }
  return found;
}

const isPanelTitle = (text: string, opens: boolean): boolean =>
  text.length <= MAX_PANEL_TITLE && (asks(text) || (opens && text.split(' ').length >= LEAST_PANEL_WORDS));

/** As Bootstrap and Webflow mark it. */
const unfolds = ({ attributes }: HtmlElement): boolean =>
  (attributes['data-toggle'] ?? attributes['data-bs-toggle']) === 'collapse' ||
  hasClass('w-dropdown-toggle', attributes);

const hasClass = (name: string, attributes: Record<string, string>): boolean =>
  attributes['class']?.split(/\s+/).includes(name) ?? false;

/** Webflow answers questions in what its menus unfold, which is called navigation there. */
export function isAnswerOfMenu(element: HtmlElement): boolean {
  if (!hasClass('w-dropdown-list', element.attributes)) return false;
  let looked = 0;
  for (const { name, attributes } of elementsOf(element)) {
    if (hasClass('w-dropdown-link', attributes) || (name === 'nav' && looked > 0)) return false;
    if (++looked > MOST_INSIDE) return true;
  }
  return true;
}

/** A link that unfolds something is one too. */
export const isButton = (element: HtmlElement): boolean =>
  element.name === 'button' ||
  element.attributes['role'] === 'button' ||
  (['a', 'div'].includes(element.name) && unfolds(element));

/** Whether a button unfolds a part of the page, and says what that is about: not `Menu`, `+` or `Show more`. */
export function asksForPanel(button: HtmlElement, { openable, distinct }: Controls): boolean {
  const text = foldSpace(textOf(button));
  if (distinct.has(button)) return text.length <= MAX_PANEL_TITLE;
  const opens =
    'aria-expanded' in button.attributes ||
    unfolds(button) ||
    panelsOf(button).some((id) => openable.has(id)) ||
    PANEL_CLASS.test(button.attributes['class'] ?? '');
  return isPanelTitle(text, opens);
}

/** Whether a link says no more than the page behind it. */
export function isButtonLink(element: HtmlElement): boolean {
  const { name, attributes } = element;
  const isButtonLike = name === 'a' && BUTTON_CLASS.test(attributes['class'] ?? '');
  return isButtonLike && !LEADS_ELSEWHERE.test(attributes['href'] ?? '') && !/\p{N}/u.test(textOf(element));
}
