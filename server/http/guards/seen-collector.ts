/**
 * Collects from which websites widgets are asked for, and how many visitors are turned away by a limit. A request costs
 * it a look into a map; what was collected is written now and then, and when an operator asks.
 */
import { isOrigin } from '../../allowlist.js';
import { Mutex } from '../../runtime/mutex.js';
import {
  MAX_SEEN,
  sumTurnedAway,
  type SeenAtWidget,
  type SeenStore,
  type TurnedAway,
  type TurnedAwayAtWidget,
} from '../../store/port/seen-store.js';
import { createDayBuffer } from './day-buffer.js';

export interface SeenCollector {
  /** Does nothing for a text that is no origin. */
  note(widgetId: string, origin: string, isIn: boolean): void;
  /** A visitor of a widget that there is was turned away. */
  noteTurnedAway(widgetId: string, by: keyof TurnedAway): void;
  /** Stores what was collected; where that fails, it is kept for the next time. */
  flush(): Promise<void>;
}

/** Of a widget, by website, apart for those that were let in and those that were not. */
type SeenWebsites = Map<string, SeenAtWidget>;

const DAY_LENGTH = '2026-01-31'.length;

/** @param clock milliseconds since 1970 */
export function createSeenCollector(store: SeenStore, clock: () => number): SeenCollector {
  const seen = createDayBuffer(mergeWebsites, (day, websites) =>
    store.add(
      day,
      websites.flatMap((each) => [...each.values()]),
    ),
  );
  const turnedAway = createDayBuffer<TurnedAwayAtWidget>(
    (known, later) => ({ ...known, ...sumTurnedAway([known, later]) }),
    (day, counts) => store.addTurnedAway(day, counts),
  );
  const mutex = new Mutex();

  return {
    noteTurnedAway(widgetId, by) {
      const day = new Date(clock()).toISOString().slice(0, DAY_LENGTH);
      turnedAway.add(day, widgetId, { widgetId, quota: 0, rate: 0, [by]: 1 });
    },
    note(widgetId, origin, isIn) {
      const at = new Date(clock()).toISOString();
      const day = at.slice(0, DAY_LENGTH);
      const key = isIn ? `+${origin}` : origin;
      if (!seen.get(day, widgetId)?.has(key) && !isOrigin(origin)) return;
      const website = { widgetId, origin, isIn, count: 1, firstAt: at, lastAt: at };
      seen.add(day, widgetId, new Map([[key, website]]));
    },
    flush: () =>
      mutex.runExclusive(async () => {
        for (const written of await Promise.allSettled([turnedAway.write(), seen.write()]))
          if (written.status === 'rejected') throw written.reason;
      }),
  };
}

/** Of names that are made up no more are kept than there is room for. */
function mergeWebsites(known: SeenWebsites, later: SeenWebsites): SeenWebsites {
  for (const [key, website] of later) {
    const before = known.get(key);
    if (before) {
      before.count += website.count;
      before.lastAt = website.lastAt;
    } else if (known.size < 2 * MAX_SEEN || makeRoom(known)) known.set(key, website);
  }
  return known;
}

/** Drops the first website that came only once, as made-up names do. False where every website came again. */
function makeRoom(seen: SeenWebsites): boolean {
  for (const [key, { count }] of seen) {
    if (count === 1) return seen.delete(key);
  }
  return false;
}
