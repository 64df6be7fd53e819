/** What a line of hours tells of: days of the week or of the year, a season, a closure. */
import { calendarPart } from '../../languages/calendar.js';
import {
  contactPatternsOrDefault,
  foldForPatterns,
  withoutHoursWord,
} from '../../languages/contact-patterns.js';
import { daysIn } from '../../languages/weekdays.js';
import { yearPeriodsIn } from '../../languages/year-periods.js';
import { isOnlyDays } from '../../search/facts/hours-tables.js';
import type { SiteFact } from './site-facts.js';

/** Longest word between two months or seasons, such as `till`. */
const LONGEST_BETWEEN = 4;

/** The hours of all seasons of a year are one answer, with those of no season beside them. */
export const isTogether = (a: SiteFact, b: SiteFact): boolean =>
  a.page === b.page && sectionOf(a) === sectionOf(b) && partOf(a) === partOf(b);

/** What hours stand below, apart from the season. */
const sectionOf = (fact: SiteFact): string => (isBelowSeason(fact) ? '' : fact.heading);

/** What is open, where a label says so: `Café`, not `Summer`, and not `Hours` at the head of a column. */
const partOf = (fact: SiteFact): string => {
  const { label = '' } = fact;
  return isOfSeason(fact) || withoutHoursWord(foldForPatterns(label)) === '' ? '' : label;
};

/** Whether the season that the heading names is all that tells a line from the others. */
export const isToldBySeason = (fact: SiteFact): boolean =>
  isBelowSeason(fact) && !isOfSeason(fact) && partOf(fact) === '';

/** Whether a label names a time of the year, and nothing that is open in it: `April – October`, `Term time`. */
export const isOfSeason = ({ label = '', entry }: SiteFact): boolean => isSeason(label, entry.language);

/** Whether the heading does: `Summer half (14 March to 31 October)`. */
const isBelowSeason = ({ heading, entry }: SiteFact): boolean => isSeason(heading, entry.language);

function isSeason(text: string, language: string): boolean {
  const { season, holiday } = contactPatternsOrDefault(language);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const months = words.filter((word) => calendarPart(word, language) === 'month').map(foldForPatterns);
  const folded = withoutHoursWord(foldForPatterns(text));
  const rest = folded.replace(season, ' ').replace(holiday, ' ');
  const others = (rest.match(/\p{L}+/gu) ?? []).filter((word) => !months.includes(word));
  return (months.length > 0 || rest !== folded) && others.every((word) => word.length <= LONGEST_BETWEEN);
}

export const namesDates = (text: string, { entry }: SiteFact): boolean =>
  yearPeriodsIn(text, entry.language).length > 0;

/** `25 December: 9 am – noon`, `Tuesday 24 December: 7am to 1pm`. */
export function opensWithDate({ value, entry }: SiteFact): boolean {
  const [date] = yearPeriodsIn(value, entry.language);
  if (!date) return false;
  const before = value.slice(0, date.start);
  return !/\p{N}/u.test(before) && isOnlyDays(before, contactPatternsOrDefault(entry.language));
}

/** `Mondays from 9 to 5`, `Every Saturday from 9am`. */
export function opensWithDay({ value, entry }: SiteFact): boolean {
  const patterns = contactPatternsOrDefault(entry.language);
  const [first = '', second = ''] = value.split(/\s+/);
  return daysIn(first, patterns).size > 0 || daysIn(`${first} ${second}`, patterns).size > 0;
}

export function daysOf({ value, entry }: SiteFact): Set<number> {
  return daysIn(value, contactPatternsOrDefault(entry.language));
}

export function namesHoliday({ value, entry }: SiteFact): boolean {
  return foldForPatterns(value).search(contactPatternsOrDefault(entry.language).holiday) >= 0;
}

/** Whether it names a day of the week; `bank holiday Monday` is none. */
export function namesWeekday({ value, entry }: SiteFact): boolean {
  const patterns = contactPatternsOrDefault(entry.language);
  return daysIn(foldForPatterns(value).replace(patterns.holiday, ' '), patterns).size > 0;
}

/** Says that it is closed, on no day of the week. */
export function isClosure(fact: SiteFact): boolean {
  if (namesHoliday(fact) || daysOf(fact).size > 0) return false;
  return /\d/.test(fact.value) && saysClosed(fact);
}

export function saysClosed({ value, entry }: SiteFact): boolean {
  return foldForPatterns(value).search(contactPatternsOrDefault(entry.language).closed) >= 0;
}

/** Whether it says "open" or "closed". */
export const saysOpening = (fact: SiteFact): boolean =>
  saysClosed(fact) ||
  foldForPatterns(fact.value).search(contactPatternsOrDefault(fact.entry.language).open) >= 0;

/** Whether it tells when something is open, and not only when it is served, begins or ends. */
export function tellsOpening(fact: SiteFact): boolean {
  return namesHoliday(fact) || saysOpening(fact) || fact.quote === '' || daysOf(fact).size > 0;
}

/** Whether it tells of some days of the year alone. */
export function isException(fact: SiteFact): boolean {
  if (daysOf(fact).size === 0) return namesHoliday(fact) || isClosure(fact);
  return saysClosed(fact) && namesDates(fact.value, fact);
}
