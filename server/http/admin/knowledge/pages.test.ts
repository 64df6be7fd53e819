/** The pages of a widget, as operators look at them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PageList, PassageList } from '../../../admin-contract/pages.js';
import type { AskedQuestionList } from '../../../admin-contract/usage.js';
import { AppError } from '../../../errors.js';
import { createMemoryStore } from '../../../store/memory/memory-store.js';
import { makePage } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type Answer } from '../admin.fixture.js';
import { fill, pageIn, PAGES, pathOf, SITE, TEXT } from './pages.fixture.js';

const listIn = ({ text }: Answer) => JSON.parse(text) as PageList;
const passagesIn = ({ text }: Answer) => JSON.parse(text) as PassageList;

const ids = (answer: Answer) => listIn(answer).items.map(({ id }) => id);

describe('the pages of a widget', () => {
  it('come back, all of a document, although not all of them could be removed at first', async (t) => {
    const store = createMemoryStore();
    let isFull = true;
    const remove: typeof store.pages.remove = (widgetId, id) => {
      if (isFull && id === 'doc/2') return Promise.reject(new AppError('store_unavailable', 'Full.'));
      return store.pages.remove(widgetId, id);
    };
    const app = await startAdminApp(t, { store: { ...store, pages: { ...store.pages, remove } } });
    const ann = await app.signedIn();
    const ids = async () => (await store.pages.list(WIDGET_ID)).map(({ id }) => id);
    const visit = { url: `${SITE}doc`, visitedAt: '2026-07-14T10:00:00.000Z', pageIds: ['doc/1', 'doc/2'] };
    await store.sites.save(WIDGET_ID, {
      start: SITE,
      startedAt: '2026-07-14T09:00:00.000Z',
      pending: [],
      visits: [visit],
    });
    for (const id of visit.pageIds) await store.pages.save(WIDGET_ID, makePage({ id, origin: SITE }));
    const post = async (act: string) => (await ann.send('POST', `${pathOf('doc/2')}/${act}`)).status;
    assert.deepEqual([await post('leave-out'), await ids()], [503, ['doc/2']]);
    assert.deepEqual([await post('restore'), await ids()], [204, ['doc/1', 'doc/2']]);
    assert.deepEqual([await post('leave-out'), await ids()], [503, ['doc/2']]);
    isFull = false;
    assert.deepEqual([await post('leave-out'), await ids()], [200, []]);
    assert.deepEqual([await post('restore'), await ids()], [204, ['doc/1', 'doc/2']]);
  });

  it('are listed by id, by page of the list, and by what is asked for', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn('reader', 'Rita');
    await fill(app);
    const all = listIn(await ann.send('GET', PAGES));
    assert.deepEqual(
      all.items.map(({ id, origin, isEditable, isMissing }) => [id, origin, isEditable, isMissing]),
      [
        ['guides/a', 'file', true, false],
        ['old', SITE, false, true],
        ['pay', SITE, false, false],
      ],
    );
    assert.deepEqual([all.count, all.total, all.languages, all.origins], [3, 3, ['de'], ['file', SITE]]);
    assert.ok(all.items.every(({ passages, words }) => passages > 0 && words > 0));
    const first = listIn(await ann.send('GET', `${PAGES}?limit=2`));
    assert.deepEqual([first.items.length, first.next], [2, 'old']);
    assert.deepEqual(ids(await ann.send('GET', `${PAGES}?limit=2&cursor=old`)), ['pay']);
    for (const [query, expected] of [
      ['q=ETE', ['guides/a']],
      ['q=help%20pay', ['pay']],
      ['lang=de', ['pay']],
      ['origin=file', ['guides/a']],
      [`origin=${encodeURIComponent(SITE)}&missing=true`, ['old']],
      ['q=nothing', []],
    ] as const)
      assert.deepEqual(ids(await ann.send('GET', `${PAGES}?${query}`)), expected, query);
    assert.equal((await ann.send('GET', `${PAGES}?limit=201`)).status, 400);
  });

  it('are told with the answers of thirty days that cite them, and found by that', async (t) => {
    const app = await startAdminApp(t);
    await fill(app);
    const answer = async (id: string, pageId: string, feedback?: 'positive' | 'negative') => {
      const ids = {
        widgetId: WIDGET_ID,
        conversationId: crypto.randomUUID(),
        at: new Date(app.now()).toISOString(),
      };
      const question = { ...ids, type: 'question' as const, id, text: `How do I pay ${id}?` };
      await app.store.conversations.accept(question, { messages: 100, period: 'month' });
      const citations = [{ pageId, pageTitle: 'Pay', pageUrl: '/pay', excerpt: 'By card.' }];
      await app.store.conversations.record({
        ...ids,
        type: 'reply',
        id: `r-${id}`,
        questionId: id,
        answer: 'By card.',
        relatedArticles: [],
        citations,
        confidenceScore: 0.9,
        wasRefused: false,
      });
      if (feedback)
        await app.store.conversations.leave({
          ...ids,
          type: 'feedback',
          id: `f-${id}`,
          messageId: `r-${id}`,
          feedback,
        });
    };
    await answer('long ago', 'old');
    app.wait(31 * 86_400_000);
    const ann = await app.signedIn();
    await answer('by card', 'pay', 'negative');
    await answer('by cheque', 'pay');
    await answer('as before', 'guides/a', 'positive');
    app.wait(1000);
    const found = async (query = '') =>
      listIn(await ann.send('GET', `${PAGES}${query}`)).items.map(({ id, cited, notHelpful }) => [
        id,
        cited,
        notHelpful,
      ]);
    const [guide, old, pay] = [
      ['guides/a', 1, 0],
      ['old', 0, 0],
      ['pay', 2, 1],
    ];
    assert.deepEqual(await found(), [guide, old, pay]);
    assert.deepEqual(await found('?answers=never'), [old]);
    assert.deepEqual(await found('?answers=cited'), [guide, pay]);
    assert.deepEqual(await found('?answers=notHelpful'), [pay]);
    const page = pageIn(await ann.send('GET', pathOf('pay')));
    assert.deepEqual([page.cited, page.notHelpful], [2, 1]);
    const asked = await ann.send('GET', `/api/admin/usage/questions?widget=${WIDGET_ID}&cited=pay`);
    const { items } = JSON.parse(asked.text) as AskedQuestionList;
    assert.deepEqual(items.map(({ question }) => question).sort(), [
      'How do I pay by card?',
      'How do I pay by cheque?',
    ]);
  });

  it('are shown as text, and as the answers are made from them', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn('reader', 'Rita');
    await fill(app);
    await app.store.pages.save(
      WIDGET_ID,
      makePage({ id: 'p', title: 'P', content: '# P\n\nOne. Two.\n\n## Deep\n\n- a\n- b\n' }),
    );
    const page = await ann.send('GET', pathOf('p'));
    const shown = pageIn(page);
    assert.equal(page.headers['etag'], shown.etag);
    assert.match(shown.content, /^# P/);
    const { items } = passagesIn(await ann.send('GET', `${pathOf('p')}/passages`));
    assert.deepEqual(
      items.map(({ headings, units }) => [headings, units.map(({ kind, text }) => [kind, text])]),
      [
        [
          [],
          [
            ['sentence', 'One.'],
            ['sentence', 'Two.'],
          ],
        ],
        [
          ['Deep'],
          [
            ['item', 'a'],
            ['item', 'b'],
          ],
        ],
      ],
    );
    assert.equal((await ann.send('GET', pathOf('guides/a'))).status, 200);
    assert.equal((await ann.send('GET', pathOf('guides/b'))).status, 404);
    assert.equal((await ann.send('GET', `${pathOf('../../x')}/passages`)).status, 404);
  });

  it('do not exist for who may not see the widget, and are changed by editors alone', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    await fill(app);
    const eve = await app.signedIn('editor', 'Eve', [crypto.randomUUID()]);
    for (const [method, path, body] of [
      ['GET', PAGES],
      ['GET', pathOf('pay')],
      ['GET', `${pathOf('pay')}/passages`],
      ['PUT', pathOf('new'), TEXT],
      ['DELETE', pathOf('pay')],
    ] as const)
      assert.equal((await eve.send(method, path, body)).status, 404, `${method} ${path}`);
    const rita = await app.signedIn('reader', 'Rita');
    assert.equal((await rita.send('PUT', pathOf('new'), TEXT)).status, 403);
    assert.equal((await app.store.pages.list(WIDGET_ID)).length, 3);
  });
});
