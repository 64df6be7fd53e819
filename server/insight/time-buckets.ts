/** Divides a time into the hours, days or weeks of a time zone, in which days may have 23 or 25 hours. */
import { AppError } from '../errors.js';
import type { BucketSize } from '../admin-contract/usage.js';
import { addDays, createCalendar, daysFrom, type Calendar } from './days.js';

/** Zones change their clocks at times that are whole quarters of an hour in UTC. */
const QUARTER_MS = 900_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More buckets show nothing more to a person. */
const MOST_BUCKETS = 4000;

/** The first moment of a day, in milliseconds since 1970; of the next, where the zone has skipped the day. */
export function startOfDay(dayOf: Calendar, day: string): number {
  // No zone is more than a day from UTC.
  let [before, after] = [Date.parse(day) / QUARTER_MS - 96, Date.parse(day) / QUARTER_MS + 96];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle * QUARTER_MS) >= day) after = middle;
    else before = middle;
  }
  return after * QUARTER_MS;
}

/**
 * When each bucket of a time begins, the first at or before `from`.
 *
 * @throws {AppError} `invalid_request` for more than anybody can look at
 */
export function bucketStarts(from: number, to: number, bucket: BucketSize, timeZone: string): number[] {
  const size = bucket === 'hour' ? HOUR_MS : bucket === 'day' ? DAY_MS : 7 * DAY_MS;
  if ((to - from) / size > MOST_BUCKETS)
    throw new AppError(
      'invalid_request',
      `That is too long a time by the ${bucket}; ask for a shorter one, or for longer buckets.`,
    );
  if (bucket === 'hour') return hourStarts(from, to, timeZone);
  const dayOf = createCalendar(timeZone);
  const [first, last] = [dayOf(from), dayOf(Math.max(from, to - 1))];
  const days = daysFrom(bucket === 'week' ? mondayOf(first) : first, last);
  const begins = bucket === 'week' ? days.filter((_, index) => index % 7 === 0) : days;
  return [...new Set(begins.map((day) => startOfDay(dayOf, day)))];
}

/** When the last so many hours or days of a time zone began, the present one included. @param last such as `7d` or `24h` */
export function startOfLast(now: number, last: string, timeZone: string): number {
  const back = Number.parseInt(last, 10) - 1;
  if (last.endsWith('h')) return startOfHour(now, timeZone) - back * HOUR_MS;
  const dayOf = createCalendar(timeZone);
  return startOfDay(dayOf, addDays(dayOf(now), -back));
}

/**
 * The time to compare another with: as many days before as it touches where it begins with a day, or as many hours
 * where it begins with an hour, up to the same time of day or minute; else just as long a time.
 */
export function spanBefore<Span extends { from: number; to: number }>(span: Span, timeZone: string): Span {
  const { from, to } = span;
  const dayOf = createCalendar(timeZone);
  if (from === startOfDay(dayOf, dayOf(from))) {
    const days = daysFrom(dayOf(from), dayOf(to - 1)).length;
    const back = (at: number) => {
      const day = dayOf(at);
      return startOfDay(dayOf, addDays(day, -days)) + (at - startOfDay(dayOf, day));
    };
    return { ...span, from: back(from), to: Math.min(back(to), from) };
  }
  const isHours = from === startOfHour(from, timeZone);
  const length = isHours ? Math.ceil((to - from) / HOUR_MS) * HOUR_MS : to - from;
  return { ...span, from: from - length, to: to - length };
}

const startOfHour = (at: number, timeZone: string): number => hourStarts(at, at, timeZone)[0] ?? at;

/** Looks at each quarter of an hour, since zones differ by halves and quarters of one. */
function hourStarts(from: number, to: number, timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('en-US-u-nu-latn', { timeZone, minute: 'numeric' });
  const isStart = (at: number) => Number(format.format(at)) === 0;
  const starts: number[] = [];
  let at = Math.floor(from / QUARTER_MS) * QUARTER_MS;
  while (!isStart(at)) at -= QUARTER_MS;
  for (; at < to || starts.length === 0; at += QUARTER_MS) if (isStart(at)) starts.push(at);
  return starts;
}

function mondayOf(day: string): string {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
