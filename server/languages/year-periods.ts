/** The days of the year that a text names: by their date, by their month, or by what they are called. */
import { byLanguage } from './by-language.js';
import { escapeRegExp } from '../runtime/escape-reg-exp.js';
import { monthNames, monthsBehind } from './calendar.js';
import { contactPatternsOrDefault, foldForPatterns } from './contact-patterns.js';
import type { YearPart } from './definition/contact-words.js';
import { findSpokenLanguage } from './language-table.js';

/** From one day of the year to another, each as 100 for the month and 1 for the day; over New Year where `to` is less. */
export interface YearPeriod {
  from: number;
  to: number;
  /** Where the text names it. */
  start: number;
  end: number;
}

/** Easter is one day of those it may be; a season is that of the north. */
const PARTS: Readonly<Record<YearPart, readonly [from: number, to: number]>> = {
  christmasEve: [1224, 1224],
  christmasDay: [1225, 1225],
  boxingDay: [1226, 1226],
  christmas: [1224, 1226],
  newYearsEve: [1231, 1231],
  newYear: [101, 101],
  easter: [405, 405],
  spring: [301, 531],
  summer: [601, 831],
  autumn: [901, 1130],
  winter: [1201, 229],
};
const SEASONS: readonly YearPart[] = ['spring', 'summer', 'autumn', 'winter'];
const FEASTS = [1224, 1225, 1226, 1231, 101];
const LAST_OF_MONTH = 31;
/** Names of months are cut to fewer letters, and are other words as well then. */
const SHORT_NAME = 3;
const LONG_NAME = 5;
/** A longer text is prose. */
const MAX_LENGTH = 300;
const NUMBER = '(?<![\\d:.,])\\d{1,2}(?!\\d|:\\d)(?:st|nd|rd|th|er|\\.|º)?';
const DASH = /^[\s.,]*[-–—~〜～][\s.,]*$/;
/** What may stand between two days of one month: `,`, `–`, `and`, `to the`, and not another month. */
const between = (month: string): string =>
  `\\s?(?:[,&/–—~-]|(?!${month})\\p{L}{1,5})(?:\\s(?!${month})\\p{L}{1,4}){0,2}\\s?`;
const IN_FIGURES = /(?<!\d)(\d{1,2})\s?[月월](?:\s?(\d{1,2})\s?[日일])?/gu;
/** `24.12.` */
const IN_NUMBERS = /(?<![\d.])([0-3]?\d)\.\s?([01]?\d)\.(?!\d{1,2}(?:\D|$))/gu;

interface YearPatterns {
  /** Days before a month, days behind it, and it alone. */
  dates: RegExp;
  months: ReadonlyMap<string, number>;
  parts: readonly (readonly [YearPart, RegExp])[];
  range: RegExp;
  /** Names of days of the week: `22 December to Monday 5 January`. */
  weekday: RegExp;
  /** Before the first of two that `and` makes a range of. */
  between: RegExp | undefined;
  /** Whether the name of a month is a word that says little, too. */
  saysLittle: (month: string) => boolean;
}

