import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { makeDatabase } from '../testing/postgres.fixture.js';
import { openDatabase, type Database } from '../database/database.js';
import { migrate } from './migrate.js';
import { makePartitions } from './partitions.js';
import { openPostgresStore } from './postgres-store.js';
import { MIGRATIONS, type Migration } from './schema.js';

const LAST = MIGRATIONS.at(-1)?.version ?? 0;
const EXPAND: Migration = {
  version: LAST + 1,
  oldestCode: LAST,
  sql: 'ALTER TABLE digests ADD COLUMN extra text',
};
const CONTRACT: Migration = {
  version: LAST + 2,
  oldestCode: LAST + 1,
  sql: 'ALTER TABLE digests DROP COLUMN extra',
};
const sql = (text: string) => ({ name: '', text });

describe('migrations', () => {
  let url: string;
  const open = async (address = url) => {
    return openDatabase(address, { connections: 3, retryMs: 6000 });
  };
  before(async () => {
    url = await makeDatabase('15');
  });

  it('are made once, however many begin at the same time', async (t) => {
    const databases = await Promise.all(Array.from({ length: 4 }, () => open()));
    t.after(() => Promise.all(databases.map((each) => each.close())));
    await Promise.all(databases.map((each) => migrate(each)));
    const [one] = databases as [Database];
    assert.deepEqual(
      await one.run(sql('SELECT version FROM schema_version ORDER BY version')),
      MIGRATIONS.map(({ version }) => ({ version })),
    );
    assert.deepEqual(await migrate(one), { from: LAST, to: LAST });
  });

  it('let an older server go on beside what is new, and refuse it where that is gone', async (t) => {
    const database = await open();
    t.after(() => database.close());
    await migrate(database, [...MIGRATIONS, EXPAND]);
    await (await openPostgresStore(url)).close();
    await migrate(database, [...MIGRATIONS, EXPAND, CONTRACT]);
    await assert.rejects(
      openPostgresStore(url),
      new RegExp(
        `are of version ${LAST + 2}, and this version .* up to ${LAST}\\. Use a newer service-chat\\.`,
      ),
    );
    await database.run(sql(`DELETE FROM schema_version WHERE version > ${LAST}`));
  });

  it('wait no longer than two seconds at a time for who uses a table', async (t) => {
    const [user, database] = [await open(), await open()];
    t.after(() => Promise.all([user.close(), database.close()]));
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let hasBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const using = user.transaction(async (transaction) => {
      await transaction.run(sql('SELECT 1 FROM digests'));
      hasBegun();
      await held;
    });
    await begun;
    const migrating = migrate(database, [...MIGRATIONS, EXPAND]);
    // Who comes behind the migration waits for it, and it gives way.
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await database.run(sql('SELECT 1 FROM digests'));
    // Who uses the table lets go of it only below.
    assert.ok(performance.now() - startedAt < 30_000, `${performance.now() - startedAt} ms`);
    release();
    await using;
    assert.deepEqual(await migrating, { from: LAST, to: LAST + 1 });
  });

  it('are left to who may make tables, and the rest goes on without that right', async (t) => {
    const database = await open();
    await database.run(sql(`DELETE FROM schema_version WHERE version > ${LAST}`));
    const role = `writer_${process.pid}`;
    const writerUrl = url.replace('postgres@', `${role}@`);
    const tables = 'ALL TABLES IN SCHEMA public';
    await database.run(sql(`CREATE ROLE ${role} LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC`));
    await database.run(sql(`GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables} TO ${role}`));
    await database.run(sql(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${role}`));
    const writer = await open(writerUrl);
    t.after(async () => {
      await writer.close();
      await database.run(sql(`DROP OWNED BY ${role}; DROP ROLE ${role}`));
      await database.close();
    });
    await (await openPostgresStore(writerUrl)).close();
    await makePartitions(writer, Date.parse('2031-05-05'));
    await assert.rejects(
      migrate(writer, [...MIGRATIONS, { ...EXPAND, sql: 'CREATE TABLE more (id int)' }]),
      /have to be brought up to date, and this user may not do that\. Run "service-chat database migrate"/,
    );
  });
});
