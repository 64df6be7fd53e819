/** Tells which lines of a PDF are headings, by its bookmarks or else by the size of their letters. */
import type { PdfLine } from './pdf-lines.js';

export interface Bookmark {
  title: string;
  /** 1 for the outermost. */
  level: number;
}

/** The level of a line that is a heading, 1 to 6; undefined for text. */
export type HeadingLevel = (line: PdfLine) => number | undefined;

/** Bookmarks count where at least this share of them stands in the text word for word. */
const LEAST_FOUND = 0.5;
/** Headings are larger than the text by this factor at least. */
const LARGER = 1.15;
const MAX_HEADING_LENGTH = 120;

export function headingLevels(lines: readonly PdfLine[], bookmarks: readonly Bookmark[]): HeadingLevel {
  const levels = new Map(bookmarks.map(({ title, level }) => [fold(title), Math.min(level, 6)]));
  const found = new Set(lines.map(({ text }) => fold(text)).filter((text) => levels.has(text)));
  if (found.size > 0 && found.size >= LEAST_FOUND * levels.size) {
    const body = bodySizeOf(lines);
    // A title is also repeated in a table of contents, in the letters of the text, before it stands above its part.
    const large = new Set(lines.filter(({ size }) => roundSize(size) > body).map(({ text }) => fold(text)));
    return (line) => {
      const title = fold(line.text);
      return large.has(title) && roundSize(line.size) <= body ? undefined : levels.get(title);
    };
  }
  return levelsBySize(lines);
}

function levelsBySize(lines: readonly PdfLine[]): HeadingLevel {
  const least = LARGER * bodySizeOf(lines);
  const isHeading = ({ text, size }: PdfLine) =>
    size >= least && text.length <= MAX_HEADING_LENGTH && /\p{L}/u.test(text) && !/[.;,]$/.test(text);
  const sizes = [...new Set(lines.filter(isHeading).map(({ size }) => roundSize(size)))].sort(
    (a, b) => b - a,
  );
  const levels = new Map(sizes.map((size, i) => [size, Math.min(i + 1, 6)]));
  return (line) => (isHeading(line) ? levels.get(roundSize(line.size)) : undefined);
}

/** The size that most letters have. */
function bodySizeOf(lines: readonly PdfLine[]): number {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) {
    const rounded = roundSize(size);
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** Half points: files write the same size with small differences. */
function roundSize(size: number): number {
  return Math.round(2 * size) / 2;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
