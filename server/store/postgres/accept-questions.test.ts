/** Questions of many widgets that are taken in together. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { MAX_QUOTA, type Quota } from '../../model.js';
import { emptyDatabase } from '../testing/postgres.fixture.js';
import { makeQuestion, makeWidget } from '../testing/store.fixture.js';
import { openPostgresStore } from './postgres-store.js';

/** More than the database can count. */
const TOO_MANY = 3_000_000_000;

describe('a quota that the database cannot count', () => {
  it('costs no other widget its questions, and is not told as a database that is away', async (t) => {
    const store = await openPostgresStore(await emptyDatabase());
    t.after(() => store.close());
    const accept = (messages: number) =>
      store.conversations.accept(makeQuestion({ widgetId: randomUUID() }), { messages, period: 'month' });
    // As many as go in batches, of which one holds the question that fails.
    const questions = Array.from({ length: 100 }, (_, at) => accept(at === 50 ? TOO_MANY : 10));
    const outcomes = await Promise.allSettled(questions);
    const failed = [...outcomes.keys()].filter((at) => outcomes[at]?.status === 'rejected');
    assert.deepEqual(failed, [50]);
    await assert.rejects(accept(TOO_MANY), /out of range/);
    assert.equal(store.health().isWritable, true);
  });

  it('is read as the most that there is, where it was stored before there was one', async (t) => {
    const store = await openPostgresStore(await emptyDatabase());
    t.after(() => store.close());
    const quota: Quota = { messages: TOO_MANY, period: 'day' };
    const { id } = makeWidget();
    await store.widgets.save({ ...makeWidget({ id }), quota });
    const read = await store.widgets.get(id);
    assert.deepEqual(read?.quota, { messages: MAX_QUOTA, period: 'day' });
    const acceptance = await store.conversations.accept(makeQuestion({ widgetId: id }), read.quota);
    assert.equal(acceptance.accepted, true);
  });
});
