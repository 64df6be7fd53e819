/** A database that is filled with all that another store holds. */
import { AppError } from '../../errors.js';
import type { LogRecord } from '../../model.js';
import type { Store } from '../port/store.js';
import type { Database } from '../database/database.js';
import { makePartitions } from '../postgres/partitions.js';
import { rebuildFromRecords } from './rebuild-from-records.js';
import { COLUMNS, columnsOf, ROW_LISTS } from '../postgres/record-rows.js';
import { readState, setState } from '../postgres/database-use.js';
import { shownUrl } from '../port/store-place.js';
import type { Receiver } from './receiver.js';

/** With its place in the order, so that one that is there already is known. */
const INSERT = {
  name: 'move_records',
  text: `INSERT INTO records (seq, ${COLUMNS}) SELECT * FROM unnest($1::bigint[], ${ROW_LISTS(2)})
    ON CONFLICT (id, at) DO NOTHING`,
};
const LAST = { name: 'move_last', text: 'SELECT coalesce(max(seq), 0)::int AS n FROM records' };
const OPERATORS = {
  name: 'move_operators',
  text: 'INSERT INTO operators (id, created_at, record) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])',
};
const belonging = (table: 'sessions' | 'api_tokens') => ({
  name: `move_${table}`,
  text: `INSERT INTO ${table} (id, created_at, record, operator_id)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
});
const AUDIT = {
  name: 'move_audit',
  text: `INSERT INTO audit (id, at, actor_id, action, record)
    SELECT id, at, actor_id, action, record
    FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[], $5::text[])
      WITH ORDINALITY AS a(id, at, actor_id, action, record, place) ORDER BY place`,
};
/** Tables that hold data, but for those of records. */
const TABLES = {
  name: 'move_tables',
  text: `SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT relispartition
    AND relname NOT IN ('schema_version', 'store_state', 'servers', 'leases')`,
};

export interface PostgresReceiver extends Receiver {
  /** Makes what follows from the records, once all are there. */
  complete(now: number): Promise<void>;
}

/**
 * @param store on the same database
 * @param from where the data comes from, for a person; only a move from there may go on with what is there
 * @throws {AppError} `conflict` where the database holds other data
 */
export async function openPostgresReceiver(
  { database, url }: { database: Database; url: string },
  store: Store,
  from: string,
): Promise<PostgresReceiver> {
  const { arriving } = await readState(database);
  if (arriving === undefined) await assertEmpty(database, url);
  else if (arriving !== from) {
    throw new AppError(
      'conflict',
      `${shownUrl(url)} holds a part of the data of ${arriving}. End that move first, or choose another database.`,
    );
  }
  await setState(database, { arriving: from });
  await empty(database);
  const [last] = await database.run<{ n: number }>(LAST);
  const months = new Set<string>();
  return {
    records: last?.n ?? 0,
    async addRecords(records, first) {
      await makeRoom(database, months, records);
      await database.run(INSERT, [records.map((_, at) => first + at + 1), ...columnsOf(records)]);
    },
    async addWidget({ widget, pages, sites, runs, image }) {
      if (image) await store.images.save(widget.id, image.name, image.bytes);
      for (const run of [...runs].reverse()) await store.runs.add(widget.id, run);
      await store.pages.change(widget.id, { save: pages, remove: [], sites });
      await store.widgets.save(widget);
    },
    async addIdentity({ operators, sessions, apiTokens }) {
      await database.run(OPERATORS, identityColumns(operators));
      for (const [table, records] of [
        ['sessions', sessions],
        ['api_tokens', apiTokens],
      ] as const) {
        const owners = records.map(({ operatorId }) => operatorId);
        await database.run(belonging(table), [...identityColumns(records), owners]);
      }
    },
    async addAudit(entries) {
      await database.run(AUDIT, [
        entries.map(({ id }) => id),
        entries.map(({ at }) => at),
        entries.map(({ actor }) => actor.id ?? null),
        entries.map(({ action }) => action),
        entries.map((entry) => JSON.stringify(entry)),
      ]);
    },
    addSeen: ({ day, seen }) => store.seen.add(day, seen),
    complete: (now) => rebuildFromRecords(database, now),
  };
}

const identityColumns = (records: readonly { id: string; createdAt: string }[]): string[][] => [
  records.map(({ id }) => id),
  records.map(({ createdAt }) => createdAt),
  records.map((record) => JSON.stringify(record)),
];

/** Makes the tables of the months that records are of. */
async function makeRoom(
  database: Database,
  known: Set<string>,
  records: readonly LogRecord[],
): Promise<void> {
  for (const { at } of records) {
    const month = at.slice(0, 7);
    if (known.has(month)) continue;
    await makePartitions(database, Date.parse(`${month}-01`));
    known.add(month);
  }
}

async function assertEmpty(database: Database, url: string): Promise<void> {
  for (const name of [...(await dataTables(database)), 'records']) {
    const rows = await database.run({ name: '', text: `SELECT 1 FROM ${name} LIMIT 1` });
    if (rows.length === 0) continue;
    throw new AppError(
      'conflict',
      `${shownUrl(url)} holds data already. Choose a database that nobody has used yet.`,
    );
  }
}

/** All but records comes anew: little, and it may have changed since an earlier try. */
async function empty(database: Database): Promise<void> {
  const tables = await dataTables(database);
  await database.transaction(async (transaction) => {
    for (const name of tables) await transaction.run({ name: '', text: `DELETE FROM ${name}` });
  });
}

async function dataTables(database: Database): Promise<string[]> {
  return (await database.run<{ name: string }>(TABLES)).map(({ name }) => name);
}
