/**
 * Days and months that a text is about without naming them: `Mon–Thu` is about Wednesday too, `weekend` about Saturday.
 * Their names in every language are the platform's.
 */
import { byLanguage } from './by-language.js';
import { escapeRegExp } from '../runtime/escape-reg-exp.js';
import { unlessAbsent } from './definition/absent.js';
import type { CalendarWords } from './definition/language.js';
import { findSpokenLanguage } from './language-table.js';

/** For each day or month its names, the full one first. */
type Cycle = readonly (readonly string[])[];

interface Calendar {
  /** Weekdays from Monday on, and months. */
  cycles: readonly Cycle[];
  /** Whether a text may be about any of them. */
  mention: RegExp;
  /** Two names with what stands between the first and the last of several, also with the numbers of days. */
  range: RegExp;
  /** A month behind a word that tells it from one that says little. */
  monthBehind: RegExp | undefined;
  weekend: RegExp | undefined;
  weekdays: RegExp | undefined;
  weekendWord: string;
}

/** Longer texts are prose, in which a range of days is of little weight. */
const MAX_LENGTH = 600;
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const SATURDAY = 5;
/** A name may be cut to so many letters, or be bent in so many of its last. */
const STEM = 3;
const ENDING = 2;

const fold = (name: string): string => name.toLowerCase().replace(/\.$/, '');
function namesOf(code: string, part: 'weekday' | 'month', dates: readonly number[]): Cycle {
  const all = dates.map((date) =>
    (['long', 'short'] as const)
      .flatMap((length) => [{ [part]: length }, { [part]: length, day: 'numeric' as const }])
      .flatMap((options) =>
        new Intl.DateTimeFormat(code, { ...options, timeZone: 'UTC' })
          .formatToParts(date)
          .flatMap(({ type, value }) => (type === part ? fold(value) : [])),
      ),
  );
  // A part of a name that no other shares is a name too: `segunda` of `segunda-feira`.
  const pieces = all.map(([long = '']) => long.split(/[-\s]/).filter((piece) => piece.length >= STEM));
  const isOwn = (piece: string): boolean => pieces.filter((some) => some.includes(piece)).length === 1;
  return all.map((names, i) => [...new Set([...names, ...(pieces[i] ?? []).filter(isOwn)])]);
}

function calendarOf(code: string): Calendar {
  const language = findSpokenLanguage(code);
  const isUnspaced = language?.isUnspaced ?? false;
  const days = Array.from({ length: 7 }, (_, i) => MONDAY + i * DAY);
  const months = Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i, 1));
  const cycles = [namesOf(code, 'weekday', days), namesOf(code, 'month', months)];
  const words = language?.calendar;
  const known = cycles
    .flat(2)
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
  const [before, after] = isUnspaced ? ['', ''] : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  const alone = (alternatives: string): RegExp => new RegExp(`${before}(?:${alternatives})${after}`, 'iu');
  const name = isUnspaced ? known : `${before}\\p{L}[\\p{L}\\p{M}]*(?:-\\p{L}+)?`;
  const spoken = words && (isUnspaced ? words.through : `(?<=\\s)(?:${words.through})(?=\\s)`);
  const through = `[-–—~〜～/]${spoken ? `|${spoken}` : ''}`;
  const dayNumber = '\\p{N}{1,2}(?:st|nd|rd|th|\\.|º)?';
  const stems = cycles
    .flat()
    .map(([long = '']) => escapeRegExp(long.slice(0, isUnspaced ? undefined : STEM)));
  const alsoSaid = [...stems, known, ...(words ? [words.weekend, words.weekdays] : [])].join('|');
  return {
    cycles,
    mention: new RegExp(`${before}(?:${alsoSaid})`, 'iu'),
    range: new RegExp(
      `(?<first>${name})\\.?(?:\\s${dayNumber})?\\s*(?:${through})\\s*(?:${dayNumber}\\s)?(?:(?!(?:${known})\\.?\\s)\\p{L}{1,4}\\s)?(?<last>${name})`,
      'giu',
    ),
    monthBehind: words && monthBehind(words, cycles[1] ?? []),
    weekend: words && alone(words.weekend),
    weekdays: words && alone(words.weekdays),
    weekendWord: words?.weekend.split('|')[0] ?? '',
  };
}

function monthBehind({ beforeMonth }: CalendarWords, months: Cycle): RegExp | undefined {
  const before = unlessAbsent(beforeMonth);
  const names = months.flat().map(escapeRegExp).join('|');
  return before === undefined
    ? undefined
    : new RegExp(String.raw`(?<!\p{L})(?:${before})\s+(${names})(?!\p{L})`, 'giu');
}

