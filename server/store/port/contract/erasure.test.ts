/** What every store promises of erasing. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import type { LogRecord, Quota } from '../../../model.js';
import { stores } from '../../testing/every-store.fixture.js';
import { makeEscalation, makeQuestion, makeReply } from '../../testing/store.fixture.js';
import type { Store } from '../store.js';

const quota: Quota = { messages: 6, period: 'month' };
const WIDGET = randomUUID();
const now = Date.now();
/** Early enough in this month to count, and early enough to be before any time in a test. */
const AT = new Date(new Date(now).setUTCDate(1)).toISOString();
const LAST_YEAR = '2024-05-31T12:00:00.000Z';

/** Two conversations of this month, one each of Ann and Bob, and a question of Ann from long ago. */
async function fill(t: TestContext, open: (t: TestContext) => Promise<Store>) {
  const store = await open(t);
  const ask = async (visitorId: string, at: string) => {
    const question = makeQuestion({
      widgetId: WIDGET,
      conversationId: randomUUID(),
      visitorId,
      at,
      idempotencyKey: `${visitorId} ${at}`,
      text: `${visitorId} asks`,
    });
    await store.conversations.accept(question, quota);
    await store.conversations.record(makeReply(question));
    return question;
  };
  const [old, ann, bob] = [await ask('ann', LAST_YEAR), await ask('ann', AT), await ask('bob', AT)];
  const { conversationId } = ann;
  const wish = makeEscalation({ widgetId: WIDGET, conversationId, at: AT, owesDelivery: true });
  await store.conversations.leave(wish);
  return { store, old, ann, bob, wish };
}

async function kept({ log }: Store): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of log.read({})) records.push(record);
  return records;
}

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: erasing`, () => {
    it('takes all of a visitor and nothing of another, and says how much', async (t) => {
      const { store, ann, bob } = await fill(t, open);
      const report = await store.erase({ visitor: { visitorId: 'ann' } }, now);
      assert.deepEqual(report, { erased: { question: 2, reply: 2, escalation: 1 }, damaged: 0 });
      assert.deepEqual(await store.conversations.turns(WIDGET, ann.conversationId, 9), []);
      const [turn] = await store.conversations.turns(WIDGET, bob.conversationId, 9);
      assert.equal(turn?.question.text, 'bob asks');
      assert.ok((await kept(store)).every((record) => !JSON.stringify(record).includes('ann')));
      const again = await store.erase({ visitor: { visitorId: 'ann' } }, now);
      assert.deepEqual(again, { erased: {}, damaged: 0 });
    });

    it('takes what was left before a time, and keeps what was not', async (t) => {
      const { store, old, ann, bob } = await fill(t, open);
      const report = await store.erase({ before: new Date(Date.parse(AT)).toISOString() }, now);
      assert.deepEqual(report, { erased: { question: 1, reply: 1 }, damaged: 0 });
      assert.deepEqual(await store.conversations.turns(WIDGET, old.conversationId, 9), []);
      for (const { conversationId } of [ann, bob]) {
        assert.equal((await store.conversations.turns(WIDGET, conversationId, 9)).length, 1);
      }
    });

    it('goes on counting the questions of this month, of which only the day is left', async (t) => {
      const { store } = await fill(t, open);
      await store.erase({ visitor: { visitorId: 'ann' } }, now);
      const remains = (await kept(store)).filter(({ type }) => type === 'erased');
      assert.deepEqual(
        remains.map(({ id: _, ...rest }) => rest),
        [{ type: 'erased', at: `${AT.slice(0, 10)}T00:00:00.000Z`, widgetId: WIDGET }],
      );
      const { usage } = await store.conversations.accept(makeQuestion({ widgetId: WIDGET, at: AT }), quota);
      assert.equal(usage.used, 3);
    });

    it('frees the keys of what was erased, and owes its delivery no longer', async (t) => {
      const { store, ann, bob, wish } = await fill(t, open);
      assert.equal((await store.deliveries.list()).length, 1);
      await store.erase({ visitor: { email: wish.email.toUpperCase() } }, now);
      assert.deepEqual(await store.deliveries.list(), []);
      assert.deepEqual(await store.deliveries.claim(Infinity, 9), []);
      const again = [ann, bob].map((question) =>
        store.conversations.accept({ ...question, id: randomUUID() }, quota),
      );
      assert.deepEqual(
        (await Promise.all(again)).map(({ accepted }) => accepted),
        [true, false],
      );
    });

    it('lets several erasures be made at once', async (t) => {
      const { store } = await fill(t, open);
      const reports = await Promise.all(
        ['ann', 'bob', 'eve'].map((visitorId) => store.erase({ visitor: { visitorId } }, now)),
      );
      assert.deepEqual(
        reports.map(({ erased }) => erased.question ?? 0),
        [2, 1, 0],
      );
      assert.deepEqual([...new Set((await kept(store)).map(({ type }) => type))], ['erased']);
    });
  });
}
