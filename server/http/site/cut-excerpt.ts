/** Cuts the piece out of a text that shows best why it was found, with the words that were looked for marked. */

export interface ExcerptPart {
  text: string;
  isMatch: boolean;
}

/** Characters of an excerpt, and of what stands before its first match. */
const MAX_LENGTH = 180;
const BEFORE_MATCH = 60;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** @param isMatch whether a word is one of those looked for */
export function cutExcerpt(source: string, isMatch: (word: string) => boolean): ExcerptPart[] {
  const text = source.replace(/\s+/g, ' ').trim();
  const matches = [...text.matchAll(WORD)].filter(([word]) => isMatch(word));
  const from = startBefore(text, matches[0]?.index ?? 0);
  const to = endAfter(text, from);
  const parts: ExcerptPart[] = [];
  const add = (piece: string, isFound: boolean): void => {
    if (piece !== '') parts.push({ text: piece, isMatch: isFound });
  };
  let at = from;
  for (const { 0: word, index } of matches) {
    if (index < at || index + word.length > to) continue;
    add((at === from && from > 0 ? '… ' : '') + text.slice(at, index), false);
    add(word, true);
    at = index + word.length;
  }
  add((at === from && from > 0 ? '… ' : '') + text.slice(at, to) + (to < text.length ? ' …' : ''), false);
  return parts;
}

/** The beginning of a word, so that the match is within the excerpt. */
function startBefore(text: string, match: number): number {
  if (match <= BEFORE_MATCH) return 0;
  return text.indexOf(' ', match - BEFORE_MATCH) + 1;
}

function endAfter(text: string, from: number): number {
  if (text.length - from <= MAX_LENGTH) return text.length;
  const end = text.lastIndexOf(' ', from + MAX_LENGTH);
  return end > from ? end : from + MAX_LENGTH;
}
