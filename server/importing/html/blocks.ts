/** Writes the cleaned content of a page as Markdown blocks. */
import type { ContentElement, ContentNode } from './boilerplate.js';
import { cardOf, cardRun, priceTable, withoutButtons } from './cards.js';
import { formatCode, formatFramedCode } from './code-block.js';
import { fieldList, fieldRun, priceLines } from './field-rows.js';
import { endsSection, holdsHeading, isKicker, isTextNext, subtitleOf } from './around-headings.js';
import { BLOCKS, HEADINGS } from './html-names.js';
import { inlineText, writeInline } from './inline.js';
import { InlineWriter, escapeLineStart } from './inline-writer.js';
import { formatTable } from './table.js';

/** Quotes and lists that lie deeper are written at this depth: each level moves all its lines to the right. */
const MAX_INDENTS = 12;

/** Markdown of the element's content, without a line break at its end. */
export function formatBlocks(content: ContentElement): string {
  return blocksOf(content.children, { indents: 0, outline: { level: 0 } }).join('\n\n');
}

const BOXES = new Set(['div', 'section', 'article', 'li']);
interface Place {
  indents: number;
  /** Whether it is an item of a list, in which a heading is a name. */
  isItem?: boolean;
  /** Whether it is inside of what may be a card: in it none is looked for, or boxes within boxes would be read over and over. */
  isCard?: boolean;
  /** Whether text of the page comes behind the box that it is in. */
  isFollowed?: boolean;
  /** Moves on as the page is read: the level of the last heading. */
  outline: { level: number };
}

/** Blocks of a sequence of nodes, in which text between blocks is a paragraph. */
function blocksOf(nodes: ContentNode[], place: Place, isBox = false): string[] {
  const blocks: string[] = [];
  collectBlocks(nodes, place, blocks, isBox);
  return blocks;
}

/**
 * Adds to `blocks`; containers hand it on, so that depth does not multiply the work.
 * @param isBox whether the nodes are all that a box holds, such as a card
 */
function collectBlocks(nodes: ContentNode[], place: Place, blocks: string[], isBox: boolean): void {
  const inline = new InlineWriter();
  const start = blocks.length;
  const add = (more: string[]) => {
    // Not push(...more): a page may hold more blocks than a call takes arguments.
    for (const block of more) blocks.push(block);
  };
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] ?? '';
    if (typeof node === 'string' || !isBlock(node)) {
      writeInline(node, inline);
      continue;
    }
    add(paragraphsOf(inline));
    const run = fieldRun(nodes, at) ?? (place.isCard ? undefined : cardRun(nodes, at, apart(place)));
    if (run) {
      blocks.push(run.block);
      at = run.end - 1;
      continue;
    }
    // A question that unfolds its answer is a heading as long as nothing but its answer can follow.
    if (node.name === 'details') add(details(node, unfoldsSection(nodes, at, place), place));
    else {
      const special = blockOf(node, place);
      if (special) {
        const isTitled = isBox && blocks.length === start + 1 && isKicker(blocks[start] ?? '', nodes, at);
        const above = isTitled ? blocks.splice(start) : [];
        add([...special, ...above]);
      } else {
        const isFollowed = place.isFollowed === true || isTextNext(nodes, at);
        collectBlocks(node.children, { ...place, isFollowed }, blocks, BOXES.has(node.name));
      }
    }
  }
  add(paragraphsOf(inline));
}

/** Blocks of an element that is more than a container; undefined for a container. */
function blockOf(element: ContentElement, place: Place): string[] | undefined {
  if (HEADINGS.has(element.name)) return heading(element, Number(element.name.slice(1)), place);
  switch (element.name) {
    case 'pre':
      return [formatCode(element)].filter((code) => code !== '');
    case 'ul':
    case 'ol':
    case 'menu':
      return list(element, place);
    case 'dl':
      return definitions(element, place);
    case 'table':
      return table(element, place);
    case 'blockquote':
      return quote(element, place);
    case 'summary':
      return panelTitle(element, place);
    default:
      return framedCode(element);
  }
}

function framedCode(element: ContentElement): string[] | undefined {
  const code = formatFramedCode(element);
  return code === undefined || code === '' ? undefined : [code];
}

function isBlock(element: ContentElement): boolean {
  return BLOCKS.has(element.name) || element.holdsBlock;
}

function paragraphsOf(inline: InlineWriter): string[] {
  return inline
    .finish()
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => {
      const lines = paragraph.split('\n').map(escapeLineStart);
      return priceLines(lines) ?? [lines.join('  \n')];
    });
}

function heading(element: ContentElement, level: number, place: Place): string[] {
  const subtitle = level > 1 ? subtitleOf(element) : undefined;
  if (subtitle) {
    const name = { ...element, children: element.children.filter((child) => child !== subtitle) };
    return [...heading(name, level, place), inlineText(subtitle)];
  }
  const text = inlineText(element);
  if (text === '') return [];
  if (place.isItem) return [inlineText(element, '**')];
  place.outline.level = level;
  return [`${'#'.repeat(level)} ${text.replace(/(?<!#)#+$/, '\\$&')}`];
}

