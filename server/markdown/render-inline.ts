/** Turns a stretch of read text back into Markdown that is safe to show on its own. */
import { phoneAddress } from '../phone-number.js';
import type { InlineText, Mark } from './inline-text.js';

/**
 * Characters that would be read as marks where they stand in plain text. What must stand before one is looked for
 * behind it: a pattern that begins by looking back is tried at every character, and takes many times as long.
 */
const SPECIAL =
  /[\\`]|\*(?:(?=\S)|(?<=\S\*))|_(?:(?<![\p{L}\p{N}]_)(?=\S)|(?<=\S_)(?![\p{L}\p{N}]))|\](?=\()/gu;

const escape = (text: string): string => text.replace(SPECIAL, '\\$&');

function wrap(mark: Mark, inner: string): string {
  switch (mark.kind) {
    case 'strong':
      return `**${inner}**`;
    case 'emphasis':
      return `*${inner}*`;
    case 'code':
      return inner.includes('`') ? `\`\` ${inner} \`\`` : `\`${inner}\``;
    case 'link':
      return `[${inner}](${mark.href ?? ''})`;
  }
}

/** Every sentence of a link, and every link to a definition, repeats its target. */
const MAX_HREF = 2000;

/**
 * The target of a link as an absolute http, https, mailto or tel URL; undefined where it has none. Links between
 * source files (`other.md`) have none: where those are published is not known.
 */
function resolveLink(href: string, pageUrl: string): string | undefined {
  if (href.length > MAX_HREF || href.startsWith('#')) return undefined;
  if (/^(?!\w+:)[^?#]*\.mdx?(?:[?#]|$)/i.test(href)) return undefined;
  try {
    const url = new URL(href, pageUrl);
    if (url.protocol === 'tel:') return phoneAddress(url.pathname);
    if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return undefined;
    return url.href.replaceAll('(', '%28').replaceAll(')', '%29');
  } catch {
    return undefined;
  }
}

/**
 * Markdown of `line.text` from `start` to before `end`. Marks that cross the edges are closed there.
 * A link that leads nowhere outside its page leaves its text.
 */
export function renderInline(line: InlineText, start: number, end: number, pageUrl: string): string {
  const touched = line.marks.filter((mark) => mark.start < end && mark.end > start);
  if (touched.length === 0) return escape(line.text.slice(start, end));
  const render = (from: number, to: number, marks: Mark[]): string => {
    let output = '';
    let position = from;
    for (let i = 0; i < marks.length;) {
      const mark = marks[i];
      if (!mark) break;
      let next = i + 1;
      while ((marks[next]?.start ?? Infinity) < mark.end) next++;
      const markStart = Math.max(mark.start, position);
      const markEnd = Math.min(mark.end, to);
      if (markEnd > markStart) {
        output += escape(line.text.slice(position, markStart));
        output += renderMark(mark, markStart, markEnd, marks.slice(i + 1, next));
        position = markEnd;
      }
      i = next;
    }
    return output + escape(line.text.slice(position, to));
  };
  const renderMark = (mark: Mark, from: number, to: number, inside: Mark[]): string => {
    if (mark.kind === 'code') return wrap(mark, line.text.slice(from, to));
    const inner = render(from, to, inside);
    if (mark.kind !== 'link') return /^\s|\s$/.test(inner) ? inner : wrap(mark, inner);
    const href = resolveLink(mark.href ?? '', pageUrl);
    return href ? wrap({ ...mark, href }, inner) : inner;
  };
  return render(start, end, touched);
}
