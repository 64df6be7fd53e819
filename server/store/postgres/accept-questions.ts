/** Takes questions in: quota, key and record in one statement, for one question or for many. */
import type { Quota, QuestionRecord } from '../../model.js';
import { scopedKey, type Acceptance, type QuotaUsage } from '../port/conversation-store.js';
import { codeOf, UNIQUE_VIOLATION } from '../database/database-errors.js';
import type { Database } from '../database/database.js';
import { dropOldKey, findKeys, hasRecord, scopeOf, type KeyRow } from './key-rows.js';
import { readUsage, usageOf } from './postgres-quotas.js';
import { COLUMNS, columnsOf, ROW_LISTS } from './record-rows.js';
import { turnOf, type TurnRow } from './turn-rows.js';

export interface Asked {
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

const FIND_TURN = {
  name: 'find_turn',
  text: `SELECT q.payload AS question, r.payload AS reply FROM records q
    LEFT JOIN records r ON r.conversation_id = q.conversation_id AND r.about = q.id AND r.type = 'reply'
    WHERE q.id = $1 AND q.at = $2 AND q.type = 'question'
    ORDER BY r.seq LIMIT 1`,
};

export async function acceptBatch(database: Database, batch: readonly Asked[]): Promise<Acceptance[]> {
  const days = new Map<string, Asked[]>();
  for (const asked of batch) {
    const day = asked.question.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), asked]);
  }
  const outcomes = new Map<Asked, Acceptance>();
  for (const asked of days.values()) await acceptDay(database, asked, outcomes);
  return batch.map((asked) => outcomes.get(asked) as Acceptance);
}

/** A key that is taken undoes the whole statement: then those that have one are looked up, and the others go again. */
async function acceptDay(
  database: Database,
  asked: readonly Asked[],
  outcomes: Map<Asked, Acceptance>,
): Promise<void> {
  const [firsts, later] = splitByKey(asked);
  let left = firsts;
  for (let tries = 0; tries < 2 && left.length > 0; tries++) {
    const charged = await tryCharge(database, left);
    charged?.forEach((outcome, at) => outcomes.set(left[at] as Asked, outcome));
    const open = left.filter((one) => !outcomes.get(one)?.accepted);
    const keys = await findKeys(
      database,
      open.map(({ question }) => question),
    );
    for (const one of open) {
      const key = keys.get(one.question);
      if (key) outcomes.set(one, await outcomeOf(database, one, key));
    }
    left = open.filter((one) => !outcomes.has(one));
  }
  for (const one of [...left, ...later]) outcomes.set(one, await acceptOne(database, one));
}

/** The first of each key, and those that come after one. */
function splitByKey(asked: readonly Asked[]): [Asked[], Asked[]] {
  const keys = new Set<string>();
  const [firsts, later]: [Asked[], Asked[]] = [[], []];
  for (const one of asked) {
    const key = scopedKey(one.question);
    (key !== undefined && keys.has(key) ? later : firsts).push(one);
    if (key !== undefined) keys.add(key);
  }
  return [firsts, later];
}

/** Undefined where a key or an id is there already: the statement has left nothing then. */
async function tryCharge(database: Database, asked: readonly Asked[]): Promise<Acceptance[] | undefined> {
  try {
    return await charge(database, asked);
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** What each came to, of one day; those that found no room may be duplicates. */
async function charge(database: Database, asked: readonly Asked[]): Promise<Acceptance[]> {
  const widgets = new Map<string, { count: number; quota: Quota }>();
  const places = asked.map(({ question: { widgetId }, quota }) => {
    const count = (widgets.get(widgetId)?.count ?? 0) + 1;
    widgets.set(widgetId, { count, quota });
    return count;
  });
  const groups = [...widgets.values()];
  const questions = asked.map(({ question }) => question);
  const day = questions[0]?.at.slice(0, 10) ?? '';
  const dayOfMonth = Number(day.slice(8));
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
  return Promise.all(
    asked.map(async ({ question, quota }, at) => {
      const row = charged.get(question.widgetId.toLowerCase());
      if (!row) return { accepted: false, usage: await readUsageOf(database, { question, quota }) };
      const place = places[at] ?? 0;
      const last = quota.period === 'day' ? row.today : row.used;
      const accepted = place <= row.granted;
      const used = accepted ? last - row.granted + place : last;
      return { accepted, usage: usageOf(used, question.at, quota) };
    }),
  );
}

/** Without others that could be in the way; finds the question of which this is a duplicate. */
async function acceptOne(database: Database, asked: Asked): Promise<Acceptance> {
  const { question } = asked;
  for (;;) {
    const outcome = (await tryCharge(database, [asked]))?.[0];
    if (outcome?.accepted) return outcome;
    const key = (await findKeys(database, [question])).get(question);
    if (key) return outcomeOf(database, asked, key);
    if (outcome) return outcome;
    // Its own, which was recorded though nobody could be told.
    if (await hasRecord(database, question))
      return { accepted: true, usage: await readUsageOf(database, asked) };
    await dropOldKey(database, question);
  }
}

/** Of a question whose key is taken: by itself, though nobody could be told, or by an earlier one. */
async function outcomeOf(database: Database, asked: Asked, key: KeyRow): Promise<Acceptance> {
  const usage = await readUsageOf(database, asked);
  if (key.record_id === asked.question.id) return { accepted: true, usage };
  const [turn] = await database.run<TurnRow>(FIND_TURN, [key.record_id, key.at]);
  return { accepted: false, usage, ...(turn && { duplicateOf: turnOf(turn) }) };
}

const readUsageOf = (database: Database, { question, quota }: Asked): Promise<QuotaUsage> =>
  readUsage(database, question.widgetId, Date.parse(question.at), quota);
