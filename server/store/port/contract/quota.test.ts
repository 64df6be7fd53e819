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

    it('tells what widgets have used, without charging', async (t) => {
      const { conversations, quotas } = await open(t);
      const [shop, help] = [randomUUID(), randomUUID()];
      for (const [widgetId, day] of [
        [shop, '30'],
        [shop, '31'],
        [shop, '31'],
        [help, '01'],
      ] as const) {
        const question = makeQuestion({ widgetId, at: `2024-05-${day}T11:00:00.000Z` });
        await conversations.accept(question, { messages: 9, period: 'month' });
      }
      const widgets: { id: string; quota: Quota }[] = [
        { id: shop, quota: { messages: 5, period: 'day' } },
        { id: help, quota: { messages: 2, period: 'month' } },
      ];
      const resetsAt = Date.UTC(2024, 5, 1);
      const used = () => quotas.usage(widgets, Date.parse('2024-05-31T12:00:00.000Z'));
      const expected = [
        [shop, { used: 2, limit: 5, resetsAt }],
        [help, { used: 1, limit: 2, resetsAt }],
      ];
      assert.deepEqual([...(await used())], expected);
      assert.deepEqual([...(await used())], expected);
      assert.deepEqual([...(await quotas.usage([], resetsAt))], []);
    });

    it('counts a question that was erased', async (t) => {
      const store = await open(t);
      const now = Date.now();
      const quota: Quota = { messages: 5, period: 'month' };
      const question = makeQuestion({ at: new Date(now).toISOString(), visitorId: 'v-1' });
      await store.conversations.accept(question, quota);
      await store.erase({ visitor: { visitorId: 'v-1' } }, now);
      const usage = await store.quotas.usage([{ id: question.widgetId, quota }], now);
      assert.equal(usage.get(question.widgetId)?.used, 1);
    });

    it('keeps nothing of a refused question', async (t) => {
      const { conversations } = await open(t);
      const question = makeQuestion();
      await conversations.accept(question, { messages: 0, period: 'day' });
      assert.deepEqual(await conversations.turns(question.widgetId, question.conversationId, 10), []);
    });
  });
}
