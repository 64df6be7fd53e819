/** Operators, their sessions, tokens and acts, in PostgreSQL. */
import { z } from 'zod';
import {
  apiTokenRecordSchema,
  auditRecordSchema,
  operatorRecordSchema,
  sessionRecordSchema,
  type AuditRecord,
  type OperatorRecord,
} from '../port/identity-records.js';
import type { AuditLog, IdentityChange, IdentityStore, Records } from '../port/identity-store.js';
import { byAge } from '../port/order.js';
import { checkChanges } from '../records/identity-rules.js';
import type { Database, Runner } from '../database/database.js';
import { timeOf } from './record-rows.js';

const TABLES = { operators: 'operators', sessions: 'sessions', apiTokens: 'api_tokens' } as const;
type Kind = keyof typeof TABLES;

const LOCK = { name: 'identity_lock', text: 'SELECT pg_advisory_xact_lock(7230120)' };
const APPEND = {
  name: 'audit_append',
  text: `INSERT INTO audit (id, at, actor_id, action, record) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (id) DO NOTHING`,
};
const FORGET_AUDIT = {
  name: 'audit_forget',
  text: 'DELETE FROM audit WHERE at < $1::timestamptz RETURNING 1 AS gone',
};
const LIST_AUDIT = {
  name: 'audit_list',
  text: `SELECT record FROM audit
    WHERE ($1::text IS NULL OR actor_id = $1) AND ($2::text IS NULL OR action = $2 OR starts_with(action, $2 || '.'))
    AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4)
    AND ($5::text IS NULL OR seq < (SELECT seq FROM audit WHERE id = $5)) ORDER BY seq DESC LIMIT $6`,
};

const get = (kind: Kind) => ({
  name: `${kind}_get`,
  text: `SELECT record FROM ${TABLES[kind]} WHERE id = $1`,
});
const list = (kind: Kind) => ({
  name: `${kind}_list`,
  text:
    kind === 'operators'
      ? 'SELECT record FROM operators'
      : `SELECT record FROM ${TABLES[kind]} WHERE $1::text IS NULL OR operator_id = $1`,
});
const save = (kind: Kind) => ({
  name: `${kind}_save`,
  text:
    kind === 'operators'
      ? `INSERT INTO operators (id, created_at, record) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET record = excluded.record`
      : `INSERT INTO ${TABLES[kind]} (id, created_at, record, operator_id) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
});
const remove = (kind: Kind) => ({
  name: `${kind}_remove`,
  text: `DELETE FROM ${TABLES[kind]} WHERE id = $1`,
});
const removeOf = (kind: Exclude<Kind, 'operators'>) => ({
  name: `${kind}_remove_of`,
  text: `DELETE FROM ${TABLES[kind]} WHERE operator_id = $1`,
});

interface RecordRow {
  record: string;
}
const schemas = {
  operators: operatorRecordSchema,
  sessions: sessionRecordSchema,
  apiTokens: apiTokenRecordSchema,
};

export function createPostgresIdentity(database: Database): { identity: IdentityStore; audit: AuditLog } {
  const records = <T extends { createdAt: string; id: string }>(
    kind: Kind,
    schema: z.ZodType<T>,
  ): Records<T, { operatorId: string }> => ({
    async get(id) {
      // No id has one, and no text of PostgreSQL.
      if (id.includes('\0')) return undefined;
      const [row] = await database.run<RecordRow>(get(kind), [id]);
      return row && schema.parse(JSON.parse(row.record));
    },
    list: (filter) => listOf(database, kind, schema, filter?.operatorId),
  });
  return {
    identity: {
      operators: records('operators', operatorRecordSchema),
      sessions: records('sessions', sessionRecordSchema),
      apiTokens: records('apiTokens', apiTokenRecordSchema),
      commit: (changes, entry) =>
        database.transaction(async (transaction) => {
          await transaction.run(LOCK);
          await checkAgainstStored(transaction, changes);
          if (entry) await append(transaction, entry);
          for (const change of changes) await make(transaction, change);
        }),
    },
    audit: {
      append: (entry) => append(database, entry),
      async list({ actorId, action, from, to, before, limit }) {
        const rows = await database.run<RecordRow>(LIST_AUDIT, [
          actorId ?? null,
          action ?? null,
          timeOf(from),
          timeOf(to),
          before ?? null,
          limit,
        ]);
        return rows.map(({ record }) => auditRecordSchema.parse(JSON.parse(record)));
      },
      forget: async (before) => (await database.run(FORGET_AUDIT, [before])).length,
    },
  };
}

async function listOf<T extends { createdAt: string; id: string }>(
  runner: Runner,
  kind: Kind,
  schema: z.ZodType<T>,
  operatorId: string | undefined,
): Promise<T[]> {
  const rows = await runner.run<RecordRow>(list(kind), kind === 'operators' ? [] : [operatorId ?? null]);
  return rows.map(({ record }) => schema.parse(JSON.parse(record))).sort(byAge);
}

async function checkAgainstStored(runner: Runner, changes: readonly IdentityChange[]): Promise<void> {
  const operators: OperatorRecord[] = await listOf(runner, 'operators', operatorRecordSchema, undefined);
  const versions = new Map<IdentityChange, number>();
  for (const change of changes) {
    const [row] = await runner.run<RecordRow>(get(change.in), [idOf(change)]);
    if (row) versions.set(change, schemas[change.in].parse(JSON.parse(row.record)).version);
  }
  checkChanges(changes, operators, (change) => versions.get(change));
}

async function make(runner: Runner, change: IdentityChange): Promise<void> {
  if ('save' in change) {
    const { id, createdAt } = change.save;
    const owner = 'operatorId' in change.save ? [change.save.operatorId] : [];
    await runner.run(save(change.in), [id, createdAt, JSON.stringify(change.save), ...owner]);
    return;
  }
  await runner.run(remove(change.in), [change.remove]);
  if (change.in !== 'operators') return;
  for (const kind of ['sessions', 'apiTokens'] as const) await runner.run(removeOf(kind), [change.remove]);
}

async function append(runner: Runner, entry: AuditRecord): Promise<void> {
  const { id, at, actor, action } = entry;
  await runner.run(APPEND, [id, at, actor.id ?? null, action, JSON.stringify(entry)]);
}

const idOf = (change: IdentityChange): string => ('save' in change ? change.save.id : change.remove);
