/** What every store promises of deliveries. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { makeDigest, makeEscalation, makeOutcome, makeOwed } from '../../testing/store.fixture.js';
import type { Store } from '../store.js';

const AT = '2024-05-31T12:00:00.000Z';
const NOW = Date.parse(AT);
const HOUR = 3_600_000;
/** By which what names no channel is told. */
const channel = 'webhook';

/** The ids of what is due, which is claimed for a moment to see it. */
async function dueIds({ deliveries }: Store, now = NOW): Promise<string[]> {
  const claimed = await deliveries.claim(now, 100);
  for (const each of claimed) await deliveries.release(each);
  return claimed.map(({ record }) => record.id);
}

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: deliveries`, () => {
    it('are owed for what says so, until they are made', async (t) => {
      const store = await open(t);
      const submission = makeOwed();
      let calls = 0;
      store.deliveries.watch(() => calls++);
      await store.conversations.leave(makeEscalation());
      await store.conversations.leave(submission);
      assert.equal(calls, 1);
      assert.equal(await store.deliveries.nextAt(), NOW);
      assert.deepEqual(await store.deliveries.claim(NOW, 100), [
        { record: submission, channel, failures: 0 },
      ]);
      await store.deliveries.settle(makeOutcome(submission));
      assert.deepEqual(await dueIds(store, Infinity), []);
      assert.equal(await store.deliveries.nextAt(), undefined);
    });

    it('that failed are due again when they are to be, and dead ones when they are revived', async (t) => {
      const store = await open(t);
      const submission = makeOwed();
      await store.conversations.leave(submission);
      const retryAt = new Date(NOW + HOUR).toISOString();
      await store.deliveries.claim(NOW, 1);
      await store.deliveries.settle(makeOutcome(submission, { outcome: 'failed', retryAt }));
      assert.deepEqual(await dueIds(store), []);
      assert.equal(await store.deliveries.nextAt(), NOW + HOUR);
      assert.deepEqual(await store.deliveries.claim(NOW + HOUR, 1), [
        { record: submission, channel, failures: 1 },
      ]);
      await store.deliveries.settle(makeOutcome(submission, { outcome: 'dead' }));
      assert.deepEqual(await dueIds(store, Infinity), []);
      assert.deepEqual(await store.deliveries.counts('webhook'), { waiting: 0, dead: 1 });
      assert.equal(await store.deliveries.revive({ widgetId: randomUUID() }, AT), 0);
      assert.equal(await store.deliveries.revive({ widgetId: submission.widgetId }, AT), 1);
      assert.deepEqual(await store.deliveries.claim(Infinity, 1), [
        { record: submission, channel, failures: 0 },
      ]);
    });

    it('come one of each widget, the longest due first, and none of a widget with a claim', async (t) => {
      const store = await open(t);
      const mine = Array.from({ length: 3 }, () => makeOwed());
      const [first, second] = mine;
      assert.ok(first && second);
      const other = makeOwed({ widgetId: randomUUID(), at: '2024-05-31T12:00:01.000Z' });
      for (const submission of [...mine, other]) await store.conversations.leave(submission);
      assert.deepEqual(await dueIds(store, NOW + 1000), [first.id, other.id]);
      assert.deepEqual(await store.deliveries.claim(NOW + 1000, 1), [
        { record: first, channel, failures: 0 },
      ]);
      assert.deepEqual(await store.deliveries.claim(NOW, 100), []);
      assert.equal(await store.deliveries.nextAt(), NOW + 1000);
      assert.deepEqual(await store.deliveries.claim(NOW + 1000, 100), [
        { record: other, channel, failures: 0 },
      ]);
      await store.deliveries.settle(makeOutcome(first));
      assert.deepEqual(await dueIds(store), [second.id]);
    });

    it('are claimed by one of many who ask at once, and by another once they are released', async (t) => {
      const { conversations, deliveries } = await open(t);
      const owed = Array.from({ length: 5 }, () => makeOwed({ widgetId: randomUUID() }));
      for (const submission of owed) await conversations.leave(submission);
      const claims = await Promise.all(Array.from({ length: 10 }, () => deliveries.claim(NOW, 3)));
      const ids = claims.flat().map(({ record }) => record.id);
      assert.deepEqual(ids.sort(), owed.map(({ id }) => id).sort());
      const [claimed] = claims.flat();
      assert.ok(claimed);
      await deliveries.release(claimed);
      assert.deepEqual(await deliveries.claim(NOW, 9), [claimed]);
      await deliveries.settle(makeOutcome(claimed.record));
      // Too late: there is nothing left to release.
      await deliveries.release(claimed);
      assert.deepEqual(await deliveries.claim(Infinity, 9), []);
    });

    it('are listed in the order in which they were left, with how they went', async (t) => {
      const { conversations, deliveries } = await open(t);
      const [first, dead] = [makeOwed(), makeOwed({ widgetId: randomUUID() })];
      for (const submission of [first, dead, makeEscalation()]) await conversations.leave(submission);
      await deliveries.claim(NOW, 9);
      await deliveries.settle(makeOutcome(dead, { outcome: 'dead', reason: 'answered 410' }));
      const waiting = {
        recordId: first.id,
        widgetId: first.widgetId,
        channel,
        event: 'escalation',
        dueAt: NOW,
        failures: 0,
        isDead: false,
        reason: undefined,
      };
      const given = {
        recordId: dead.id,
        widgetId: dead.widgetId,
        channel,
        event: 'escalation',
        dueAt: NOW,
        failures: 1,
        isDead: true,
        reason: 'answered 410',
      };
      assert.deepEqual(await deliveries.list(), [waiting, given]);
      assert.deepEqual(await deliveries.list({ widgetId: dead.widgetId }), [given]);
      assert.deepEqual(await deliveries.list({ widgetId: randomUUID() }), []);
    });

    it('go their own ways by each channel: a failure of one is none of the other', async (t) => {
      const { conversations, deliveries } = await open(t);
      const [first, second] = [1, 2].map(() => makeOwed({ channels: ['webhook', 'mail'] }));
      assert.ok(first && second);
      for (const submission of [first, second]) await conversations.leave(submission);
      const claims = await deliveries.claim(NOW, 9);
      assert.deepEqual(
        claims.map(({ record, channel }) => [record.id, channel]),
        [
          [first.id, 'webhook'],
          [first.id, 'mail'],
        ],
      );
      await deliveries.settle(makeOutcome(first, { channel: 'mail', outcome: 'dead' }));
      await deliveries.settle(makeOutcome(first, { channel: 'webhook' }));
      assert.deepEqual(await deliveries.counts('webhook'), { waiting: 1, dead: 0 });
      assert.deepEqual(await deliveries.counts('mail'), { waiting: 1, dead: 1 });
      assert.deepEqual(
        (await deliveries.list({ channel: 'mail' })).map(({ recordId, isDead }) => [recordId, isDead]),
        [
          [first.id, true],
          [second.id, false],
        ],
      );
      assert.equal(await deliveries.revive({ channel: 'webhook' }, AT), 0);
      assert.equal(await deliveries.revive({ channel: 'mail' }, AT), 1);
      assert.deepEqual(await deliveries.counts('mail'), { waiting: 2, dead: 0 });
    });

    it('hold one digest a day for each widget, however many ask for it at once', async (t) => {
      const { deliveries } = await open(t);
      const digest = makeDigest();
      assert.equal(await deliveries.lastDigest(digest.widgetId), undefined);
      const left = await Promise.all(
        Array.from({ length: 5 }, () => deliveries.leaveDigest({ ...digest, id: randomUUID() })),
      );
      assert.equal(left.filter(Boolean).length, 1);
      assert.equal(await deliveries.leaveDigest(makeDigest({ day: '2024-05-30' })), false);
      assert.equal(await deliveries.leaveDigest(makeDigest({ widgetId: randomUUID() })), true);
      const { day, at } = digest;
      assert.deepEqual(await deliveries.lastDigest(digest.widgetId), { day, at });
      assert.deepEqual(await deliveries.counts('mail'), { waiting: 2, dead: 0 });
      assert.equal(await deliveries.leaveDigest(makeDigest({ day: '2024-06-01' })), true);
    });

    it('of what was erased are owed no longer, by any channel', async (t) => {
      const store = await open(t);
      const submission = makeOwed({ channels: ['webhook', 'mail'] });
      await store.conversations.leave(submission);
      await store.deliveries.leaveDigest(makeDigest());
      await store.erase({ before: '2024-06-01T00:00:00.000Z' }, NOW);
      assert.deepEqual(await store.deliveries.list(), []);
    });
  });
}
