/** Tells lines that say when something is open: days with times, or days when it is closed. */
import { contactPatternsOrDefault, foldForPatterns, timeBoundsIn } from '../../languages/contact-patterns.js';
import { calendarPart } from '../../languages/calendar.js';
import { withHoursInDigits } from '../../languages/hours-in-words.js';
import { daysIn } from '../../languages/weekdays.js';
import { yearPeriodsIn } from '../../languages/year-periods.js';

const HOUR = String.raw`(?:[01]?\d|2[0-4])`;
/** `9:00`, `9.30`, `9h`, `9 am`, `9 Uhr`, `9時`. */
const MINUTES = String.raw`(?:\s?[:.hH]\s?[0-5]\d|\s?[hH時点點시](?!\p{L}))`;
const HALF = String.raw`(?:\s?(?:a\.?m\.?|p\.?m\.?|uhr|horas?|heures?|ore|uur|godz\.?|hrs?|o'clock|noon|midnight|in the (?:morning|afternoon|evening)|at night|de la (?:mañana|tarde|noche)|da (?:manhã|tarde|noite)|di (?:mattina|sera)|du (?:matin|soir)|분|分|บาท)(?!\p{L}))`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/]|\p{Sc}\s?)${HOUR}(?:${MINUTES}${HALF}?|${HALF})(?![\p{N}:]|\s?\p{Sc})|(?<!\p{L})(?:noon|midnight|midday)(?!\p{L})`,
  'giu',
);
const BARE_RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/$€£-])${HOUR}(?:${MINUTES})?\s?(?:[-–—~〜～]|\s(?:to|till?|until|bis|à|a|às|as|al|alle|ate|até|hasta|tot|do|ile|and|et|und|y|e|en|से|تا|עד|حتى|إلى|から|부터|至|到)\s)\s?${HOUR}(?:${MINUTES})?${HALF}?(?![\p{N}:%€$£])`,
  'iu',
);
const ROUND_THE_CLOCK = /24\s?\/\s?7|24\s?(?:hours|stunden|heures|horas|ore|uur|h)(?!\p{L})/iu;
/** A word behind a number of a day, and one before it: either may be a month. */
const BESIDE_NUMBER = [
  /(?<!\d)\d{1,2}\.?\s?(?:[-–]\s?\d{1,2}\.?\s)?(\p{L}{3,})/gu,
  /(?<!\p{L})(\p{L}{3,9})\.?\s\d{1,2}(?!\d|:)/gu,
];
const MAX_LENGTH = 260;
/** A longer sentence without a number tells of more than when it is closed. */
const MAX_CLOSURE = 180;
/** In a longer line, two numbers need more than a day beside them to be hours: `an age such as 6–15`. */
const MAX_BARE_RANGE_WORDS = 20;
/** A longer sentence tells of something else on a holiday. */
const MAX_HOLIDAY = 60;
const MAX_OPEN_ON_DATE = 140;

/** `10.30 in the morning to 4.30 in the afternoon`. */
const LONGEST_RANGE = 40;

const timesIn = (text: string): number => [...text.matchAll(TIME)].length;

export interface HoursLine {
  /** Days that it names, 0 for Monday. */
  days: ReadonlySet<number>;
  /** Whether it names times; otherwise it says when it is closed. */
  hasTimes: boolean;
  /** Whether it says "open" or "closed". */
  saysOpen: boolean;
}

