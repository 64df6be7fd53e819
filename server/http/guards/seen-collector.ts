/**
 * Collects from which websites widgets are asked for. A request costs it a look into a map; what was collected is
 * written now and then, and when an operator asks.
 */
import { isOrigin } from '../../allowlist.js';
import { MAX_SEEN, type SeenAtWidget, type SeenStore } from '../../store/port/seen-store.js';

export interface SeenCollector {
  /** Does nothing for a text that is no origin. */
  note(widgetId: string, origin: string, isIn: boolean): void;
  /** Stores what was collected; where that fails, it is kept for the next time. */
  flush(): Promise<void>;
}

const DAY_LENGTH = '2026-01-31'.length;

/** @param clock milliseconds since 1970 */
export function createSeenCollector(store: SeenStore, clock: () => number): SeenCollector {
  /** By widget; in it by website, apart for those that were let in and those that were not. */
  let collected = new Map<string, Map<string, SeenAtWidget>>();
  let flushing = Promise.resolve();

  async function write(taken: typeof collected): Promise<void> {
    const byDay = new Map<string, SeenAtWidget[]>();
    for (const seen of [...taken.values()].flatMap((each) => [...each.values()])) {
      const day = seen.lastAt.slice(0, DAY_LENGTH);
      byDay.set(day, [...(byDay.get(day) ?? []), seen]);
    }
    for (const [day, seen] of byDay) await store.add(day, seen);
  }

  return {
    note(widgetId, origin, isIn) {
      const key = isIn ? `+${origin}` : origin;
      let ofWidget = collected.get(widgetId);
      const known = ofWidget?.get(key);
      const lastAt = new Date(clock()).toISOString();
      if (known) {
        known.count++;
        known.lastAt = lastAt;
        return;
      }
      if (!isOrigin(origin)) return;
      if (!ofWidget) collected.set(widgetId, (ofWidget = new Map<string, SeenAtWidget>()));
      if (ofWidget.size >= 2 * MAX_SEEN && !makeRoom(ofWidget)) return;
      ofWidget.set(key, { widgetId, origin, isIn, count: 1, firstAt: lastAt, lastAt });
    },
    flush() {
      const flush = async () => {
        if (collected.size === 0) return;
        const taken = collected;
        collected = new Map<string, Map<string, SeenAtWidget>>();
        try {
          await write(taken);
        } catch (error) {
          // What came meanwhile is the newer part; what could not be written is let go beside it.
          if (collected.size === 0) collected = taken;
          throw error;
        }
      };
      const flushed = flushing.catch(() => undefined).then(flush);
      flushing = flushed.catch(() => undefined);
      return flushed;
    },
  };
}

/** Who makes names up comes once with each: the first of those goes. False where every website came again. */
function makeRoom(seen: Map<string, SeenAtWidget>): boolean {
  for (const [key, { count }] of seen) {
    if (count === 1) return seen.delete(key);
  }
  return false;
}
