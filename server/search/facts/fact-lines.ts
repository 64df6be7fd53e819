/** The lines of a page that facts are looked for in, each with what announces it. */
import { readInline } from '../../markdown/inline-markdown.js';
import type { InlineText, Mark } from '../../markdown/inline-text.js';
import { readBlocks, type Block } from '../../markdown/markdown-blocks.js';

export interface FactLine {
  /** What a reader sees. */
  text: string;
  /** Addresses of its links, `tel:` and `mailto:` among them. */
  links: readonly string[];
  /** What it opens with, before a colon, in bold or in the first cell: `Front desk`. */
  label: string;
  /** `text` without the label. */
  value: string;
  /** What opens the lines that it stands below, in bold: `Harbour branch` above a street and a number; often empty. */
  name: string;
  /** The heading above it, or the caption of its table. */
  heading: string;
  /** The row above a table's rows; empty outside tables. */
  header: readonly string[];
  /** The cells of a row; empty outside tables. */
  cells: readonly string[];
  /** Counts paragraphs, lists and tables: lines of one number stand together. */
  group: number;
}

const LABEL = /^([^:：]{1,60}?)\s*[:：]\s+(?=\S)|^([^:：]{1,40}?)[：]/u;
const CAPTION = /^\p{L}[^\n.!?。]{2,50}$/u;
const BARE_MAILBOX = /^\S+@\S+$/u;
const MAX_LINE = 600;
/** Stands for a character that is not read. */
const HIDDEN = '\uFFFC';

/** Lines of running text, list items and table rows; no code. */
export function factLinesOf(content: string): FactLine[] {
  const { blocks, references } = readBlocks(content);
  const lines: FactLine[] = [];
  let heading = '';
  let header: { cells: readonly string[]; texts: readonly string[] } = { cells: [], texts: [] };
  let group = 0;
  let last: Block['kind'] | undefined;
  // A short line right above a table stands for a heading of it.
  let above = '';
  let caption = '';
  const read = (source: string) => withoutCode(readInline(source, references));
  for (const block of blocks) {
    // A list or a table is one group, each paragraph one of its own.
    if (block.kind !== last || block.kind === 'paragraph') group++;
    if (block.kind === 'row' && last !== 'row') caption = above;
    last = block.kind;
    if (block.kind === 'heading') heading = read(block.source).text.slice(0, MAX_LINE);
    if (block.kind === 'row') {
      const cells = block.cells.map((cell) => read(cell));
      const texts = cells.map(({ text }) => text);
      const [label = '', ...others] = texts;
      if (header.cells !== block.header)
        header = { cells: block.header, texts: block.header.map((cell) => read(cell).text) };
      lines.push({
        text: texts.filter(Boolean).join(' '),
        links: cells.flatMap(({ marks }) => linksOf(marks)),
        label,
        value: others.filter(Boolean).join(' '),
        name: '',
        heading: caption === '' ? heading : caption,
        header: header.texts,
        cells: texts,
        group,
      });
    }
    above = block.kind === 'paragraph' ? captionIn(read(block.source).text) : '';
    if (block.kind !== 'paragraph' && block.kind !== 'item') continue;
    // `For orders:` on a line of its own is the label of the next.
    let pending = '';
    // So is `Accounts` of `Accounts: Ann, 123` that of the mailbox on the next line.
    let labelAbove = '';
    let name = '';
    for (const [i, source] of block.source.split('\n').entries()) {
      const { text, marks } = read(source);
      if (text === '' || text.length > MAX_LINE * 4) continue;
      const own = splitLabel(text, marks);
      const announced = pending === '' && BARE_MAILBOX.test(text) ? labelAbove : pending;
      const isLabelled = own.label === '' && announced !== '';
      labelAbove = own.label;
      pending = /^[^:：]{1,60}[:：]$/u.test(text) ? text.slice(0, -1).trim() : '';
      lines.push({
        text,
        links: linksOf(marks),
        ...(isLabelled ? { label: announced, value: text } : own),
        name,
        heading,
        header: [],
        cells: [],
        group,
      });
      if (i === 0) name = boldAt(marks, text)?.trim() ?? '';
    }
  }
  return lines;
}

const captionIn = (text: string): string => (CAPTION.test(text) ? text.replace(/[:：]$/, '') : '');

/** What stands in code is an example of something. */
function withoutCode({ text, marks, ...others }: InlineText): InlineText {
  let kept = '';
  for (const { kind, start, end } of marks) {
    if (kind === 'code') kept += text.slice(kept.length, start) + HIDDEN.repeat(end - start);
  }
  return { text: kept + text.slice(kept.length), marks, ...others };
}

const linksOf = (marks: readonly Mark[]): string[] => marks.flatMap(({ href }) => href ?? []);

/** `Fax: 123`, and `Fax 123` with the first word in bold. */
function splitLabel(text: string, marks: readonly Mark[]): { label: string; value: string } {
  const match = LABEL.exec(text);
  if (match) return { label: (match[1] ?? match[2] ?? '').trim(), value: text.slice(match[0].length) };
  const bold = boldAt(marks, text);
  if (bold === undefined || bold.length === text.length) return { label: '', value: text };
  return { label: bold.trim(), value: text.slice(bold.length).trim() };
}

/** What stands in bold at the beginning of a text. */
function boldAt(marks: readonly Mark[], text: string): string | undefined {
  const bold = marks.find(({ kind, start }) => kind === 'strong' && start === 0);
  return bold && text.slice(0, bold.end);
}
