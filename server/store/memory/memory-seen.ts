/** From which websites widgets were asked for, in memory. */
import {
  sumTurnedAway,
  type SeenAtWidget,
  type SeenOrigin,
  type SeenStore,
  type TurnedAway,
  type TurnedAwayOnDay,
} from '../port/seen-store.js';
import { capSeen, firstKeptDay, mergeSeen } from '../records/seen-origins.js';

export function createMemorySeen(): SeenStore {
  const days = new Map<string, SeenAtWidget[]>();
  const limits = new Map<string, Map<string, TurnedAway>>();
  const forget = (day: string) => {
    for (const kept of [days, limits])
      for (const old of [...kept.keys()].filter((each) => each < firstKeptDay(day))) kept.delete(old);
  };
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
      forget(day);
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
    addTurnedAway(day, turnedAway) {
      const known = limits.get(day) ?? new Map<string, TurnedAway>();
      limits.set(day, known);
      for (const more of turnedAway)
        known.set(more.widgetId, sumTurnedAway([known.get(more.widgetId), more]));
      forget(day);
      return Promise.resolve();
    },
    turnedAway(widgetIds, from) {
      const wanted = [...limits].filter(([day]) => day >= from).sort(([a], [b]) => (a < b ? -1 : 1));
      const found = widgetIds.map((id): [string, TurnedAwayOnDay[]] => [
        id,
        wanted.flatMap(([day, byWidget]) => {
          const counts = byWidget.get(id);
          return counts ? [{ day, ...counts }] : [];
        }),
      ]);
      return Promise.resolve(new Map(found.filter(([, counts]) => counts.length > 0)));
    },
  };
}
