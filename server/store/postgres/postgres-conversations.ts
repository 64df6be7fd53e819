/** Questions, replies and what visitors leave, in PostgreSQL. */
import type { ReplyRecord } from '../../model.js';
import type { ConversationStore, Submission } from '../port/conversation-store.js';
import { isWidgetId } from '../port/ids.js';
import { acceptBatch, type Asked } from './accept-questions.js';
import { codeOf, UNIQUE_VIOLATION } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import { dropOldKey, findKeys, hasRecord, scopeOf } from './key-rows.js';
import { createBatcher } from '../database/batcher.js';
import { OWE, owedColumns } from './owed-rows.js';
import { COLUMNS, columnsOf, readRecord, ROW_LISTS } from './record-rows.js';
import { turnOf, type TurnRow } from './turn-rows.js';

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
  const accept = createBatcher(
    ({ question }: Asked) => question.widgetId,
    (batch) => {
      database.noteBatch(batch.length);
      return acceptBatch(database, batch);
    },
  );
  const record = createBatcher(
    ({ widgetId }: ReplyRecord) => widgetId,
    (batch) => {
      database.noteBatch(batch.length);
      return recordReplies(database, batch);
    },
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

async function leave(
  database: Database,
  submission: Submission,
): Promise<Pick<Submission, 'requestHash'> | undefined> {
  const { at, id, requestHash } = submission;
  for (;;) {
    try {
      await database.run(LEAVE, [
        scopeOf(submission),
        at,
        id,
        requestHash ?? null,
        ...columnsOf([submission]),
        ...owedColumns(submission),
      ]);
      return undefined;
    } catch (error) {
      if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    }
    const key = (await findKeys(database, [submission])).get(submission);
    if (key && key.record_id !== id) return { requestHash: key.request_hash ?? undefined };
    if (key || (await hasRecord(database, submission))) return undefined;
    await dropOldKey(database, submission);
  }
}

/**
 * A question that was sent with a key has a row that the reply claims; without one nobody else can answer it. What is
 * sent again because a connection was lost meets its own claim and its own record.
 */
const RECORD = {
  name: 'record_replies',
  text: `
WITH made AS (
  SELECT * FROM unnest(${ROW_LISTS(1)}) AS a(${COLUMNS})
), claimed AS (
  UPDATE idempotency_keys k SET reply_id = made.id FROM made
  WHERE k.record_id = made.about AND (k.reply_id IS NULL OR k.reply_id = made.id) RETURNING k.record_id
), counting AS (
  SELECT made.* FROM made WHERE about IN (SELECT record_id FROM claimed)
  OR NOT EXISTS (SELECT 1 FROM idempotency_keys k WHERE k.record_id = made.about)
), recorded AS (
  INSERT INTO records (${COLUMNS}) SELECT ${COLUMNS} FROM counting ON CONFLICT (id, at) DO NOTHING
)
SELECT id FROM counting`,
};
const FIRST = {
  name: 'first_reply',
  text: `SELECT r.payload FROM idempotency_keys k JOIN records r ON r.id = k.reply_id AND r.about = $1
    WHERE k.record_id = $1 AND r.conversation_id = $2`,
};

/** @returns for each the reply that counts */
export async function recordReplies(
  database: Database,
  replies: readonly ReplyRecord[],
): Promise<ReplyRecord[]> {
  const rows = await database.run<{ id: string }>(RECORD, columnsOf(replies));
  const counting = new Set(rows.map(({ id }) => id));
  const outcomes: ReplyRecord[] = [];
  for (const reply of replies) {
    const isFirst = counting.has(reply.id.toLowerCase());
    outcomes.push(isFirst ? reply : ((await findFirst(database, reply)) ?? reply));
  }
  return outcomes;
}

async function findFirst(
  database: Database,
  { questionId, conversationId }: ReplyRecord,
): Promise<ReplyRecord | undefined> {
  const [row] = await database.run<{ payload: string }>(FIRST, [questionId, conversationId]);
  return row && (readRecord(row.payload) as ReplyRecord | undefined);
}
