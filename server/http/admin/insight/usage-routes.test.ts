/** What operators see of how much was asked, and how it was answered. */
import assert from 'node:assert/strict';
import { createRandom } from '../../../../scripts/demo-data/random.js';
import { describe, it } from 'node:test';
import type { Conversation, ConversationPage } from '../../../admin-contract/conversations.js';
import type { CitedPageList, Usage } from '../../../admin-contract/usage.js';
import { fillAtRandom } from '../../../insight/random-log.fixture.js';
import { NOW } from '../../app.fixture.js';
import { DAY_MS, get, kept, start } from './insight.fixture.js';

for (const name of kept) {
  describe(`usage in a ${name}`, () => {
    it('opens the rows that it counts, and equals what the export holds', async (t) => {
      const { app, store } = await start(t, name);
      await fillAtRandom(store, createRandom(1), 300, NOW - 16 * DAY_MS);
      const ann = await app.signedIn();
      const last = 'last=10d&tz=Europe/Berlin';
      const usage = await get<Usage>(ann, `usage?${last}&compare=previous`);
      assert.equal(usage.bucket, 'day');
      // Ten whole days, today the last.
      const from = Date.parse('2026-07-05T00:00:00+02:00');
      assert.equal(Date.parse(usage.from), from);
      assert.equal(usage.buckets.length, 10);
      assert.ok(usage.previous);
      assert.equal(usage.previous.buckets.length, 10);
      assert.equal(Date.parse(usage.previous.from), from - 10 * DAY_MS);
      assert.equal(Date.parse(usage.previous.to), NOW - 10 * DAY_MS);
      assert.ok(usage.totals.questions > 20 && usage.previous.totals.questions > 20);
      for (const [query, number] of [
        ['', usage.totals.questions],
        ['&outcome=answered,unsure', usage.totals.answered + usage.totals.unsure],
        ['&outcome=refused', usage.totals.refused],
        ['&rating=positive', usage.totals.helpful],
        ['&rating=negative', usage.totals.notHelpful],
      ] as const) {
        const { count } = await get<ConversationPage>(ann, `conversations?${last}${query}`);
        assert.equal(count.questions, number, query);
      }
      const { count } = await get<ConversationPage>(ann, `conversations?${last}&escalated=true`);
      assert.equal(count.conversations, usage.totals.escalatedConversations);
      const exported = (await ann.send('GET', `/api/admin/export/conversations?${last}`)).text;
      const conversations = exported
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Conversation);
      assert.equal(conversations.length, usage.totals.conversations);
      const turns = conversations
        .flatMap((conversation) => conversation.turns)
        .filter(({ at }) => Date.parse(at) >= from);
      assert.equal(turns.length, usage.totals.questions);
      assert.equal(turns.filter(({ reply }) => reply?.outcome === 'refused').length, usage.totals.refused);
      assert.equal(
        turns.filter(({ reply }) => reply?.rating?.feedback === 'negative').length,
        usage.totals.notHelpful,
      );
      const { items } = await get<CitedPageList>(ann, `usage/pages?${last}&limit=200`);
      for (const { pageId, widgetId, count: cited } of items) {
        const page = await get<ConversationPage>(
          ann,
          `conversations?${last}&widget=${widgetId}&cited=${pageId}`,
        );
        assert.equal(page.count.questions, cited);
      }
    });

    it('refuses what cannot be counted, in words', async (t) => {
      const { app } = await start(t, name);
      const ann = await app.signedIn();
      for (const [query, words] of [
        ['bucket=hour&from=2020-01-01T00:00:00Z', /too long/],
        ['tz=Mars/Olympus', /time zone/],
        ['last=7d&to=2026-01-01T00:00:00Z', /either last/],
        ['widget=all', /id of a widget/],
      ] as const) {
        const answer = await ann.send('GET', `/api/admin/usage?${query}`);
        assert.equal(answer.status, 400);
        assert.match(answer.text, words);
      }
    });
  });
}
