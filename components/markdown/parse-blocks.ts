/**
 * The Markdown subset of replies as a tree: paragraphs, headings, lists, quotes, fenced code and simple
 * tables, with the inline parts of `parse-inline.ts`. HTML has no meaning in it. Linear in time; nesting
 * beyond eight levels is left as text.
 */
import { cleanText } from './clean-text.js';
import { parseInline, type Inline } from './parse-inline.js';

export type Block =
  | { readonly type: 'paragraph' | 'heading'; readonly children: readonly Inline[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'quote'; readonly blocks: readonly Block[] }
  | { readonly type: 'list'; readonly start?: number; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'table'; readonly head: Row; readonly rows: readonly Row[] };
/** The cells of one row of a table. */
export type Row = readonly (readonly Inline[])[];

const MAX_DEPTH = 8;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6} +(.*)$/;
const RULE = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const QUOTE = /^ {0,3}> ?/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( +|$)/;
const TABLE_RULE = /^\|? *:?-+:? *(?:\| *:?-+:? *)*\|?$/;

/** Parses Markdown from anywhere; the text is cleaned first (see `cleanText`). */
export function parseMarkdown(text: string): Block[] {
  const lines = cleanText(text)
    .split('\n')
    .map((line) => line.replace(/^\t+/, (tabs) => '    '.repeat(tabs.length)));
  return parseBlocks(lines, 0);
}

/** What remains of a reply when it is spoken or copied: its words, one line a block. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n');
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children);
    case 'code':
      return block.text;
    case 'quote':
      return plainText(block.blocks);
    case 'list':
      return block.items.map(plainText).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(inlineText).join(', ')).join('\n');
  }
}

/** The words of inline nodes; citation markers are left out. */
export function inlineText(nodes: readonly Inline[]): string {
  return nodes
    .map((node, at) => {
      // What binds a marker to its word goes with it.
      if ('text' in node) return nodes[at + 1]?.type === 'marker' ? node.text.trimEnd() : node.text;
      if ('children' in node) return inlineText(node.children);
      return node.type === 'break' ? '\n' : '';
    })
    .join('');
}

function parseBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (isBlank(line) || RULE.test(line)) {
      index++;
      continue;
    }
    const [block, next] = parseBlock(lines, index, depth);
    blocks.push(block);
    index = next;
  }
  return blocks;
}

/** Parses the block that starts at `index`; returns it with the index of the first line after it. */
function parseBlock(lines: readonly string[], index: number, depth: number): [Block, number] {
  const line = lines[index] ?? '';
  const fence = FENCE.exec(line)?.[1];
  if (fence) return parseCode(lines, index, fence);
  const heading = HEADING.exec(line);
  if (heading) {
    const title = (heading[1] ?? '').trimEnd().replace(/ #+$/, '');
    return [{ type: 'heading', children: parseInline(title) }, index + 1];
  }
  if (depth < MAX_DEPTH && QUOTE.test(line)) return parseQuote(lines, index, depth);
  if (depth < MAX_DEPTH && ITEM.test(line)) return parseList(lines, index, depth);
  if (isTable(line, lines[index + 1])) return parseTable(lines, index);
  return parseParagraph(lines, index);
}

function parseCode(lines: readonly string[], index: number, fence: string): [Block, number] {
  let end = index + 1;
  while (end < lines.length && !isFenceEnd(lines[end] ?? '', fence)) end++;
  return [{ type: 'code', text: lines.slice(index + 1, end).join('\n') }, end + 1];
}

function isFenceEnd(line: string, fence: string): boolean {
  const text = line.trim();
  return text.startsWith(fence) && text === fence.charAt(0).repeat(text.length);
}

function parseQuote(lines: readonly string[], index: number, depth: number): [Block, number] {
  let end = index;
  while (QUOTE.test(lines[end] ?? '')) end++;
  const inner = lines.slice(index, end).map((line) => line.replace(QUOTE, ''));
  return [{ type: 'quote', blocks: parseBlocks(inner, depth + 1) }, end];
}

function parseList(lines: readonly string[], index: number, depth: number): [Block, number] {
  const first = ITEM.exec(lines[index] ?? '')?.[2] ?? '';
  const kind = first.slice(-1);
  const items: Block[][] = [];
  let at = index;
  for (;;) {
    const marker = ITEM.exec(lines[at] ?? '');
    if (marker?.[2]?.slice(-1) !== kind) break;
    const end = itemEnd(lines, at);
    // Five spaces or more after the marker belong to the text.
    const width = Math.min(marker[0].length, (marker[1] ?? '').length + marker[2].length + 4);
    const inner = lines
      .slice(at, end)
      .map((line, row) => (row === 0 ? line.slice(width) : outdent(line, width)));
    items.push(parseBlocks(inner, depth + 1));
    at = end;
    while (at < lines.length && isBlank(lines[at] ?? '')) at++;
  }
  const start = Number.parseInt(first, 10);
  return [{ type: 'list', items, ...(Number.isNaN(start) ? {} : { start }) }, at];
}

/** An item goes on through indented lines, and through the lines of a paragraph that is not over yet. */
function itemEnd(lines: readonly string[], index: number): number {
  let end = index + 1;
  let afterBlank = false;
  while (end < lines.length) {
    const line = lines[end] ?? '';
    const goesOn = isBlank(line) || line.startsWith('  ') || (!afterBlank && !startsBlock(line));
    if (!goesOn) break;
    afterBlank = isBlank(line);
    end++;
  }
  return end;
}

function outdent(line: string, width: number): string {
  const indent = line.length - line.trimStart().length;
  return line.slice(Math.min(indent, width));
}

function isTable(line: string, next: string | undefined): boolean {
  return line.includes('|') && next !== undefined && next.includes('-') && TABLE_RULE.test(next.trim());
}

function parseTable(lines: readonly string[], index: number): [Block, number] {
  let end = index + 2;
  while ((lines[end] ?? '').includes('|')) end++;
  const rows = lines.slice(index + 2, end).map(parseRow);
  return [{ type: 'table', head: parseRow(lines[index] ?? ''), rows }, end];
}

function parseRow(line: string): Row {
  const cells: string[] = [''];
  // A bar behind a backslash is part of its cell.
  for (const part of line.trim().match(/\\.?|[^\\|]+|\|/g) ?? []) {
    if (part === '|') cells.push('');
    else cells.push((cells.pop() ?? '') + (part === '\\|' ? '|' : part));
  }
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells.map((cell) => parseInline(cell.trim()));
}

function parseParagraph(lines: readonly string[], index: number): [Block, number] {
  let end = index + 1;
  while (end < lines.length && !isBlank(lines[end] ?? '') && !startsBlock(lines[end] ?? '')) end++;
  const text = lines
    .slice(index, end)
    .map((line) => line.trimStart())
    .join('\n');
  return [{ type: 'paragraph', children: parseInline(text.trimEnd()) }, end];
}

const isBlank = (line: string): boolean => line.trim() === '';

const startsBlock = (line: string): boolean =>
  FENCE.test(line) || HEADING.test(line) || QUOTE.test(line) || ITEM.test(line);
