/** Lays text out for a terminal: columns, labelled lines, wrapped paragraphs. */

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const COMBINING = /[\p{M}\p{Cf}]/u;
const GAP = '  ';
/** A column is never made narrower, so that something can be read in it. */
const LEAST_COLUMN = 8;

/** Control characters but tab and line break, and marks that turn the direction of text. */
// oxlint-disable-next-line no-control-regex -- control characters are what this is about
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Text that a terminal only shows: without the escape sequences that a page may bring along. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '');
}

/** JSON that a terminal only shows; it means the same. With `indentation` 0 it is one line. */
export function printableJson(value: unknown, indentation = 2): string {
  return JSON.stringify(value, null, indentation).replace(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Rows in columns below their headings. Where `width` is given, the widest columns are cut to fit; the first
 * column, which holds the id to copy, never.
 */
export function table(headings: string[], rows: string[][], width: number | undefined): string {
  const lines = [headings, ...rows].map((row) => row.map((cell) => printable(cell).replace(/\s+/g, ' ')));
  const widths = headings.map((_, at) => Math.max(...lines.map((row) => widthOf(row[at] ?? ''))));
  for (
    let excess = sum(widths) + GAP.length * (widths.length - 1) - (width ?? Infinity);
    excess > 0;
    excess -= 1
  ) {
    const widest = widths.reduce((best, size, at) => (at > 0 && size > (widths[best] ?? 0) ? at : best), 1);
    const size = widths[widest] ?? 0;
    if (size <= LEAST_COLUMN) break;
    widths[widest] = size - 1;
  }
  return lines
    .map((row) =>
      row
        .map((cell, at) => fit(cell, widths[at] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/** `label  value` lines with the values below each other. */
export function labelled(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([label]) => widthOf(label)));
  return rows.map(([label, value]) => `${GAP}${fit(label, width)}${GAP}${printable(value)}`).join('\n');
}

/** Moves every line to the right. */
export function indent(text: string, by = GAP): string {
  return text.replace(/^(?=.)/gm, by);
}

/** Breaks lines between words so that none is wider than `width`; line breaks of the text stay. */
export function wrap(text: string, width = 80): string {
  return text
    .split('\n')
    .map((line) => {
      const margin = /^\s*(?:(?:[-*]|\d+\.)\s+)?/.exec(line)?.[0].length ?? 0;
      let column = 0;
      return line
        .split(/(?<=\S) +/)
        .map((word) => {
          const size = widthOf(word);
          const breaks = column > 0 && column + 1 + size > width;
          column = breaks ? margin + size : column + (column > 0 ? 1 : 0) + size;
          return breaks ? `\n${' '.repeat(margin)}${word}` : word;
        })
        .join(' ')
        .replaceAll(' \n', '\n');
    })
    .join('\n');
}

function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text));
  let cut = '';
  for (const character of text) {
    if (widthOf(cut + character) > width - 1) break;
    cut += character;
  }
  return `${cut}…${' '.repeat(width - 1 - widthOf(cut))}`;
}

/** Columns that a terminal gives the text. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
