/** What every store promises of requests that are sent again. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Quota, QuestionRecord } from '../../../model.js';
import { stores } from '../../testing/every-store.fixture.js';
import { makeEscalation, makeQuestion, makeReply } from '../../testing/store.fixture.js';

const plenty: Quota = { messages: 1000, period: 'month' };

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: idempotency keys`, () => {
    const keyed = (change: Partial<QuestionRecord> = {}) =>
      makeQuestion({ idempotencyKey: 'k-1', requestHash: 'h', conversationId: randomUUID(), ...change });

    it('let one of many concurrent duplicates in, and give its turn to the others, also where it took the last room', async (t) => {
      const { conversations } = await open(t);
      const quota: Quota = { messages: 1, period: 'day' };
      const questions = Array.from({ length: 50 }, () => keyed());
      const outcomes = await Promise.all(questions.map((question) => conversations.accept(question, quota)));
      const accepted = questions.filter((_, index) => outcomes[index]?.accepted);
      assert.equal(accepted.length, 1);
      const duplicates = outcomes.flatMap(({ duplicateOf }) => duplicateOf ?? []);
      assert.deepEqual(
        duplicates,
        Array.from({ length: 49 }, () => ({ question: accepted[0] })),
      );
      assert.equal(
        (await conversations.accept(keyed({ idempotencyKey: 'k-2' }), quota)).duplicateOf,
        undefined,
      );
      assert.deepEqual((await conversations.accept(keyed(), quota)).usage.used, 1);
    });

    it('find the reply of the duplicate, however long its conversation has gone on', async (t) => {
      const { conversations } = await open(t);
      const question = keyed();
      const { conversationId } = question;
      await conversations.accept(question, plenty);
      const reply = makeReply(question);
      await conversations.record(reply);
      for (let count = 0; count < 20; count++) {
        await conversations.accept(makeQuestion({ conversationId }), plenty);
      }
      assert.deepEqual((await conversations.accept(keyed(), plenty)).duplicateOf, { question, reply });
    });

    it('are those of one widget and one visitor', async (t) => {
      const { conversations } = await open(t);
      const others = [{}, { visitorId: 'ann' }, { visitorId: 'bob' }, { widgetId: randomUUID() }];
      for (const other of others) {
        assert.equal((await conversations.accept(keyed(other), plenty)).accepted, true);
        assert.equal((await conversations.accept(keyed(other), plenty)).accepted, false);
      }
    });

    it('are free again after 24 hours, and at once where the quota had no room', async (t) => {
      const { conversations } = await open(t);
      const accept = async (at: string, messages = 1000) =>
        (await conversations.accept(keyed({ at }), { messages, period: 'month' })).accepted;
      assert.equal(await accept('2024-05-01T12:00:00.000Z', 0), false);
      assert.equal(await accept('2024-05-01T12:00:00.000Z'), true);
      assert.equal(await accept('2024-05-02T11:59:59.999Z'), false);
      assert.equal(await accept('2024-05-02T12:00:00.000Z'), true);
      assert.equal(await accept('2024-05-02T12:00:01.000Z'), false);
    });

    it('records what is left under one key once, and gives the first back to its duplicates', async (t) => {
      const { conversations, deliveries } = await open(t);
      const submission = makeEscalation({ idempotencyKey: 'k', requestHash: 'h', owesDelivery: true });
      const duplicate = () => ({ ...submission, id: randomUUID() });
      const outcomes = await Promise.all(
        [submission, duplicate(), duplicate()].map((record) => conversations.leave(record)),
      );
      assert.equal(outcomes.filter((outcome) => outcome === undefined).length, 1);
      assert.equal(outcomes.filter((outcome) => outcome?.requestHash === 'h').length, 2);
      const others = [
        { ...duplicate(), widgetId: randomUUID() },
        { ...duplicate(), conversationId: randomUUID() },
        { ...duplicate(), idempotencyKey: 'other' },
        { ...duplicate(), at: '2024-06-01T12:00:00.000Z' },
      ];
      for (const other of others) assert.equal(await conversations.leave(other), undefined);
      assert.equal((await deliveries.counts('webhook')).waiting, 5);
    });
  });
}
