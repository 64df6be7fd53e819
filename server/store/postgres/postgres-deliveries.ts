/** What owners are to be told, in PostgreSQL: each line of deliveries is a leased row, so that servers take turns. */
import { randomUUID } from 'node:crypto';
import type { DeliveryRecord, DigestRecord } from '../../ledger-records.js';
import type { Channel } from '../../notification-settings.js';
import type {
  ClaimedDelivery,
  Deliverable,
  DeliveryFilter,
  DeliveryStore,
  OwedDelivery,
} from '../port/delivery-store.js';
import type { Database } from '../database/database.js';
import { FIRST_CHANNEL } from '../records/outbox.js';
import { OWE, owedColumns } from './owed-rows.js';
import { COLUMNS, columnsOf, insertRecords, ROW_LISTS } from './record-rows.js';

/** How long a delivery may take; its claim ends then, for whoever made it may have died. */
const CLAIM_SECONDS = 60;
/** How often is looked for what other servers left. */
const POLL_MS = 1000;

const HEAD = `SELECT record_id, due_at FROM outbox o
  WHERE o.widget_id = t.widget_id AND o.channel = t.channel AND NOT is_dead ORDER BY due_at, seq LIMIT 1`;

const LOCK_FREE = {
  name: 'claim_lock',
  text: `SELECT t.widget_id, t.channel FROM outbox_turns t CROSS JOIN LATERAL (${HEAD}) head
    WHERE t.until < now() AND head.due_at <= $1::timestamptz
    ORDER BY head.due_at LIMIT $2 FOR UPDATE OF t SKIP LOCKED`,
};
/**
 * Looks at what is owed again, once the lines are locked: what another server delivered between the look and the lock
 * would be taken for owed by one statement.
 */
const CLAIM = {
  name: 'claim',
  text: `
WITH free AS (
  SELECT t.widget_id, t.channel, head.record_id, head.due_at
  FROM outbox_turns t JOIN unnest($2::uuid[], $3::text[]) AS locked(widget_id, channel) USING (widget_id, channel)
  CROSS JOIN LATERAL (${HEAD}) head
  WHERE head.due_at <= $1::timestamptz
), taken AS (
  UPDATE outbox_turns t SET record_id = free.record_id, until = now() + interval '${CLAIM_SECONDS} seconds'
  FROM free WHERE t.widget_id = free.widget_id AND t.channel = free.channel
  RETURNING t.channel, t.record_id, free.due_at
)
SELECT o.record, o.channel, o.failures FROM taken JOIN outbox o USING (record_id, channel)
ORDER BY taken.due_at, o.seq`,
};
const RELEASE = {
  name: 'release',
  text: `UPDATE outbox_turns SET until = '-infinity', record_id = NULL
    WHERE widget_id = $1 AND channel = $2 AND record_id = $3`,
};
const DELIVERED = {
  name: 'delivered',
  text: 'DELETE FROM outbox WHERE record_id = $1 AND channel = $2',
};
const FAILED = {
  name: 'failed',
  text: `UPDATE outbox SET failures = failures + 1, reason = $3, due_at = $4, is_dead = $5
    WHERE record_id = $1 AND channel = $2`,
};
const REVIVED = {
  name: 'revived',
  text: `UPDATE outbox SET failures = 0, is_dead = false, due_at = $3 WHERE record_id = $1 AND channel = $2`,
};
const NEXT = {
  name: 'next_due',
  text: `SELECT min(head.due_at) AS at FROM outbox_turns t CROSS JOIN LATERAL (${HEAD}) head WHERE t.until < now()`,
};
const COUNTS = {
  name: 'counts',
  text: `SELECT count(*) FILTER (WHERE NOT is_dead)::int AS waiting, count(*) FILTER (WHERE is_dead)::int AS dead
    FROM outbox WHERE channel = $1`,
};
const MEANT = `($1::uuid IS NULL OR widget_id = $1) AND ($2::text IS NULL OR channel = $2)`;
const LIST = {
  name: 'owed',
  text: `SELECT record_id, widget_id, channel, event, due_at, failures, is_dead, reason FROM outbox
    WHERE ${MEANT} ORDER BY seq, array_position(ARRAY['webhook', 'mail'], channel)`,
};
const DEAD = {
  name: 'dead',
  text: `SELECT record_id, widget_id, channel FROM outbox WHERE is_dead AND ${MEANT} ORDER BY seq FOR UPDATE`,
};
const LEAVE_DIGEST = {
  name: 'leave_digest',
  text: `
WITH first AS (
  INSERT INTO digests AS d (widget_id, day, at) VALUES ($1, $2::date, $3)
  ON CONFLICT (widget_id) DO UPDATE SET day = excluded.day, at = excluded.at WHERE d.day < excluded.day
  RETURNING 1
), recorded AS (
  INSERT INTO records (${COLUMNS}) SELECT a.* FROM unnest(${ROW_LISTS(4)}) AS a, first RETURNING id, seq
), ${OWE(13)}
SELECT count(*)::int AS left_now FROM first`,
};
const LAST_DIGEST = {
  name: 'last_digest',
  text: `SELECT to_char(day, 'YYYY-MM-DD') AS day, at FROM digests WHERE widget_id = $1`,
};

