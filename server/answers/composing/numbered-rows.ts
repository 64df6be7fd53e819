/** Finds the rows for as many of something as a question says: `three tiers` in a table whose rows are numbers of tiers. */
import { known } from '../../languages/definition/absent.js';
import { findSpokenLanguage } from '../../languages/language-table.js';
import { withDigits } from '../../languages/number-words.js';
import type { AskedWords } from './closest-names.js';

const COUNT = /(?<![\p{L}\p{N}.,:])(\d{1,3})[\s-](\p{L}[\p{L}\p{M}]+)/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** A word in so many names says what their numbers count: `Up to 5 metres`, `5 to 7 metres`. */
const LEAST_NAMES = 2;

interface AskedNumber {
  question: string;
  /** Of the table, such as `de`. */
  language: string;
  words: Pick<AskedWords, 'termOf'>;
}

/**
 * Places of the rows whose name is a number that the question gives; else of those whose range holds it.
 * @param label of the rows, which says what their numbers count: `Tiers`
 */
export function numberedRows(
  names: readonly string[],
  label: string,
  { question, language, words: { termOf } }: AskedNumber,
): number[] {
  const termsOf = (text: string): string[] => (text.toLowerCase().match(WORD) ?? []).map(termOf);
  const inNames = names.flatMap((name) => [...new Set(termsOf(name))]);
  const isCounted = (term: string): boolean =>
    termsOf(label).includes(term) || inNames.filter((each) => each === term).length >= LEAST_NAMES;
  const numbers = [...withDigits(question, language).matchAll(COUNT)]
    .filter(([, , word = '']) => isCounted(termOf(word.toLowerCase())))
    .map(([, number]) => Number(number));
  const read = rangeReader(language);
  const ranges = names.map((name) => read(withDigits(name, language)));
  const placesOf = (isFor: (range: NumberRange, number: number) => boolean): number[] =>
    ranges.flatMap((range, place) =>
      range && numbers.some((number) => isFor(range, number)) ? [place] : [],
    );
  const exact = placesOf(({ from, to }, number) => from === number && to === number);
  return exact.length > 0 ? exact : placesOf(({ from, to }, number) => from <= number && number <= to);
}

interface NumberRange {
  from: number;
  to: number;
}

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const valueOf = (digits: string | undefined): number => Number((digits ?? '').replace(',', '.'));

/** Reads `5`, `5 to 7`, `up to 5`, `over 10` and `10+`; undefined for a name without a number. */
function rangeReader(language: string): (name: string) => NumberRange | undefined {
  const ranges = findSpokenLanguage(language)?.timeRanges;
  const words = ranges && known(ranges);
  const to = words ? String.raw`\s?[-–—]\s?|\s(?:${words.to})\s` : String.raw`\s?[-–—]\s?`;
  const between = new RegExp(`${NUMBER}(?:${to})${NUMBER}`, 'iu');
  const highest =
    words && new RegExp(String.raw`(?<!\p{L})(?:${words.upTo}|${words.below})\s${NUMBER}`, 'iu');
  const lowest = new RegExp(
    words
      ? String.raw`(?<!\p{L})(?:${words.above})\s${NUMBER}|${NUMBER}\+|${NUMBER}\s(?:${words.orMore})`
      : String.raw`${NUMBER}\+`,
    'iu',
  );
  return (name) => {
    const ends = between.exec(name);
    if (ends) return { from: valueOf(ends[1]), to: valueOf(ends[2]) };
    const most = highest?.exec(name);
    if (most) return { from: 0, to: valueOf(most[1]) };
    const least = lowest.exec(name)?.slice(1).find(Boolean);
    if (least !== undefined) return { from: valueOf(least), to: Infinity };
    const number = Number.parseInt(name, 10);
    return Number.isNaN(number) ? undefined : { from: number, to: number };
  };
}
