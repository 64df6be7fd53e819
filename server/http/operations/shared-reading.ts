/** What several gauges tell of one reading of the store. */
import { withinTime } from '../../runtime/within-time.js';

/** Less than the 10 seconds that Prometheus waits by default; a store that is away may take as long. */
const LONGEST_MS = 3000;

/**
 * Reads once for all that ask meanwhile. Undefined where the store cannot be read: its gauges then have no value, and
 * everything else is told nevertheless.
 */
export function shareReading<Result>(read: () => Promise<Result>): () => Promise<Result | undefined> {
  let reading: Promise<Result | undefined> | undefined;
  return () =>
    (reading ??= withinTime(read(), LONGEST_MS, () => undefined)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      }));
}
