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
