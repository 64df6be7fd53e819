/**
 * Lists and tables that pages draw with plain boxes: rows of a label and its value, as page builders write price lists
 * and opening hours. Paragraphs of their own would part each price from what it is the price of.
 */
import { endsSentence } from '../../languages/closing-marks.js';
import { namesMoney } from '../../languages/amounts.js';
import { isTimeCell } from '../../search/facts/opening-hours.js';
import type { ContentElement, ContentNode } from './boilerplate.js';
import { HEADINGS } from './html-names.js';
import { inlineText } from './inline.js';
import { formatRows } from './table.js';

const ROW_NAMES = new Set(['div', 'section', 'article', 'p', 'li']);
/** What is more than one text of a row. */
const BEYOND_A_FIELD = new Set([
  ...HEADINGS,
  ...'address blockquote br button details dl fieldset form hr li ol pre summary table ul'.split(' '),
]);
const MAX_FIELDS = 6;
/** Characters. */
const MAX_LABEL = 60;
const MAX_VALUE = 160;
/** Elements inside a field: more of them are no label. */
const MAX_INSIDE = 8;
/** Rows, or labels with their values, that make a list. */
const LEAST_ROWS = 2;
const BOLD = /^\*\*([^*]+)\*\*$/;
const LINK = /\]\(/;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** Times are written alike in most languages; this one's word for closed is read too. */
const LANGUAGE = 'en';

/** Rows that stand one after another, and the place behind the last of them. */
export interface FieldRun {
  block: string;
  end: number;
}

/** The rows from a place on; undefined when there are fewer than two. */
export function fieldRun(nodes: readonly ContentNode[], at: number): FieldRun | undefined {
  return runOfRows(nodes, at) ?? runOfPairs(nodes, at) ?? runOfPrices(nodes, at);
}

/**
 * A list whose items are a label and a value each, as `- **Label**: value`; a table where some say more below a price.
 * Undefined for any other list.
 */
export function fieldList(items: readonly ContentElement[]): string | undefined {
  const rows = items.map(pairOf);
  const known = rows.filter((row) => row !== undefined);
  if (items.length < LEAST_ROWS || known.length < items.length) return undefined;
  const width = Math.max(...known.map(({ length }) => length));
  if (width === 2) return known.map((row) => `- ${formatPair(row)}`).join('\n');
  return formatFields(known.map((row) => (row.length < width ? [...row, ''] : row)));
}

/** The label and the value of an item, in however many boxes, and what stands below a price. */
function pairOf(item: ContentElement): string[] | undefined {
  const [head, text, ...more] = filled(item);
  if (head === undefined || typeof head === 'string' || more.length > 0) return undefined;
  if (text === undefined) return elementsIn(item) && pairOf(head);
  const priced = fieldsOf(head);
  const below = typeof text === 'string' ? undefined : fieldOf(text);
  if (priced?.length === 2 && priced.some(namesMoney) && below !== undefined)
    return [...labelFirst(priced), below];
  const row = fieldsOf(item);
  return row?.length === 2 ? labelFirst(row) : undefined;
}

/** What says something inside an element. */
const filled = ({ children }: ContentElement): ContentNode[] =>
  children.filter((child) => !isBlank(child) && (typeof child === 'string' || !isEmpty(child)));

/** Whether a small element says nothing, as a line between a name and its price. */
const isEmpty = (element: ContentElement): boolean =>
  elementsIn(element)?.every(({ name, children }) => name !== 'img' && children.every(isBlankOrElement)) ??
  false;

const isBlankOrElement = (node: ContentNode): boolean => typeof node !== 'string' || isBlank(node);

/**
 * Blocks of a paragraph in which lines beneath each other each name a price, as `Cut £25` and `Colour £40` do: these are
 * items of a list. Undefined for any other paragraph.
 */
export function priceLines(lines: readonly string[]): string[] | undefined {
  if (lines.length < LEAST_ROWS || lines.some(isTornEmphasis)) return undefined;
  const isPair = (_: string, i: number): boolean =>
    namesMoney(lines[i] ?? '') === (i % 2 === 1) && isLine(lines[i] ?? '');
  if (lines.length >= 2 * LEAST_ROWS && lines.length % 2 === 0 && lines.every(isPair)) {
    const labels = lines.filter((_, i) => i % 2 === 0);
    return [formatFields(labels.map((label, i) => [label.replace(BOLD, '$1'), lines[2 * i + 1] ?? '']))];
  }
  const isPriced = lines.map((line) => namesMoney(line) && isLine(line));
  const isItem = (i: number): boolean =>
    isPriced[i] === true && (isPriced[i - 1] === true || isPriced[i + 1] === true);
  if (!lines.some((_, i) => isItem(i))) return undefined;
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (last?.isList === isItem(i)) last.lines.push(line);
    else blocks.push({ isList: isItem(i), lines: [line] });
  }
  return blocks.map((block) =>
    block.isList ? block.lines.map(itemOf).join('\n') : block.lines.join('  \n'),
  );
}

