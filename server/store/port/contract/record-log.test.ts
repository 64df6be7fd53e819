/** What every store promises of reading what was recorded. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { FeedbackRecord, LogRecord, Quota } from '../../../model.js';
import { stores } from '../../testing/every-store.fixture.js';
import { until } from '../../testing/until.fixture.js';
import { makeEscalation, makeOutcome, makeQuestion, makeReply } from '../../testing/store.fixture.js';
import type { ErasedFromLog, RecordQuery, TextQuery } from '../record-log.js';
import type { Store } from '../store.js';

const plenty: Quota = { messages: 1000, period: 'month' };
const [SHOP, BLOG] = [randomUUID(), randomUUID()];
const [C1, C2] = [randomUUID(), randomUUID()];
const minute = (number: number) => `2024-05-31T12:0${number}:00.000Z`;

/** One record of each type but one, in this order, over two widgets. */
async function fill(t: TestContext, open: (t: TestContext) => Promise<Store>) {
  const store = await open(t);
  const ids = { widgetId: SHOP, conversationId: C1 };
  const question = makeQuestion({ ...ids, at: minute(1), visitorId: 'ann', text: 'Ann asks' });
  const reply = makeReply(question, { at: minute(2) });
  const rating: FeedbackRecord = {
    type: 'feedback',
    id: randomUUID(),
    at: minute(3),
    ...ids,
    messageId: reply.id,
    feedback: 'positive',
  };
  const other = makeQuestion({ widgetId: BLOG, conversationId: C2, at: minute(4), visitorId: 'bob' });
  const wish = makeEscalation({ ...ids, at: minute(5), email: 'Ann@acme.example', owesDelivery: true });
  const outcome = makeOutcome(wish, { at: minute(6) });
  const tokens = { type: 'tokens', id: randomUUID(), at: minute(7), widgetId: SHOP, tokens: 9 } as const;
  await store.conversations.accept(question, plenty);
  await store.conversations.record(reply);
  await store.conversations.leave(rating);
  await store.conversations.accept(other, plenty);
  await store.conversations.leave(wish);
  await store.deliveries.claim(Infinity, 1);
  await store.deliveries.settle(outcome);
  await store.tokens.reserve(tokens, 100);
  return { store, all: [question, reply, rating, other, wish, outcome, tokens] as LogRecord[] };
}

