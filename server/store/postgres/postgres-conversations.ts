/** Questions, replies and what visitors leave, in PostgreSQL. */
import type { Quota, QuestionRecord, ReplyRecord } from '../../model.js';
import type { Acceptance, ConversationStore, Submission, Turn } from '../port/conversation-store.js';
import { isWidgetId } from '../port/ids.js';
import { KEY_LIFETIME_MS, scopedKey, type KeyableRecord } from '../records/idempotency-keys.js';
import { codeOf, UNIQUE_VIOLATION } from './database-errors.js';
import type { Database } from './database.js';
import { inBatches } from './lanes.js';
import { OWE, owedColumns } from './owed-rows.js';
import { readUsage, usageOf } from './postgres-quotas.js';
import { recordReplies } from './record-replies.js';
import { COLUMNS, columnsOf, digestOf, ROW_LISTS, readRecord } from './record-rows.js';

interface Asked {
  question: QuestionRecord;
  quota: Quota;
}

/** How many more questions a widget may ask, by what it has asked. */
const ROOM = `greatest(0, least(excluded.granted, excluded.lim - CASE WHEN excluded.is_daily THEN q.days[$2] ELSE q.used END))`;

/**
 * Quota, key and record in one statement, for the questions of one day, of any widgets. What is let in is inserted from
 * the row of the charge: without room nothing is written, and a key that is taken undoes the charge. Rows of quotas are
 * taken in the order of the widgets, so that two servers cannot wait for each other.
 */
const ACCEPT = {
  name: 'accept',
  text: `
WITH charge AS (
  INSERT INTO quota_months AS q (widget_id, month, used, days, granted, lim, is_daily)
  SELECT w, $1::date, least(n, lim), array_replace($3::int[], 1, least(n, lim)), least(n, lim), lim, is_daily
  FROM unnest($4::uuid[], $5::int[], $6::int[], $7::bool[]) AS a(w, n, lim, is_daily) WHERE lim > 0 ORDER BY w
  ON CONFLICT (widget_id, month) DO UPDATE SET
    granted = ${ROOM}, used = q.used + ${ROOM}, days[$2] = q.days[$2] + ${ROOM},
    lim = excluded.lim, is_daily = excluded.is_daily
  RETURNING widget_id, used, days[$2] AS today, granted
), let_in AS (
  SELECT a.* FROM unnest($8::int[], $9::bytea[], $10::text[], ${ROW_LISTS(11)}) AS a(place, scope, hash, ${COLUMNS})
  JOIN charge USING (widget_id) WHERE a.place <= charge.granted
), claim AS (
  INSERT INTO idempotency_keys (scope, at, record_id, request_hash)
  SELECT scope, at, id, hash FROM let_in WHERE scope IS NOT NULL
), recorded AS (
  INSERT INTO records (${COLUMNS}) SELECT ${COLUMNS} FROM let_in
)
SELECT widget_id, used, today, granted FROM charge`,
};

const FIND_KEY = {
  name: 'find_key',
  text: 'SELECT record_id, at, request_hash FROM idempotency_keys WHERE scope = $1',
};
const DROP_KEY = { name: 'drop_key', text: 'DELETE FROM idempotency_keys WHERE scope = $1 AND at <= $2' };
const FIND_TURN = {
  name: 'find_turn',
  text: `SELECT q.payload AS question, r.payload AS reply FROM records q
    LEFT JOIN records r ON r.conversation_id = q.conversation_id AND r.about = q.id AND r.type = 'reply'
    WHERE q.id = $1 AND q.at = $2 AND q.type = 'question'
    ORDER BY r.seq LIMIT 1`,
};
const HAS_RECORD = { name: 'has_record', text: 'SELECT 1 FROM records WHERE id = $1 AND at = $2' };

