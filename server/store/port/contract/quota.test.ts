/** What every store promises of quotas. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Quota } from '../../../model.js';
import { stores } from '../../testing/every-store.fixture.js';
import { makeQuestion } from '../../testing/store.fixture.js';

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
}
