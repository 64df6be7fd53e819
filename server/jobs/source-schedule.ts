/** When a widget's source is due to be imported again. */
import type { Site, Source } from '../site-records.js';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** After a failure a source is tried again within this time, in milliseconds. */
export const RETRY_MS = UNITS.h;
/** An import that is in progress in another process has visited a page within this time, in milliseconds. */
const IN_PROGRESS_MS = 10 * UNITS.m;
/** Sources that were added together drift apart by up to this share of their interval. */
const JITTER = 0.1;

/** Milliseconds of an interval such as `30m`, `24h` or `7d`. */
function intervalMs(every: string): number {
  const [, number = '', unit = 'd'] = /^(\d+)([mhd])$/.exec(every) ?? [];
  return Number(number) * UNITS[unit as keyof typeof UNITS];
}

/**
 * When the source is next imported, in milliseconds since 1970; 0 where it never was.
 *
 * @param jitter from 0 to 1: how much later than its interval says
 */
export function dueAt({ every }: Source, site: Site | undefined, jitter: number): number {
  if (!site) return 0;
  const interval = intervalMs(every) * (1 + JITTER * jitter);
  const failedAt = site.failure && Date.parse(site.failure.at);
  if (failedAt !== undefined) return failedAt + Math.min(interval, RETRY_MS);
  if (site.finishedAt !== undefined) return Date.parse(site.finishedAt) + interval;
  // Stopped on its way, unless another process is still at it.
  return lastVisitOf(site) + IN_PROGRESS_MS;
}

/** When a page of the site was last visited, in milliseconds since 1970. */
function lastVisitOf({ startedAt, visits }: Site): number {
  return visits.reduce((last, { visitedAt }) => Math.max(last, Date.parse(visitedAt)), Date.parse(startedAt));
}
