/** Calendar days, as texts such as `2025-01-31`, which sort by time. */

const DAY_MS = 86_400_000;
/** Zones change their day at times that are whole quarters of an hour in UTC. */
const QUARTER_MS = 900_000;

/** The day of a moment, in milliseconds since 1970. */
export type Calendar = (at: number) => string;

/** @param timeZone name of the IANA database, such as `Europe/Berlin` */
export function createCalendar(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let [quarter, day] = [NaN, ''];
  return (at) => {
    const wanted = Math.floor(at / QUARTER_MS);
    // Records follow each other in time, so the last day is mostly asked for again.
    if (wanted !== quarter) {
      const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
      day = `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`;
      quarter = wanted;
    }
    return day;
  };
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True for a day that the calendar has, so not for `2025-02-30`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first to the last, both included; none where the last comes before the first. */
export function daysFrom(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(first, at));
}
