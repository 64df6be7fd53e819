/** When the daily mail of a widget is due, by the clock of its owner. */

/** From this hour on, so that it is there when the day's work begins. */
const FIRST_HOUR = 8;
/** A server that was stopped in the morning makes up for it until then; later it waits for the next morning. */
const LAST_HOUR = 20;
const DAY_MS = 86_400_000;

export interface DueDigest {
  /** `2025-01-31`, where the owner is. */
  day: string;
  /** Since when questions are told of, in milliseconds since 1970. */
  from: number;
}

/**
 * Undefined where none is due at `now` (milliseconds since 1970).
 *
 * @param last the digest before
 */
export function dueDigest(
  now: number,
  timeZone: string,
  last: { day: string; at: string } | undefined,
): DueDigest | undefined {
  const { day, hour } = localTime(now, timeZone);
  const isTime = hour >= FIRST_HOUR && hour < LAST_HOUR;
  if (!isTime || (last && last.day >= day)) return undefined;
  return { day, from: last ? Date.parse(last.at) : now - DAY_MS };
}

function localTime(now: number, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}
