/** Records replies, of which the first counts where several servers answer the same question. */
import type { ReplyRecord } from '../../model.js';
import type { Database } from './database.js';
import { COLUMNS, columnsOf, ROW_LISTS, readRecord } from './record-rows.js';

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
