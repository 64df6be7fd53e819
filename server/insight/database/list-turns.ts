/** Lists of conversations and of rated replies, from the rows of `turns`; only what is shown is read of the records. */
import type { ConversationPage } from '../../admin-contract/conversations.js';
import { AppError } from '../../errors.js';
import type { RecordLog } from '../../store/port/record-log.js';
import { hashOf } from '../../columns/string-table.js';
import { describeConversation } from '../find-conversations.js';
import { describeRated } from '../find-rated.js';
import type { PageQuery, QuestionFilter, RatedQuery, RatedTurnPage } from '../insight.js';
import type { ReadModel } from '../read-model.js';
import { HELPFUL } from '../turn-table.js';
import { GONE_BEFORE } from './count-turns.js';
import { modelOf } from './model-of.js';
import type { AskedDatabase } from './turns-database.js';
import { fitting, isFiltered, Values, type Condition } from './turn-filter.js';

/** Base of the numbers in a cursor. */
const BASE = 36;

interface Found extends Record<string, unknown> {
  widget_id: string;
  conversation_id: string;
  question_id: string;
  seq: string;
}

/** The one with the newest question that fits first; each comes once, whatever page it is on. */
export async function listConversations(
  database: AskedDatabase,
  log: RecordLog,
  query: QuestionFilter & PageQuery,
): Promise<ConversationPage> {
  const values = new Values();
  const fits = fitting(database, query, values);
  const isNewest: Condition = (alias) => `NOT EXISTS (SELECT 1 FROM turns later
    WHERE later.conversation_id = ${alias}.conversation_id AND later.widget_id = ${alias}.widget_id
    AND later.seq > ${alias}.seq AND ${fits('later')})`;
  const [page, count] = await Promise.all([
    findPage(database, query, values, (alias) => `${fits(alias)} AND ${isNewest(alias)}`),
    countConversations(database, query),
  ]);
  const model = await modelOf(log, namesOf(page.rows));
  return {
    items: page.rows.flatMap((found) => {
      const row = rowOf(model, found);
      return row === undefined ? [] : describeConversation(model, model.turns.conversation.get(row), row);
    }),
    ...(page.next !== undefined && { next: page.next }),
    count,
  };
}

export async function listRated(
  database: AskedDatabase,
  log: RecordLog,
  query: RatedQuery,
): Promise<RatedTurnPage> {
  const { rating = 'any', hasReason } = query;
  const values = new Values();
  const fits = fitting(database, { ...query, rating }, values);
  const reason = hasReason === undefined ? undefined : values.add(hasReason);
  const isWanted: Condition = (alias) =>
    reason === undefined ? fits(alias) : `${fits(alias)} AND ${alias}.has_reason = ${reason}`;
  const [page, count] = await Promise.all([
    findPage(database, query, values, isWanted),
    countRated(database, query),
  ]);
  const model = await modelOf(log, namesOf(page.rows));
  return {
    items: page.rows.flatMap((found) => {
      const row = rowOf(model, found);
      return row === undefined ? [] : (describeRated(model, row) ?? []);
    }),
    ...(page.next !== undefined && { next: page.next }),
    count,
  };
}

async function findPage(
  database: AskedDatabase,
  { limit, cursor }: PageQuery,
  values: Values,
  isWanted: Condition,
): Promise<{ rows: Found[]; next: string | undefined }> {
  const behind = cursor === undefined ? '' : `AND t.seq < ${values.add(readCursor(cursor))}`;
  // One more tells whether there is another page.
  const rows = await database.ask<Found>(
    `SELECT widget_id, conversation_id, question_id, seq FROM turns t WHERE ${isWanted('t')} ${behind}
     ORDER BY seq DESC LIMIT ${values.add(limit + 1)}`,
    values.list,
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? Number(last.seq).toString(BASE) : undefined };
}

/** @throws {AppError} `invalid_request` where the cursor is none of ours */
function readCursor(cursor: string): number {
  const seq = Number.parseInt(cursor, BASE);
  if (!(seq >= 0 && Number.isSafeInteger(seq)) || seq.toString(BASE) !== cursor)
    throw new AppError('invalid_request', 'cursor must be `next` of the page before.');
  return seq;
}

/** Where nothing is left out, the first row of each conversation is known by the one before it. */
async function countConversations(
  database: AskedDatabase,
  query: QuestionFilter,
): Promise<ConversationPage['count']> {
  const values = new Values();
  const fits = fitting(database, query, values);
  const from = values.add(new Date(Number.isFinite(query.from) ? query.from : 0));
  const conversations = isFiltered(query)
    ? 'count(DISTINCT conversation_id)'
    : `count(*) FILTER (WHERE previous_at IS NULL OR previous_at < greatest(${from}::timestamptz, ${GONE_BEFORE}))`;
  const [row] = await database.ask<{ questions: number; conversations: number }>(
    `SELECT count(*)::int AS questions, ${conversations}::int AS conversations FROM turns t
     WHERE ${fits('t')} AND ${from}::timestamptz IS NOT NULL`,
    values.list,
  );
  return { conversations: row?.conversations ?? 0, questions: row?.questions ?? 0 };
}

/** All that are rated, whatever the rating that is listed. */
async function countRated(database: AskedDatabase, query: RatedQuery): Promise<RatedTurnPage['count']> {
  const values = new Values();
  const fits = fitting(database, { ...query, rating: 'any' }, values);
  const helpful = `rating = ${HELPFUL}`;
  const [row] = await database.ask<RatedTurnPage['count'] & Record<string, unknown>>(
    `SELECT count(*) FILTER (WHERE ${helpful})::int AS "helpful",
       count(*) FILTER (WHERE NOT ${helpful})::int AS "notHelpful",
       count(*) FILTER (WHERE has_reason)::int AS "withReason"
     FROM turns t WHERE ${fits('t')}`,
    values.list,
  );
  return row ?? { helpful: 0, notHelpful: 0, withReason: 0 };
}

const namesOf = (rows: readonly Found[]) =>
  rows.map((row) => ({ widgetId: row.widget_id, conversationId: row.conversation_id }));

/** Undefined for what was erased meanwhile. */
function rowOf(
  model: ReadModel,
  found: Pick<Found, 'widget_id' | 'conversation_id' | 'question_id'>,
): number | undefined {
  const name = { widgetId: found.widget_id, conversationId: found.conversation_id };
  const conversation = model.conversationOf(name);
  if (conversation === undefined) return undefined;
  const hash = hashOf(found.question_id);
  for (const row of model.turnsOf(conversation)) if (model.turns.questionHash.get(row) === hash) return row;
  return undefined;
}