/** What a line says of hours; undefined where it says nothing of them. */
export function readHoursLine(line: string, language: string): HoursLine | undefined {
  const text = withHoursInDigits(line, language);
  if (text.length > (/\d/.test(text) ? MAX_LENGTH : MAX_CLOSURE)) return undefined;
  const patterns = contactPatternsOrDefault(language);
  const folded = foldForPatterns(text);
  const times = timesIn(text);
  const hasRange =
    BARE_RANGE.test(withoutDates(folded, language)) && text.split(/\s+/).length <= MAX_BARE_RANGE_WORDS;
  const isOpenAlways = ROUND_THE_CLOCK.test(text);
  const hasTimes = times > 0 || hasRange || isOpenAlways;
  const closes = folded.search(patterns.closed) >= 0;
  const saysOpen = closes || folded.search(patterns.open) >= 0;
  if (!hasTimes && !saysOpen) return undefined;
  const days = daysIn(text, patterns);
  const isHoliday = folded.search(patterns.holiday) >= 0;
  // `Easter Saturday: open as usual` has no times.
  if ((days.size > 0 && hasTimes) || (isHoliday && text.length <= MAX_HOLIDAY))
    return { days, hasTimes, saysOpen };
  if (closes && !hasTimes && (days.size > 0 || isHoliday || namesDate(text, language))) {
    return { days, hasTimes, saysOpen };
  }
  // `Over Christmas we close at 1pm on 24 December.`
  const isOfDate = isHoliday || namesDate(text, language);
  if (saysOpen && hasTimes && text.length <= MAX_OPEN_ON_DATE && isOfDate)
    return { days, hasTimes, saysOpen };
  if (saysOpen && (times > 1 || isOpenAlways || (hasRange && timesIn(text) > 0)))
    return { days, hasTimes, saysOpen };
  return (times > 1 || hasRange) && opensWithTimeOfDate(folded, language)
    ? { days, hasTimes, saysOpen }
    : undefined;
}

/** `24 December: 7am to 1pm`, but not `24 December: carols from 3pm to 5pm`. */
function opensWithTimeOfDate(folded: string, language: string): boolean {
  const [date] = yearPeriodsIn(folded, language);
  if (date?.start !== 0 || !/\d/.test(folded.slice(0, date.end))) return false;
  const rest = folded.slice(date.end).replace(/^[^\p{L}\p{N}]+/u, '');
  return [...rest.matchAll(TIME)][0]?.index === 0 || BARE_RANGE.exec(rest)?.index === 0;
}

/**
 * Whether a sentence says from when or until when, of whatever the house has and on whatever day: `from 7am to 3pm`,
 * `out by 10am`, `an hour before we close`.
 * @param heading above it, which may say what its times are: `Check-in`
 */
export function tellsTimeOfSomething(line: string, heading: string, language: string): boolean {
  if (line.length > MAX_LENGTH) return false;
  const text = withHoursInDigits(line, language);
  const patterns = contactPatternsOrDefault(language);
  const folded = foldForPatterns(text);
  if (folded.search(patterns.beforeClosing) >= 0) return true;
  if (timesIn(text) === 0) return false;
  if (timeBoundsIn(`${foldForPatterns(heading)} ${folded}`, patterns).length > 0) return true;
  const { from } = patterns;
  if (!from) return false;
  const ranges = [...folded.matchAll(from)].map(({ index, 0: word }) => folded.slice(index + word.length));
  return ranges.some(
    (rest) => BARE_RANGE.exec(rest)?.index === 1 || timesIn(rest.slice(0, LONGEST_RANGE)) > 1,
  );
}

/** `from 3 to 17 August` is no range of times. */
function withoutDates(folded: string, language: string): string {
  const dates = yearPeriodsIn(folded, language).filter(({ start, end }) =>
    /\d/.test(folded.slice(start, end)),
  );
  return dates.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}|${rest.slice(end)}`, folded);
}

function namesDate(text: string, language: string): boolean {
  const words = BESIDE_NUMBER.flatMap((pattern) => [...text.matchAll(pattern)].map(([, word = '']) => word));
  return words.some((word) => calendarPart(word.toLowerCase(), language) === 'month');
}

/** Whether a text is a time or a range of times and nothing else, as in a cell of a table. */
export function isTimeCell(text: string, language: string): boolean {
  const patterns = contactPatternsOrDefault(language);
  if (text === '' || text.length > 60) return false;
  const folded = foldForPatterns(text);
  const isClosed = folded.search(patterns.closed) >= 0;
  return BARE_RANGE.test(text) || timesIn(text) > 0 || isClosed || ROUND_THE_CLOCK.test(text);
}
