/** What two servers that share a database do together, each by a store of its own. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../port/store.js';
import { makeDatabase } from '../testing/postgres.fixture.js';
import {
  makeOutcome,
  makeOwed,
  makePage,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../testing/store.fixture.js';
import { query } from '../testing/test-databases.fixture.js';
import { openDatabase } from '../database/database.js';
import { startHousekeeping } from './housekeeping.js';
import { createPostgresLeases } from './postgres-leases.js';
import { openPostgresStore } from './postgres-store.js';

describe('two servers on one database', () => {
  let url: string;
  let first: Store;
  let second: Store;

  before(async () => {
    url = await makeDatabase();
    [first, second] = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
  });
  after(() => Promise.all([first.close(), second.close()]));

  it('give the reply that was recorded first to a question that was sent to both', async () => {
    const conversationId = randomUUID();
    const question = makeQuestion({
      id: randomUUID(),
      conversationId,
      idempotencyKey: 'k',
      requestHash: 'h',
    });
    const quota = { messages: 100, period: 'day' as const };
    assert.equal((await first.conversations.accept(question, quota)).accepted, true);
    const twin = { ...question, id: randomUUID() };
    assert.equal((await second.conversations.accept(twin, quota)).accepted, false);
    const replies = ['One.', 'Two.'].map((answer) => makeReply(question, { id: randomUUID(), answer }));
    const [one, two] = await Promise.all([
      first.conversations.record(replies[0] ?? assert.fail()),
      second.conversations.record(replies[1] ?? assert.fail()),
    ]);
    assert.deepEqual(one, two);
    assert.deepEqual(await first.conversations.record(one), one);
    const { duplicateOf } = await first.conversations.accept(twin, quota);
    assert.equal(duplicateOf?.reply?.id, one.id);
    const [turn, ...others] = await second.conversations.turns(question.widgetId, conversationId, 9);
    assert.deepEqual([turn?.reply?.id, others], [one.id, []]);
  });

  it('serve at once what the other was given, and are not worn out by widgets that there are not', async () => {
    await Promise.all([first.watch(), second.watch()]);
    const [made, ...others] = [
      makeWidget({ id: randomUUID() }),
      ...Array.from({ length: 500 }, () => randomUUID()),
    ];
    await first.widgets.save(made);
    await first.pages.save(made.id, makePage({ id: 'a' }));
    assert.equal((await second.widgets.get(made.id.toUpperCase()))?.id, made.id);
    assert.equal(await second.pages.revision(made.id), await first.pages.revision(made.id));
    let looks = 0;
    second.traffic?.watch({
      statement: (name) => (looks += Number(name === 'widget')),
      retry: () => undefined,
      batch: () => undefined,
    });
    const unknown = others.map(async (id) => {
      await sleep(Math.random() * 300);
      return second.widgets.get(id);
    });
    assert.deepEqual(new Set(await Promise.all(unknown)), new Set([undefined]));
    assert.ok(looks <= 10, `${looks} looks`);
    // One that comes back under its id is there at once too.
    await first.widgets.remove(made.id);
    await second.widgets.get(made.id);
    await first.widgets.save(made);
    assert.equal((await second.widgets.get(made.id))?.id, made.id);
  });

  it('tell of a widget that cannot be read until it can be', async () => {
    await second.watch();
    const made = makeWidget({ id: randomUUID() });
    await first.widgets.save(made);
    const { rows } = await query(url, 'SELECT record FROM widgets WHERE id = $1', [made.id]);
    const files = async () => (await second.knownProblems()).map(({ file }) => file);
    for (const [record, expected] of [
      ['{}', [`widgets/${made.id}.json`]],
      [(rows[0] as { record: string }).record, []],
    ] as const) {
      const change =
        'UPDATE widgets SET record = $2, revision = revision + 1, changed_at = now() WHERE id = $1';
      await query(url, change, [made.id, record]);
      await second.problems('widgets');
      assert.deepEqual(await files(), expected);
    }
  });

  it('do not work under the same lease at once, and each under a later term', async () => {
    const terms: number[] = [];
    let atWork = 0;
    const work = async ({ term }: { term: number }) => {
      assert.equal(++atWork, 1);
      await sleep(2);
      terms.push(term);
      atWork--;
    };
    const tries = Array.from({ length: 200 }, (_, at) => (at % 2 ? first : second).leases.hold('work', work));
    const done = (await Promise.all(tries)).filter((held) => held !== undefined);
    assert.ok(done.length > 0);
    assert.equal(new Set(terms).size, terms.length);
    assert.deepEqual(
      terms,
      [...terms].sort((a, b) => a - b),
    );
  });

  it('take over the lease of one that died, which changes no page any more', async () => {
    const widgetId = randomUUID();
    await first.pages.save(widgetId, makePage({ id: 'a', content: 'Old.' }));
    const change = (content: string) => ({ save: [makePage({ id: 'a', content })], remove: [], sites: [] });
    await first.leases.hold('import', async (lease) => {
      // As after it hung for longer than its lease.
      await query(url, `UPDATE leases SET until = now() - interval '1 second' WHERE name = 'import'`);
      const taken = await second.leases.hold('import', (later) =>
        second.pages.change(widgetId, change('New.'), later),
      );
      assert.ok(taken);
      await assert.rejects(
        first.pages.change(widgetId, change('Late.'), lease),
        /Another server has taken over/,
      );
    });
    assert.equal((await second.pages.get(widgetId, 'a'))?.content, 'New.');
  });

  it('tell the holder of a lease that it was lost', async () => {
    const outcome = await first.leases.hold(
      'short',
      async ({ signal }) => {
        await query(url, `UPDATE leases SET until = '-infinity' WHERE name = 'short'`);
        while (!signal.aborted) await sleep(10);
        return 'stopped';
      },
      { ttlMs: 150 },
    );
    assert.deepEqual(outcome, { result: 'stopped' });
  });

  it('remove old keys and make the tables of months once for both', async () => {
    const database = await openDatabase(url);
    const leases = createPostgresLeases(database);
    const both = [1, 2].map(() => startHousekeeping(database, leases, assert.ifError));
    await query(
      url,
      `INSERT INTO idempotency_keys (scope, at, record_id)
        SELECT decode(md5(n::text), 'hex'), now() - interval '25 hours', gen_random_uuid()
        FROM generate_series(1, 12000) n`,
    );
    await Promise.all(both.map((each) => each.look(Date.now())));
    await Promise.all(both.map((each) => each.look(Date.now())));
    const left = await query(url, `SELECT 1 FROM idempotency_keys WHERE at < now() - interval '24 hours'`);
    assert.equal(left.rowCount, 0);
    const terms = await query(url, `SELECT name, term::int FROM leases WHERE name IN ('keys', 'months')`);
    assert.deepEqual(
      terms.rows.map(({ term }: { term: number }) => term),
      [1, 1],
    );
    await Promise.all(both.map((each) => each.stop()));
    await database.close();
  });

  it('deliver each thing once, and for a widget one after the other', async () => {
    const widgets = Array.from({ length: 20 }, () => randomUUID());
    const owed = Array.from({ length: 400 }, (_, at) =>
      makeOwed({
        id: randomUUID(),
        widgetId: widgets[at % widgets.length] ?? '',
        at: new Date(Date.parse('2026-01-01T00:00:00Z') + at).toISOString(),
      }),
    );
    for (const one of owed) await first.conversations.leave(one);
    const told: string[] = [];
    const inFlight = new Set<string>();
    const deliver = async ({ deliveries }: Store) => {
      for (;;) {
        const claimed = await deliveries.claim(Date.now(), 8);
        if (claimed.length === 0 && (await deliveries.counts('webhook')).waiting === 0) return;
        await Promise.all(
          claimed.map(async ({ record }) => {
            assert.ok(!inFlight.has(record.widgetId), 'two at once for a widget');
            inFlight.add(record.widgetId);
            await sleep(Math.random() * 3);
            told.push(record.id);
            inFlight.delete(record.widgetId);
            await deliveries.settle(makeOutcome(record, { id: randomUUID() }));
          }),
        );
      }
    };
    await Promise.all([deliver(first), deliver(second), deliver(first), deliver(second)]);
    assert.equal(told.length, owed.length);
    for (const widgetId of widgets) {
      const ids = owed.filter((one) => one.widgetId === widgetId).map(({ id }) => id);
      assert.deepEqual(
        told.filter((id) => ids.includes(id)),
        ids,
      );
    }
  });
});
