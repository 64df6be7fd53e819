/** What operators see of what visitors asked. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  Conversation,
  ConversationPage,
  ConversationSearchPage,
} from '../../../admin-contract/conversations.js';
import type { RatedPageList, RatedReplyPage } from '../../../admin-contract/feedback.js';
import type { Usage } from '../../../admin-contract/usage.js';
import { HELP, SHOP } from '../../../insight/random-log.fixture.js';
import { makeQuestion, makeReply } from '../../../store/testing/store.fixture.js';
import { NOW } from '../../app.fixture.js';
import { get, kept, plenty, start, talk } from './insight.fixture.js';

for (const name of kept) {
  describe(`conversations in a ${name}`, () => {
    it('are shown whole, with ratings and requests', async (t) => {
      const { app, store } = await start(t, name);
      const { question, reply } = await talk(store, 'Kann ich mit Karte bezahlen?');
      const { widgetId, conversationId } = question;
      const left = { id: crypto.randomUUID(), at: question.at, widgetId, conversationId };
      const rating = {
        type: 'feedback',
        messageId: reply.id,
        feedback: 'negative',
        reason: 'Wrong',
      } as const;
      await store.conversations.leave({ ...left, ...rating });
      const wish = { email: 'ann@acme.example', message: 'Call me', idempotencyKey: 'k' };
      await store.conversations.leave({ ...left, id: crypto.randomUUID(), type: 'escalation', ...wish });
      const ann = await app.signedIn();
      const { items } = await get<ConversationPage>(ann, 'conversations');
      assert.deepEqual(
        [items[0]?.id, items[0]?.languages, items[0]?.notHelpful, items[0]?.escalations],
        [conversationId, ['de'], 1, 1],
      );
      const shown = await get<Conversation>(ann, `conversations/${widgetId}/${conversationId}`);
      assert.equal(shown.turns[0]?.reply?.tookMs, 250);
      assert.deepEqual(shown.turns[0].reply.rating, {
        feedback: 'negative',
        reason: 'Wrong',
        at: question.at,
      });
      assert.deepEqual(
        shown.requests.map(({ email, message }) => [email, message]),
        [['ann@acme.example', 'Call me']],
      );
      assert.doesNotMatch(JSON.stringify(shown), /idempotency/);
      const rated = await get<RatedReplyPage>(ann, 'feedback?rating=negative&reason=true');
      assert.deepEqual(
        rated.items.map((each) => [
          each.replyId,
          each.answer,
          each.rating.reason,
          each.citedPages[0]?.pageId,
        ]),
        [[reply.id, 'We take cards.', 'Wrong', 'billing']],
      );
      const helpful = await get<RatedReplyPage>(ann, 'feedback?rating=positive');
      assert.deepEqual(helpful.count, rated.count, 'the counts are of all, whatever is listed');
      const pages = await get<RatedPageList>(ann, 'feedback/pages');
      assert.deepEqual(
        pages.items.map(({ page, notHelpful }) => [page?.pageId, notHelpful]),
        [['billing', 1]],
      );
      await get(ann, `conversations/${widgetId}/${crypto.randomUUID()}`, 404);
    });

    it('tell how each reply was made, also those that were recorded before that was', async (t) => {
      const { app, store } = await start(t, name);
      const { question } = await talk(store, 'Which cards?');
      const next = { ...question, id: crypto.randomUUID(), text: 'What is your phone number?' };
      await store.conversations.accept(next, plenty);
      await store.conversations.record(makeReply(next, { kind: 'fact' }));
      const refused = makeQuestion({ widgetId: SHOP, at: question.at, conversationId: crypto.randomUUID() });
      await store.conversations.accept(refused, plenty);
      await store.conversations.record(makeReply(refused, { wasRefused: true, citations: [] }));
      const ann = await app.signedIn();
      const counts = await Promise.all(
        ['pages', 'fact', 'pages,fact', 'refusal', 'model'].map(async (kind) => {
          const { count, items } = await get<ConversationPage>(ann, `conversations?kind=${kind}`);
          return [count.questions, items[0]?.kinds ?? []];
        }),
      );
      const both = ['pages', 'fact'];
      assert.deepEqual(counts, [
        [1, both],
        [1, both],
        [2, both],
        [1, ['refusal']],
        [0, []],
      ]);
      const shown = await get<Conversation>(ann, `conversations/${SHOP}/${question.conversationId}`);
      assert.deepEqual(
        shown.turns.map(({ reply }) => reply?.kind),
        both,
      );
      const { text } = await ann.send('GET', '/api/admin/export/conversations?format=csv&kind=fact');
      assert.match(text, /,"kind"\r\n/);
      assert.match(text, /,"fact"\r\n/);
      await get(ann, 'conversations?kind=magic', 400);
    });

    it('of other widgets do not exist for who may not see them', async (t) => {
      const { app, store } = await start(t, name);
      const { question } = await talk(store, 'A secret of the shop');
      await app.signedIn();
      const bob = await app.signedIn('editor', 'Bob', [HELP]);
      for (const path of [`usage?widget=${SHOP}`, `conversations?widget=${SHOP}`, `feedback?widget=${SHOP}`])
        await get(bob, path, 404);
      await get(bob, `conversations/${SHOP}/${question.conversationId}`, 404);
      for (const path of [
        'conversations',
        'conversations/search?text=secret',
        'usage/questions',
        'usage/pages',
        'feedback',
      ])
        assert.deepEqual((await get<{ items: unknown[] }>(bob, path)).items, [], path);
      assert.equal((await get<Usage>(bob, 'usage')).totals.questions, 0);
      assert.equal((await bob.send('GET', '/api/admin/export/conversations')).text, '');
    });

    it('are gone from everything at once when a visitor is erased, and still counted', async (t) => {
      const { app, store } = await start(t, name);
      const at = new Date(NOW - 1000).toISOString();
      const question = makeQuestion({ widgetId: SHOP, visitorId: 'eve', at, text: 'My secret wish' });
      await store.conversations.accept(question, plenty);
      const reply = makeReply(question, { at });
      await store.conversations.record(reply);
      const { widgetId, conversationId } = question;
      const left = { widgetId, conversationId, at, visitorId: 'eve' };
      const rating = { type: 'feedback', messageId: reply.id, feedback: 'negative' } as const;
      await store.conversations.leave({ ...left, ...rating, id: crypto.randomUUID(), reason: 'My secret' });
      const ann = await app.signedIn();
      assert.equal((await get<ConversationPage>(ann, 'conversations?visitor=eve')).count.questions, 1);
      assert.equal((await get<RatedReplyPage>(ann, 'feedback')).items.length, 1);
      await store.erase({ visitor: { visitorId: 'eve' } }, NOW);
      assert.equal((await get<ConversationPage>(ann, 'conversations')).count.questions, 0);
      assert.deepEqual(
        (await get<ConversationSearchPage>(ann, 'conversations/search?text=secret')).items,
        [],
      );
      assert.deepEqual((await get<RatedReplyPage>(ann, 'feedback')).items, []);
      const { totals } = await get<Usage>(ann, 'usage');
      assert.deepEqual([totals.questions, totals.erased, totals.conversations], [1, 1, 0]);
      await get(ann, `conversations/${SHOP}/${question.conversationId}`, 404);
    });

    it('are exported to a spreadsheet without formulas, by editors, and that is told of', async (t) => {
      const { app, store } = await start(t, name);
      for (const text of [
        '=HYPERLINK("https://evil.example")',
        '+1',
        '-1',
        '@SUM(A1)',
        '\t=1',
        '\r=1',
        'say "no"',
      ])
        await talk(store, text);
      const ann = await app.signedIn();
      const bob = await app.signedIn('reader', 'Bob');
      assert.equal((await bob.send('GET', '/api/admin/export/conversations')).status, 403);
      const answer = await ann.send('GET', '/api/admin/export/conversations?format=csv&visitor=');
      assert.equal(answer.status, 400);
      const { text, headers } = await ann.send('GET', '/api/admin/export/conversations?format=csv');
      assert.match(
        String(headers['content-disposition']),
        /attachment; filename="conversations-[\d-]+\.csv"/,
      );
      assert.match(text, /^\uFEFF"widgetId",/);
      assert.match(text, /"'=HYPERLINK\(""https:\/\/evil\.example""\)"/);
      assert.match(text, /"say ""no"""/);
      for (const begin of ['=', '+', '-', '@', '\t', '\r']) assert.ok(!text.includes(`,"${begin}`), begin);
      const { items } = await get<{ items: { action: string; changes: { format: string } }[] }>(ann, 'audit');
      assert.deepEqual(items.find(({ action }) => action === 'conversations.export')?.changes.format, 'csv');
    });

    it('are searched for what is said in them, with the place shown', async (t) => {
      const { app, store } = await start(t, name);
      await talk(store, 'Is the cafe closed?', 'No.', 7_200_000);
      const { question } = await talk(
        store,
        'Hello',
        `${'Long. '.repeat(60)}The café opens at nine. ${'More. '.repeat(60)}`,
      );
      const ann = await app.signedIn();
      const page = await get<ConversationSearchPage>(ann, 'conversations/search?text=CAFE');
      assert.deepEqual(
        page.items.map(({ foundIn }) => foundIn),
        ['answer', 'question'],
      );
      const [first] = page.items;
      assert.equal(first?.id, question.conversationId);
      assert.match(first.excerpt, /^… .*The café opens at nine\..* …$/);
      assert.equal(page.next, undefined);
      await get(ann, 'conversations/search?text=%22%22', 400);
      await get(ann, 'conversations/search', 400);
    });
  });
}
