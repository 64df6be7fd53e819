/** Tabs: panels of which a page shows one at a time, each named by a control that may stand elsewhere. */
import { HEADINGS } from './html-names.js';
import { elementsOf, foldSpace, textOf, type HtmlElement } from './html-tree.js';

export interface Tabs {
  /** The names of panels, where nothing else on the page tells them. */
  names: Map<HtmlElement, string>;
  /** Controls that are such names. */
  controls: Set<HtmlElement>;
  /** Lists of tabs with the panels inside, as accordions are. */
  accordions: Set<HtmlElement>;
}

interface Tab {
  control: HtmlElement;
  name: string;
  /** Whether the name is a heading already. */
  isHeading: boolean;
}

/** Characters. */
const MAX_NAME = 200;
/** The dots of a slide show are tabs too: `2`. */
const NAMES_NOTHING = /^\P{L}{0,3}$/u;
/** Elements of a panel among which its own heading is looked for, and of a tab, text. */
const MOST_LOOKED_AT = 20;

const isOf = (role: string, { attributes }: HtmlElement): boolean => attributes['role'] === role;

/** @param page the root that `parseHtml` gives */
export function tabsOf(page: HtmlElement): Tabs {
  const accordions = new Set<HtmlElement>();
  const tabOfPanel = new Map<string, Tab>();
  const panels: { panel: HtmlElement; nth: Tab | undefined }[] = [];
  /** Those that name no panel: they name the panels behind them, in their order. */
  let waiting = { tabs: [] as Tab[], next: 0 };
  /** @returns whether a panel stands inside */
  const visit = (element: HtmlElement, inHeading: boolean): boolean => {
    const isItem = isOf('tab', element) && holdsText(element);
    if (isOf('tab', element) && !isItem) {
      const keys = keysOf(element);
      const tab = tabOf(element, inHeading);
      for (const key of keys) if (!tabOfPanel.has(key)) tabOfPanel.set(key, tab);
      waiting.tabs.push(tab);
      return false;
    }
    const isPanel = isOf('tabpanel', element);
    if (isPanel) panels.push({ panel: element, nth: waiting.tabs[waiting.next++] });
    const outside = waiting;
    if (isPanel || isOf('tablist', element)) waiting = { tabs: [], next: 0 };
    let holdsPanel = false;
    for (const child of element.children) {
      if (typeof child !== 'string' && visit(child, inHeading || HEADINGS.has(element.name)))
        holdsPanel = true;
    }
    if (isPanel) waiting = outside;
    if (holdsPanel && isOf('tablist', element)) accordions.add(element);
    return isPanel || isItem || holdsPanel;
  };
  visit(page, false);

  const names = new Map<HtmlElement, string>();
  const controls = new Set<HtmlElement>();
  for (const { panel, nth } of panels) {
    const { id = '', 'aria-labelledby': label = '' } = panel.attributes;
    const tab = tabOfPanel.get(`#${id}`) ?? tabOfPanel.get(label.trim()) ?? nth;
    if (!tab || tab.name === '' || tab.isHeading) continue;
    controls.add(tab.control);
    if (firstHeadingOf(panel) !== tab.name) names.set(panel, tab.name);
  }
  return { names, controls, accordions };
}

/** Whether what is called a tab is an item of an accordion, with the answer inside. */
function holdsText(tab: HtmlElement): boolean {
  let looked = 0;
  for (const { name } of elementsOf(tab)) {
    if (['p', 'ul', 'ol', 'table'].includes(name)) return true;
    if (++looked > MOST_LOOKED_AT) return false;
  }
  return false;
}

/** What ties a tab to its panel: the id of the panel behind `#`, and its own. */
function keysOf({ attributes }: HtmlElement): string[] {
  const targets = [attributes['href'], attributes['data-target'], attributes['data-bs-target']];
  const panels = [
    attributes['aria-controls']?.trim(),
    ...targets.map((target) => /^#(.+)/.exec(target ?? '')?.[1]),
  ];
  return [...panels.flatMap((id) => (id ? `#${id}` : [])), ...(attributes['id'] ? [attributes['id']] : [])];
}

function tabOf(control: HtmlElement, inHeading: boolean): Tab {
  const isHeading = inHeading || [...elementsOf(control)].some(({ name }) => HEADINGS.has(name));
  const name = foldSpace(textOf(control));
  const isName = name.length <= MAX_NAME && !NAMES_NOTHING.test(name);
  return { control, name: isName ? name : '', isHeading };
}

function firstHeadingOf(panel: HtmlElement): string | undefined {
  let looked = 0;
  for (const element of elementsOf(panel)) {
    if (HEADINGS.has(element.name)) return foldSpace(textOf(element));
    if (++looked > MOST_LOOKED_AT) return undefined;
  }
  return undefined;
}
