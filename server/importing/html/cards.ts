/**
 * Cards, as shop themes and page builders draw what they sell: boxes beside each other, each with a name in a heading or
 * on a line of its own, a price and a few words. They are rows of a table, so that a name and its price are found and
 * compared with the others.
 */
import { endsSentence } from '../../languages/closing-marks.js';
import { namesMoney } from '../../languages/amounts.js';
import type { ContentElement, ContentNode } from './boilerplate.js';
import { HEADINGS } from './html-names.js';
import { formatRows } from './table.js';

/** A name with what stands below it, as blocks of Markdown. */
export interface Card {
  /** A heading, or a line of an item of a menu. */
  heading: string;
  texts: string[];
}

const CARD_NAMES = new Set(['div', 'section', 'article', 'li']);
const LEAST_CARDS = 2;
/** Of one run: where it is none after all, its cards are read anew for the next. */
const MOST_CARDS = 60;
/** Elements inside a card: more of them are a part of the page. */
const MAX_INSIDE = 30;
/** Characters. */
const MAX_PRICE = 80;
const MAX_BARE_PRICE = 20;
const MAX_TEXT = 300;
const HEADING = /^#{1,6} /;
/** What is more than words below a heading. */
const BEYOND_A_CARD = new Set('blockquote details dl menu ol pre table ul'.split(' '));
const LIST_ITEM = /^- /;
const BOLD = /^\*\*([^*]+)\*\*$/;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;

type BlocksOf = (element: ContentElement) => string[];

/** The card that an element is: small, with one heading and nothing above it; undefined for any other element. */
export function cardOf(element: ContentElement, blocksOf: BlocksOf): Card | undefined {
  if (!mayBeCard(element, 1)) return undefined;
  const [heading = '', ...texts] = blocksOf(element);
  return HEADING.test(heading) && texts.length > 0 && !isMenu(texts) ? { heading, texts } : undefined;
}

/** The item of a menu that an element is: a name on a line, a price on another, and perhaps a few words. */
function menuItemOf(element: ContentElement, blocksOf: BlocksOf): Card | undefined {
  if (!mayBeCard(element, 0)) return undefined;
  const [heading = '', ...texts] = blocksOf(element);
  const isNamed = isLabel(heading) && !LIST_ITEM.test(heading) && !namesMoney(heading);
  return isNamed && texts.some(isPrice) && !isMenu(texts) ? { heading, texts } : undefined;
}

/** Whether prices stand apart from each other: texts of several items. */
function isMenu(texts: readonly string[]): boolean {
  const places = texts.flatMap((text, place) => (isPrice(text) ? [place] : []));
  return places.some((place, i) => i > 0 && place > (places[i - 1] ?? 0) + 1);
}

/** Whether a line is too short for a sentence, and ends like none. */
const isLabel = (line: string): boolean => line.length <= MAX_PRICE && !endsSentence(line);

/** Whether a text is a sum of money and little else: `from €28.00`. */
const isPrice = (text: string): boolean => text.length <= MAX_BARE_PRICE && namesMoney(text);

/** Cards without what stands in all of them alike, as the words of buttons do: `Add to basket`. */
export function withoutButtons(cards: readonly Card[]): Card[] {
  const labelsOf = ({ texts }: Card): string[] => texts.map((text) => text.replace(LINK, '$1'));
  const [first, ...others] = cards;
  if (!first || others.length === 0) return [...cards];
  const inAll = (label: string): boolean => others.every((card) => labelsOf(card).includes(label));
  const buttons = new Set(labelsOf(first).filter((label) => !/\p{N}/u.test(label) && inAll(label)));
  return cards.map((card) => {
    const labels = labelsOf(card);
    return { ...card, texts: card.texts.filter((_, i) => !buttons.has(labels[i] ?? '')) };
  });
}

/** A table of cards of which most have a price; undefined for any others. */
export function priceTable(cards: readonly Card[]): string | undefined {
  if (cards.length < LEAST_CARDS) return undefined;
  const rows = cards.map(rowOf);
  const isTable = rows.every((row) => row !== undefined) && cards.filter(isPriced).length * 2 > cards.length;
  return isTable ? formatCards(rows) : undefined;
}

const isPriced = (card: Card): boolean => namesMoney(rowOf(card)?.[1] ?? '');

function formatCards(rows: readonly string[][]): string {
  const isPaired = rows.every(([, , rest]) => rest === '');
  return isPaired ? rows.map(([name, value]) => `- **${name}**: ${value}`).join('\n') : formatRows([], rows);
}

/** Cards that stand one after another, all with headings or all without, and the place behind the last of them. */
export const cardRun = (nodes: readonly ContentNode[], at: number, blocksOf: BlocksOf): CardRun | undefined =>
  runOf(nodes, at, (element) => cardOf(element, blocksOf)) ??
  runOf(nodes, at, (element) => menuItemOf(element, blocksOf));

interface CardRun {
  block: string;
  end: number;
}

function runOf(
  nodes: readonly ContentNode[],
  at: number,
  read: (element: ContentElement) => Card | undefined,
): CardRun | undefined {
  const cards: Card[] = [];
  let end = at;
  for (let place = at; place < nodes.length && cards.length < MOST_CARDS; place++) {
    const node = nodes[place];
    if (node === undefined || (typeof node === 'string' && node.trim() === '')) continue;
    const card = typeof node === 'string' ? undefined : read(node);
    if (!card || (cards.length === 0 && !isPriced(card))) break;
    cards.push(card);
    end = place + 1;
  }
  const block = priceTable(withoutButtons(cards));
  return block === undefined ? undefined : { block, end };
}

/** Name, price and all else; undefined for a card with more than a few words. */
function rowOf({ heading, texts }: Card): string[] | undefined {
  const lines = texts.flatMap((text) => text.split(/\s*\n/));
  const labels = lines.filter(isLabel);
  // Beside prices, what stands alone is one: `free`, `on request`.
  const price = labels.find(namesMoney) ?? (lines.length === 1 ? labels[0] : undefined);
  const rest = lines.filter((line) => line !== price);
  const length = rest.reduce((sum, line) => sum + line.length, 0);
  if (length > MAX_TEXT || texts.some((text) => LIST_ITEM.test(text))) return undefined;
  const text = rest.reduce(
    (before, line) => (before === '' ? line : `${before}${endsSentence(before) ? ' ' : ' – '}${line}`),
    '',
  );
  const name = heading.replace(HEADING, '');
  return [name, (price ?? '').replace(BOLD, '$1'), text].map((cell) => cell.replaceAll('|', '\\|'));
}

/** Told without writing it, for what holds lists within lists would be written over and over. */
function mayBeCard(element: ContentElement, headings: number): boolean {
  if (!CARD_NAMES.has(element.name)) return false;
  const inside = [element];
  let hasNumber = false;
  for (let i = 0; i < inside.length; i++) {
    for (const child of inside[i]?.children ?? [])
      if (typeof child === 'string') hasNumber ||= /\p{N}/u.test(child);
      else inside.push(child);
    if (inside.length > MAX_INSIDE) return false;
  }
  const names = inside.map(({ name }) => name);
  return (
    (headings > 0 || hasNumber) &&
    names.filter((name) => HEADINGS.has(name)).length === headings &&
    !names.some((name) => BEYOND_A_CARD.has(name))
  );
}
