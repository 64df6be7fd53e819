/** Numbers that are written in words. */
import { unlessAbsent } from './definition/absent.js';
import { SPOKEN_LANGUAGES } from './language-table.js';

interface NumberWords {
  digits: Readonly<Record<string, string>>;
  pattern: RegExp;
}

const byLanguage = new Map<string, NumberWords>(
  SPOKEN_LANGUAGES.flatMap(({ code, numberWords }) => {
    const digits = unlessAbsent(numberWords);
    if (!digits) return [];
    const pattern = new RegExp(`\\b(?:${Object.keys(digits).join('|')})\\b`, 'giu');
    return [[code, { digits, pattern }]];
  }),
);

/**
 * The digits of the numbers that a text says in words, in its order.
 * @param code of its language, such as `de`; none where its words for numbers are not known
 */
export function spelledNumbers(text: string, code: string): string[] {
  const words = byLanguage.get(code);
  return [...text.matchAll(words?.pattern ?? /(?!)/g)].map(
    ([word]) => words?.digits[word.toLowerCase()] ?? '',
  );
}

/** The text with digits in place of these words. */
export function withDigits(text: string, code: string): string {
  const words = byLanguage.get(code);
  return words ? text.replace(words.pattern, (word) => words.digits[word.toLowerCase()] ?? word) : text;
}