/** Whether a line is no sentence. */
const isLine = (line: string): boolean =>
  line.length <= MAX_LABEL + MAX_VALUE && !endsSentence(line) && SAYS_SOMETHING.test(line);

/** Whether emphasis goes on in the next line. */
const isTornEmphasis = (line: string): boolean => line.split('**').length % 2 === 0;

/** Boxes of as many fields each. */
function runOfRows(nodes: readonly ContentNode[], at: number): FieldRun | undefined {
  const rows: string[][] = [];
  let end = at;
  for (let place = at; place < nodes.length; place++) {
    const node = nodes[place];
    if (node === undefined || isBlank(node)) continue;
    const row = typeof node === 'string' || node.name === 'li' ? undefined : fieldsOf(node);
    if (!row || row.length !== (rows[0] ?? row).length) break;
    rows.push(row);
    end = place + 1;
  }
  return rows.length < LEAST_ROWS ? undefined : { block: formatFields(rows), end };
}

/** Boxes of one field each, of which every second is an amount or a time. */
function runOfPairs(nodes: readonly ContentNode[], at: number): FieldRun | undefined {
  const pairs: string[][] = [];
  let label: string | undefined;
  let end = at;
  for (let place = at; place < nodes.length; place++) {
    const node = nodes[place];
    if (node === undefined || isBlank(node)) continue;
    const field = typeof node === 'string' || !ROW_NAMES.has(node.name) ? undefined : fieldOf(node);
    if (field === undefined || isAmount(field) !== (label !== undefined)) break;
    if (label === undefined) {
      if (!isLabel(field)) break;
      label = field;
    } else {
      pairs.push([label, field]);
      label = undefined;
      end = place + 1;
    }
  }
  return pairs.length < LEAST_ROWS ? undefined : { block: formatFields(pairs), end };
}

/** Boxes of one field each, which name a price with what it is the price of: `Small from £38`. */
function runOfPrices(nodes: readonly ContentNode[], at: number): FieldRun | undefined {
  const prices: string[] = [];
  let end = at;
  for (let place = at; place < nodes.length; place++) {
    const node = nodes[place];
    if (node === undefined || isBlank(node)) continue;
    const field = typeof node === 'string' || !ROW_NAMES.has(node.name) ? undefined : fieldOf(node);
    if (field === undefined || !isOfPrices(field, prices.length === 0)) break;
    prices.push(field);
    end = place + 1;
  }
  const isList = prices.filter(namesMoney).length >= LEAST_ROWS;
  return isList ? { block: prices.map(itemOf).join('\n'), end } : undefined;
}

/** Whether a text is a line of a list of prices, of which the first is short: among others `Under 3 — free` is one too. */
const isOfPrices = (text: string, isFirst: boolean): boolean =>
  namesMoney(text)
    ? isFirst
      ? isLabel(text)
      : isLine(text) && !LINK.test(text)
    : !isFirst && isLabel(text) && APART.test(text);

