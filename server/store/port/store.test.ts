/** What every store promises of widgets and pages, checked on each of them. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../testing/every-store.fixture.js';
import { makePage, makeWidget } from '../testing/store.fixture.js';

const hostileIds = [
  '..',
  '../x',
  'a/../b',
  '/etc/passwd',
  'a//b',
  'a/',
  '.hidden',
  'a/.b',
  'a\\b',
  'a\0b',
  '',
  ' ',
];

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: widgets`, () => {
    it('gives back what was saved, and nothing for an id it does not know', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget({ requireOrigin: true, quota: { messages: 5, period: 'day' } });
      await widgets.save(widget);
      assert.deepEqual(await widgets.get(widget.id), widget);
      assert.equal(await widgets.get(randomUUID()), undefined);
    });

    it('replaces a widget that is saved again', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await widgets.save({ ...widget, name: 'Acme Two' });
      assert.deepEqual(await widgets.list(), [{ ...widget, name: 'Acme Two' }]);
    });

    it('lists by name', async (t) => {
      const { widgets } = await open(t);
      for (const title of ['beta', 'Alpha', 'gamma']) await widgets.save(makeWidget({ name: title }));
      assert.deepEqual(
        (await widgets.list()).map((widget) => widget.name),
        ['Alpha', 'beta', 'gamma'],
      );
    });

    it('is not changed by a caller who changes what it gave or got', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      widget.allowlist.push('evil.example');
      for (const given of [await widgets.get(widget.id), ...(await widgets.list())]) {
        for (const part of [given, given?.allowlist, given?.appearance, given?.quota])
          assert.ok(Object.isFrozen(part));
      }
      assert.deepEqual((await widgets.get(widget.id))?.allowlist, ['acme.example']);
    });

    it('gives the same object until the widget is saved again', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      const given = await widgets.get(widget.id);
      assert.equal(await widgets.get(widget.id), given);
      assert.equal((await widgets.list())[0], given);
      await widgets.save({ ...widget, name: 'New' });
      assert.notEqual(await widgets.get(widget.id), given);
    });

    it('removes a widget with its pages, and says when there was none', async (t) => {
      const { widgets, pages } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await pages.save(widget.id, makePage({ id: 'guides/start' }));
      assert.equal(await widgets.remove(widget.id), true);
      assert.equal(await widgets.get(widget.id), undefined);
      assert.deepEqual(await pages.list(widget.id), []);
      assert.equal(await widgets.remove(widget.id), false);
    });

    it('knows no widget by an id that is not a UUID, and saves none', async (t) => {
      const { widgets } = await open(t);
      for (const id of hostileIds) {
        assert.equal(await widgets.get(id), undefined);
        assert.equal(await widgets.remove(id), false);
        await assert.rejects(widgets.save({ ...makeWidget(), id }), { code: 'invalid_request' });
      }
    });
  });

  describe(`${name}: pages`, () => {
    it('gives back the pages of a widget by id, and of no other', async (t) => {
      const { pages } = await open(t);
      const [mine, other] = [randomUUID(), randomUUID()];
      const saved = [
        makePage({ id: 'a' }),
        makePage({ id: 'a/b', lang: 'de', title: 'Über "uns": #1' }),
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

  describe(`${name}: health`, () => {
    it('has no problems while all can be read', async (t) => {
      const store = await open(t);
      await store.widgets.save(makeWidget());
      await store.pages.save(randomUUID(), makePage());
      assert.deepEqual(await store.problems(), []);
    });
  });
}
