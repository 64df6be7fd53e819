/** What a restart finds in the log. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { makeDigest, makeFolderFor, makeHandling, makeOutcome, makeOwed } from '../testing/store.fixture.js';
import { openJsonStore } from './json-store.js';

const AT = '2024-05-31T12:00:00.000Z';
const NOW = Date.parse(AT);
const spent = { type: 'tokens', at: AT, widgetId: randomUUID() } as const;

describe('a store that was opened again', () => {
  it('knows what is owed, how often it failed, which keys were used and what was spent', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const [done, failed, dead] = [
      makeOwed(),
      makeOwed({ idempotencyKey: 'k', requestHash: 'h', widgetId: randomUUID() }),
      makeOwed({ widgetId: randomUUID() }),
    ];
    for (const record of [done, failed, dead]) await store.conversations.leave(record);
    await store.deliveries.settle(makeOutcome(done));
    await store.deliveries.settle(
      makeOutcome(failed, { outcome: 'failed', retryAt: AT, reason: 'status 500' }),
    );
    await store.deliveries.settle(makeOutcome(dead, { outcome: 'dead' }));
    await store.tokens.reserve({ ...spent, id: randomUUID(), tokens: 60 }, 100);
    await store.close();

    const restarted = await openJsonStore(folder);
    t.after(() => restarted.close());
    assert.deepEqual(await restarted.deliveries.claim(NOW, 9), [
      { record: failed, channel: 'webhook', failures: 1 },
    ]);
    assert.deepEqual(await restarted.deliveries.counts('webhook'), { waiting: 1, dead: 1 });
    const duplicate = { ...failed, id: randomUUID() };
    assert.deepEqual(await restarted.conversations.leave(duplicate), { requestHash: 'h' });
    assert.equal(await restarted.tokens.reserve({ ...spent, id: randomUUID(), tokens: 50 }, 100), false);
  });

  it('knows how each request for a human stands, and who wrote what about it', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const request = makeOwed();
    await store.conversations.leave(request);
    const took = makeHandling(request, { status: 'inProgress', note: 'I call her.' });
    await store.escalations.handle(took);
    await store.close();

    const restarted = await openJsonStore(folder);
    t.after(() => restarted.close());
    const found = await restarted.escalations.get(request.id);
    assert.deepEqual([found?.status, found?.version, found?.handlings], ['inProgress', 1, [took]]);
  });

  it('knows which digest was the last, and what each channel is owed', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const wish = makeOwed({ channels: ['webhook', 'mail'] });
    await store.conversations.leave(wish);
    await store.deliveries.settle(makeOutcome(wish, { channel: 'webhook' }));
    const digest = makeDigest();
    await store.deliveries.leaveDigest(digest);
    await store.deliveries.settle(makeOutcome(digest, { channel: 'mail' }));
    await store.close();

    const restarted = await openJsonStore(folder);
    t.after(() => restarted.close());
    const owed = await restarted.deliveries.list();
    assert.deepEqual(
      owed.map(({ recordId, channel }) => [recordId, channel]),
      [[wish.id, 'mail']],
    );
    assert.equal((await restarted.deliveries.lastDigest(digest.widgetId))?.day, digest.day);
    assert.equal(await restarted.deliveries.leaveDigest(makeDigest()), false);
  });
});
