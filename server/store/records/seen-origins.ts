/** Adds up from which websites a widget was asked for. */
import { MAX_SEEN, SEEN_DAYS, type SeenOrigin } from '../port/seen-store.js';

const DAY_MS = 86_400_000;

/** Each website once as let in and once as refused, the latest first. */
export function mergeSeen(seen: readonly SeenOrigin[]): SeenOrigin[] {
  const merged = new Map<string, SeenOrigin>();
  for (const { origin, isIn, count, firstAt, lastAt } of seen) {
    const key = `${isIn} ${origin}`;
    const known = merged.get(key);
    merged.set(key, {
      origin,
      isIn,
      count: count + (known?.count ?? 0),
      firstAt: known && known.firstAt < firstAt ? known.firstAt : firstAt,
      lastAt: known && known.lastAt > lastAt ? known.lastAt : lastAt,
    });
  }
  return [...merged.values()].sort(byLast);
}

/** As many of each kind as are kept: who makes names up comes once or twice with each, a website again and again. */
export function capSeen(seen: readonly SeenOrigin[]): SeenOrigin[] {
  const often = [...seen].sort((a, b) => b.count - a.count || byLast(a, b));
  return [true, false].flatMap((isIn) => often.filter((each) => each.isIn === isIn).slice(0, MAX_SEEN));
}

/** The first day that is kept beside a day. */
export const firstKeptDay = (day: string): string =>
  new Date(Date.parse(day) - (SEEN_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);

const byLast = (a: SeenOrigin, b: SeenOrigin) => (a.lastAt < b.lastAt ? 1 : -1);
