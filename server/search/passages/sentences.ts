/** Cuts running text into sentences, in any script, without a dictionary and in linear time. */
import { alternativesOfAll } from '../../languages/language-table.js';

/**
 * Ends that need a space after them, and ends of scripts that write none. A row of ends is looked at from its first on
 * alone.
 */
const TERMINATOR =
  /[.!?…؟۔।॥։](?<![.!?…؟۔।॥։]{2})[.!?…؟۔।॥։]*["'”’»)\]]*(?=\s|$)|[。！？｡]+[”’」』）]*|[.!?](?=\p{Lu})/gu;
/** Words around an end that lost its space, as where a page lost a line break; `Node.Js` and `a.B` are names. */
const BEFORE_LOST_SPACE = /(?:^|\s)\p{Ll}{3,}[.!?]$/u;
const AFTER_LOST_SPACE = /^(?:\p{Lu}\p{Ll}+|\p{Lu})[\s,'’]/u;
const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(])(?:${alternativesOfAll(({ abbreviations }) => abbreviations)}|\p{Lu})\.$`,
  'iu',
);
/** `31. Dezember`: a full stop that makes a number one of order. */
const ORDINAL = /(?:^|[\s(])\p{N}{1,2}\.$/u;
const AFTER_ORDINAL = new RegExp(
  String.raw`^\s(?:${alternativesOfAll(({ afterOrdinals }) => afterOrdinals)})`,
  'u',
);
/** Ends after which a small letter goes on with the sentence, as after a question that is quoted within. */
const GOES_ON_BELOW = /^[.!?…]/;
const STARTS_LOWER = /^\s*[\p{Ll}]/u;
/** The dash of a range, whose first time ends in a full stop: `10 a.m. – 3 p.m.` */
const STARTS_WITH_DASH = /^\s?[–—-]\s?\p{N}/u;

/** A quotation that was begun within the sentence, and its end behind what would end the sentence. */
const BEGUN_QUOTATION = /[\s(](?:["“](?=\p{L})|[„«])[^"”“»]*$/u;
const END_OF_QUOTATION = /^[^"”“»]*(?:"(?!\p{L})|[”“»])/u;

const LONGEST_WORD = 30;
const LONGEST_QUOTATION = 150;

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
      const joined = text.slice(Math.max(start, end - LONGEST_WORD), end);
      if (!BEFORE_LOST_SPACE.test(joined) || !AFTER_LOST_SPACE.test(next)) continue;
    }
    if (match[0] === '.') {
      const before = text.slice(Math.max(start, end - 10), end);
      if (ABBREVIATION.test(before) || (ORDINAL.test(before) && AFTER_ORDINAL.test(next))) continue;
      if (STARTS_WITH_DASH.test(next)) continue;
    }
    const begun = text.slice(Math.max(start, end - LONGEST_QUOTATION), end);
    if (BEGUN_QUOTATION.test(begun) && END_OF_QUOTATION.test(text.slice(end, end + LONGEST_QUOTATION)))
      continue;
    if (GOES_ON_BELOW.test(match[0]) && STARTS_LOWER.test(text.slice(end, end + 3))) continue;
    push(end);
  }
  push(text.trimEnd().length);
  return ranges;
}

/** The sentences of a text whose white space is folded. */
export const sentencesOf = (text: string): string[] =>
  sentenceRanges(text).map(([start, end]) => text.slice(start, end));
