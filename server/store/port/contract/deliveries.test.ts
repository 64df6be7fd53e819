/** What every store promises of deliveries to webhooks. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { makeEscalation, makeOutcome, makeOwed } from '../../testing/store.fixture.js';
import type { Store } from '../store.js';

const AT = '2024-05-31T12:00:00.000Z';
const NOW = Date.parse(AT);
const HOUR = 3_600_000;

/** The ids of what is due, which is claimed for a moment to see it. */
async function dueIds({ deliveries }: Store, now = NOW): Promise<string[]> {
  const claimed = await deliveries.claim(now, 100);
  for (const each of claimed) await deliveries.release(each);
  return claimed.map(({ submission }) => submission.id);
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
      assert.deepEqual(await store.deliveries.claim(NOW, 100), [{ submission, failures: 0 }]);
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
      assert.deepEqual(await store.deliveries.claim(NOW + HOUR, 1), [{ submission, failures: 1 }]);
      await store.deliveries.settle(makeOutcome(submission, { outcome: 'dead' }));
      assert.deepEqual(await dueIds(store, Infinity), []);
      assert.deepEqual(await store.deliveries.counts(), { waiting: 0, dead: 1 });
      assert.equal(await store.deliveries.revive(randomUUID(), AT), 0);
      assert.equal(await store.deliveries.revive(submission.widgetId, AT), 1);
      assert.deepEqual(await store.deliveries.claim(Infinity, 1), [{ submission, failures: 0 }]);
    });

    it('come one of each widget, the longest due first, and none of a widget with a claim', async (t) => {
      const store = await open(t);
      const mine = Array.from({ length: 3 }, () => makeOwed());
      const [first, second] = mine;
      assert.ok(first && second);
      const other = makeOwed({ widgetId: randomUUID(), at: '2024-05-31T12:00:01.000Z' });
      for (const submission of [...mine, other]) await store.conversations.leave(submission);
      assert.deepEqual(await dueIds(store, NOW + 1000), [first.id, other.id]);
      assert.deepEqual(await store.deliveries.claim(NOW + 1000, 1), [{ submission: first, failures: 0 }]);
      assert.deepEqual(await store.deliveries.claim(NOW, 100), []);
      assert.equal(await store.deliveries.nextAt(), NOW + 1000);
      assert.deepEqual(await store.deliveries.claim(NOW + 1000, 100), [{ submission: other, failures: 0 }]);
      await store.deliveries.settle(makeOutcome(first));
      assert.deepEqual(await dueIds(store), [second.id]);
    });

    it('are claimed by one of many who ask at once, and by another once they are released', async (t) => {
      const { conversations, deliveries } = await open(t);
      const owed = Array.from({ length: 5 }, () => makeOwed({ widgetId: randomUUID() }));
      for (const submission of owed) await conversations.leave(submission);
      const claims = await Promise.all(Array.from({ length: 10 }, () => deliveries.claim(NOW, 3)));
      const ids = claims.flat().map(({ submission }) => submission.id);
      assert.deepEqual(ids.sort(), owed.map(({ id }) => id).sort());
      const [claimed] = claims.flat();
      assert.ok(claimed);
      await deliveries.release(claimed);
      assert.deepEqual(await deliveries.claim(NOW, 9), [claimed]);
      await deliveries.settle(makeOutcome(claimed.submission));
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
        ...{ recordId: first.id, widgetId: first.widgetId, event: 'escalation', dueAt: NOW },
        ...{ failures: 0, isDead: false, reason: undefined },
      };
      const given = {
        ...{ recordId: dead.id, widgetId: dead.widgetId, event: 'escalation', dueAt: NOW },
        ...{ failures: 1, isDead: true, reason: 'answered 410' },
      };
      assert.deepEqual(await deliveries.list(), [waiting, given]);
      assert.deepEqual(await deliveries.list(dead.widgetId), [given]);
      assert.deepEqual(await deliveries.list(randomUUID()), []);
    });
  });
}
