/** A database that is read as a whole. */
import { createHash } from 'node:crypto';
import type { ErasedRecord } from '../../ledger-records.js';
import type { LogRecord } from '../../model.js';
import type { SeenAtWidget } from '../port/seen-store.js';
import type { OperatorStore } from '../port/store.js';
import type { Database } from '../database/database.js';
import type { SeenDay, Source } from './source.js';

const COUNT = {
  name: 'move_count',
  text: 'SELECT coalesce(max(seq) - min(seq) + 1, 0)::int AS n FROM records',
};
const SEEN = {
  name: 'move_seen',
  text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, widget_id AS "widgetId", is_in AS "isIn", origin,
    count::int AS count, first_at AS "firstAt", last_at AS "lastAt" FROM seen ORDER BY day, last_at, origin`,
};
const DAY_MS = 86_400_000;

/** @param now milliseconds since 1970, in the month of which quotas have to be right */
export function createPostgresSource(database: Database, store: OperatorStore, now: number): Source {
  return {
    store,
    async countRecords() {
      const [row] = await database.run<{ n: number }>(COUNT);
      return row?.n ?? 0;
    },
    records: () => recordsWithQuota(store, now),
    seenDays: () => readSeenDays(database),
  };
}

/**
 * All records, and behind them one of type `erased` for each question that a quota counts and of which no record is
 * left: in a data folder, quotas follow from the records alone.
 */
async function* recordsWithQuota(store: OperatorStore, now: number): AsyncGenerator<LogRecord> {
  const charged = await readCharged(store, now);
  for await (const record of store.log.read({})) {
    if (record.type === 'question' || record.type === 'erased') {
      const key = dayKey(record.widgetId, record.at.slice(0, 10));
      const left = charged.get(key);
      if (left !== undefined) charged.set(key, left - 1);
    }
    yield record;
  }
  for (const [key, left] of charged) {
    const [widgetId = '', day = ''] = key.split(' ');
    for (let number = 1; number <= left; number++) yield erasedRecord(widgetId, day, number);
  }
}

/** How many questions quotas count in the month of `now`, by widget and day. */
async function readCharged(store: OperatorStore, now: number): Promise<Map<string, number>> {
  const quota = { messages: 0, period: 'day' } as const;
  const widgets = (await store.widgets.list()).map(({ id }) => ({ id, quota }));
  const charged = new Map<string, number>();
  const date = new Date(now);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  for (let day = first; day <= now; day += DAY_MS) {
    for (const [id, { used }] of await store.quotas.usage(widgets, day))
      if (used > 0) charged.set(dayKey(id, new Date(day).toISOString().slice(0, 10)), used);
  }
  return charged;
}

const dayKey = (widgetId: string, day: string) => `${widgetId} ${day}`;

/** The same, however often the data is read. */
function erasedRecord(widgetId: string, day: string, number: number): ErasedRecord {
  const hex = createHash('sha256').update(`${widgetId} ${day} ${number}`).digest('hex');
  const id = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return { type: 'erased', id: id.join('-'), at: `${day}T00:00:00.000Z`, widgetId };
}

async function readSeenDays(database: Database): Promise<SeenDay[]> {
  const days = new Map<string, SeenDay>();
  for (const { day, ...one } of await database.run<SeenAtWidget & { day: string }>(SEEN)) {
    const known = days.get(day) ?? { day, seen: [] };
    known.seen.push(one);
    days.set(day, known);
  }
  return [...days.values()];
}