/** A key is claimed and the submission recorded, with what is owed for it, or nothing is. */
const LEAVE = {
  name: 'leave',
  text: `
WITH claim AS (
  INSERT INTO idempotency_keys (scope, at, record_id, request_hash)
  SELECT $1, $2::timestamptz, $3::uuid, $4 WHERE $1::bytea IS NOT NULL
), recorded AS (
  INSERT INTO records (${COLUMNS}) SELECT * FROM unnest(${ROW_LISTS(5)})
  RETURNING id, seq, at, widget_id, type, email
), stands AS (
  INSERT INTO escalations (id, at, seq, widget_id, email)
  SELECT id, at, seq, widget_id, email FROM recorded WHERE type = 'escalation'
), ${OWE(14)}
SELECT 1`,
};

/** The last questions of a conversation, each with the reply that came last. */
const TURNS = {
  name: 'turns',
  text: `
SELECT q.payload AS question, r.payload AS reply FROM (
  SELECT id, seq, payload FROM records
  WHERE widget_id = $1 AND conversation_id = $2 AND type = 'question' ORDER BY seq DESC LIMIT $3) q
LEFT JOIN LATERAL (
  SELECT payload FROM records
  WHERE widget_id = $1 AND conversation_id = $2 AND type = 'reply' AND about = q.id ORDER BY seq DESC LIMIT 1) r ON true
ORDER BY q.seq`,
};

interface TurnRow {
  question: string;
  reply: string | null;
}

export interface ConversationEvents {
  /** Something was recorded. */
  onRecorded: () => void;
  /** Something was left that somebody is to be told of. */
  onOwed: () => void;
}

export function createPostgresConversations(
  database: Database,
  { onRecorded, onOwed }: ConversationEvents,
): ConversationStore {
  const accept = inBatches(
    ({ question }: Asked) => question.widgetId,
    (batch) => acceptBatch(database, batch),
  );
  const record = inBatches(
    ({ widgetId }: ReplyRecord) => widgetId,
    (batch) => recordReplies(database, batch),
  );
  return {
    async accept(question, quota) {
      const acceptance = await accept({ question, quota });
      if (acceptance.accepted) onRecorded();
      return acceptance;
    },
    async record(reply) {
      const counts = await record(reply);
      onRecorded();
      return counts;
    },
    async leave(submission) {
      const first = await leave(database, submission);
      if (!first) onRecorded();
      if (!first && submission.owesDelivery) onOwed();
      return first;
    },
    async turns(widgetId, conversationId, limit) {
      if (!isWidgetId(widgetId) || limit <= 0) return [];
      const most = Number.isFinite(limit) ? limit : null;
      return (await database.run<TurnRow>(TURNS, [widgetId, conversationId, most])).map(turnOf);
    },
  };
}

function turnOf({ question, reply }: TurnRow): Turn {
  return {
    question: readRecord(question) as QuestionRecord,
    ...(reply !== null && { reply: readRecord(reply) as ReplyRecord }),
  };
}

async function acceptBatch(database: Database, batch: readonly Asked[]): Promise<Acceptance[]> {
  const days = new Map<string, Asked[]>();
  for (const asked of batch) {
    const day = asked.question.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), asked]);
  }
  const outcomes = new Map<Asked, Acceptance>();
  for (const [day, asked] of days) {
    const accepted = await acceptDay(database, day, asked);
    for (const [at, one] of asked.entries()) {
      const outcome = accepted?.[at] ?? (await acceptOne(database, one));
      outcomes.set(one, outcome);
    }
  }
  return batch.map((asked) => outcomes.get(asked) as Acceptance);
}

