/** What every store promises of conversations and quotas, checked on each of them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Quota, QuestionRecord } from '../../model.js';
import { stores } from '../testing/every-store.fixture.js';
import { makeEscalation, makeQuestion, makeReply } from '../testing/store.fixture.js';

const plenty: Quota = { messages: 1000, period: 'month' };

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: quota`, () => {
    it('accepts exactly as many of 500 concurrent questions as there is room for', async (t) => {
      const { conversations } = await open(t);
      const quota: Quota = { messages: 100, period: 'day' };
      const outcomes = await Promise.all(
        Array.from({ length: 500 }, () => conversations.accept(makeQuestion(), quota)),
      );
      const accepted = outcomes.filter((outcome) => outcome.accepted);
      assert.equal(accepted.length, 100);
      assert.deepEqual(
        accepted.map((outcome) => outcome.usage.used).sort((a, b) => a - b),
        Array.from({ length: 100 }, (_, index) => index + 1),
      );
      assert.deepEqual((await conversations.accept(makeQuestion(), quota)).usage, {
        used: 100,
        limit: 100,
        resetsAt: Date.UTC(2024, 5, 1),
      });
      assert.equal(
        (await conversations.turns(makeQuestion().widgetId, makeQuestion().conversationId, 500)).length,
        100,
      );
    });

    it('counts a day or a calendar month in UTC, and says when it ends', async (t) => {
      const { conversations } = await open(t);
      const ask = (at: string, quota: Quota) => conversations.accept(makeQuestion({ at }), quota);
      const daily: Quota = { messages: 1, period: 'day' };
      assert.equal((await ask('2023-12-30T00:00:00.000Z', daily)).accepted, true);
      assert.equal((await ask('2023-12-30T23:59:59.999Z', daily)).accepted, false);
      assert.equal((await ask('2023-12-31T00:00:00.000Z', daily)).accepted, true);
      const monthly: Quota = { messages: 3, period: 'month' };
      const third = await ask('2023-12-31T23:59:59.999Z', monthly);
      assert.deepEqual(third, {
        accepted: true,
        usage: { used: 3, limit: 3, resetsAt: Date.UTC(2024, 0, 1) },
      });
      assert.equal((await ask('2023-12-01T00:00:00.000Z', monthly)).accepted, false);
      assert.equal((await ask('2024-01-01T00:00:00.000Z', monthly)).usage.used, 1);
      assert.equal((await ask('2024-01-02T00:00:00.000Z', { messages: 0, period: 'day' })).accepted, false);
    });

    it('counts each widget for itself', async (t) => {
      const { conversations } = await open(t);
      const quota: Quota = { messages: 1, period: 'month' };
      assert.equal(
        (await conversations.accept(makeQuestion({ widgetId: randomUUID() }), quota)).accepted,
        true,
      );
      assert.equal(
        (await conversations.accept(makeQuestion({ widgetId: randomUUID() }), quota)).accepted,
        true,
      );
    });

    it('keeps nothing of a refused question', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      await conversations.accept(question, { messages: 0, period: 'day' });
      assert.deepEqual(await conversations.turns(question.widgetId, question.conversationId, 10), []);
    });
  });

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
  });

  describe(`${name}: conversations`, () => {
    it('gives the last turns of a conversation, oldest first', async (t) => {
      const { conversations } = await open(t);
      const questions = ['one', 'two', 'three'].map((text) => makeQuestion({ text }));
      const replies = questions.map((question) => makeReply(question, { answer: `${question.text}!` }));
      for (const [index, question] of questions.entries()) {
        await conversations.accept(question, plenty);
        await conversations.record(replies[index]!);
      }
      const { widgetId, conversationId } = questions[0]!;
      assert.deepEqual(await conversations.turns(widgetId, conversationId, 2), [
        { question: questions[1], reply: replies[1] },
        { question: questions[2], reply: replies[2] },
      ]);
      assert.equal((await conversations.turns(widgetId, conversationId, 10)).length, 3);
      assert.deepEqual(await conversations.turns(widgetId, conversationId, 0), []);
    });

    it('keeps a question without reply, and gives each reply to its own question', async (t) => {
      const { conversations } = await open(t);
      const [first, second, unanswered] = [makeQuestion(), makeQuestion(), makeQuestion()];
      for (const question of [first, second, unanswered]) await conversations.accept(question, plenty);
      const [toSecond, toFirst] = [makeReply(second), makeReply(first)];
      await conversations.record(toSecond);
      await conversations.record(toFirst);
      assert.deepEqual(await conversations.turns(first.widgetId, first.conversationId, 10), [
        { question: first, reply: toFirst },
        { question: second, reply: toSecond },
        { question: unanswered },
      ]);
    });

    it('knows a conversation only by its id and its widget', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      await conversations.accept(question, plenty);
      assert.deepEqual(await conversations.turns(randomUUID(), question.conversationId, 10), []);
      assert.deepEqual(await conversations.turns(question.widgetId, randomUUID(), 10), []);
    });

    it('takes feedback and escalations without making turns of them', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      const { widgetId, conversationId, at } = question;
      await conversations.accept(question, plenty);
      await conversations.leave({
        type: 'feedback',
        id: randomUUID(),
        at,
        widgetId,
        conversationId,
        messageId: randomUUID(),
        feedback: 'negative',
        reason: 'wrong',
      });
      await conversations.leave({
        type: 'escalation',
        id: randomUUID(),
        at,
        widgetId,
        email: 'ann@example.com',
        message: 'Please call',
      });
      assert.deepEqual(await conversations.turns(widgetId, conversationId, 10), [{ question }]);
    });

    it('records what is left under one key once, and gives the first back to its duplicates', async (t) => {
      const { conversations, deliveries } = await open(t);
      const submission = makeEscalation({ idempotencyKey: 'k', requestHash: 'h', owesDelivery: true });
      const duplicate = () => ({ ...submission, id: randomUUID() });
      const outcomes = await Promise.all(
        [submission, duplicate(), duplicate()].map((record) => conversations.leave(record)),
      );
      assert.deepEqual(outcomes, [undefined, { requestHash: 'h' }, { requestHash: 'h' }]);
      const others = [
        { ...duplicate(), widgetId: randomUUID() },
        { ...duplicate(), conversationId: randomUUID() },
        { ...duplicate(), idempotencyKey: 'other' },
        { ...duplicate(), at: '2024-06-01T12:00:00.000Z' },
      ];
      for (const other of others) assert.equal(await conversations.leave(other), undefined);
      assert.equal((await deliveries.counts()).waiting, 5);
    });

    it('keeps any text whole', async (t) => {
      const { conversations } = await open(t);
      const text = 'a\nb\r\nc \u2028 "quoted" \\ \u0000 日本語 🙂 '.repeat(50);
      const question = makeQuestion({ text });
      await conversations.accept(question, plenty);
      const [turn] = await conversations.turns(question.widgetId, question.conversationId, 1);
      assert.equal(turn?.question.text, text);
    });
  });
}
