/** What every store promises of pages. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AppError } from '../../../errors.js';
import { digestOf } from '../page-digest.js';
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

    it('makes changes together, and remembers the site that they are of', async (t) => {
      const { pages, sites } = await open(t);
      const widgetId = randomUUID();
      for (const id of ['a', 'b', 'c']) await pages.save(widgetId, makePage({ id, content: 'Old.' }));
      const before = await pages.revision(widgetId);
      const site = {
        start: 'https://acme.example/',
        startedAt: '2026-01-01T00:00:00.000Z',
        pending: [],
        visits: [],
      };
      const save = ['b', 'd'].map((id) => makePage({ id, content: 'New.' }));
      await pages.change(widgetId, { save, remove: ['c', 'not there'], sites: [site] });
      assert.deepEqual(
        (await pages.list(widgetId)).map(({ id, content }) => `${id} ${content.trim()}`),
        ['a Old.', 'b New.', 'd New.'],
      );
      assert.deepEqual(await sites.get(widgetId, site.start), site);
      assert.notEqual(await pages.revision(widgetId), before);
    });

    it('saves over the page that was seen alone, once for all who saw it', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      const saveAll = async (ifDigest: string | null, word: string) => {
        const tries = Array.from({ length: 8 }, (_, index) =>
          pages.save(widgetId, makePage({ id: 'a', content: `${word} ${index}.\n` }), { ifDigest }),
        );
        const settled = await Promise.allSettled(tries);
        const saved = settled.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
        assert.equal(saved.length, 1, word);
        for (const each of settled)
          if (each.status === 'rejected') assert.equal((each.reason as AppError).code, 'precondition_failed');
        const page = await pages.get(widgetId, 'a');
        assert.equal(page?.content.trim(), `${word} ${saved[0]}.`);
        return digestOf(page);
      };
      const revision = await pages.revision(widgetId);
      const first = await saveAll(null, 'New');
      await saveAll(first, 'Changed');
      assert.notEqual(await pages.revision(widgetId), revision);
    });

    it('saves nothing over a page that is gone', async (t) => {
      const { pages } = await open(t);
      const [widgetId, page] = [randomUUID(), makePage({ id: 'a' })];
      await pages.save(widgetId, page);
      await pages.remove(widgetId, 'a');
      const saving = pages.save(widgetId, page, { ifDigest: digestOf(page) });
      await assert.rejects(saving, { code: 'precondition_failed' });
      assert.equal(await pages.get(widgetId, 'a'), undefined);
    });

    it('tells which pages differ from how they were, where it can', async (t) => {
      const { pages } = await open(t);
      const widgetId = randomUUID();
      const digests = new Map(['a', 'b', 'c'].map((id) => [id, digestOf(makePage({ id, content: 'Old.' }))]));
      for (const id of ['a', 'b', 'c']) await pages.save(widgetId, makePage({ id, content: 'Old.' }));
      await pages.change(widgetId, {
        save: ['b', 'd'].map((id) => makePage({ id, content: 'New.' })),
        remove: ['c'],
        sites: [],
      });
      const compared = await pages.compare?.(widgetId, digests);
      if (!compared) return;
      assert.deepEqual([[...compared.same], compared.changed.map(({ id }) => id)], [['a'], ['b', 'd']]);
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
