/** Reads for how long a server asks to be left alone (RFC 9110, 10.2.3). */

/** A longer pause is not kept: nothing is left alone for good because of a slip, and timers of Node end at 24 days. */
const MOST_MS = 24 * 3_600_000;

/**
 * @param header `Retry-After` of a response: seconds, or the time from which it may be asked again
 * @param now in milliseconds since 1970
 * @returns milliseconds, a day at most; undefined where it says nothing, or names a time that is over
 */
export function retryAfterMs(header: string | string[] | undefined, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? 1000 * Number(header) : Date.parse(header) - now;
  return ms >= 0 ? Math.min(ms, MOST_MS) : undefined;
}
