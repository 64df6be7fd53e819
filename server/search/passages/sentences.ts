/** Cuts running text into sentences, in any script, without a dictionary and in linear time. */
import { alternativesOfAll } from '../../languages/language-table.js';

/** Ends that need a space after them, and ends of scripts that write none. */
const TERMINATOR = /[.!?…؟۔।॥։]+["'”’»)\]]*(?=\s|$)|[。！？｡]+[”’」』）]*|[.!?](?=\p{Lu})/gu;
/** Words around an end that lost its space, as where a page lost a line break; `Node.Js` and `a.B` are names. */
const BEFORE_LOST_SPACE = /(?:^|\s)\p{Ll}{3,}[.!?]$/u;
const AFTER_LOST_SPACE = /^(?:\p{Lu}\p{Ll}+|\p{Lu})[\s,'’]/u;
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(])(?:${alternativesOfAll(({ abbreviations }) => abbreviations)}|\p{Lu})\.$`,
  'iu',
);
/** Ends after which a small letter goes on with the sentence, as after a question that is quoted within. */
const GOES_ON_BELOW = /^[.!?…]/;
const STARTS_LOWER = /^\s*[\p{Ll}]/u;

const LONGEST_WORD = 30;

/** A sentence is never longer than this many characters; a text without any end is cut at a space. */
const MAX_LENGTH = 600;

/** Offsets `[start, end)` of the sentences of a text whose white space is folded. */
export function sentenceRanges(text: string): [start: number, end: number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  const push = (end: number): void => {
    while (start < end && text[start] === ' ') start++;
    while (end - start > MAX_LENGTH) {
      const space = text.slice(start, start + MAX_LENGTH).lastIndexOf(' ');
      const cut = start + (space > 0 ? space : MAX_LENGTH);
      ranges.push([start, cut]);
      start = cut;
      while (text[start] === ' ') start++;
    }
    if (start < end) ranges.push([start, end]);
    start = end;
  };
  for (const match of text.matchAll(TERMINATOR)) {
    const end = match.index + match[0].length;
    const next = text.slice(end, end + LONGEST_WORD);
    if (/^\p{Lu}/u.test(next)) {
      const before = text.slice(Math.max(start, end - LONGEST_WORD), end);
      if (!BEFORE_LOST_SPACE.test(before) || !AFTER_LOST_SPACE.test(next)) continue;
    }
    const isFullStop = match[0].startsWith('.') && match[0].length === 1;
    if (isFullStop && ABBREVIATION.test(text.slice(Math.max(start, end - 10), end))) continue;
    if (GOES_ON_BELOW.test(match[0]) && STARTS_LOWER.test(text.slice(end, end + 3))) continue;
    push(end);
  }
  push(text.trimEnd().length);
  return ranges;
}
