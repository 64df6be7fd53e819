/** What every store promises of widgets. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { AppError } from '../../../errors.js';
import { stores } from '../../testing/every-store.fixture.js';
import { makePage, makeWidget } from '../../testing/store.fixture.js';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';

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

    it('saves over the revision that was seen alone, once for all who saw it', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      assert.equal(await widgets.revision(widget.id), undefined);
      const ifRevision = await widgets.save(widget);
      assert.equal(await widgets.revision(widget.id), ifRevision);
      const tries = Array.from({ length: 8 }, (_, index) =>
        widgets.save({ ...widget, name: `Acme ${index}` }, { ifRevision }),
      );
      const settled = await Promise.allSettled(tries);
      assert.equal(settled.filter(({ status }) => status === 'fulfilled').length, 1);
      for (const each of settled)
        if (each.status === 'rejected') assert.equal((each.reason as AppError).code, 'precondition_failed');
      const saved = settled.find((each) => each.status === 'fulfilled')?.value;
      assert.equal(await widgets.revision(widget.id), saved);
      assert.notEqual(saved, ifRevision);
    });

    it('saves nothing over a revision of a widget that is gone', async (t) => {
      const { widgets } = await open(t);
      const widget = makeWidget();
      const ifRevision = await widgets.save(widget);
      await widgets.remove(widget.id);
      await assert.rejects(widgets.save(widget, { ifRevision }), { code: 'precondition_failed' });
      assert.equal(await widgets.get(widget.id), undefined);
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

    it('knows all widgets without a look once it watches: the same list until one changes', async (t) => {
      const store = await open(t);
      const { widgets } = store;
      const [beta, alpha] = [makeWidget({ name: 'Beta' }), makeWidget({ name: 'Alpha' })];
      await widgets.save(beta);
      await widgets.save(alpha);
      await store.watch();
      const known = widgets.known();
      assert.deepEqual(known, [alpha, beta]);
      assert.deepEqual(await widgets.list(), known);
      assert.equal(widgets.known(), known);
      await widgets.save({ ...beta, name: 'Aaron' });
      assert.deepEqual(
        widgets.known().map(({ name }) => name),
        ['Aaron', 'Alpha'],
      );
      await widgets.remove(alpha.id);
      assert.equal(widgets.known().length, 1);
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
}
