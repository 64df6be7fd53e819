/** Reads what was recorded, from PostgreSQL. */
import { isConversationRecord, type ConversationRecord, type LogRecord } from '../../model.js';
import type { VisitorName } from '../port/erasure.js';
import { isWidgetId } from '../port/ids.js';
import type {
  LogDatabase,
  RecordLog,
  RecordQuery,
  RecordType,
  SearchPart,
  TextQuery,
} from '../port/record-log.js';
import { textFilterOf } from '../records/record-filter.js';
import { selectVisitor } from '../records/visitor-records.js';
import type { Database, Runner } from '../database/database.js';
import { LOCK_ERASURES } from './drop-months.js';
import { emailDigest, readRecord, timeOf, visitorDigest } from './record-rows.js';

/** Rows that are read at a time: a few megabytes at most. */
const CHUNK = 500;
/** Rows that a search looks at before it says what it found. */
const SEARCH_CHUNK = 2000;

/** What a query asks of a record: the column, how it is compared, and with what. */
type Condition = readonly [column: string, comparison: string, value: unknown];

/** Only what is asked for stands in the statement, so that the database can choose its way by it. */
function selectRecords(what: string, conditions: readonly Condition[]): { text: string; values: unknown[] } {
  const given = conditions.filter(([, , value]) => value !== null);
  const where = given.map(([column, comparison], at) => `${column} ${comparison.replace('?', `$${at + 1}`)}`);
  const text = `SELECT ${what} FROM records ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}`;
  return { text, values: given.map(([, , value]) => value) };
}

const ANY = '= ANY(?)';
/** One widget, which alone the rows have an order for, or any of some. */
const ofWidgets = (ids: readonly string[] | undefined): Condition =>
  ids?.length === 1 && isWidgetId(ids[0] ?? '')
    ? ['widget_id', '= ?', ids[0]]
    : ['widget_id', '= ANY(?::uuid[])', ids?.filter(isWidgetId) ?? null];
const inTime = (from: number | undefined, to: number | undefined): Condition[] => [
  ['at', '>= ?', timeOf(from)],
  ['at', '< ?', timeOf(to)],
];

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

/** The database of the log, for who asks it for what operators want to know. */
export function createLogDatabase(database: Database): LogDatabase {
  return {
    run: (statement, values) => database.run(statement, values),
    besideNoErasure: (work) =>
      database.transaction(async (transaction) => {
        await transaction.run(LOCK_ERASURES);
        return work(transaction);
      }),
    recordOf: readRecord,
    visitorKey: visitorDigest,
  };
}

async function* read<T extends RecordType>(
  database: Runner,
  query: RecordQuery<T>,
): AsyncGenerator<Extract<LogRecord, { type: T }>> {
  const { types, widgetId, widgetIds, conversationIds, visitor, from, to, order, limit = Infinity } = query;
  if (widgetId !== undefined && !isWidgetId(widgetId)) return;
  const ids = visitor && (await readVisitor(database, visitor)).map(({ id }) => id);
  const wanted: Condition[] = [
    ['type', ANY, types ?? null],
    ofWidgets(widgetId === undefined ? undefined : [widgetId]),
    ofWidgets(widgetIds),
    ['conversation_id', ANY, conversationIds ?? null],
    ['id', ANY, ids ?? null],
    ...inTime(from, to),
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
  wanted: readonly Condition[],
  isBackwards: boolean,
  size: number,
): AsyncGenerator<LogRow[]> {
  const [last] = await database.run<{ seq: string }>(LAST);
  let [after, upTo] = ['0', last?.seq ?? '0'];
  for (;;) {
    const { text, values } = selectRecords('seq, payload', [
      ...wanted,
      ['seq', '> ?', after],
      ['seq', '<= ?', upTo],
    ]);
    const order = `ORDER BY seq ${isBackwards ? 'DESC' : 'ASC'} LIMIT ${size}`;
    const rows = await database.run<LogRow>({ name: '', text: `${text} ${order}` }, values);
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
  const wanted = [['type', ANY, SEARCHED] as const, ofWidgets(widgetIds), ...inTime(from, to)];
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

// oxlint-disable-next-line typescript/require-await -- a store that reads from elsewhere waits here
async function* yieldAll(records: readonly LogRecord[]): AsyncGenerator<LogRecord> {
  yield* records;
}