function list(element: ContentElement, place: Place): string[] {
  const start = Number.parseInt(element.attributes['start'] ?? '1', 10);
  let number = start >= 0 && start < 1e9 ? start : 1;
  const fields = fieldList(element.children.filter((child) => typeof child !== 'string'));
  if (fields !== undefined) return [fields];
  const cards = cardsOf(element, place);
  if (cards) return cards;
  const items: { blocks: string[]; marker: string }[] = [];
  for (const child of element.children) {
    const isItem = typeof child !== 'string' && child.name === 'li';
    const inside = { ...deeper(place), isItem: true };
    const blocks = blocksOf(isItem ? child.children : [child], inside, isItem);
    const last = items.at(-1);
    if (blocks.length === 0) continue;
    // A list directly inside a list belongs to the item before it.
    if (!isItem && last) for (const block of blocks) last.blocks.push(block);
    else items.push({ blocks, marker: element.name === 'ol' ? `${number}. ` : '- ' });
    if (isItem) number += 1;
  }
  if (items.length === 0) return [];
  const isTight = items.every(({ blocks }) =>
    blocks.slice(1).every((block) => /^(?:[-*]|\d+\.) /.test(block)),
  );
  const gap = isTight ? '\n' : '\n\n';
  if (place.indents >= MAX_INDENTS) return [items.map(({ blocks }) => blocks.join('\n\n')).join('\n\n')];
  return [items.map(({ blocks, marker }) => indent(blocks.join(gap), marker)).join(gap)];
}

/** Items of a list that each begin with a heading: a table of prices, or else sections. */
function cardsOf(element: ContentElement, place: Place): string[] | undefined {
  if (place.isItem || place.isCard || place.indents > 0) return undefined;
  const items = element.children.filter((child) => typeof child !== 'string');
  const cards = items.flatMap((item) => cardOf(item, apart(place)) ?? []);
  if (cards.length === 0 || cards.length < items.length) return undefined;
  const shown = withoutButtons(cards);
  const prices = priceTable(shown);
  return prices === undefined ? shown.flatMap(({ heading, texts }) => [heading, ...texts]) : [prices];
}

/** A term and what it means are one list item, so that they are found and shown together. */
function definitions(element: ContentElement, place: Place): string[] {
  const items: { terms: string[]; blocks: string[] }[] = [];
  // Terms and definitions may be grouped in divs.
  const parts = element.children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'div' ? child.children : [child],
  );
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const last = items.at(-1);
    if (part.name === 'dt') {
      const term = inlineText(part, '**');
      if (last?.blocks.length === 0) last.terms.push(term);
      else items.push({ terms: [term], blocks: [] });
      continue;
    }
    const meaning = blocksOf(part.children, { ...deeper(place), isItem: true }).join('\n\n');
    if (meaning === '') continue;
    if (last) last.blocks.push(meaning);
    else items.push({ terms: [], blocks: [meaning] });
  }
  const blocks = items.map(({ terms, blocks: [first = '', ...others] }) => {
    const names = terms
      .filter((term) => term !== '')
      .join(', ')
      .replace(/[:：](\**)$/u, '$1');
    const opening = names === '' ? '' : `${names}${first && ': '}`;
    return indent([opening + first, ...others].join('\n\n'), '- ');
  });
  return blocks.length > 0 ? [blocks.join('\n')] : [];
}

function table(element: ContentElement, place: Place): string[] {
  const blocks = formatTable(element, (spanning) => blocksOf(spanning.children, place));
  if (!blocks) return blocksOf(element.children, place);
  const captions = element.children.filter((child) => typeof child !== 'string' && child.name === 'caption');
  return [...blocksOf(captions, place), ...blocks];
}

function quote(element: ContentElement, place: Place): string[] {
  const blocks = blocksOf(element.children, deeper(place));
  if (blocks.length === 0 || place.indents >= MAX_INDENTS) return blocks;
  return [blocks.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')];
}

/** The panels of tabs may stand in the middle of a section, which goes on behind the box around them. */
function unfoldsSection(nodes: ContentNode[], at: number, { isFollowed }: Place): boolean {
  const node = nodes[at];
  const isPanel = typeof node === 'object' && node.attributes['role'] === 'tabpanel';
  return endsSection(nodes, at) && !(isPanel && isFollowed === true);
}

function details(element: ContentElement, isSection: boolean, place: Place): string[] {
  const summary = element.children.find((child) => typeof child !== 'string' && child.name === 'summary');
  if (!summary || typeof summary === 'string') return blocksOf(element.children, place);
  const answer = element.children.filter((child) => child !== summary);
  if (summary.children.some(holdsHeading))
    return [...blocksOf(summary.children, place), ...blocksOf(answer, place)];
  const question = inlineText(summary);
  if (question === '') return blocksOf(answer, place);
  // What has headings of its own is a part of the page, and not the answer to a question.
  if (!isSection || place.indents > 0 || answer.some(holdsHeading)) {
    return [inlineText(summary, '**'), ...blocksOf(answer, place)];
  }
  const outside = place.outline.level;
  place.outline.level = Math.min(outside + 1, 6);
  const blocks = [`${'#'.repeat(place.outline.level)} ${question}`, ...blocksOf(answer, place)];
  place.outline.level = outside;
  return blocks;
}

/** What unfolds the block behind it is a heading below that of the section; others of the section stand beside it. */
function panelTitle(element: ContentElement, { outline, indents }: Place): string[] {
  const title = inlineText(element);
  if (title === '') return [];
  return indents > 0
    ? [inlineText(element, '**')]
    : [`${'#'.repeat(Math.min(outline.level + 1, 6))} ${title}`];
}

/** Writes an element as a card, without moving on in the outline. */
const apart =
  (place: Place) =>
  ({ children }: ContentElement): string[] =>
    blocksOf(children, { ...place, isCard: true, outline: { ...place.outline } }, true);

function deeper(place: Place): Place {
  return { ...place, indents: place.indents + 1 };
}

/** Puts the marker before the first line and as much space before the others. */
function indent(text: string, marker: string): string {
  return marker + text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(marker.length)}`);
}