function compile(code: string): YearPatterns {
  const { words, isUnspaced, range } = contactPatternsOrDefault(code);
  const months = new Map<string, number>();
  for (const [month, names] of monthNames(code).entries())
    for (const name of names) {
      const folded = foldForPatterns(name);
      if (/\p{L}{3,}/u.test(folded)) months.set(folded, month + 1);
      // `Sept`
      if (folded.length > LONG_NAME) months.set(folded.slice(0, 4), month + 1);
    }
  const names = [...months.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
  const month = `(?<!\\p{L})(?:${names || '(?!)'})(?!\\p{L})\\.?`;
  const numbers = `${NUMBER}(?:${between(month)}${NUMBER}){0,5}`;
  const bounded = (text: string): RegExp =>
    new RegExp(isUnspaced ? text : `(?<!\\p{L})(?:${text})(?!\\p{L})`, 'gu');
  const stopWords = new Set((findSpokenLanguage(code)?.stopWords ?? '').split(' '));
  return {
    dates: new RegExp(
      `(?:(?<before>${numbers})\\s?(?:of |de |d')?)?(?<month>${month})(?:\\s(?:the )?(?<behind>${numbers})(?!\\s?(?:am|pm|uhr|h)(?!\\p{L})))?`,
      'gu',
    ),
    months,
    parts: (Object.keys(PARTS) as YearPart[]).flatMap((part) =>
      words.yearParts[part] === '' ? [] : [[part, bounded(foldForPatterns(words.yearParts[part]))] as const],
    ),
    weekday: bounded(foldForPatterns(words.days.join('|'))),
    range: new RegExp(`^(?:${range.source})(?:\\s\\p{L}{1,4}){0,4}$`, 'u'),
    between: words.between === '' ? undefined : bounded(foldForPatterns(words.between)),
    saysLittle: (name) => name.length <= SHORT_NAME || stopWords.has(name),
  };
}

const patternsFor = byLanguage(compile);

/**
 * @param text in any case, with or without accents
 * @param code of its language, such as `de`
 */
export function yearPeriodsIn(text: string, code: string): YearPeriod[] {
  if (text.length > MAX_LENGTH) return [];
  const folded = foldForPatterns(text);
  const patterns = patternsFor(code);
  const found: YearPeriod[] = [];
  const add = (from: number, to: number, start: number, end: number): void => {
    if (!found.some((known) => known.start < end && start < known.end)) found.push({ from, to, start, end });
  };
  for (const { index, 0: all, groups = {} } of folded.matchAll(patterns.dates)) {
    const { before, month = '', behind } = groups;
    const name = month.replace(/\.$/, '');
    const number = patterns.months.get(name) ?? 0;
    const days = before ?? behind;
    if (days !== undefined) addDays(days, number, folded, { index, length: all.length }, patterns, add);
    else if (!patterns.saysLittle(name) || isSurelyMonth(name, folded, code, patterns))
      add(number * 100 + 1, number * 100 + LAST_OF_MONTH, index, index + all.length);
  }
  for (const pattern of [IN_FIGURES, IN_NUMBERS])
    for (const { index, 0: all, 1: first = '', 2: second } of folded.matchAll(pattern)) {
      const [month, day] = pattern === IN_FIGURES ? [+first, second] : [Number(second), first];
      if (month < 1 || month > 12) continue;
      const from = month * 100 + (day === undefined ? 1 : +day);
      add(from, day === undefined ? month * 100 + LAST_OF_MONTH : from, index, index + all.length);
    }
  for (const [part, pattern] of patterns.parts)
    for (const { index, 0: all } of folded.matchAll(pattern)) add(...PARTS[part], index, index + all.length);
  const periods = joinRanges(
    found.sort((a, b) => a.start - b.start),
    folded,
    patterns,
  );
  // `Summer October to March` says itself when it is.
  const inMonths = periods.filter(({ from, to }) => !isSeason(from, to));
  return inMonths.some(({ from, to }) => from !== to) ? inMonths : periods;
}

const isSeason = (from: number, to: number): boolean =>
  SEASONS.some((part) => PARTS[part][0] === from && PARTS[part][1] === to);

/** The seasons that a text calls by their names: those of a site may be those of the south. */
export function seasonsIn(text: string, code: string): YearPart[] {
  const folded = foldForPatterns(text);
  const { parts } = patternsFor(code);
  return parts.flatMap(([part, pattern]) =>
    SEASONS.includes(part) && folded.search(pattern) >= 0 ? [part] : [],
  );
}

/** `24, 25` and `26` of a month, each by itself or as a range. */
function addDays(
  days: string,
  month: number,
  text: string,
  at: { index: number; length: number },
  patterns: YearPatterns,
  add: (from: number, to: number, start: number, end: number) => void,
): void {
  const numbers = [...days.matchAll(/\d+/g)].map(({ index, 0: digits }) => ({
    day: month * 100 + +digits,
    start: index,
    end: index + digits.length,
  }));
  const offset = at.index + text.slice(at.index).indexOf(days);
  for (let i = 0; i < numbers.length; i++) {
    const [first, next] = [numbers[i], numbers[i + 1]];
    if (!first) continue;
    const isRange =
      next !== undefined &&
      makesRange(
        days.slice(first.end, next.start).replace(/^(?:st|nd|rd|th|er)/, ''),
        text.slice(0, offset),
        patterns,
      );
    const last = isRange ? next : first;
    if (isRange) i++;
    const isLast = i >= numbers.length - 1;
    // The name of the month belongs to the last day before it, or to the first behind it.
    const [start, end] = [offset + first.start, isLast ? at.index + at.length : offset + last.end];
    add(first.day, last.day, start, Math.max(end, start + 1));
  }
}

/** A short name, or one that is another word too, beside nothing but months, or behind a word that goes before them. */
function isSurelyMonth(name: string, text: string, code: string, { months }: YearPatterns): boolean {
  if (monthsBehind(text, code).includes(name)) return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.every((word) => months.has(word) || word.length <= SHORT_NAME);
}

function makesRange(
  between: string,
  before: string,
  { weekday, range, between: opening }: YearPatterns,
): boolean {
  const rest = between.replace(weekday, ' ');
  if (DASH.test(rest)) return true;
  const words = rest.replace(/[\s.,]+/g, ' ').trim();
  if (words === '') return false;
  const opens = opening !== undefined && before.search(opening) >= 0;
  if (/^(?:and|e|en|et|i|und|y|و|ו)(?:\s\p{L}{1,3})?$/u.test(words)) return opens;
  return range.test(words);
}

function joinRanges(found: readonly YearPeriod[], text: string, patterns: YearPatterns): YearPeriod[] {
  const joined: YearPeriod[] = [];
  for (const period of found) {
    const last = joined.at(-1);
    if (last && makesRange(text.slice(last.end, period.start), text.slice(0, last.start), patterns))
      joined[joined.length - 1] = { ...last, to: period.to, end: period.end };
    else joined.push(period);
  }
  return joined;
}

/** Whether it is one day that few businesses open on as on others. */
export const isFeast = ({ from, to }: YearPeriod): boolean => from === to && FEASTS.includes(from);

/** Whether two periods share a day. */
export function sharesDay(a: YearPeriod, b: YearPeriod): boolean {
  return piecesOf(a).some(([from, to]) =>
    piecesOf(b).some(([otherFrom, otherTo]) => from <= otherTo && otherFrom <= to),
  );
}

const piecesOf = ({ from, to }: YearPeriod): [from: number, to: number][] =>
  from <= to
    ? [[from, to]]
    : [
        [from, 1231],
        [101, to],
      ];
