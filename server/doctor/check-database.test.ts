import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { examineDatabase, type DatabaseFacts } from '../store/examine-database.js';
import { openPostgresStore } from '../store/postgres/postgres-store.js';
import { openDatabase } from '../store/database/database.js';
import { startPostgres, type TestPostgres } from '../store/testing/postgres.fixture.js';
import { databaseAt } from '../store/testing/test-databases.fixture.js';
import { checkDatabase } from './check-database.js';

describe('the doctor of a database', () => {
  // Of its own, for its settings are changed.
  let server: TestPostgres;
  let url: string;
  before(async () => {
    server = await startPostgres('18', { isDurable: true });
    url = await databaseAt(server.url).make();
    await (await openPostgresStore(url)).close();
  });

  after(() => server.stop());

  const factsOf = (databaseUrl = url, clock: () => number = Date.now) =>
    examineDatabase({ databaseUrl }, clock);
  const levelsOf = (facts: DatabaseFacts) => checkDatabase(facts).map(({ level }) => level);
  async function run(text: string, databaseUrl = url): Promise<void> {
    const database = await openDatabase(databaseUrl, { connections: 1 });
    // Each by itself, as some of them ask for.
    for (const one of text.split(';')) await database.run({ name: '', text: one });
    await database.close();
  }
  const found = (facts: DatabaseFacts, level: string) =>
    checkDatabase(facts).flatMap((finding) => (finding.level === level ? finding.message : []));

  it('finds nothing wrong with one that is as it should be', async () => {
    const facts = await factsOf();
    assert.ok(
      levelsOf(facts).every((level) => level === 'ok'),
      JSON.stringify(checkDatabase(facts)),
    );
    assert.equal(facts.hasPooler, false);
    assert.match(found(facts, 'ok').join('\n'), /PostgreSQL 18\..*durability: machine/s);
  });

  const SETTINGS: [string, RegExp][] = [
    ['fsync', /fsync is off/],
    ['synchronous_commit', /synchronous_commit is off/],
    ['full_page_writes', /full_page_writes is off/],
  ];
  for (const [setting, message] of SETTINGS) {
    it(`finds that ${setting} is off`, async () => {
      await run(`ALTER SYSTEM SET ${setting} = off; SELECT pg_reload_conf()`);
      try {
        let facts = await factsOf();
        while (checkDatabase(facts).every(({ level }) => level === 'ok')) facts = await factsOf();
        assert.match(found(facts, 'wrong').join('\n'), message);
      } finally {
        await run(`ALTER SYSTEM RESET ${setting}; SELECT pg_reload_conf()`);
      }
    });
  }

  it('finds an encoding that cannot keep every text', async () => {
    await run(`CREATE DATABASE ascii ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
    const facts = await factsOf(url.replace(/\/\w+(?=\?|$)/, '/ascii'));
    assert.match(found(facts, 'wrong').join('\n'), /encoding of the database is SQL_ASCII/);
    assert.match(found(facts, 'ok').join('\n'), /There are no tables yet/);
  });

  it('finds rights that are missing', async () => {
    await run('CREATE ROLE reader LOGIN; REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await run('GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader');
    const facts = await factsOf(url.replace('postgres@', 'reader@'));
    assert.match(found(facts, 'wrong').join('\n'), /may not read and write api_tokens, .*records, /);
    assert.match(found(facts, 'wrong').join('\n'), /This user may not make tables/);
  });

  it('finds a clock that is off, here or at a server', async () => {
    const facts = await factsOf(url, () => Date.now() + 3_600_000);
    assert.match(
      found(facts, 'warning').join('\n'),
      /this machine is 3[56]\d\d\.\d seconds ahead of that of the database/,
    );
    const behind = {
      ...facts,
      clockAheadMs: 0,
      servers: [{ name: 'w', connections: 1, clockAheadMs: -2000 }],
    };
    assert.match(found(behind, 'warning').join('\n'), /clock of w is 2\.0 seconds behind/);
  });

  it('blames no clock for an answer that took long', async () => {
    let looks = 0;
    // As where seconds pass between the question and the answer.
    const facts = await factsOf(url, () => Date.now() + (looks++ === 0 ? -1000 : 60_000));
    assert.doesNotMatch(found(facts, 'warning').join('\n'), /clock/);
  });

  it('finds servers that want more connections than there are', async () => {
    await run(
      `INSERT INTO servers SELECT gen_random_uuid(), 'web-' || n, 10, 0, now() FROM generate_series(1, 30) n`,
    );
    assert.match(
      found(await factsOf(), 'wrong').join('\n'),
      /lets \d+ connections in, but there are 30 servers with 300 connections in all/,
    );
    await run('DELETE FROM servers');
  });

  it('finds a version that is too old, and one that is too new to be known', async () => {
    const facts = await factsOf();
    assert.match(found({ ...facts, version: 130_014 }, 'wrong').join('\n'), /PostgreSQL 13, and at least 14/);
    assert.match(found({ ...facts, version: 190_000 }, 'warning').join('\n'), /PostgreSQL 19, on which/);
  });

  it('finds a month without a table of its own', async () => {
    const month = new Date().toISOString().slice(0, 7);
    await run(`DROP TABLE records_${month.replace('-', '_')}`);
    assert.match(
      found(await factsOf(), 'warning').join('\n'),
      new RegExp(`records of ${month} have no table`),
    );
  });

  it('finds tables of an older version, a standby, and whether commits wait for one', async () => {
    const facts = await factsOf();
    assert.match(
      found({ ...facts, schemaVersion: 1, knownSchemaVersion: 2 }, 'warning').join('\n'),
      /of version 1/,
    );
    assert.match(found({ ...facts, isStandby: true }, 'wrong').join('\n'), /is a standby/);
    const waiting = { ...facts, synchronousStandbys: 'b' };
    assert.match(found(waiting, 'ok').join('\n'), /waits for a standby: b \(durability: failover\)/);
    assert.match(found({ ...waiting, synchronousCommit: 'local' }, 'warning').join('\n'), /no commit waits/);
  });

  it('says in words that it cannot be reached', async () => {
    await assert.rejects(factsOf('postgres://nobody@127.0.0.1:1/none'), { code: 'store_unavailable' });
  });
});