const calendarFor = byLanguage(calendarOf);

/**
 * Whether a text names a day or a month.
 * @param code of the language of the text, such as `de`
 */
export function namesDay(text: string, code: string): boolean {
  const { cycles, mention } = calendarFor(code);
  if (!mention.test(text)) return false;
  const lower = text.toLowerCase();
  return (
    calendarWords(text, code).length > 0 ||
    cycles.some((cycle) => cycle.some(([long = '']) => lower.includes(long)))
  );
}

/**
 * What a word in lower case names the one or other of; undefined where it names none. Many languages put an `s` behind
 * the name of a day that comes again and again: `sundays`, `sonntags`, `dimanches`.
 * @param code of the language of the word, such as `de`
 */
export function calendarPart(word: string, code: string): 'weekday' | 'month' | undefined {
  const [week = [], year = []] = calendarFor(code).cycles;
  const isIn = (cycle: Cycle, name = word): boolean => cycle.some((names) => names.includes(name));
  if (isIn(week) || (word.endsWith('s') && isIn(week, word.slice(0, -1)))) return 'weekday';
  return isIn(year) ? 'month' : undefined;
}

/** The names of each month, the full one first; `code` is that of a language such as `de`. */
export const monthNames = (code: string): Cycle => calendarFor(code).cycles[1] ?? [];

/**
 * Whether a word in lower case names several days of the week together, such as `weekend`.
 * @param code of the language of the word, such as `de`
 */
export function namesSeveralDays(word: string, code: string): boolean {
  const { weekend, weekdays } = calendarFor(code);
  return [weekend, weekdays].some((several) => several?.exec(word)?.[0] === word);
}

/**
 * Months of a question in lower case that have the name of a word which says little, such as `may`: behind a word that
 * tells them from it.
 * @param code of the language of the question, such as `en`
 */
export function monthsBehind(question: string, code: string): string[] {
  const { monthBehind: pattern } = calendarFor(code);
  return pattern === undefined
    ? []
    : [...question.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
}

/** The place of a name in a cycle; -1 where it is none of them. */
function placeOf(name: string, cycle: Cycle): number {
  const folded = fold(name);
  const exact = cycle.findIndex((names) => names.includes(folded));
  if (exact >= 0 || folded.length < STEM) return exact;
  return cycle.findIndex(([long = '']) => {
    let shared = 0;
    while (shared < folded.length && folded[shared] === long[shared]) shared++;
    return shared >= STEM && shared >= folded.length - ENDING && folded.length <= long.length + ENDING;
  });
}

function* from(cycle: Cycle, first: number, last: number): Generator<string> {
  for (let at = first; ; at = (at + 1) % cycle.length) {
    yield cycle[at]?.[0] ?? '';
    if (at === last) return;
  }
}

/**
 * Full names of the days and months that a text is about and names by a range, shortly or together, and the weekend where
 * it names one of its days.
 * @param code of the language of the text, such as `de`
 */
export function calendarWords(text: string, code: string): string[] {
  const { cycles, mention, range, weekend, weekdays, weekendWord } = calendarFor(code);
  if (text.length > MAX_LENGTH || !mention.test(text)) return [];
  const [week = []] = cycles;
  const found = new Set<string>();
  const add = (names: Iterable<string>): void => {
    for (const name of names) found.add(name);
  };
  for (const { groups } of text.matchAll(range)) {
    for (const cycle of cycles) {
      const first = placeOf(groups?.['first'] ?? '', cycle);
      const last = placeOf(groups?.['last'] ?? '', cycle);
      if (first >= 0 && last >= 0) add(from(cycle, first, last));
    }
  }
  if (weekend?.test(text)) add(from(week, SATURDAY, SATURDAY + 1));
  if (weekdays?.test(text)) add(from(week, 0, SATURDAY - 1));
  // A short name is often another word too; it is a day or a month beside a number, or among such names alone.
  const placesOf = (word: string): string[] =>
    cycles.flatMap((cycle) => cycle.find((names) => names.includes(word))?.[0] ?? []);
  const hasNumber = /\p{N}/u.test(text);
  for (const part of hasNumber ? [text] : text.split(/[()[\]]/)) {
    const words = part.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
    if (hasNumber || words.every((word) => placesOf(word).length > 0)) add(words.flatMap(placesOf));
  }
  const lower = text.toLowerCase();
  const isWeekend = week.slice(SATURDAY).some(([long = '']) => found.has(long) || lower.includes(long));
  if (isWeekend && weekendWord !== '') found.add(weekendWord);
  return [...found];
}
