/**
 * Collects from which websites widgets are asked for, and how many visitors are turned away by a limit. A request costs
 * it a look into a map; what was collected is written now and then, and when an operator asks.
 */
import { isOrigin } from '../../allowlist.js';
import {
  MAX_SEEN,
  type SeenAtWidget,
  type SeenStore,
  type TurnedAway,
  type TurnedAwayAtWidget,
} from '../../store/port/seen-store.js';

export interface SeenCollector {
  /** Does nothing for a text that is no origin. */
  note(widgetId: string, origin: string, isIn: boolean): void;
  /** A visitor of a widget that there is was turned away. */
  noteTurnedAway(widgetId: string, by: keyof TurnedAway): void;
  /** Stores what was collected; where that fails, it is kept for the next time. */
  flush(): Promise<void>;
}

/** What was not written yet, in groups. */
interface Collected<T> {
  now: Map<string, Map<string, T>>;
}

const DAY_LENGTH = '2026-01-31'.length;

/** @param clock milliseconds since 1970 */
export function createSeenCollector(store: SeenStore, clock: () => number): SeenCollector {
  /** By widget; in it by website, apart for those that were let in and those that were not. */
  const seen: Collected<SeenAtWidget> = { now: new Map() };
  /** By day, and in it by widget. */
  const turnedAway: Collected<TurnedAwayAtWidget> = { now: new Map() };
  let flushing = Promise.resolve();

  async function writeSeen(taken: Collected<SeenAtWidget>['now']): Promise<void> {
    const byDay = new Map<string, SeenAtWidget[]>();
    for (const one of [...taken.values()].flatMap((each) => [...each.values()])) {
      const day = one.lastAt.slice(0, DAY_LENGTH);
      byDay.set(day, [...(byDay.get(day) ?? []), one]);
    }
    for (const [day, ofDay] of byDay) await store.add(day, ofDay);
  }

  async function writeTurnedAway(taken: Collected<TurnedAwayAtWidget>['now']): Promise<void> {
    for (const [day, byWidget] of taken) {
      await store.addTurnedAway(day, [...byWidget.values()]);
      taken.delete(day);
    }
  }

  return {
    noteTurnedAway(widgetId, by) {
      const day = new Date(clock()).toISOString().slice(0, DAY_LENGTH);
      let ofDay = turnedAway.now.get(day);
      if (!ofDay) turnedAway.now.set(day, (ofDay = new Map<string, TurnedAwayAtWidget>()));
      const known = ofDay.get(widgetId) ?? { widgetId, quota: 0, rate: 0 };
      known[by]++;
      ofDay.set(widgetId, known);
    },
    note(widgetId, origin, isIn) {
      const key = isIn ? `+${origin}` : origin;
      let ofWidget = seen.now.get(widgetId);
      const known = ofWidget?.get(key);
      const lastAt = new Date(clock()).toISOString();
      if (known) {
        known.count++;
        known.lastAt = lastAt;
        return;
      }
      if (!isOrigin(origin)) return;
      if (!ofWidget) seen.now.set(widgetId, (ofWidget = new Map<string, SeenAtWidget>()));
      if (ofWidget.size >= 2 * MAX_SEEN && !makeRoom(ofWidget)) return;
      ofWidget.set(key, { widgetId, origin, isIn, count: 1, firstAt: lastAt, lastAt });
    },
    flush() {
      const flush = async () => {
        await writeOrKeep(turnedAway, writeTurnedAway);
        await writeOrKeep(seen, writeSeen);
      };
      const flushed = flushing.catch(() => undefined).then(flush);
      flushing = flushed.catch(() => undefined);
      return flushed;
    },
  };
}

async function writeOrKeep<T>(
  collected: Collected<T>,
  write: (taken: Collected<T>['now']) => Promise<void>,
): Promise<void> {
  if (collected.now.size === 0) return;
  const taken = collected.now;
  collected.now = new Map();
  try {
    await write(taken);
  } catch (error) {
    // What could not be written is kept only where nothing newer came meanwhile.
    if (collected.now.size === 0) collected.now = taken;
    throw error;
  }
}

/** Drops the first website that came only once, as made-up names do. False where every website came again. */
function makeRoom(seen: Map<string, SeenAtWidget>): boolean {
  for (const [key, { count }] of seen) {
    if (count === 1) return seen.delete(key);
  }
  return false;
}
