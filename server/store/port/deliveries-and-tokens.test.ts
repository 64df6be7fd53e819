/** What every store promises of deliveries to webhooks and of the language model's tokens. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { DeliveryRecord, EscalationRecord, TokensRecord } from '../../model.js';
import { stores } from '../testing/every-store.fixture.js';
import { openJsonStore } from '../json/json-store.js';
import { makeEscalation, makeFolderFor } from '../testing/store.fixture.js';
import type { Store } from './store.js';

const AT = '2024-05-31T12:00:00.000Z';
const NOW = Date.parse(AT);
const HOUR = 3_600_000;

const owed = (change: Partial<EscalationRecord> = {}) => makeEscalation({ owesDelivery: true, ...change });

function outcomeOf(record: EscalationRecord, change: Partial<DeliveryRecord>): DeliveryRecord {
  const { id: factId, widgetId } = record;
  return { type: 'delivery', id: randomUUID(), at: AT, widgetId, factId, outcome: 'delivered', ...change };
}

const dueIds = async ({ deliveries }: Store, now = NOW) =>
  (await deliveries.due(now, 100)).map(({ record }) => record.id);

const spend = (tokens: number, change: Partial<TokensRecord> = {}): TokensRecord => ({
  ...{ type: 'tokens', id: randomUUID(), at: AT, widgetId: 'w', tokens },
  ...change,
});

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: deliveries`, () => {
    it('are owed for what says so, until they are made', async (t) => {
      const store = await open(t);
      const record = owed();
      let calls = 0;
      store.deliveries.watch(() => calls++);
      await store.conversations.leave(makeEscalation());
      await store.conversations.leave(record);
      assert.equal(calls, 1);
      assert.deepEqual(await store.deliveries.due(NOW, 100), [{ record, failures: 0 }]);
      assert.equal(await store.deliveries.nextAt(), NOW);
      await store.deliveries.record(outcomeOf(record, {}));
      assert.deepEqual(await dueIds(store, Infinity), []);
      assert.equal(await store.deliveries.nextAt(), undefined);
    });

    it('that failed are due again when they are to be, and dead ones when they are revived', async (t) => {
      const store = await open(t);
      const record = owed();
      await store.conversations.leave(record);
      const retryAt = new Date(NOW + HOUR).toISOString();
      await store.deliveries.record(outcomeOf(record, { outcome: 'failed', retryAt }));
      assert.deepEqual(await dueIds(store), []);
      assert.equal(await store.deliveries.nextAt(), NOW + HOUR);
      assert.deepEqual(await store.deliveries.due(NOW + HOUR, 1), [{ record, failures: 1 }]);
      await store.deliveries.record(outcomeOf(record, { outcome: 'dead' }));
      assert.deepEqual(await dueIds(store, Infinity), []);
      assert.deepEqual(await store.deliveries.counts(), { waiting: 0, dead: 1 });
      assert.equal(await store.deliveries.revive(randomUUID(), AT), 0);
      assert.equal(await store.deliveries.revive(record.widgetId, AT), 1);
      assert.deepEqual(await store.deliveries.due(NOW, 1), [{ record, failures: 0 }]);
    });

    it('come one of each widget, the longest due first, and none of a widget that is busy', async (t) => {
      const store = await open(t);
      const mine = Array.from({ length: 3 }, () => owed());
      const [first] = mine;
      assert.ok(first);
      const other = owed({ widgetId: randomUUID(), at: '2024-05-31T12:00:01.000Z' });
      for (const record of [...mine, other]) await store.conversations.leave(record);
      assert.deepEqual(await dueIds(store, NOW + 1000), [first.id, other.id]);
      const busy = new Set([first.widgetId]);
      assert.deepEqual(await store.deliveries.due(NOW, 100, busy), []);
      assert.equal(await store.deliveries.nextAt(busy), NOW + 1000);
      assert.deepEqual(await store.deliveries.due(NOW + 1000, 100, busy), [{ record: other, failures: 0 }]);
      await store.deliveries.record(outcomeOf(first, {}));
      assert.deepEqual(await dueIds(store), [mine[1]?.id]);
    });
  });

  describe(`${name}: tokens`, () => {
    it('are set aside while the month of the widget has room, and never more, however many ask at once', async (t) => {
      const { tokens } = await open(t);
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => tokens.reserve(spend(10), 100)));
      assert.equal(outcomes.filter(Boolean).length, 10);
      assert.equal(await tokens.reserve(spend(100, { widgetId: 'other' }), 100), true);
      assert.equal(await tokens.reserve(spend(100, { at: '2024-06-01T00:00:00.000Z' }), 100), true);
      await tokens.settle(spend(-4));
      assert.equal(await tokens.reserve(spend(5), 100), false);
      assert.equal(await tokens.reserve(spend(4), 100), true);
    });
  });
}

describe('JSON file store: after a restart', () => {
  it('knows what is owed, how often it failed, which keys were used and what was spent', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const [done, failed, dead] = [owed(), owed({ idempotencyKey: 'k', requestHash: 'h' }), owed()];
    for (const record of [done, failed, dead]) await store.conversations.leave(record);
    await store.deliveries.record(outcomeOf(done, {}));
    await store.deliveries.record(
      outcomeOf(failed, { outcome: 'failed', retryAt: AT, reason: 'status 500' }),
    );
    await store.deliveries.record(outcomeOf(dead, { outcome: 'dead' }));
    await store.tokens.reserve(spend(60), 100);
    await store.close();

    const restarted = await openJsonStore(folder);
    t.after(() => restarted.close());
    assert.deepEqual(await restarted.deliveries.due(NOW, 9), [{ record: failed, failures: 1 }]);
    assert.deepEqual(await restarted.deliveries.counts(), { waiting: 1, dead: 1 });
    const duplicate = { ...failed, id: randomUUID() };
    assert.deepEqual(await restarted.conversations.leave(duplicate), { requestHash: 'h' });
    assert.equal(await restarted.tokens.reserve(spend(50), 100), false);
  });
});
