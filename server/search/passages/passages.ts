/** Cuts a page into passages: pieces under one heading, of units that can be quoted. */
import type { Page } from '../../model.js';
import { readInline } from '../../markdown/inline-markdown.js';
import type { InlineText } from '../../markdown/inline-text.js';
import { readBlocks, type Block } from '../../markdown/markdown-blocks.js';
import type { Passage, Unit } from './passage.js';
import { renderInline } from '../../markdown/render-inline.js';
import { sentenceRanges } from './sentences.js';

/**
 * Most words of a passage; a longer section becomes several. Anything from 100 to 600 finds equally well on
 * help pages; 60 and fewer loses answers.
 */
const MAX_WORDS = 200;
/** A longer list item is quoted by the sentence, longer code by the piece. */
const MAX_ITEM_WORDS = 60;
const MAX_CODE_LINES = 40;

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

/** The longest part of a unit that no seam cuts, where one does. */
function quotablePart(line: InlineText, start: number, end: number): string | undefined {
  const seams = line.seams.filter((seam) => seam > start && seam < end);
  if (seams.length === 0) return undefined;
  let longest = '';
  let from = start;
  for (const to of [...seams, end]) {
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

  add(block: Block): void {
    switch (block.kind) {
      case 'heading':
        this.openSection(block.level, readInline(block.source, this.references).text);
        break;
      case 'paragraph':
        this.push(this.sentences(block.source));
        break;
      case 'item':
        this.push(this.item(block));
        break;
      case 'row':
        this.push(this.row(block.cells, block.header));
        break;
      case 'code':
        this.push(this.code(block.text, block.language));
        break;
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
    const words = counts.reduce((sum, count) => sum + count, 0);
    const isFull = this.words > 0 && this.words + words > MAX_WORDS;
    const isIntroduced = units[0]?.kind === 'code' || units[0]?.kind === 'item';
    if (isFull && !isIntroduced) this.close();
    for (const [i, unit] of units.entries()) {
      const count = counts[i] ?? 0;
      if (this.words > 0 && this.words + count > 2 * MAX_WORDS) this.close();
      this.units.push(unit);
      this.words += count;
    }
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
    return sentenceRanges(line.text).map(([start, end], i) => ({
      ...this.unit('sentence', line, start, end),
      isBlockStart: i === 0,
    }));
  }

  private item(block: Extract<Block, { kind: 'item' }>): Unit[] {
    const line = readInline(block.source, this.references);
    if (line.text === '') return [];
    const isLong = countWords(line.text) > MAX_ITEM_WORDS;
    const ranges = isLong ? sentenceRanges(line.text) : [[0, line.text.length] as const];
    return ranges.map(([start, end], i) => ({
      ...this.unit('item', line, start, end),
      isBlockStart: i === 0 && !block.isContinued,
      marker: block.marker,
      depth: block.depth,
    }));
  }

  private row(cells: string[], header: string[]): Unit[] {
    const lines = cells.map((cell) => readInline(cell, this.references));
    const filled = lines.filter((line) => line.text !== '');
    if (filled.length === 0) return [];
    const labels = header.map((cell) => readInline(cell, this.references).text);
    const longest = filled.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    const markdown = lines
      .map((line, i) => ({ line, label: lines.length > 2 ? labels[i] : undefined }))
      .filter(({ line }) => line.text !== '')
      .map(({ line, label }) => (label ? `${label}: ` : '') + this.render(line, 0, line.text.length))
      .join(' – ');
    const excerpt = quotablePart(longest, 0, longest.text.length) ?? longest.text;
    return [
      { kind: 'row', text: filled.map((line) => line.text).join(' '), markdown, excerpt, isBlockStart: true },
    ];
  }

  private unit(kind: Unit['kind'], line: InlineText, start: number, end: number): Unit {
    const text = line.text.slice(start, end);
    const markdown = this.render(line, start, end);
    const excerpt = quotablePart(line, start, end);
    return {
      kind,
      text,
      isBlockStart: true,
      ...(markdown !== text && { markdown }),
      ...(excerpt !== undefined && { excerpt }),
    };
  }

  private render(line: InlineText, start: number, end: number): string {
    return renderInline(line, start, end, this.page.url);
  }
}

/** The passages of a page, in the order of the page. */
export function passagesOf(page: Page): Passage[] {
  const { blocks, references } = readBlocks(page.content);
  const builder = new PassageBuilder(page, references);
  for (const block of blocks) builder.add(block);
  builder.close();
  return builder.passages;
}
