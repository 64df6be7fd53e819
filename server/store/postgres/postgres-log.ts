/** Reads what was recorded, from PostgreSQL. */
import { isConversationRecord, type ConversationRecord, type LogRecord } from '../../model.js';
import type { VisitorName } from '../port/erasure.js';
import { isWidgetId } from '../port/ids.js';
import type { RecordLog, RecordQuery, RecordType, SearchPart, TextQuery } from '../port/record-log.js';
import { textFilterOf } from '../records/record-filter.js';
import { selectVisitor } from '../records/visitor-records.js';
import type { Runner } from '../database/database.js';
import { emailDigest, readRecord, timeOf, visitorDigest } from './record-rows.js';

/** Rows that are read at a time: a few megabytes at most. */
const CHUNK = 500;
/** Rows that a search looks at before it says what it found. */
const SEARCH_CHUNK = 2000;

/** Conditions that every query has; one that is null leaves nothing out. */
const WANTED = `($1::text[] IS NULL OR type = ANY($1)) AND ($2::uuid[] IS NULL OR widget_id = ANY($2))
  AND ($3::text[] IS NULL OR conversation_id = ANY($3)) AND ($4::timestamptz IS NULL OR at >= $4)
  AND ($5::timestamptz IS NULL OR at < $5) AND ($6::uuid[] IS NULL OR id = ANY($6))`;
const statement = (name: string, order: 'ASC' | 'DESC') => ({
  name,
  text: `SELECT seq, payload FROM records WHERE ${WANTED} AND seq > $7 AND seq <= $8 ORDER BY seq ${order} LIMIT $9`,
});
const FORWARDS = statement('log_forwards', 'ASC');
const BACKWARDS = statement('log_backwards', 'DESC');
const LAST = { name: 'log_last', text: 'SELECT coalesce(max(seq), 0) AS seq FROM records' };

/** All that may be about a visitor: what carries their name, with the conversations that it stands in. */
const AROUND = {
  name: 'log_around',
  text: `
WITH named AS (
  SELECT id, widget_id, conversation_id FROM records WHERE visitor = $1
  UNION SELECT id, widget_id, conversation_id FROM records WHERE email = $2
  UNION SELECT id, widget_id, conversation_id FROM records WHERE conversation_id = $3
), around AS (
  SELECT id, at FROM records WHERE id IN (SELECT id FROM named)
  UNION
  SELECT r.id, r.at FROM records r JOIN named n USING (widget_id, conversation_id)
), whole AS (
  SELECT id, at FROM around
  UNION
  SELECT r.id, r.at FROM records r
  WHERE r.about IN (SELECT id FROM around) AND r.type IN ('delivery', 'handling')
)
SELECT r.payload FROM records r JOIN whole w ON r.id = w.id AND r.at = w.at ORDER BY r.seq`,
};

interface LogRow {
  seq: string;
  payload: string;
}

export function createPostgresLog(database: Runner): RecordLog {
  return {
    read: (query) => read(database, query),
    search: (query, signal) => search(database, query, signal),
  };
}

async function* read<T extends RecordType>(
  database: Runner,
  query: RecordQuery<T>,
): AsyncGenerator<Extract<LogRecord, { type: T }>> {
  const { types, widgetId, conversationIds, visitor, from, to, order, limit = Infinity } = query;
  if (widgetId !== undefined && !isWidgetId(widgetId)) return;
  const ids = visitor && (await readVisitor(database, visitor)).map(({ id }) => id);
  const wanted = [
    ...[types ?? null, widgetId === undefined ? null : [widgetId], conversationIds ?? null],
    ...[timeOf(from), timeOf(to), ids ?? null],
  ];
  let given = 0;
  for await (const rows of chunks(database, wanted, order === 'newest-first', CHUNK)) {
    for (const { payload } of rows) {
      if (given >= limit) return;
      const record = readRecord(payload);
      if (record === undefined) continue;
      given++;
      yield record as Extract<LogRecord, { type: T }>;
    }
    if (given >= limit) return;
  }
}

/** What was there at the call and perhaps some of what came since, a part after another. */
async function* chunks(
  database: Runner,
  wanted: readonly unknown[],
  isBackwards: boolean,
  size: number,
): AsyncGenerator<LogRow[]> {
  const [last] = await database.run<{ seq: string }>(LAST);
  let [after, upTo] = ['0', last?.seq ?? '0'];
  for (;;) {
    const statement = isBackwards ? BACKWARDS : FORWARDS;
    const rows = await database.run<LogRow>(statement, [...wanted, after, upTo, size]);
    yield rows;
    const end = rows.at(-1)?.seq;
    if (end === undefined || rows.length < size) return;
    if (isBackwards) upTo = String(BigInt(end) - 1n);
    else after = end;
  }
}

const SEARCHED: readonly RecordType[] = ['question', 'reply', 'feedback', 'escalation'];

async function* search(
  database: Runner,
  query: TextQuery,
  signal: AbortSignal | undefined,
): AsyncGenerator<SearchPart> {
  const { widgetIds, from, to } = query;
  const isFound = textFilterOf(query);
  const wanted = [
    ...[SEARCHED, widgetIds?.filter(isWidgetId) ?? null, null],
    ...[timeOf(from), timeOf(to), null],
  ];
  let backTo = to;
  for await (const rows of chunks(database, wanted, true, SEARCH_CHUNK)) {
    if (signal?.aborted) return;
    const found: ConversationRecord[] = [];
    for (const { payload } of rows) {
      const record = readRecord(payload);
      if (!record || !isConversationRecord(record)) continue;
      backTo = Math.min(backTo, Date.parse(record.at));
      if (isFound(record)) found.push(record);
    }
    if (rows.length < SEARCH_CHUNK) backTo = from;
    yield { found, backTo };
  }
}

/** All that is kept of a visitor, in the order in which it was recorded. */
export async function readVisitor(database: Runner, name: VisitorName): Promise<LogRecord[]> {
  const { visitorId, email, conversationId } = name;
  const rows = await database.run<LogRow>(AROUND, [
    visitorId === undefined ? null : visitorDigest(visitorId),
    email === undefined ? null : emailDigest(email),
    conversationId ?? null,
  ]);
  const records = rows.flatMap(({ payload }) => readRecord(payload) ?? []);
  const selection = await selectVisitor(() => yieldAll(records), name);
  return records.filter((record) => selection.holds(record));
}

// eslint-disable-next-line @typescript-eslint/require-await -- a store that reads from elsewhere waits here
async function* yieldAll(records: readonly LogRecord[]): AsyncGenerator<LogRecord> {
  yield* records;
}
