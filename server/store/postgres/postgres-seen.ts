/** From which websites widgets were asked for, in PostgreSQL. */
import { isWidgetId } from '../port/ids.js';
import {
  MAX_SEEN,
  type SeenAtWidget,
  type SeenOrigin,
  type SeenStore,
  type TurnedAwayOnDay,
} from '../port/seen-store.js';
import { firstKeptDay, mergeSeen } from '../records/seen-origins.js';
import type { Database } from '../database/database.js';

/** Rows are taken in one order, so that two servers cannot wait for each other. */
const ADD = {
  name: 'seen_add',
  text: `
INSERT INTO seen AS s (day, widget_id, is_in, origin, count, first_at, last_at)
SELECT $1::date, w, i, o, sum(n), min(f), max(l)
FROM unnest($2::uuid[], $3::bool[], $4::text[], $5::bigint[], $6::text[], $7::text[]) AS a(w, i, o, n, f, l)
GROUP BY w, i, o ORDER BY w, i, o
ON CONFLICT (widget_id, day, is_in, origin) DO UPDATE SET count = s.count + excluded.count,
  first_at = least(s.first_at, excluded.first_at), last_at = greatest(s.last_at, excluded.last_at)`,
};
const CAP = {
  name: 'seen_cap',
  text: `
DELETE FROM seen s USING (
  SELECT widget_id, is_in, origin,
    row_number() OVER (PARTITION BY widget_id, is_in ORDER BY count DESC, last_at DESC) AS place
  FROM seen WHERE day = $1::date AND widget_id = ANY($2::uuid[])) ranked
WHERE s.day = $1::date AND s.widget_id = ranked.widget_id AND s.is_in = ranked.is_in AND s.origin = ranked.origin
  AND ranked.place > ${MAX_SEEN}`,
};
const FORGET = { name: 'seen_forget', text: 'DELETE FROM seen WHERE day < $1::date' };
const LIST = {
  name: 'seen',
  text: `SELECT widget_id, is_in, origin, count, first_at, last_at FROM seen
    WHERE widget_id = ANY($1::uuid[]) AND day >= $2::date`,
};

const ADD_LIMITS = {
  name: 'turned_away_add',
  text: `
INSERT INTO turned_away AS t (widget_id, day, quota, rate)
SELECT w, $1::date, sum(q), sum(r) FROM unnest($2::uuid[], $3::bigint[], $4::bigint[]) AS a(w, q, r)
GROUP BY w ORDER BY w
ON CONFLICT (widget_id, day) DO UPDATE SET quota = t.quota + excluded.quota, rate = t.rate + excluded.rate`,
};
const FORGET_LIMITS = { name: 'turned_away_forget', text: 'DELETE FROM turned_away WHERE day < $1::date' };
const LIST_LIMITS = {
  name: 'turned_away',
  text: `SELECT widget_id, day::text AS day, quota, rate FROM turned_away
    WHERE widget_id = ANY($1::uuid[]) AND day >= $2::date ORDER BY day`,
};

interface SeenRow {
  widget_id: string;
  is_in: boolean;
  origin: string;
  count: string;
  first_at: string;
  last_at: string;
}

export function createPostgresSeen(database: Database): SeenStore {
  return {
    add: (day, seen) =>
      database.transaction(async (transaction) => {
        const known = seen.filter(({ widgetId }) => isWidgetId(widgetId));
        if (known.length > 0) {
          await transaction.run(ADD, [day, ...columnsOf(known)]);
          await transaction.run(CAP, [day, [...new Set(known.map(({ widgetId }) => widgetId))]]);
        }
        await transaction.run(FORGET, [firstKeptDay(day)]);
      }),
    async list(widgetIds, from) {
      const rows = await database.run<SeenRow>(LIST, [widgetIds.filter(isWidgetId), from]);
      const found = widgetIds.map((id): [string, SeenOrigin[]] => [
        id,
        mergeSeen(rows.filter((row) => row.widget_id === id.toLowerCase()).map(originOf)),
      ]);
      return new Map(found.filter(([, seen]) => seen.length > 0));
    },
    addTurnedAway: (day, turnedAway) =>
      database.transaction(async (transaction) => {
        const known = turnedAway.filter(({ widgetId }) => isWidgetId(widgetId));
        await transaction.run(ADD_LIMITS, [
          day,
          known.map(({ widgetId }) => widgetId),
          known.map(({ quota }) => quota),
          known.map(({ rate }) => rate),
        ]);
        await transaction.run(FORGET_LIMITS, [firstKeptDay(day)]);
      }),
    async turnedAway(widgetIds, from) {
      const rows = await database.run<{ widget_id: string; day: string; quota: string; rate: string }>(
        LIST_LIMITS,
        [widgetIds.filter(isWidgetId), from],
      );
      const found = widgetIds.map((id): [string, TurnedAwayOnDay[]] => [
        id,
        rows
          .filter((row) => row.widget_id === id.toLowerCase())
          .map(({ day, quota, rate }) => ({ day, quota: Number(quota), rate: Number(rate) })),
      ]);
      return new Map(found.filter(([, counts]) => counts.length > 0));
    },
  };
}

const columnsOf = (seen: readonly SeenAtWidget[]): unknown[][] => [
  seen.map(({ widgetId }) => widgetId),
  seen.map(({ isIn }) => isIn),
  seen.map(({ origin }) => origin),
  seen.map(({ count }) => count),
  seen.map(({ firstAt }) => firstAt),
  seen.map(({ lastAt }) => lastAt),
];

const originOf = (row: SeenRow): SeenOrigin => ({
  origin: row.origin,
  isIn: row.is_in,
  count: Number(row.count),
  firstAt: row.first_at,
  lastAt: row.last_at,
});
