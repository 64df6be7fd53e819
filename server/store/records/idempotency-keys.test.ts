/** What idempotency keys survive in the JSON file store. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Quota, QuestionRecord } from '../../model.js';
import { failingFiles } from '../testing/failing-files.fixture.js';
import { openJsonStore } from '../json/json-store.js';
import { makeFolderFor, makeQuestion, makeReply } from '../testing/store.fixture.js';

const DAY_MS = 86_400_000;
const quota: Quota = { messages: 1, period: 'day' };
const keyed = (change: Partial<QuestionRecord> = {}) =>
  makeQuestion({ id: randomUUID(), idempotencyKey: 'k-1', requestHash: 'h', ...change });

describe('an idempotency key', () => {
  it('is known after a restart, with its reply, for 24 hours', async (t) => {
    const folder = await makeFolderFor(t);
    const askedAt = Date.now();
    const after = (pause: number) => keyed({ at: new Date(askedAt + pause).toISOString() });
    const question = after(0);
    const reply = makeReply(question);
    const before = await openJsonStore(folder);
    await before.conversations.accept(question, quota);
    await before.conversations.record(reply);
    await before.close();

    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const { conversations } = store;
    const soon = await conversations.accept(after(DAY_MS - 1), quota);
    assert.deepEqual([soon.accepted, soon.duplicateOf], [false, { question, reply }]);
    assert.equal((await conversations.accept(after(DAY_MS), quota)).accepted, true);
  });

  it('of a question that the disk did not take is refused to its duplicates too, and free again afterwards', async (t) => {
    let isFull = false;
    const files = failingFiles((call) => (isFull && call === 'handle.write' ? 'ENOSPC' : undefined));
    const store = await openJsonStore(await makeFolderFor(t), { files });
    t.after(() => store.close());
    const { conversations } = store;
    isFull = true;
    const outcomes = await Promise.allSettled(
      [keyed(), keyed()].map((one) => conversations.accept(one, quota)),
    );
    isFull = false;
    for (const outcome of outcomes) {
      assert.equal(outcome.status, 'rejected');
      assert.equal((outcome.reason as { code?: string }).code, 'store_unavailable');
    }
    assert.equal((await conversations.accept(keyed(), quota)).accepted, true);
  });
});
