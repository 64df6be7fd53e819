/** Times of the day: what is asked for "1 in the morning" is what holds from `11pm to 8am`. */
import { byLanguage } from './by-language.js';
import { unlessAbsent } from './definition/absent.js';
import { findSpokenLanguage } from './language-table.js';

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
/** Nights begin, and end. */
const NIGHT = 22 * HOUR;
const EARLY = 6 * HOUR;

/** A time that nothing but its own writing is needed to know: `7pm`, `19:30`. */
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?([ap])\.?m\.?(?!\p{L})|(\d{1,2}):(\d{2})`;
const TIME_ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}.,:/])(?:${TIME})`, 'iu');
/** The first of a range may leave to the second what half of the day it is in: `9 to 11am`. */
const START = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s?(?:([ap])\.?m\.?)?`;

interface Reader {
  parts: readonly { names: RegExp; minutes: number }[];
  /** An hour that a part of the day follows; undefined where the words for these are not known. */
  numbered: RegExp | undefined;
  range: RegExp;
}

const readerFor = byLanguage(createReader);

function createReader(code: string): Reader {
  const language = findSpokenLanguage(code);
  const ranges = language && unlessAbsent(language.timeRanges);
  const between = ranges ? String.raw`|\s(?:${ranges.to})\s` : '';
  const { parts = {}, numbered } = language?.partsOfDay ?? {};
  return {
    parts: Object.entries(parts).map(([names, minutes]) => ({ names: whole(names), minutes })),
    numbered: numbered === undefined ? undefined : new RegExp(numbered, 'iu'),
    range: new RegExp(String.raw`(?<![\p{L}\p{N}.,:/])${START}(?:\s?[-–—]\s?${between})(?:${TIME})`, 'iu'),
  };
}

/**
 * The time of the day that a question asks about, in minutes after midnight; of a part of the day, its middle. Undefined
 * where it names none, or in a language whose words for it are not known.
 * @param code of its language, such as `de`
 */
export function timeOfDayIn(question: string, code: string): number | undefined {
  const { parts, numbered } = readerFor(code);
  if (!numbered) return undefined;
  const part = parts.find(({ names }) => names.test(question))?.minutes;
  const hour = part === undefined ? null : numbered.exec(question);
  if (hour) return ofPart(Number(hour[1]) * HOUR, part ?? 0);
  const time = TIME_ALONE.exec(question);
  return time ? minutesOf(time.slice(1)) : part;
}

/** `7 at night` is nineteen, `1 at night` one, as in the morning. */
function ofPart(hour: number, part: number): number {
  const isEarly = part < HALF_DAY || (part >= NIGHT && hour < EARLY);
  return (hour % HALF_DAY) + (isEarly ? 0 : HALF_DAY);
}

/**
 * Whether a time is in the range that a name gives; undefined where it gives none.
 * @param minutes after midnight
 * @param code of the language of the name, such as `de`
 */
export function holdsTimeOfDay(name: string, minutes: number, code: string): boolean | undefined {
  const range = readerFor(code).range.exec(name);
  if (!range) return undefined;
  const [hour = '', minute = '0', half] = range.slice(1);
  const end = minutesOf(range.slice(4));
  const ownHalf = half ?? range[6];
  const start = minutesOf([hour, minute, ownHalf, ownHalf === undefined ? hour : undefined, minute]);
  // `10 to 4pm` begins before noon.
  const from = half === undefined && start > end ? start - HALF_DAY : start;
  return from <= end ? from <= minutes && minutes < end : minutes >= from || minutes < end;
}

/** @param found hour, minute and half of the day, or else hour and minute of the whole day */
function minutesOf([hour, minute, half, hourOfDay, minuteOfHour]: readonly (string | undefined)[]): number {
  if (half === undefined) return Number(hourOfDay) * HOUR + Number(minuteOfHour ?? 0);
  return (Number(hour) % 12) * HOUR + Number(minute ?? 0) + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
}

const whole = (names: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?![\p{L}\p{N}])`, 'iu');
