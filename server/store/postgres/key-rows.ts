/** Idempotency keys as rows of the table `idempotency_keys`. */
import { scopedKey, type KeyableRecord } from '../port/conversation-store.js';
import { KEY_LIFETIME_MS } from '../records/idempotency-keys.js';
import type { Database } from '../database/database.js';
import { digestOf } from './record-rows.js';

const FIND_KEYS = {
  name: 'find_keys',
  text: 'SELECT scope, record_id, at, request_hash FROM idempotency_keys WHERE scope = ANY($1::bytea[])',
};
const DROP_KEY = { name: 'drop_key', text: 'DELETE FROM idempotency_keys WHERE scope = $1 AND at <= $2' };
const HAS_RECORD = { name: 'has_record', text: 'SELECT 1 FROM records WHERE id = $1 AND at = $2' };

export const scopeOf = (record: KeyableRecord): Buffer | null => {
  const key = scopedKey(record);
  return key === undefined ? null : digestOf(key);
};

export interface KeyRow {
  scope: Buffer;
  record_id: string;
  at: Date;
  request_hash: string | null;
}

/** The claims of keys that hold now, by the record that comes with the same key. */
export async function findKeys<T extends KeyableRecord>(
  database: Database,
  records: readonly T[],
): Promise<Map<T, KeyRow>> {
  const scopes = new Map(records.map((record) => [record, scopeOf(record)]));
  const keyed = [...scopes.values()].filter((scope) => scope !== null);
  if (keyed.length === 0) return new Map();
  const rows = await database.run<KeyRow>(FIND_KEYS, [keyed]);
  const byScope = new Map(rows.map((row) => [row.scope.toString('hex'), row]));
  return new Map(
    records.flatMap((record): [T, KeyRow][] => {
      const key = byScope.get(scopes.get(record)?.toString('hex') ?? '');
      return key && Date.parse(record.at) - key.at.getTime() < KEY_LIFETIME_MS ? [[record, key]] : [];
    }),
  );
}

/** Whether a record is there, though nobody could be told. */
export async function hasRecord(database: Database, { id, at }: KeyableRecord): Promise<boolean> {
  return (await database.run(HAS_RECORD, [id, at])).length > 0;
}

/** Frees the key of a record whose time is over for this one. */
export async function dropOldKey(database: Database, record: KeyableRecord): Promise<void> {
  await database.run(DROP_KEY, [scopeOf(record), new Date(Date.parse(record.at) - KEY_LIFETIME_MS)]);
}