async function read({ log }: Store, query: RecordQuery = {}): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const record of log.read(query)) records.push(record);
  return records;
}

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: the log`, () => {
    it('gives every record as it was recorded, in that order or in the reverse', async (t) => {
      const { store, all } = await fill(t, open);
      assert.deepEqual(await read(store), all);
      assert.deepEqual(await read(store, { order: 'newest-first' }), [...all].reverse());
    });

    it('gives those that every part of a query wants', async (t) => {
      const { store, all } = await fill(t, open);
      const [question, reply, rating, other, wish, outcome, tokens] = all;
      const from = Date.parse(minute(2));
      const cases: [RecordQuery, (LogRecord | undefined)[]][] = [
        [{ types: ['question', 'tokens'] }, [question, other, tokens]],
        [{ types: [] }, []],
        [{ widgetId: BLOG }, [other]],
        [{ widgetIds: [BLOG, randomUUID()] }, [other]],
        [{ widgetIds: [] }, []],
        [{ conversationIds: [C1] }, [question, reply, rating, wish]],
        [{ conversationIds: [C1, C2, randomUUID()], types: ['question'] }, [question, other]],
        [{ conversationIds: [] }, []],
        [{ from, to: Date.parse(minute(5)) }, [reply, rating, other]],
        [{ from, widgetId: SHOP, types: ['reply', 'delivery'] }, [reply, outcome]],
        [{ widgetId: randomUUID() }, []],
      ];
      for (const [query, expected] of cases) {
        assert.deepEqual(await read(store, query), expected, JSON.stringify(query));
        const backwards = await read(store, { ...query, order: 'newest-first' });
        assert.deepEqual(backwards, expected.reverse(), JSON.stringify(query));
      }
    });

    it('gives no more than the limit, the first in the order that is wanted', async (t) => {
      const { store, all } = await fill(t, open);
      assert.deepEqual(await read(store, { limit: 2 }), all.slice(0, 2));
      assert.deepEqual(await read(store, { limit: 2, order: 'newest-first' }), all.slice(-2).reverse());
      assert.deepEqual(await read(store, { limit: 1, widgetId: BLOG }), [all[3]]);
      assert.deepEqual(await read(store, { limit: 0 }), []);
      assert.deepEqual(await read(store, { limit: 99 }), all);
    });

    it('finds all that is kept of a visitor, by visitor, conversation or e-mail address, in any order', async (t) => {
      const { store, all } = await fill(t, open);
      const [question, reply, rating, other, wish, outcome] = all;
      const ofAnn = [question, reply, rating, wish, outcome];
      for (const visitor of [{ visitorId: 'ann' }, { conversationId: C1 }, { email: 'ann@ACME.example' }]) {
        assert.deepEqual(await read(store, { visitor }), ofAnn, JSON.stringify(visitor));
        const backwards = await read(store, { visitor, order: 'newest-first' });
        assert.deepEqual(backwards, [...ofAnn].reverse(), JSON.stringify(visitor));
      }
      assert.deepEqual(await read(store, { visitor: { visitorId: 'bob' } }), [other]);
      assert.deepEqual(await read(store, { visitor: { visitorId: 'ann' }, types: ['escalation'] }), [wish]);
      assert.deepEqual(await read(store, { visitor: { visitorId: 'eve' } }), []);
    });

    it('may be left early, and is whole for the next reader', async (t) => {
      const { store, all } = await fill(t, open);
      for (const order of ['oldest-first', 'newest-first'] as const) {
        for await (const record of store.log.read({ order })) {
          assert.deepEqual(record, order === 'oldest-first' ? all[0] : all.at(-1));
          break;
        }
      }
      assert.equal((await read(store)).length, all.length);
    });

    it('gives what was recorded before the call while more is recorded', async (t) => {
      const { store, all } = await fill(t, open);
      const more = Array.from({ length: 50 }, () => makeQuestion({ widgetId: SHOP }));
      const [records] = await Promise.all([
        read(store),
        ...more.map((question) => store.conversations.accept(question, plenty)),
      ]);
      assert.deepEqual(records.slice(0, all.length), all);
      assert.equal((await read(store)).length, all.length + more.length);
    });

    it('tells followers of each record once, in order, and of none long before they came', async (t) => {
      const store = await open(t);
      const ids = { widgetId: SHOP, conversationId: C1 };
      const before = makeQuestion(ids);
      await store.conversations.accept(before, plenty);
      const told: LogRecord[] = [];
      const erased = () => Promise.resolve();
      store.log.follow({ added: (record) => void told.push(record), erased });
      const questions = Array.from({ length: 20 }, () => makeQuestion(ids));
      await Promise.all(questions.map((question) => store.conversations.accept(question, plenty)));
      const reply = makeReply(questions[0] ?? makeQuestion());
      await store.conversations.record(reply);
      await until(() => told.at(-1)?.id === reply.id);
      assert.deepEqual(
        told.filter(({ id }) => id !== before.id),
        (await read(store)).slice(1),
      );
    });

    it('tells followers what was erased and what stands for it, and waits for them', async (t) => {
      const store = await open(t);
      const now = Date.now();
      const at = new Date(now).toISOString();
      const question = makeQuestion({ widgetId: SHOP, conversationId: C1, visitorId: 'ann', at });
      await store.conversations.accept(question, plenty);
      await store.conversations.accept(makeQuestion({ widgetId: SHOP, conversationId: C2, at }), plenty);
      const told: (Pick<ErasedFromLog, 'remains'> & { gone: string[] })[] = [];
      store.log.follow({
        added: () => undefined,
        async erased({ gone, remains }) {
          await setImmediate();
          told.push({ gone: gone.map(({ id, type }) => `${type} ${id}`), remains });
        },
      });
      await store.erase({ visitor: { visitorId: 'bob' } }, now);
      assert.deepEqual(told, []);
      await store.erase({ visitor: { visitorId: 'ann' } }, now);
      const remains = (await read(store)).filter(({ type }) => type === 'erased');
      assert.equal(remains.length, 1);
      assert.deepEqual(told, [{ gone: [`question ${question.id}`], remains }]);
    });

    it('finds words in what was said, the newest first, and says how far back it looked', async (t) => {
      const { store, all } = await fill(t, open);
      const [question, reply, , , wish] = all;
      const search = async (words: string[], more: Partial<TextQuery> = {}) => {
        const found: LogRecord[] = [];
        let last = Infinity;
        for await (const part of store.log.search({ words, from: 0, to: Infinity, ...more })) {
          found.push(...part.found);
          assert.ok(part.backTo <= last);
          last = part.backTo;
        }
        return found;
      };
      assert.deepEqual(await search(['ann']), [wish, question]);
      assert.deepEqual(await search(['ÁSKS', 'ann']), [question]);
      assert.deepEqual(await search(['cards']), [reply]);
      assert.deepEqual(await search(['cards'], { widgetIds: [BLOG] }), []);
      assert.deepEqual(await search(['ann'], { to: Date.parse(minute(5)) }), [question]);
      assert.deepEqual(await search(['ann'], { from: Date.parse(minute(5)) }), [wish]);
      assert.deepEqual(await search(['nothing of it']), []);
    });
  });
}
