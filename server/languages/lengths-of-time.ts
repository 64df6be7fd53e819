/** Lengths of time in minutes, as questions and price lists write them: `two hours`, `120 min`, `an hour and a half`. */
import { byLanguage } from './by-language.js';
import { timeUnitNames, type TimeUnit } from './amounts.js';
import { unlessAbsent } from './definition/absent.js';
import { findSpokenLanguage } from './language-table.js';

/** A month is a twelfth of a year, which has 365 days. */
const MINUTES: readonly (readonly [TimeUnit, minutes: number])[] = [
  ['minute', 1],
  ['hour', 60],
  ['day', 24 * 60],
  ['week', 7 * 24 * 60],
  ['month', (365 * 24 * 60) / 12],
  ['year', 365 * 24 * 60],
];

interface Reader extends LengthNotation {
  /** A number and a unit, or a phrase that says both. */
  pattern: RegExp;
  phrases: ReadonlyMap<string, number>;
}

/** How a language writes lengths of time. */
export interface LengthNotation {
  /** Numbers and units, as alternatives of a regular expression. */
  number: string;
  unit: string;
  /** What may not follow, as a regular expression. */
  end: string;
  minutesOf(number: string, unit: string): number;
}

const readerFor = byLanguage(createReader);

function createReader(code: string): Reader | undefined {
  const language = findSpokenLanguage(code);
  if (!language) return undefined;
  const numbers = unlessAbsent(language.numberWords) ?? {};
  const phrases = new Map(Object.entries(unlessAbsent(language.lengthsOfTime) ?? {}));
  const units = new Map(
    MINUTES.flatMap(([unit, minutes]) =>
      [...timeUnitNames(unit, code)].map((name) => [name.toLowerCase(), minutes] as const),
    ),
  );
  const minutesOf = (written: string, name: string): number =>
    Number(numbers[written.toLowerCase()] ?? written.replace(',', '.')) *
    (units.get(name.toLowerCase()) ?? 0);
  const anyOf = (names: Iterable<string>): string => [...names].sort((a, b) => b.length - a.length).join('|');
  const unit = anyOf(units.keys());
  const number = [String.raw`\p{N}{1,4}(?:[.,]\p{N})?`, ...Object.keys(numbers)].join('|');
  const end = language.isUnspaced ? '' : String.raw`(?![\p{L}\p{M}])`;
  // The platform's short names have no plural: `2 hrs`.
  const amount = String.raw`(?<number>${number})[\s-]?(?<unit>${unit})s?${end}`;
  const alternatives = phrases.size > 0 ? `(?<phrase>${anyOf(phrases.keys())})${end}|${amount}` : amount;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.,:])(?:${alternatives})`, 'giu');
  return { pattern, phrases, number, unit, end, minutesOf };
}

/** @param code of a language, such as `de` */
export const lengthNotation = (code: string): LengthNotation | undefined => readerFor(code);

/**
 * The words, in lower case and without numbers, that lengths of time are told with in a text: `hour`, `half`.
 * @param code of its language, such as `de`
 */
export function lengthWords(text: string, code: string): string[] {
  const found = [...text.toLowerCase().matchAll(readerFor(code)?.pattern ?? /(?!)/g)];
  return found.flatMap(
    ({ groups = {} }) => groups['phrase']?.match(/[\p{L}\p{M}]+/gu) ?? groups['unit'] ?? [],
  );
}

/**
 * The lengths of time that a text names, in minutes.
 * @param code of its language, such as `de`
 */
export function minutesIn(text: string, code: string): number[] {
  const reader = readerFor(code);
  if (!reader) return [];
  return [...text.matchAll(reader.pattern)].flatMap(({ groups = {} }) => {
    const { phrase, number = '', unit = '' } = groups;
    if (phrase !== undefined) return reader.phrases.get(phrase.toLowerCase()) ?? [];
    return reader.minutesOf(number, unit);
  });
}

/**
 * The text without the lengths of time that it names.
 * @param code of its language, such as `de`
 */
export const withoutLengths = (text: string, code: string): string =>
  text.replaceAll(readerFor(code)?.pattern ?? /(?!)/g, ' ');
