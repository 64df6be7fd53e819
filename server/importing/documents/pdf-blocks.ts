/** Joins the lines of a PDF to headings, paragraphs and list items. */
import type { PdfLine } from './pdf-lines.js';
import type { HeadingLevel } from './pdf-outline.js';

export interface PdfBlock {
  kind: 'heading' | 'paragraph' | 'item';
  text: string;
  /** Of a heading. */
  level: number;
  /** 1-based; where the block begins. */
  page: number;
}

/** Lines further apart than this, in heights of a letter, belong to two paragraphs. */
const PARAGRAPH_GAP = 1.6;
const FULL_WIDTH_RANK = 0.9;
/** A line that is shorter than this share of a full one ends its paragraph: the next word had room on it. */
const FULL_LINE = 0.7;
const BULLET = /^[•●▪■◦‣⁃∙·–*-]\s+(?=\S)/;
const NUMBER = /^\(?\d{1,3}[.)]\s+(?=\S)/;

export function blocksOf(lines: readonly PdfLine[], levelOf: HeadingLevel): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  const fullWidth = fullWidthOf(lines);
  let before: PdfLine | undefined;
  for (const line of lines) {
    const level = levelOf(line);
    const block = blocks.at(-1);
    if (block && before && continues(block, before, line, level, fullWidth))
      block.text = join(block.text, line.text);
    else blocks.push(blockFrom(line, level));
    before = line;
  }
  return blocks;
}

function blockFrom({ text, page }: PdfLine, level: number | undefined): PdfBlock {
  if (level !== undefined) return { kind: 'heading', text, level, page };
  if (BULLET.test(text)) return { kind: 'item', text: text.replace(BULLET, ''), level: 0, page };
  return { kind: NUMBER.test(text) ? 'item' : 'paragraph', text, level: 0, page };
}

/** How wide a line is that has no room left: all but the few widest are no wider, in any number of columns. */
function fullWidthOf(lines: readonly PdfLine[]): number {
  const widths = lines.map(({ x, end }) => end - x).sort((a, b) => a - b);
  return widths[Math.floor(FULL_WIDTH_RANK * (widths.length - 1))] ?? 0;
}

function continues(
  block: PdfBlock,
  before: PdfLine,
  line: PdfLine,
  level: number | undefined,
  fullWidth: number,
): boolean {
  const gap = before.y - line.y;
  const isNear =
    before.page === line.page && gap > 0 && gap <= PARAGRAPH_GAP * Math.max(line.size, before.size);
  const isSameSize = Math.abs(before.size - line.size) < 0.5;
  if (block.kind === 'heading') return level === block.level && isNear && isSameSize;
  if (level !== undefined || before.hasColumns || line.hasColumns) return false;
  if (BULLET.test(line.text) || NUMBER.test(line.text)) return false;
  if (!isSameSize) return false;
  const goesOn = /^\p{Ll}/u.test(line.text);
  if (isNear) return goesOn || before.end - before.x >= FULL_LINE * fullWidth;
  // A column or a page may end within a sentence.
  return goesOn && !/[.!?:;…]["”’)]?$/.test(before.text);
}

/** A word that a hyphen parts at the end of a line is one word again. */
function join(text: string, next: string): string {
  return /\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)
    ? text.slice(0, -1) + next
    : `${text} ${next}`;
}
