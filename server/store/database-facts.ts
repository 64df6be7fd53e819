/** What the doctor wants to know of a database: how it is set up, and what this user may do there. */
import { type LivingServer, livingServers } from './postgres/database-use.js';
import type { Database } from './database/database.js';
import { MIGRATIONS } from './postgres/schema.js';

export interface DatabaseFacts {
  /** Such as 150018. */
  version: number;
  encoding: string;
  /** Whether what it says is kept survives that its machine loses power. */
  fsync: boolean;
  fullPageWrites: boolean;
  synchronousCommit: string;
  /** Standbys that each commit waits for; empty where it waits for none. */
  synchronousStandbys: string;
  /** True for a standby, which takes no writes. */
  isStandby: boolean;
  /** Connections that all users may open together, and those that are kept for administrators. */
  maxConnections: number;
  reservedConnections: number;
  /** How far the clock here is ahead of that of the database, in milliseconds; 0 where the two may agree. */
  clockAheadMs: number;
  mayCreateTables: boolean;
  /** Tables that may not be read and written. */
  forbiddenTables: readonly string[];
  /** Version of the tables, and the one that this code knows; 0 where there are none yet. */
  schemaVersion: number;
  knownSchemaVersion: number;
  /** Months, as `2026-01`, whose records have no table of their own. */
  missingMonths: readonly string[];
  /** Whether a pooler stands in between. */
  hasPooler: boolean;
  servers: readonly LivingServer[];
}

const SETTINGS = {
  name: 'facts_settings',
  text: `SELECT current_setting('server_version_num')::int AS "version",
    current_setting('server_encoding') AS "encoding",
    current_setting('fsync') = 'on' AS "fsync",
    current_setting('full_page_writes') = 'on' AS "fullPageWrites",
    current_setting('synchronous_commit') AS "synchronousCommit",
    current_setting('synchronous_standby_names') AS "synchronousStandbys",
    pg_is_in_recovery() AS "isStandby",
    current_setting('max_connections')::int AS "maxConnections",
    current_setting('superuser_reserved_connections')::int AS "reservedConnections",
    has_schema_privilege(current_schema(), 'CREATE') AS "mayCreateTables",
    extract(epoch FROM clock_timestamp())::float8 * 1000 AS "clock",
    to_regclass('schema_version') IS NOT NULL AS "hasTables"`,
};
const SCHEMA = {
  name: 'facts_schema',
  text: 'SELECT coalesce(max(version), 0)::int AS version FROM schema_version',
};
const FORBIDDEN = {
  name: 'facts_forbidden',
  text: `SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
    AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
      AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')) ORDER BY relname`,
};
const MONTHS = {
  name: 'facts_months',
  text: `SELECT month FROM unnest($1::text[]) AS month
    WHERE to_regclass('records_' || replace(month, '-', '_')) IS NULL`,
};
/** Months from that of now on that have a table where partitions are made in time. */
const MONTHS_AHEAD = 2;

type Settings = Omit<
  DatabaseFacts,
  | 'clockAheadMs'
  | 'forbiddenTables'
  | 'schemaVersion'
  | 'knownSchemaVersion'
  | 'missingMonths'
  | 'hasPooler'
  | 'servers'
> & { clock: number; hasTables: boolean };

/** @param clock milliseconds since 1970 */
export async function readDatabaseFacts(
  database: Pick<Database, 'run' | 'hasPooler'>,
  clock: () => number,
): Promise<DatabaseFacts> {
  const before = clock();
  const [row] = await database.run<Settings>(SETTINGS);
  const after = clock();
  if (!row) throw new Error('The database says nothing about itself.');
  const { clock: theirs, hasTables, ...settings } = row;
  const facts = {
    ...settings,
    // An answer that takes long, as on a busy machine, tells little of the moment at which it was given.
    clockAheadMs: before <= theirs && theirs <= after ? 0 : Math.round((before + after) / 2 - theirs),
    knownSchemaVersion: MIGRATIONS.at(-1)?.version ?? 0,
    hasPooler: await database.hasPooler(),
  };
  if (!hasTables) return { ...facts, forbiddenTables: [], schemaVersion: 0, missingMonths: [], servers: [] };
  const forbidden = await database.run<{ name: string }>(FORBIDDEN);
  const mayRead = forbidden.length === 0;
  const [schema] = mayRead ? await database.run<{ version: number }>(SCHEMA) : [];
  return {
    ...facts,
    forbiddenTables: forbidden.map(({ name }) => name),
    schemaVersion: schema?.version ?? 0,
    missingMonths: (await database.run<{ month: string }>(MONTHS, [monthsFrom(theirs)])).map(
      ({ month }) => month,
    ),
    servers: mayRead ? await livingServers(database) : [],
  };
}

function monthsFrom(now: number): string[] {
  const date = new Date(now);
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) =>
    new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead)).toISOString().slice(0, 7),
  );
}
