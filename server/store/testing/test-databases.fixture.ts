/** Databases for tests on a PostgreSQL server. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabases {
  /** Address of a new one. */
  make(): Promise<string>;
  /** Address of one of this process, without rows. */
  empty(): Promise<string>;
}

const EMPTY = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    AND NOT relispartition AND relname <> 'schema_version'
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$`;

const servers = new Map<string, TestDatabases>();

export function databaseAt(server: string): TestDatabases {
  const known = servers.get(server);
  if (known) return known;
  let kept: string | undefined;
  const make = async () => {
    const name = `service_chat_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    await query(server, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    const url = new URL(server.replace('@/', '@localhost/'));
    url.pathname = `/${name}`;
    return server.includes('@/') ? url.href.replace('@localhost/', '@/') : url.href;
  };
  const databases = {
    make,
    async empty() {
      kept ??= await make();
      await query(kept, EMPTY);
      return kept;
    },
  };
  servers.set(server, databases);
  return databases;
}

/** On a connection of its own. */
export async function query(url: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
