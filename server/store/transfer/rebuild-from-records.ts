/** Makes anew what follows from the records: quotas, tokens, keys, what is owed, and how requests stand. */
import type { LogRecord } from '../../model.js';
import { scopedKey } from '../port/conversation-store.js';
import { KEY_LIFETIME_MS } from '../records/idempotency-keys.js';
import { ESCALATION_TYPES, EscalationFold } from '../records/escalation-fold.js';
import { Outbox } from '../records/outbox.js';
import type { Database, Runner } from '../database/database.js';
import { createPostgresLog } from '../postgres/postgres-log.js';
import { digestOf } from '../postgres/record-rows.js';

/** Rows that are written at a time. */
const CHUNK = 2000;

/** These look at all records, for once. */
const TAKE_TIME = { name: '', text: 'SET LOCAL statement_timeout = 0' };
const DAYS = Array.from(
  { length: 31 },
  (_, at) => `coalesce(sum(n) FILTER (WHERE extract(day FROM day) = ${at + 1}), 0)::int`,
);
const QUOTAS = [
  'DELETE FROM quota_months',
  `INSERT INTO quota_months (widget_id, month, used, days, granted, lim, is_daily)
  SELECT widget_id, date_trunc('month', day)::date, sum(n)::int, ARRAY[${DAYS.join(', ')}], 0, 0, false
  FROM (
    SELECT widget_id, (at AT TIME ZONE 'UTC')::date AS day, count(*) AS n FROM records
    WHERE type IN ('question', 'erased') GROUP BY 1, 2
  ) AS asked GROUP BY 1, 2`,
];
const TOKENS = [
  'DELETE FROM token_months',
  `INSERT INTO token_months (widget_id, month, tokens)
  SELECT widget_id, date_trunc('month', at AT TIME ZONE 'UTC')::date, sum((payload::json ->> 'tokens')::bigint)
  FROM records WHERE type = 'tokens' GROUP BY 1, 2`,
];
const DIGESTS = [
  'DELETE FROM digests',
  `INSERT INTO digests (widget_id, day, at)
  SELECT DISTINCT ON (widget_id) widget_id, (payload::json ->> 'day')::date, payload::json ->> 'at'
  FROM records WHERE type = 'digest' ORDER BY widget_id, payload::json ->> 'day' DESC, seq`,
];
const NO_KEYS = { name: '', text: 'DELETE FROM idempotency_keys' };
const KEYS = {
  name: '',
  text: `INSERT INTO idempotency_keys (scope, at, record_id, request_hash)
    SELECT * FROM unnest($1::bytea[], $2::timestamptz[], $3::uuid[], $4::text[])`,
};
const NO_OUTBOX = ['DELETE FROM outbox_turns', 'DELETE FROM outbox'];
const OUTBOX = {
  name: '',
  text: `INSERT INTO outbox (record_id, channel, seq, widget_id, event, due_at, failures, is_dead, reason, record)
    SELECT o.id, o.channel, r.seq, r.widget_id, r.type, o.due_at, o.failures, o.is_dead, o.reason, r.payload
    FROM unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::int[], $5::bool[], $6::text[])
      AS o(id, channel, due_at, failures, is_dead, reason) JOIN records r ON r.id = o.id`,
};
const TURNS = {
  name: '',
  text: 'INSERT INTO outbox_turns (widget_id, channel) SELECT DISTINCT widget_id, channel FROM outbox',
};
const REQUESTS = [
  'DELETE FROM escalations',
  `INSERT INTO escalations (id, at, seq, widget_id, email)
  SELECT id, at, seq, widget_id, email FROM records WHERE type = 'escalation'`,
];
const HANDLED = {
  name: '',
  text: `UPDATE escalations e SET status = h.status, assignee_id = h.assignee_id, version = h.version
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) AS h(id, status, assignee_id, version)
    WHERE e.id = h.id`,
};
const LAST_SEQ = {
  name: '',
  text: `SELECT setval('records_seq', greatest(1, (SELECT coalesce(max(seq), 0) FROM records)))`,
};

/**
 * To be done once all records of a move are there, before anybody else uses the database. Where it is cut short, it
 * does the same again.
 *
 * @param now milliseconds since 1970: keys that are no longer good then are left out
 */
export async function rebuildFromRecords(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.run(TAKE_TIME);
    for (const text of [...QUOTAS, ...TOKENS, ...DIGESTS, ...REQUESTS])
      await transaction.run({ name: '', text });
    await rebuildKeys(transaction, now);
    await rebuildOutbox(transaction);
    await rebuildRequests(transaction);
    await transaction.run(LAST_SEQ);
  });
}

async function rebuildKeys(transaction: Runner, now: number): Promise<void> {
  const keys = new Map<string, LogRecord & { requestHash?: string | undefined }>();
  const types = ['question', 'feedback', 'escalation'] as const;
  for await (const record of createPostgresLog(transaction).read({ types, from: now - KEY_LIFETIME_MS })) {
    const key = scopedKey(record);
    if (key !== undefined) keys.set(key, record);
  }
  await transaction.run(NO_KEYS);
  for (const part of chunksOf([...keys])) {
    await transaction.run(KEYS, [
      part.map(([key]) => digestOf(key)),
      part.map(([, { at }]) => at),
      part.map(([, { id }]) => id),
      part.map(([, { requestHash }]) => requestHash ?? null),
    ]);
  }
}

async function rebuildOutbox(transaction: Runner): Promise<void> {
  const outbox = new Outbox<undefined>();
  const types = ['feedback', 'escalation', 'digest', 'delivery'] as const;
  for await (const record of createPostgresLog(transaction).read({ types })) outbox.add(record, undefined);
  for (const text of NO_OUTBOX) await transaction.run({ name: '', text });
  for (const part of chunksOf(outbox.list())) {
    await transaction.run(OUTBOX, [
      part.map(({ recordId }) => recordId),
      part.map(({ channel }) => channel),
      part.map(({ dueAt }) => new Date(dueAt)),
      part.map(({ failures }) => failures),
      part.map(({ isDead }) => isDead),
      part.map(({ reason }) => reason ?? null),
    ]);
  }
  await transaction.run(TURNS);
}

async function rebuildRequests(transaction: Runner): Promise<void> {
  const fold = new EscalationFold();
  for await (const record of createPostgresLog(transaction).read({ types: ESCALATION_TYPES }))
    fold.add(record);
  const handled = fold.list({ limit: Infinity }).filter(({ version }) => version > 0);
  for (const part of chunksOf(handled)) {
    await transaction.run(HANDLED, [
      part.map(({ request }) => request.id),
      part.map(({ status }) => status),
      part.map(({ assignee }) => assignee?.id ?? null),
      part.map(({ version }) => version),
    ]);
  }
}

function chunksOf<T>(items: readonly T[]): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += CHUNK) chunks.push(items.slice(at, at + CHUNK));
  return chunks;
}
