/** The words that contact facts and hours are asked for with, read from the patterns that tell such questions. */
import { byLanguage } from './by-language.js';
import { contactPatterns, foldForPatterns } from './contact-patterns.js';
import type { ContactWords } from './definition/contact-words.js';

/** Shorter words have too many neighbours. */
export const MIN_LETTERS = 4;
/** What is no word of its own in a pattern: looking around, and classes of characters. */
const NO_WORDS = /\(\?<?[=!](?:[^()]|\([^()]*\))*\)|\\[a-z](?:\{[^}]*\})?|\[[^\]]*\]/giu;
/** A word in which some letters may be missing: `phones?`. */
const WORD = /(?:\p{L}\??)+/gu;

/** In lower case and without accents, of a language such as `de`; none where the chat does not speak it. */
export const contactVocabulary = byLanguage(collect);

function collect(code: string): ReadonlySet<string> {
  const patterns = contactPatterns(code);
  // Where words are not set apart, none of them can be looked up.
  if (!patterns || patterns.isUnspaced) return new Set();
  return new Set(textsOf(patterns.words).flatMap((text) => wordsOf(foldForPatterns(text))));
}

const textsOf = (words: ContactWords): string[] => [
  ...[words.names, words.asks, words.headings, words.yearParts].flatMap((texts) => Object.values(texts)),
  ...words.days,
  words.times,
  words.weekdays,
  words.weekend,
  words.daily,
  words.holiday,
  words.emergency,
  words.open,
  words.closed,
  words.now,
];

function wordsOf(pattern: string): string[] {
  const words = pattern.replace(NO_WORDS, ' ').match(WORD) ?? [];
  return words
    .flatMap((word) => [word.replaceAll('?', ''), word.replace(/\p{L}\?/gu, '')])
    .filter((word) => word.length >= MIN_LETTERS);
}
