/** What every store promises of pages. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { makePage } from '../../testing/store.fixture.js';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: pages`, () => {
    it('counts the pages of a widget', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      assert.equal(await pages.count(widgetId), 0);
      for (const id of ['a', 'a/b', 'c']) await pages.save(widgetId, makePage({ id }));
      await pages.save(randomUUID(), makePage());
      assert.equal(await pages.count(widgetId), 3);
      await pages.remove(widgetId, 'a/b');
      assert.equal(await pages.count(widgetId), 2);
      for (const id of hostileIds) assert.equal(await pages.count(id), 0);
    });

    it('gives back the pages of a widget by id, and of no other', async (t) => {
      const { pages } = await open(t);
      const [mine, other] = [randomUUID(), randomUUID()];
      const saved = [
        makePage({ id: 'a' }),
        makePage({ id: 'a/b', lang: 'de', title: 'Über "uns": #1', origin: 'https://acme.example/de' }),
        makePage({ id: 'größe/日本語.v2', content: '---\nnot: front matter\n---\n\r\n  text  ' }),
      ];
      for (const page of [...saved].reverse()) await pages.save(mine, page);
      await pages.save(other, makePage());
      const listed = await pages.list(mine);
      assert.deepEqual(
        listed.map((page) => page.id),
        ['a', 'a/b', 'größe/日本語.v2'],
      );
      assert.deepEqual(listed[1], saved[1]);
      assert.equal(listed[2]?.content.replaceAll('\r\n', '\n'), saved[2]?.content.replaceAll('\r\n', '\n'));
      assert.deepEqual(await pages.list(randomUUID()), []);
      assert.deepEqual(await pages.get(mine, 'a/b'), saved[1]);
      assert.equal(await pages.get(mine, 'b'), undefined);
      assert.equal(await pages.get(randomUUID(), 'a/b'), undefined);
      for (const id of hostileIds) assert.equal(await pages.get(mine, id), undefined);
    });

    it('keeps a title that looks like something else', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      for (const title of ['404', 'true', 'null', '2024-01-01', '1e3', '~', '- item', '[x]', '---']) {
        await pages.save(widgetId, makePage({ title }));
        assert.equal((await pages.list(widgetId))[0]?.title, title);
      }
    });

    it('replaces and removes a page, and says when there was none', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      await pages.save(widgetId, makePage());
      await pages.save(widgetId, makePage({ content: 'New' }));
      assert.deepEqual(await pages.list(widgetId), [makePage({ content: 'New' })]);
      assert.equal(await pages.remove(widgetId, 'billing'), true);
      assert.equal(await pages.remove(widgetId, 'billing'), false);
      assert.deepEqual(await pages.list(widgetId), []);
    });

    it('has a revision that changes with every save and removal, and only then', async (t) => {
      const { pages, widgets } = await open(t);
      const widgetId = randomUUID();
      let last = await pages.revision(widgetId);
      const expectNew = async () => {
        const revision = await pages.revision(widgetId);
        assert.notEqual(revision, last);
        assert.equal(await pages.revision(widgetId), revision);
        last = revision;
      };
      await pages.save(widgetId, makePage());
      await expectNew();
      await pages.save(widgetId, makePage({ id: 'guides/start' }));
      await expectNew();
      await pages.save(widgetId, makePage({ id: 'guides/start', content: 'New' }));
      await expectNew();
      await pages.remove(widgetId, 'guides/start');
      await expectNew();
      await widgets.remove(widgetId);
      await expectNew();
    });

    it('takes no id that could leave its folder', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      for (const id of [...hostileIds, 'a b', 'a.md/b', 'x'.repeat(300), 'ab/'.repeat(400) + 'x']) {
        await assert.rejects(pages.save(widgetId, makePage({ id })), { code: 'invalid_request' }, id);
        assert.equal(await pages.remove(widgetId, id), false);
      }
      for (const id of hostileIds) {
        await assert.rejects(pages.save(id, makePage()), { code: 'invalid_request' });
        assert.deepEqual(await pages.list(id), []);
        assert.equal(await pages.remove(id, 'billing'), false);
        await pages.revision(id);
      }
    });
  });
}
