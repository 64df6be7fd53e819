/** Records as rows of the table `records`. */
import { createHash } from 'node:crypto';
import type { LogRecord } from '../../model.js';
import { logRecordSchema } from '../../model.js';
import type { Runner } from '../database/database.js';

/** Stands for what a visitor is known by, which is no part of a key. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16);
export const visitorDigest = (id: string): Buffer => digestOf(`visitor\n${id}`);
export const emailDigest = (email: string): Buffer => digestOf(`email\n${email.toLowerCase()}`);

/** The record that another is about. */
function aboutOf(record: LogRecord): string | null {
  if (record.type === 'reply') return record.questionId;
  if (record.type === 'feedback') return record.messageId;
  if (record.type === 'handling') return record.escalationId;
  return record.type === 'delivery' ? record.factId : null;
}

export const COLUMNS = 'widget_id, conversation_id, at, id, type, about, visitor, email, payload';

/** The values of the columns, in their order. */
function rowOf(record: LogRecord): unknown[] {
  const visitorId = 'visitorId' in record ? record.visitorId : undefined;
  return [
    record.widgetId,
    ('conversationId' in record ? record.conversationId : undefined) ?? null,
    record.at,
    record.id,
    record.type,
    aboutOf(record),
    visitorId === undefined ? null : visitorDigest(visitorId),
    record.type === 'escalation' ? emailDigest(record.email) : null,
    JSON.stringify(record),
  ];
}

/** `$1::uuid[], …`: the parameters of many rows, a list for each column. */
export const ROW_LISTS = (first: number): string =>
  ['uuid', 'text', 'timestamptz', 'uuid', 'text', 'uuid', 'bytea', 'bytea', 'text']
    .map((type, at) => `$${first + at}::${type}[]`)
    .join(', ');

/** One list of values for each column. */
export function columnsOf(records: readonly LogRecord[]): unknown[][] {
  const rows = records.map(rowOf);
  return Array.from({ length: 9 }, (_, at) => rows.map((row) => row[at]));
}

const INSERT = {
  name: 'records_insert',
  text: `INSERT INTO records (${COLUMNS}) SELECT * FROM unnest(${ROW_LISTS(1)}) ON CONFLICT (id, at) DO NOTHING
    RETURNING id`,
};

/**
 * Adds records; those that are there already, because a connection was lost after they came in, stay as they are.
 *
 * @returns how many are new
 */
export async function insertRecords(runner: Runner, records: readonly LogRecord[]): Promise<number> {
  return records.length === 0 ? 0 : (await runner.run(INSERT, columnsOf(records))).length;
}

/** Undefined for what a newer version wrote and this one does not know. */
export function readRecord(payload: string): LogRecord | undefined {
  return logRecordSchema.safeParse(JSON.parse(payload)).data;
}

/** Times that no calendar has are no condition. */
export const timeOf = (at: number | undefined): Date | null =>
  at === undefined || !Number.isFinite(at) ? null : new Date(at);
