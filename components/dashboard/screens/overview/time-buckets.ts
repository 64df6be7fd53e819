/** The steps of a plot: how long each is, and how it is named. */
import type { BucketSize, Usage, UsageCounts } from '../../../../server/admin-contract/usage.js';
import { LOCALE } from '../../messages/locale.js';
import { overviewMessages as messages } from '../../messages/overview-messages.js';
import type { PlotPoint } from '../../parts/plot-point.js';
import type { Scope } from '../../routing/scope.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Up to so many days are drawn by the hour, and by the day. */
const MAX_DAYS = { hour: 2, day: 92 } as const;

const inFull = {
  hour: new Intl.DateTimeFormat(LOCALE, { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
  day: new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' }),
  week: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' }),
};
const inShort = {
  hour: new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', minute: '2-digit' }),
  day: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' }),
  week: new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' }),
};

/** How fine a time is drawn. */
export function bucketOf({ last, from = '', to = '' }: Scope): BucketSize {
  const number = Number.parseInt(last ?? '', 10);
  const span =
    last === undefined ? Date.parse(to) - Date.parse(from) : number * (last.endsWith('h') ? HOUR_MS : DAY_MS);
  if (span <= MAX_DAYS.hour * DAY_MS) return 'hour';
  return span <= MAX_DAYS.day * DAY_MS ? 'day' : 'week';
}

/** What is drawn of a number: each step beside the same of the time before. */
export function pointsOf(
  { bucket, buckets, previous }: Usage,
  valueOf: (counts: UsageCounts) => number | undefined,
): PlotPoint[] {
  // The ends stand below each other: the first of either may be a part of a day.
  const shift = (previous?.buckets.length ?? 0) - buckets.length;
  return buckets.map((counts, index) => {
    const at = new Date(counts.at);
    const before = previous?.buckets[index + shift];
    const name = inFull[bucket].format(at);
    return {
      name: bucket === 'week' ? messages.weekOf(name) : name,
      short: inShort[bucket].format(at),
      value: valueOf(counts),
      ...(before && { before: valueOf(before) }),
    };
  });
}

/** The time from one step to another, the last included. */
export function spanOf(
  { buckets, from, to }: Usage,
  first: number,
  last: number,
): { from: string; to: string } {
  // The first step may have begun before the time does.
  const start = first === 0 ? from : (buckets[first]?.at ?? from);
  return { from: start, to: buckets[last + 1]?.at ?? to };
}
