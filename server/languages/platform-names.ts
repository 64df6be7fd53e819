/** Names that the platform knows in every language: of days, months and countries. */
import { byLanguage } from './by-language.js';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The names of a language, each thing's in the same place as in every other language. */
function namesOf(code: string): string[][] {
  const format = (options: Intl.DateTimeFormatOptions, date: number): string =>
    new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' })
      .format(date)
      .toLowerCase()
      .replace(/\.$/, '');
  const days = Array.from({ length: 7 }, (_, i) => MONDAY + i * DAY);
  const months = Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i, 1));
  const lengths = ['long', 'short'] as const;
  const regions = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' });
  const countries = LETTERS.flatMap((first) => LETTERS.map((second) => regions.of(first + second)));
  return [
    ...days.map((date) => lengths.map((weekday) => format({ weekday }, date))),
    ...months.map((date) => lengths.map((month) => format({ month }, date))),
    ...countries.map((name) => (name === undefined ? [] : [name.toLowerCase()])),
  ];
}

const namesIn = byLanguage(namesOf);

/**
 * What a day, month or country is called in another language, in lower case, the full name first; empty where the name
 * is none of them.
 * @param from code of the language of the name, such as `en`
 */
export function namesInLanguage(name: string, from: string, to: string): string[] {
  const others = namesIn(to);
  const folded = name.toLowerCase();
  return namesIn(from).flatMap((names, i) => (names.includes(folded) ? (others[i] ?? []) : []));
}
