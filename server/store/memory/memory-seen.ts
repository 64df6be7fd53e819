/** From which websites widgets were asked for, in memory. */
import type { SeenAtWidget, SeenOrigin, SeenStore } from '../port/seen-store.js';
import { capSeen, firstKeptDay, mergeSeen } from '../records/seen-origins.js';

export function createMemorySeen(): SeenStore {
  const days = new Map<string, SeenAtWidget[]>();
  return {
    add(day, seen) {
      const all = [...(days.get(day) ?? []), ...seen];
      const kept = [...new Set(all.map(({ widgetId }) => widgetId))].flatMap((widgetId) =>
        capSeen(mergeSeen(all.filter((each) => each.widgetId === widgetId))).map((each) => ({
          ...each,
          widgetId,
        })),
      );
      days.set(day, kept);
      for (const old of [...days.keys()].filter((each) => each < firstKeptDay(day))) days.delete(old);
      return Promise.resolve();
    },
    list(widgetIds, from) {
      const wanted = [...days].filter(([day]) => day >= from).flatMap(([, seen]) => seen);
      const found = widgetIds.map((id): [string, SeenOrigin[]] => [
        id,
        mergeSeen(wanted.filter(({ widgetId }) => widgetId === id)),
      ]);
      return Promise.resolve(new Map(found.filter(([, seen]) => seen.length > 0)));
    },
  };
}
