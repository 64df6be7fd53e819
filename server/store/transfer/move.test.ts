import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openJsonOperatorStore } from '../json/json-operator-store.js';
import { openJsonStore } from '../json/json-store.js';
import { openPostgres, openPostgresStore } from '../postgres/postgres-store.js';
import { announceServer, endState, setState } from '../postgres/database-use.js';
import { shownUrl } from '../port/store-place.js';
import { makeDatabase } from '../testing/postgres.fixture.js';
import { makePage, makeQuestion, makeReply, makeWidget, recordsIn } from '../testing/store.fixture.js';
import { fillStore, HOSTILE_TEXT, type WholeStore } from '../testing/whole-store.fixture.js';
import { moveToDatabase } from './move-to-database.js';
import { moveToFolder, undoMoveFrom } from './move-to-folder.js';
import { openPostgresReceiver } from './postgres-receiver.js';

const now = Date.now();
const quota = { messages: 1000, period: 'month' } as const;

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('moving data', () => {
  let home: string;
  let from: string;
  let url: string;
  let whole: WholeStore;
  before(async () => {
    home = mkdtempSync(join(tmpdir(), 'service-chat-move-'));
    from = join(home, 'data');
    const store = await openJsonStore(from);
    whole = await fillStore(store, now);
    await store.close();
    url = await makeDatabase('18');
  });

  after(() => {
    rmSync(home, { recursive: true, force: true });
  });

  it('refuses a folder that a server has open', async () => {
    const server = await openJsonStore(from);
    await assert.rejects(moveToDatabase(from, url, { now }), /is in use by process/);
    await server.close();
  });

  it('refuses what cannot be read, unless the rest is to be moved', async () => {
    const damaged = join(home, 'damaged');
    const store = await openJsonStore(damaged);
    await store.widgets.save(makeWidget());
    await store.close();
    writeFileSync(join(damaged, 'widgets', `${randomUUID()}.json`), '{"name": ');
    const target = await makeDatabase('18');
    await assert.rejects(
      moveToDatabase(damaged, target, { now }),
      /can be read\. Mend it, or move the rest with --leave-out-damaged\.\n {2}.*\.json, line 1, expected/,
    );
    const { counts, leftOut } = await moveToDatabase(damaged, target, { now, leaveOutDamaged: true });
    assert.deepEqual([counts, leftOut.length], [{ widgets: 1 }, 1]);
  });

  it('goes on where an earlier try ended, and lets nobody use what is half there', async () => {
    const open = await openPostgres(url, { isMove: true });
    const records = await recordsIn(from);
    const receiver = await openPostgresReceiver({ database: open.database, url }, open.store, from);
    await receiver.addRecords(records.slice(0, 11), 0);
    await open.store.close();
    await assert.rejects(openPostgresStore(url), /is being moved to postgres:.*has not ended/);
    await assert.rejects(moveToDatabase(join(home, 'other'), url, { now }), /holds a part of the data of/);
  });

  it('takes all to the database', async () => {
    const works: string[] = [];
    const report = await moveToDatabase(from, url, {
      now,
      onProgress: (work) => works.push(work),
    });
    assert.deepEqual([report.from, report.to], [from, shownUrl(url)]);
    assert.deepEqual([...new Set(works)].slice(0, 2), ['Copying records', 'Copying widgets']);
    const { counts = {} } = report;
    assert.deepEqual(
      [counts['widgets'], counts['pages'], counts['operators'], counts['sessions'], counts['tokens']],
      [2, 4, 1, 1, 1],
    );
    assert.deepEqual([counts['images'], counts['imports'], counts['websites seen']], [1, 4, 3]);
  });

  it('leaves a folder that refuses to be used, and says where the data is', async () => {
    const message = /was moved to postgres:.* Set DATABASE_URL/;
    await assert.rejects(openJsonStore(from), message);
    await assert.rejects(openJsonOperatorStore(from), message);
    const elsewhere = url.replace(/\/[^/?]+(?=\?|$)/, '/elsewhere');
    await assert.rejects(moveToDatabase(from, elsewhere, { now }), message);
    assert.deepEqual(await moveToDatabase(from, url, { now }), { from, to: shownUrl(url), leftOut: [] });
  });

  it('lets the server of the database go on exactly where the other ended', async (t) => {
    const store = await openPostgresStore(url);
    t.after(() => store.close());
    const [acme = '', bell = ''] = whole.widgetIds;
    const again = await store.conversations.accept({ ...whole.keyed, id: makeQuestion().id }, quota);
    assert.equal(again.accepted, false);
    assert.equal(again.duplicateOf?.question.id, whole.keyed.id);
    const used = (await store.quotas.usage([{ id: acme, quota }], now)).get(acme)?.used ?? 0;
    const next = makeQuestion({ widgetId: acme, at: new Date(now).toISOString() });
    assert.deepEqual((await store.conversations.accept(next, quota)).usage.used, used + 1);
    await store.conversations.record(makeReply(next));
    const [last] = await allOf(store.log.read({ order: 'newest-first', limit: 1 }));
    assert.equal(last?.type, 'reply', 'what is new comes behind what was moved');
    const owed = await store.deliveries.list();
    assert.deepEqual(
      owed.map(({ channel, isDead, failures }) => [channel, isDead, failures]),
      [
        ['webhook', true, 1],
        ['webhook', false, 0],
        ['mail', false, 0],
      ],
    );
    assert.equal(await store.deliveries.revive({}, new Date(now).toISOString()), 1);
    const claimed = await store.deliveries.claim(now + 1, 9);
    assert.equal((claimed[0]?.record as { message?: string }).message, HOSTILE_TEXT);
    for (const each of claimed) await store.deliveries.release(each);
    assert.equal((await store.escalations.counts()).inProgress, 1);
    await store.pages.save(bell, makePage({ id: 'new' }));
    assert.equal(await store.tokens.usage(acme, now), 70);
  });

  it('refuses a database on which a server is at work, or that holds other data', async () => {
    const open = await openPostgres(url);
    const server = await announceServer(open.database, 10, Date.now);
    await assert.rejects(moveToFolder(url, join(home, 'back'), { now }), /at work on .*: process \d+ on/);
    await server.stop();
    await open.store.close();
    const fresh = join(home, 'fresh');
    await (await openJsonStore(fresh)).close();
    await assert.rejects(moveToDatabase(fresh, url, { now }), /holds data already/);
  });

  it('takes all back to a folder, where an export is the same byte for byte', async () => {
    const open = await openPostgres(url);
    const exported = (await allOf(open.store.log.read({}))).map((record) => JSON.stringify(record));
    await open.store.close();
    const back = join(home, 'back');
    await moveToFolder(url, back, { now });
    const store = await openJsonOperatorStore(back);
    const again = (await allOf(store.log.read({}))).map((record) => JSON.stringify(record));
    await store.close();
    assert.deepEqual(again, exported);
    await assert.rejects(openPostgresStore(url), /was moved to .*back on .* Set DATA_DIR/);
    const server = await openJsonStore(back);
    assert.deepEqual(await server.problems(), []);
    await server.close();
  });

  it('ends by the same call what was cut short between its last two steps', async () => {
    const open = await openPostgres(url, { isMove: true });
    await setState(open.database, { arriving: from });
    await endState(open.database, 'moved');
    await open.store.close();
    assert.deepEqual(await moveToDatabase(from, url, { now }), { from, to: shownUrl(url), leftOut: [] });
    await (await openPostgresStore(url)).close();
  });

  it('is undone where the old place shall be used again', async () => {
    await moveToFolder(url, join(home, 'again'), { now });
    assert.deepEqual([await undoMoveFrom(url), await undoMoveFrom(url)], [shownUrl(url), undefined]);
    await (await openPostgresStore(url)).close();
  });
});
