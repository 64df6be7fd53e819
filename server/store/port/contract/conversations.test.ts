/** What every store promises of conversations. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Quota } from '../../../model.js';
import { stores } from '../../testing/every-store.fixture.js';
import { makeQuestion, makeReply } from '../../testing/store.fixture.js';

const plenty: Quota = { messages: 1000, period: 'month' };

for (const [name, open] of Object.entries(stores)) {
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
