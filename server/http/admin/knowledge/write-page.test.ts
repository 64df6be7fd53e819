/** The pages that operators write, and write anew. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { openJsonStore } from '../../../store/json/json-store.js';
import { makeFolderFor, makePage } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp } from '../admin.fixture.js';
import { fill, pageIn, pathOf, TEXT } from './pages.fixture.js';

for (const [name, open] of [
  ['memory', () => Promise.resolve(undefined)],
  ['files', async (t: TestContext) => openJsonStore(await makeFolderFor(t))],
] as const) {
  describe(`writing a page (${name})`, () => {
    const start = async (t: TestContext) => {
      const store = await open(t);
      const app = await startAdminApp(t, store && { store });
      if (store) t.after(() => store.close());
      await fill(app);
      return { app, ann: await app.signedIn() };
    };

    it('makes a new one, which is written down before it is made', async (t) => {
      const { app, ann } = await start(t);
      const made = await ann.send('PUT', pathOf('written/bitcoin'), TEXT);
      assert.equal(made.status, 201, made.text);
      const page = pageIn(made);
      assert.deepEqual([page.origin, page.isEditable, page.url], ['written', true, '/pay']);
      assert.equal(made.headers['etag'], page.etag);
      const stored = await app.store.pages.get(WIDGET_ID, 'written/bitcoin');
      assert.equal(stored?.content, `${TEXT.content}\n`);
      assert.equal(stored.origin, 'written');
      const [entry] = await app.store.audit.list({ limit: 1 });
      assert.deepEqual(
        [entry?.action, entry?.widgetId, entry?.subject],
        ['page.add', WIDGET_ID, { kind: 'page', id: 'written/bitcoin', name: 'Bitcoin' }],
      );
    });

    it('replaces what the caller has seen, and nothing else', async (t) => {
      const { app, ann } = await start(t);
      const path = pathOf('written/bitcoin');
      const { etag } = pageIn(await ann.send('PUT', path, TEXT));
      const put = (change: object, seen?: string) =>
        ann.send('PUT', path, { ...TEXT, ...change }, seen === undefined ? {} : { 'If-Match': seen });
      assert.equal((await put({ title: 'Unseen' })).status, 428);
      const both = await Promise.all([put({ title: 'A' }, etag), put({ title: 'B' }, etag)]);
      assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
      assert.equal((await put({ title: 'C' }, etag)).status, 412);
      // As a proxy that compresses hands it on.
      const { etag: now } = pageIn(await ann.send('GET', path));
      assert.equal((await put({ title: 'C' }, `W/${now}`)).status, 200);
      await ann.send('DELETE', path);
      assert.equal((await put({ title: 'D' }, etag)).status, 412);
      assert.equal(await app.store.pages.get(WIDGET_ID, 'written/bitcoin'), undefined);
    });

    it('lets pages of websites alone, and keeps the facts of those from files', async (t) => {
      const { app, ann } = await start(t);
      const any = { 'If-Match': '*' };
      for (const id of ['pay', 'old']) {
        const refused = await ann.send('PUT', pathOf(id), TEXT, any);
        assert.equal(refused.status, 409);
        assert.match(refused.json().error.message, /comes from https:\/\/help\.acme\.example\//);
      }
      const facts = [{ kind: 'phone' as const, value: '555 0100' }];
      await app.store.pages.save(WIDGET_ID, makePage({ id: 'guides/a', origin: 'file', facts }));
      assert.equal((await ann.send('PUT', pathOf('guides/a'), TEXT, any)).status, 200);
      const changed = await app.store.pages.get(WIDGET_ID, 'guides/a');
      assert.deepEqual([changed?.title, changed?.origin, changed?.facts], ['Bitcoin', 'file', facts]);
    });

    it('refuses what is no page, and stores none of it', async (t) => {
      const { app, ann } = await start(t);
      const before = await app.store.pages.list(WIDGET_ID);
      for (const id of ['../x', '.hidden', 'a//b', 'x'.repeat(300), 'a\0b', 'a.md/b', 'GUIDES/A', ' ']) {
        const answer = await ann.send('PUT', pathOf(id), TEXT);
        assert.ok([400, 404, 409].includes(answer.status), `${id}: ${answer.status}`);
      }
      for (const body of [
        { ...TEXT, title: ' ' },
        { ...TEXT, title: 'a\nb' },
        { ...TEXT, url: 'javascript:alert(1)' },
        { ...TEXT, url: '//evil.example' },
        { ...TEXT, url: 'help.acme.example' },
        { ...TEXT, content: ' \n' },
        { ...TEXT, content: 'x'.repeat(200_001) },
        { ...TEXT, lang: 'no language' },
        { ...TEXT, origin: 'file' },
        { title: 'No text' },
      ])
        assert.equal(
          (await ann.send('PUT', pathOf('new'), body)).status,
          400,
          JSON.stringify(body).slice(0, 80),
        );
      assert.equal((await ann.send('PUT', pathOf('new'), '{"title":')).status, 400);
      const large = { ...TEXT, content: 'x'.repeat(5_000_000) };
      assert.equal((await ann.send('PUT', pathOf('new'), large)).status, 413);
      assert.deepEqual(await app.store.pages.list(WIDGET_ID), before);
    });
  });
}