/** What is told one thing after another. */
interface Line {
  widget_id: string;
  channel: Channel;
}

interface OwedRow {
  record_id: string;
  widget_id: string;
  channel: Channel;
  event: Deliverable['type'];
  due_at: Date;
  failures: number;
  is_dead: boolean;
  reason: string | null;
}

export interface PostgresDeliveries extends DeliveryStore {
  /** Tells the listener that something may be due. */
  tell(): void;
  close(): void;
}

export function createPostgresDeliveries(database: Database): PostgresDeliveries {
  let listener: () => void = () => undefined;
  let poll: NodeJS.Timeout | undefined;
  return {
    async claim(now, limit) {
      const until = Number.isFinite(now) ? new Date(now) : 'infinity';
      const rows = await database.transaction(async (transaction) => {
        const free = await transaction.run<Line>(LOCK_FREE, [until, limit]);
        if (free.length === 0) return [];
        return transaction.run<{ record: string; channel: Channel; failures: number }>(CLAIM, [
          until,
          free.map((line) => line.widget_id),
          free.map(({ channel }) => channel),
        ]);
      });
      return rows.map(({ record, channel, failures }): ClaimedDelivery => ({
        record: JSON.parse(record) as Deliverable,
        channel,
        failures,
      }));
    },
    settle: (record) => database.transaction((transaction) => settle(transaction, record)),
    async release({ record: { id, widgetId }, channel }) {
      await database.run(RELEASE, [widgetId, channel, id]);
    },
    async nextAt() {
      const [row] = await database.run<{ at: Date | null }>(NEXT);
      return row?.at?.getTime();
    },
    async counts(channel) {
      const [row] = await database.run<{ waiting: number; dead: number }>(COUNTS, [channel]);
      return row ?? { waiting: 0, dead: 0 };
    },
    list: async (filter = {}) => (await database.run<OwedRow>(LIST, meant(filter))).map(owedOf),
    revive: (filter, at) =>
      database.transaction(async (transaction) => {
        const dead = await transaction.run<OwedRow>(DEAD, meant(filter));
        const revivals = dead.map((row): DeliveryRecord => ({
          type: 'delivery',
          id: randomUUID(),
          at,
          widgetId: row.widget_id,
          factId: row.record_id,
          channel: row.channel,
          outcome: 'revived',
        }));
        await insertRecords(transaction, revivals);
        for (const row of dead) await transaction.run(REVIVED, [row.record_id, row.channel, at]);
        return dead.length;
      }),
    async leaveDigest(digest) {
      const { widgetId, day, at } = digest;
      const values = [widgetId, day, at, ...columnsOf([digest]), ...owedColumns(digest)];
      const [row] = await database.run<{ left_now: number }>(LEAVE_DIGEST, values);
      const isFirst = (row?.left_now ?? 0) > 0;
      if (isFirst && digest.owesDelivery) listener();
      return isFirst;
    },
    async lastDigest(widgetId) {
      const [row] = await database.run<Pick<DigestRecord, 'day' | 'at'>>(LAST_DIGEST, [widgetId]);
      return row;
    },
    watch(given) {
      listener = given;
      poll ??= setInterval(() => {
        listener();
      }, POLL_MS).unref();
    },
    tell() {
      listener();
    },
    close() {
      clearInterval(poll);
    },
  };
}

async function settle(transaction: Pick<Database, 'run'>, record: DeliveryRecord): Promise<void> {
  const { factId, widgetId, channel = FIRST_CHANNEL, outcome, at, retryAt, reason } = record;
  // Settled already, though nobody could be told.
  if ((await insertRecords(transaction, [record])) === 0) return;
  if (outcome === 'delivered') await transaction.run(DELIVERED, [factId, channel]);
  else if (outcome === 'revived') await transaction.run(REVIVED, [factId, channel, at]);
  else await transaction.run(FAILED, [factId, channel, reason ?? null, retryAt ?? at, outcome === 'dead']);
  await transaction.run(RELEASE, [widgetId, channel, factId]);
}

const meant = ({ widgetId, channel }: DeliveryFilter) => [widgetId ?? null, channel ?? null];

function owedOf(row: OwedRow): OwedDelivery {
  return {
    recordId: row.record_id,
    widgetId: row.widget_id,
    channel: row.channel,
    event: row.event,
    dueAt: row.due_at.getTime(),
    failures: row.failures,
    isDead: row.is_dead,
    reason: row.reason ?? undefined,
  };
}