/** Undefined where a key or an id is there already: the statement has left nothing then, and each goes by itself. */
async function acceptDay(
  database: Database,
  day: string,
  asked: readonly Asked[],
): Promise<(Acceptance | undefined)[] | undefined> {
  try {
    return await charge(database, day, asked);
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** What each came to; undefined for those that found no room, which may be duplicates. */
async function charge(
  database: Database,
  day: string,
  asked: readonly Asked[],
): Promise<(Acceptance | undefined)[]> {
  const widgets = new Map<string, { count: number; quota: Quota }>();
  const places = asked.map(({ question: { widgetId }, quota }) => {
    const count = (widgets.get(widgetId)?.count ?? 0) + 1;
    widgets.set(widgetId, { count, quota });
    return count;
  });
  const groups = [...widgets.values()];
  const dayOfMonth = Number(day.slice(8));
  const questions = asked.map(({ question }) => question);
  const rows = await database.run<{ widget_id: string; used: number; today: number; granted: number }>(
    ACCEPT,
    [
      `${day.slice(0, 7)}-01`,
      dayOfMonth,
      Array.from({ length: 31 }, (_, at) => Number(at + 1 === dayOfMonth)),
      [...widgets.keys()],
      groups.map(({ count }) => count),
      groups.map(({ quota }) => quota.messages),
      groups.map(({ quota }) => quota.period === 'day'),
      places,
      questions.map(scopeOf),
      questions.map(({ requestHash }) => requestHash ?? null),
      ...columnsOf(questions),
    ],
  );
  const charged = new Map(rows.map((row) => [row.widget_id, row]));
  return asked.map(({ question, quota }, at) => {
    const row = charged.get(question.widgetId.toLowerCase());
    const place = places[at] ?? 0;
    if (!row || place > row.granted) return undefined;
    const last = quota.period === 'day' ? row.today : row.used;
    return { accepted: true, usage: usageOf(last - row.granted + place, question.at, quota) };
  });
}

/** Without others that could be in the way; finds the question of which this is a duplicate. */
async function acceptOne(database: Database, asked: Asked): Promise<Acceptance> {
  const { question, quota } = asked;
  for (;;) {
    const outcome = await acceptDay(database, question.at.slice(0, 10), [asked]);
    if (outcome?.[0]) return outcome[0];
    const usage = await readUsage(database, question.widgetId, Date.parse(question.at), quota);
    const key = await findKey(database, question);
    // Its own, which was recorded though nobody could be told.
    if (key?.record_id === question.id || (!outcome && (await hasRecord(database, question))))
      return { accepted: true, usage };
    if (key) {
      const [turn] = await database.run<TurnRow>(FIND_TURN, [key.record_id, key.at]);
      return { accepted: false, usage, ...(turn && { duplicateOf: turnOf(turn) }) };
    }
    if (outcome) return { accepted: false, usage };
    await database.run(DROP_KEY, [scopeOf(question), new Date(Date.parse(question.at) - KEY_LIFETIME_MS)]);
  }
}

async function leave(
  database: Database,
  submission: Submission,
): Promise<Pick<Submission, 'requestHash'> | undefined> {
  const { at, id, requestHash } = submission;
  for (;;) {
    try {
      await database.run(LEAVE, [
        ...[scopeOf(submission), at, id, requestHash ?? null],
        ...columnsOf([submission]),
        ...owedColumns(submission),
      ]);
      return undefined;
    } catch (error) {
      if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    }
    const key = await findKey(database, submission);
    if (key && key.record_id !== id) return { requestHash: key.request_hash ?? undefined };
    if (key || (await hasRecord(database, submission))) return undefined;
    await database.run(DROP_KEY, [scopeOf(submission), new Date(Date.parse(at) - KEY_LIFETIME_MS)]);
  }
}

const scopeOf = (record: KeyableRecord): Buffer | null => {
  const key = scopedKey(record);
  return key === undefined ? null : digestOf(key);
};

interface KeyRow {
  record_id: string;
  at: Date;
  request_hash: string | null;
}

/** The claim of a record's key, as long as it holds. */
async function findKey(database: Database, record: KeyableRecord): Promise<KeyRow | undefined> {
  const scope = scopeOf(record);
  if (!scope) return undefined;
  const [key] = await database.run<KeyRow>(FIND_KEY, [scope]);
  return key && Date.parse(record.at) - key.at.getTime() < KEY_LIFETIME_MS ? key : undefined;
}

async function hasRecord(database: Database, { id, at }: KeyableRecord): Promise<boolean> {
  return (await database.run(HAS_RECORD, [id, at])).length > 0;
}
