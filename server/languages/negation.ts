/** Whether a statement says that something is not so. */
import { byLanguage } from './by-language.js';
import { unlessAbsent } from './definition/absent.js';
import { findSpokenLanguage } from './language-table.js';

/** Undefined in a language whose negations are not known. */
export function isNegated(text: string, code: string): boolean | undefined {
  const negation = findSpokenLanguage(code)?.negation;
  if (!negation) return undefined;
  const exceptions = unlessAbsent(negation.exceptions);
  return negation.words.test(exceptions ? text.replace(exceptions, ' ') : text);
}

/** A comma ends no clause: a list may be denied as a whole. */
const PUNCTUATION = String.raw`\n+|(?<=[.!?])\s+|[。！？؟؛।॥;:–—()]`;

const clauseEndOf = byLanguage((code): RegExp => {
  const language = findSpokenLanguage(code);
  const words = language?.isUnspaced
    ? `|${language.clauseEnds}`
    : language && String.raw`|(?<![\p{L}\p{M}])(?:${language.clauseEnds})(?![\p{L}\p{M}])`;
  return new RegExp(PUNCTUATION + (words ?? ''), 'gu');
});

/** The parts of a text that can each be so or not so. */
export const clausesOf = (text: string, code: string): string[] =>
  text
    .split(clauseEndOf(code))
    .map((clause) => clause.trim())
    .filter(Boolean);

/** Where each part of a text that can be so or not so begins and ends. */
export function clauseSpans(text: string, code: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: between } of text.matchAll(clauseEndOf(code))) {
    spans.push({ start, end: index });
    start = index + between.length;
  }
  return [...spans, { start, end: text.length }];
}
