/** Reads plain text as a page. */
import { escapeLineStart, InlineWriter } from '../html/inline-writer.js';
import type { ReadResult } from './page-draft.js';

/** The first line is the title where it is short and stands alone, or is underlined. */
const MAX_TITLE_LENGTH = 100;

/** Paragraphs end with blank lines; lines that begin with a bullet or a number are list items. */
export function readTextPage(text: string): ReadResult {
  const paragraphs = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?|\f/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  const [[first = '', ...underline] = [], ...others] = paragraphs;
  const isTitle =
    others.length > 0 &&
    first.length <= MAX_TITLE_LENGTH &&
    !/[.,;:]$/.test(first) &&
    (underline.length === 0 || (underline.length === 1 && /^[=\-~*]{3,}$/.test(underline[0] ?? '')));
  const content = (isTitle ? others : paragraphs).map(formatParagraph).join('\n\n');
  return { draft: { title: isTitle ? first : undefined, content } };
}

function formatParagraph(lines: readonly string[]): string {
  return lines.map(formatLine).join('\n');
}

function formatLine(line: string): string {
  const [whole = '', marker = ''] = /^([-*•]|\d{1,3}[.)])\s+/.exec(line) ?? [];
  const writer = new InlineWriter();
  writer.text(line.slice(whole.length));
  if (marker === '') return escapeLineStart(writer.finish());
  return `${/\d/.test(marker) ? marker : '-'} ${writer.finish()}`;
}
