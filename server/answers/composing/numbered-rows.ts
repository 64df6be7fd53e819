/** Finds the rows for as many of something as a question says: `three tiers` in a table whose rows are numbers of tiers. */
import { isForAge } from '../../languages/ages.js';
import { withDigits } from '../../languages/number-words.js';
import type { AskedWords } from './closest-names.js';

const COUNT = /(?<![\p{L}\p{N}.,:])(\d{1,3})[\s-](\p{L}[\p{L}\p{M}]+)/gu;
const WORD = /[\p{L}\p{M}]+/gu;

interface AskedNumber {
  question: string;
  /** Of the table, such as `de`. */
  language: string;
  words: Pick<AskedWords, 'termOf'>;
}

/**
 * Places of the rows whose name is a number that the question gives, or a range that holds it.
 * @param label of the rows, which says what their numbers count: `Tiers`
 */
export function numberedRows(
  names: readonly string[],
  label: string,
  { question, language, words }: AskedNumber,
): number[] {
  const { termOf } = words;
  const counted = new Set((label.toLowerCase().match(WORD) ?? []).map(termOf));
  const numbers = [...withDigits(question, language).matchAll(COUNT)]
    .filter(([, , word = '']) => counted.has(termOf(word.toLowerCase())))
    .map(([, number]) => Number(number));
  return names.flatMap((name, place) => {
    const digits = withDigits(name, language);
    const isFor = (number: number): boolean =>
      Number.parseInt(digits, 10) === number || isForAge(digits, number, language);
    return numbers.some(isFor) ? [place] : [];
  });
}