/** Between a label and its value on one line: a dash, or dots that lead to it. */
const APART = /\s[–—-]\s|\s?(?:\.{4,}|…{2,})\s?/u;

function itemOf(text: string): string {
  const apart = APART.exec(text);
  const [label, value] = apart
    ? [text.slice(0, apart.index), text.slice(apart.index + apart[0].length)]
    : [text, ''];
  const isPair = value !== '' && isPlain(label) && namesMoney(value) === namesMoney(text);
  return `- ${isPair ? formatPair([label, value]) : text}`;
}

/** Whether a text is a name without a price or emphasis of its own. */
const isPlain = (label: string): boolean => label !== '' && !namesMoney(label) && !/[*_[\]]/.test(label);

/** The texts that a row holds beside each other; undefined for any other element. */
function fieldsOf(row: ContentElement): string[] | undefined {
  if (!ROW_NAMES.has(row.name)) return undefined;
  const parts = filled(row);
  if (parts.length < 2 || parts.length > MAX_FIELDS) return undefined;
  const fields = parts.map((part) => (typeof part === 'string' ? undefined : fieldOf(part)));
  const known = fields.filter((field) => field !== undefined);
  return known.length === parts.length && isLabel(known[0] ?? '') ? known : undefined;
}

/** The text of an element that is one short text; undefined for any other. */
function fieldOf(element: ContentElement): string | undefined {
  if (!isOneText(element)) return undefined;
  // Around it, for what stands inside an element is written without the element: a link too.
  const text = inlineText({ ...element, children: [element] }).replace(BOLD, '$1');
  return text.length <= MAX_VALUE && SAYS_SOMETHING.test(text) ? text : undefined;
}

/** Whether an element holds one text, in however many boxes. */
function isOneText(element: ContentElement): boolean {
  const inside = elementsIn(element);
  return (
    inside !== undefined && !inside.some(({ name }) => BEYOND_A_FIELD.has(name)) && textsIn(element) <= 1
  );
}

/** An element with all that stand inside it; undefined when they are more than a field has. */
function elementsIn(element: ContentElement): ContentElement[] | undefined {
  const found = [element];
  for (let i = 0; i < found.length; i++) {
    for (const child of found[i]?.children ?? []) if (typeof child !== 'string') found.push(child);
    if (found.length > MAX_INSIDE) return undefined;
  }
  return found;
}

/** How many texts an element shows apart from each other. */
function textsIn({ holdsBlock, children }: ContentElement): number {
  if (!holdsBlock) return 1;
  const parts = children.filter((child) => !isBlank(child));
  return parts.reduce((sum, part) => sum + (typeof part === 'string' ? 1 : textsIn(part)), 0);
}

/** Links in a row are those of a menu, or of a card. */
const isLabel = (text: string): boolean =>
  text.length <= MAX_LABEL && !endsSentence(text) && !LINK.test(text);

const isAmount = (text: string): boolean => namesMoney(text) || isTimeCell(text, LANGUAGE);

/** `£9` above `Adult` is the price of an adult all the same. */
const labelFirst = ([label = '', value = '']: readonly string[]): string[] =>
  isAmount(label) && !isAmount(value) ? [value, label] : [label, value];

function formatFields(rows: readonly string[][]): string {
  const [first = []] = rows;
  if (first.length > 2) {
    const cells = rows.map((row) => row.map((field) => field.replaceAll('|', '\\|')));
    return formatRows([], cells);
  }
  const isNumbered = rows.every(
    ([label], i) => Number.parseInt(label ?? '', 10) === i + 1 && /^\d+\.?$/.test(label ?? ''),
  );
  if (isNumbered)
    return rows.map(([label = '', text = '']) => `${Number.parseInt(label, 10)}. ${text}`).join('\n');
  return rows.map((row) => `- ${formatPair(labelFirst(row))}`).join('\n');
}

function formatPair([label = '', value = '']: readonly string[]): string {
  return `**${label.replace(/[:：]$/u, '')}**: ${value}`;
}

function isBlank(node: ContentNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}
