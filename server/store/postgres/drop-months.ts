/** Lets go of whole months of records at once: their tables go, whatever is in them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../errors.js';
import { codeOf, MAY_NOT } from '../database/database-errors.js';
import type { Database, Runner } from '../database/database.js';
import type { ErasureReport } from '../port/erasure.js';
import type { GoneRecord } from '../port/record-log.js';
import { listMonths, type Month } from './partitions.js';
import { COLUMNS } from './record-rows.js';

/** One erasure at a time, so that each tells what it took. */
export const LOCK_ERASURES = { name: 'erase_lock', text: 'SELECT pg_advisory_xact_lock(7230119)' };
/** A table is let go of as a whole where no more than so many records of it stay. */
const MOST_KEPT = 5000;
/** Blocks of a table that are counted by one statement: 128 MB. */
const BLOCKS = 16_384;
/** Rows of what operators see that go with one statement. */
const TURNS = 50_000;
/** Who waits to lock a table holds up all questions that come later, so nobody waits long. */
const WAIT_BRIEFLY = `SET LOCAL lock_timeout = '200ms'`;
const TRIES = 5;
const PAUSE_MS = 300;
const LOCK_NOT_AVAILABLE = '55P03';
/** What holds nothing of visitors stays, as where records are erased one by one. */
const KEPT: ReadonlySet<GoneRecord['type']> = new Set(['erased', 'tokens', 'triage']);

interface Counted {
  type: GoneRecord['type'];
  n: number;
}

/**
 * Questions go on meanwhile: only the last step locks more than the month, for some milliseconds. A month that cannot be
 * had now is left to who erases its records one by one.
 */
export async function dropMonths(database: Database, before: string, report: ErasureReport): Promise<void> {
  for (const month of await listMonths(database)) {
    if (month.to > before) continue;
    const counts = await countTypes(database, month);
    const kept = counts.filter(({ type }) => KEPT.has(type));
    if (kept.reduce((sum, { n }) => sum + n, 0) > MOST_KEPT) continue;
    await dropTurns(database, month);
    const handlings = await tryToDrop(database, month, kept.length > 0);
    if (handlings === undefined) return;
    for (const { type, n } of [...counts, { type: 'handling' as const, n: handlings }])
      if (n > 0 && !KEPT.has(type)) report.erased[type] = (report.erased[type] ?? 0) + n;
  }
}

/** A part after another, so that no statement takes long; nothing is added to a month that is over. */
async function countTypes(database: Database, { name }: Month): Promise<Counted[]> {
  const sums = new Map<Counted['type'], number>();
  const [size] = await database.run<{ blocks: number }>({
    name: '',
    text: `SELECT ceil(pg_relation_size('${name}') / 8192.0)::int AS blocks`,
  });
  for (let from = 0; from < (size?.blocks ?? 0); from += BLOCKS) {
    const text = `SELECT type, count(*)::int AS n FROM ${name}
      WHERE ctid >= '(${from},0)' AND ctid < '(${from + BLOCKS},0)' GROUP BY type`;
    for (const { type, n } of await database.run<{ type: Counted['type']; n: number }>({ name: '', text }))
      sums.set(type, (sums.get(type) ?? 0) + n);
  }
  return [...sums].map(([type, n]) => ({ type, n }));
}

/** No question waits for these, so they go first; what is left of the month then goes row by row, or with it. */
async function dropTurns(database: Database, { to }: Month): Promise<void> {
  for (;;) {
    const text = `DELETE FROM turns WHERE ctid = ANY(ARRAY(SELECT ctid FROM turns WHERE at < $1 LIMIT ${TURNS}))
      RETURNING 1 AS gone`;
    if ((await database.run({ name: '', text }, [to])).length < TURNS) return;
  }
}

/** How many handlings of other months went with it; undefined where it stays in use, or this user may not. */
async function tryToDrop(database: Database, month: Month, keeps: boolean): Promise<number | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await database.transaction((transaction) => drop(transaction, month, keeps));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const code = codeOf(error.cause);
      if (code === MAY_NOT) return undefined;
      if (code !== LOCK_NOT_AVAILABLE) throw error;
    }
    await sleep(PAUSE_MS);
  }
  return undefined;
}

async function drop(transaction: Runner, { name, from, to }: Month, keeps: boolean): Promise<number> {
  const run = (text: string, values: unknown[] = []) => transaction.run({ name: '', text }, values);
  await transaction.run(LOCK_ERASURES);
  // The month itself is not looked through here: it may be large, and others wait.
  await run(
    `INSERT INTO erasures (gone, remains, gone_before)
     SELECT coalesce(json_agg(json_build_object(
       'type', r.type, 'id', r.id, 'at', r.at, 'widgetId', r.widget_id, 'conversationId', r.conversation_id)), '[]'),
       '[]', $2
     FROM escalations e JOIN ${name} r USING (id, at) WHERE e.at >= $1 AND e.at < $2`,
    [from, to],
  );
  // What was done later about its requests for a human goes with them.
  const handlings = await run(
    `DELETE FROM records WHERE type = 'handling' AND at >= $2
     AND about IN (SELECT id FROM escalations WHERE at >= $1 AND at < $2) RETURNING id`,
    [from, to],
  );
  await run(
    `DELETE FROM outbox WHERE record_id = ANY(ARRAY(
       SELECT record_id FROM outbox o WHERE (SELECT count(*) FROM ${name} m WHERE m.id = o.record_id) > 0))`,
  );
  await run('DELETE FROM escalations WHERE at >= $1 AND at < $2', [from, to]);
  await run('DELETE FROM idempotency_keys WHERE at >= $1 AND at < $2', [from, to]);
  await run('DELETE FROM turns WHERE at < $1', [to]);
  await run('UPDATE turns_state SET gone_before = greatest(gone_before, $1::timestamptz)', [to]);
  await run(WAIT_BRIEFLY);
  await run(`ALTER TABLE records DETACH PARTITION ${name}`).catch((error: unknown) => {
    // An error of ours, so that the whole transaction is not repeated for as long as somebody may wait.
    throw codeOf(error) === LOCK_NOT_AVAILABLE
      ? new AppError('busy', `${name} is in use.`, { cause: error })
      : error;
  });
  if (keeps)
    await run(
      `INSERT INTO records (seq, ${COLUMNS}) SELECT seq, ${COLUMNS} FROM ${name} WHERE type = ANY($1)`,
      [[...KEPT]],
    );
  await run(`DROP TABLE ${name}`);
  return handlings.length;
}
