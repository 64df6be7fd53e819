/** Cuts a page into passages: pieces under one heading, of units that can be quoted. */
import type { Page } from '../../model.js';
import { readInline } from '../../markdown/inline-markdown.js';
import { cutMarks, type InlineText } from '../../markdown/inline-text.js';
import { readBlocks, type Block } from '../../markdown/markdown-blocks.js';
import type { Passage, Unit } from './passage.js';
import { renderInline } from '../../markdown/render-inline.js';
import { sentenceRanges } from './sentences.js';
import { holdsValue, isAcross, readTable } from './table-head.js';

/**
 * Most words of a passage; a longer section becomes several. Anything from 100 to 600 finds equally well on
 * help pages; 60 and fewer loses answers.
 */
const MAX_WORDS = 200;
/** Characters of a heading, which every passage below it repeats. A longer one is a text that was marked as one. */
const MAX_HEADING = 500;
/** A longer list item is quoted by the sentence, longer code by the piece. */
const MAX_ITEM_WORDS = 60;
const MAX_CODE_LINES = 40;
/** Of the head of a table that is repeated: where it is longer, many small rows would make far more text than a page has. */
const MAX_HEAD = { words: MAX_WORDS / 4, characters: 250 };
/** A cell across a table that is longer, or has an end, is a note; a shorter one is the title of rows. */
const MAX_TITLE_WORDS = 8;
const MAX_ENTRY_WORDS = 12;
const MIN_ENTRIES = 3;
const ENTRIES_WITH_VALUE = 0.6;
const HAS_END = /[.!?。！？؟।]["'”’»)*_]*$/u;

/** Scripts without spaces count three characters as a word. */
export function countWords(text: string): number {
  let words = 0;
  for (let start = 0, end = 0; end < text.length; start = end + 1) {
    end = text.indexOf(' ', start);
    if (end < 0) end = text.length;
    words += end - start > 24 ? Math.ceil((end - start) / 3) : 1;
  }
  return words;
}

/** The longest part of a unit that no seam cuts, where one does. @param line with the seams inside the unit alone */
function quotablePart(line: InlineText, start: number, end: number): string | undefined {
  if (line.seams.length === 0) return undefined;
  let longest = '';
  let from = start;
  for (const to of [...line.seams, end]) {
    const part = line.text.slice(from, to).trim();
    if (part.length > longest.length) longest = part;
    from = to;
  }
  return longest;
}

class PassageBuilder {
  readonly passages: Passage[] = [];
  private readonly path: string[] = [];
  private units: Unit[] = [];
  private words = 0;
  private readonly page: Page;
  private readonly references: ReadonlyMap<string, string>;

  constructor(page: Page, references: ReadonlyMap<string, string>) {
    this.page = page;
    this.references = references;
  }

  add(block: Exclude<Block, { kind: 'row' }>): void {
    switch (block.kind) {
      case 'heading':
        this.addHeading(block);
        break;
      case 'paragraph':
        this.addParagraph(block.source);
        break;
      case 'item':
        this.push(this.item(block));
        break;
      case 'code':
        this.push(this.code(block.text, block.language));
        break;
    }
  }

  private addHeading({ level, source }: Extract<Block, { kind: 'heading' }>): void {
    const { text } = readInline(source, this.references);
    if (text.length <= MAX_HEADING) this.openSection(level, text);
    else this.push(this.sentences(source));
  }

  /** Lines of names and values, such as days and hours, are a list that lost its marks; other lines are one text. */
  private addParagraph(source: string): void {
    const lines = source.split('\n').map((line) => line.replace(/\\$/, ''));
    if (!areEntries(lines)) this.push(this.sentences(source));
    else
      for (const line of lines) this.push(this.item({ kind: 'item', source: line, depth: 1, marker: '-' }));
  }

  /** Adds a table. Each passage that it is cut into begins with its head, a very long one only the first. */
  addTable(header: string[], allRows: string[][]): void {
    const { head, rows } = readTable(header, allRows);
    let headUnits = head ? this.cells('head', head) : [];
    let isOpen = false;
    for (const cells of rows) {
      const units = isNote(cells) ? this.sentences(cells[0] ?? '') : this.cells('row', cells);
      if (this.isFull(units)) {
        this.close();
        isOpen = false;
      }
      const isRow = units[0]?.kind === 'row';
      this.push(isRow && !isOpen ? [...headUnits, ...units] : units);
      if (isRow && isLongHead(headUnits)) headUnits = [];
      isOpen = isRow;
    }
  }

  close(): void {
    if (this.units.length > 0) this.passages.push({ headings: this.path.filter(Boolean), units: this.units });
    this.units = [];
    this.words = 0;
  }

  private openSection(level: number, heading: string): void {
    this.close();
    this.path.length = Math.min(this.path.length, level - 1);
    while (this.path.length < level - 1) this.path.push('');
    // A page's title is a field of its own.
    this.path.push(heading === this.page.title ? '' : heading);
  }

  /** Adds a block. A list or code stays with what introduces it, unless it is very long. */
  private push(units: Unit[]): void {
    const counts = units.map(({ text }) => countWords(text));
    const isIntroduced = units[0]?.kind === 'code' || units[0]?.kind === 'item';
    if (!isIntroduced && this.isFull(units)) this.close();
    for (const [i, unit] of units.entries()) {
      const count = counts[i] ?? 0;
      if (this.words > 0 && this.words + count > 2 * MAX_WORDS) this.close();
      this.units.push(unit);
      this.words += count;
    }
  }

  private isFull(units: readonly Unit[]): boolean {
    const words = units.reduce((sum, { text }) => sum + countWords(text), 0);
    return this.words > 0 && this.words + words > MAX_WORDS;
  }

  private code(text: string, language: string): Unit[] {
    const lines = text.split('\n');
    const pieces: Unit[] = [];
    for (let from = 0; from < lines.length; from += MAX_CODE_LINES) {
      const piece = lines.slice(from, from + MAX_CODE_LINES).join('\n');
      // Checkers of quotations often drop code.
      pieces.push({ kind: 'code', text: piece, isBlockStart: true, excerpt: '', language });
    }
    return pieces;
  }

  private sentences(source: string): Unit[] {
    const line = readInline(source, this.references);
    return this.unitsOf('sentence', line, sentenceRanges(line.text)).map((unit, i) => ({
      ...unit,
      isBlockStart: i === 0,
    }));
  }

  private item(block: Extract<Block, { kind: 'item' }>): Unit[] {
    const line = readInline(block.source, this.references);
    if (line.text === '') return [];
    const isLong = countWords(line.text) > MAX_ITEM_WORDS;
    const ranges = isLong ? sentenceRanges(line.text) : [[0, line.text.length] as const];
    return this.unitsOf('item', line, ranges).map((unit, i) => ({
      ...unit,
      isBlockStart: i === 0 && !block.isContinued,
      marker: block.marker,
      depth: block.depth,
    }));
  }

  /** A row, or the head, of a table; none where all cells are empty. */
  private cells(kind: 'head' | 'row', cells: readonly string[]): Unit[] {
    const lines = cells.map((cell) => readInline(cell, this.references));
    const filled = lines.filter((line) => line.text !== '');
    if (filled.length === 0) return [];
    const longest = filled.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    return [
      {
        kind,
        text: filled.map((line) => line.text).join(' '),
        excerpt: quotablePart(longest, 0, longest.text.length) ?? longest.text,
        isBlockStart: true,
        cells: lines.map((line) => this.render(line, 0, line.text.length)),
      },
    ];
  }

  private unitsOf(
    kind: Unit['kind'],
    line: InlineText,
    ranges: readonly (readonly [start: number, end: number])[],
  ): Unit[] {
    const parts = cutMarks(line, ranges);
    return ranges.map(([start, end], i) => {
      const part = parts[i] ?? line;
      const text = line.text.slice(start, end);
      const markdown = this.render(part, start, end);
      const excerpt = quotablePart(part, start, end);
      return {
        kind,
        text,
        isBlockStart: true,
        ...(markdown !== text && { markdown }),
        ...(excerpt !== undefined && { excerpt }),
      };
    });
  }

  private render(line: InlineText, start: number, end: number): string {
    return renderInline(line, start, end, this.page.url);
  }
}

/** Whether lines are entries of names and values: some, short, most of them with a price or a time. */
function areEntries(lines: readonly string[]): boolean {
  const withValue = lines.filter((line) => holdsValue(line)).length;
  const areShort = lines.every((line) => countWords(line) <= MAX_ENTRY_WORDS && !HAS_END.test(line));
  return lines.length >= MIN_ENTRIES && areShort && withValue >= ENTRIES_WITH_VALUE * lines.length;
}

function isNote(cells: readonly string[]): boolean {
  const [first = ''] = cells;
  return isAcross(cells) && (HAS_END.test(first) || countWords(first) > MAX_TITLE_WORDS);
}

function isLongHead(units: readonly Unit[]): boolean {
  const text = units.map((unit) => unit.text).join(' ');
  return text.length > MAX_HEAD.characters || countWords(text) > MAX_HEAD.words;
}

/** The cells of the rows of one table, which share its head. */
function rowsFrom(blocks: readonly Block[], start: number, header: string[]): string[][] {
  const rows: string[][] = [];
  for (let at = start; ; at++) {
    const block = blocks[at];
    if (block?.kind !== 'row' || block.header !== header) return rows;
    rows.push(block.cells);
  }
}

/** The passages of a page, in the order of the page. */
export function passagesOf(page: Page): Passage[] {
  const { blocks, references } = readBlocks(page.content);
  const builder = new PassageBuilder(page, references);
  for (let at = 0; at < blocks.length;) {
    const block = blocks[at];
    if (block?.kind === 'row') {
      const rows = rowsFrom(blocks, at, block.header);
      builder.addTable(block.header, rows);
      at += rows.length;
    } else {
      if (block) builder.add(block);
      at++;
    }
  }
  builder.close();
  return builder.passages;
}
