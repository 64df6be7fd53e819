/** Erases from PostgreSQL: gone for every query when it commits. */
import type { LogRecord } from '../../model.js';
import type { Erasure, ErasureReport } from '../port/erasure.js';
import { remainsOf } from '../records/erasure-selection.js';
import { selectFor } from '../records/select-for-erasure.js';
import type { GoneRecord } from '../port/record-log.js';
import type { Database, Runner, Statement } from '../database/database.js';
import { dropMonths, LOCK_ERASURES } from './drop-months.js';
import { readVisitor } from './postgres-log.js';
import { insertRecords, readRecord } from './record-rows.js';

/** Records that go in one transaction. */
const CHUNK = 5000;

const BEFORE = {
  name: 'erase_find',
  text: `SELECT payload FROM records
    WHERE at < $1::timestamptz AND type NOT IN ('erased', 'tokens', 'triage', 'handling') ORDER BY seq LIMIT ${CHUNK}`,
};
/** What was done about requests for a human, which goes with them. */
const HANDLINGS = {
  name: 'erase_handlings',
  text: `SELECT payload FROM records WHERE about = ANY($1::uuid[]) AND type = 'handling' ORDER BY seq`,
};
const REMOVE = { name: 'erase_records', text: 'DELETE FROM records WHERE id = ANY($1::uuid[])' };
const REMOVE_OWED = { name: 'erase_owed', text: 'DELETE FROM outbox WHERE record_id = ANY($1::uuid[])' };
const REMOVE_KEYS = {
  name: 'erase_keys',
  text: 'DELETE FROM idempotency_keys WHERE record_id = ANY($1::uuid[])',
};

const REMOVE_STANDING = {
  name: 'erase_standing',
  text: 'DELETE FROM escalations WHERE id = ANY($1::uuid[])',
};
/** What operators see of these conversations is made again from what is left. */
const REMOVE_TURNS = {
  name: 'erase_turns',
  text: 'DELETE FROM turns WHERE conversation_id = ANY($1)',
};
/** Tells servers that keep up with the log, which learn of it behind their cursor. */
const TELL = { name: 'erase_tell', text: 'INSERT INTO erasures (gone, remains) VALUES ($1, $2)' };
const FORGET_TOLD = {
  name: 'erase_forget_told',
  text: `DELETE FROM erasures WHERE at < now() - interval '1 day'
    AND seq <= coalesce((SELECT cursor FROM turns_state), seq)`,
};

/** @param now milliseconds since 1970 */
export async function erase(database: Database, erasure: Erasure, now: number): Promise<ErasureReport> {
  const report: ErasureReport = { erased: {}, damaged: 0 };
  if ('before' in erasure) await dropMonths(database, erasure.before, report);
  for (;;) {
    const gone = await database.transaction(async (transaction) => {
      await transaction.run(LOCK_ERASURES);
      const records = await find(transaction, erasure);
      await remove(transaction, records, now);
      return records;
    });
    for (const { type } of gone) report.erased[type] = (report.erased[type] ?? 0) + 1;
    if ('visitor' in erasure || gone.length < CHUNK) return report;
  }
}

async function find(transaction: Runner, erasure: Erasure): Promise<LogRecord[]> {
  if ('visitor' in erasure) return readVisitor(transaction, erasure.visitor);
  const old = await read(transaction, BEFORE, erasure.before);
  const requests = old.filter(({ type }) => type === 'escalation').map(({ id }) => id);
  const records = [...old, ...(await read(transaction, HANDLINGS, requests))];
  // oxlint-disable-next-line typescript/require-await -- nothing is read again for an erasure by time
  const selection = await selectFor(erasure, async function* () {
    yield* records;
  });
  return records.filter((record) => selection.holds(record));
}

async function read(transaction: Runner, statement: Statement, wanted: unknown): Promise<LogRecord[]> {
  const rows = await transaction.run<{ payload: string }>(statement, [wanted]);
  return rows.flatMap(({ payload }) => readRecord(payload) ?? []);
}

async function remove(transaction: Runner, records: readonly LogRecord[], now: number): Promise<void> {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  for (const statement of [REMOVE, REMOVE_OWED, REMOVE_KEYS, REMOVE_STANDING])
    await transaction.run(statement, [ids]);
  const gone = records.map(goneOf);
  await transaction.run(REMOVE_TURNS, [
    [...new Set(gone.flatMap(({ conversationId }) => conversationId ?? []))],
  ]);
  const remains = records.flatMap((record) => remainsOf(record, now));
  await insertRecords(transaction, remains);
  await transaction.run(TELL, [JSON.stringify(gone), JSON.stringify(remains)]);
  await transaction.run(FORGET_TOLD);
}

/** Nothing of what it said. */
const goneOf = (record: LogRecord): GoneRecord => ({
  type: record.type,
  id: record.id,
  at: record.at,
  widgetId: record.widgetId,
  ...('conversationId' in record && { conversationId: record.conversationId }),
});
