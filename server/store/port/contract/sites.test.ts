/** What every store promises of the sites that pages come from. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { Site } from '../../../site-records.js';
import { stores } from '../../testing/every-store.fixture.js';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';
import { makePage, makeWidget } from '../../testing/store.fixture.js';

const AT = '2024-05-31T12:00:00.000Z';
const makeSite = (change: Partial<Site> = {}): Site => ({
  start: 'https://help.acme.example/',
  startedAt: AT,
  pending: [],
  visits: [{ url: 'https://help.acme.example/pay', visitedAt: AT, pageIds: ['pay'], passages: 3 }],
  ...change,
});

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: sites`, () => {
    it('gives back what was saved last, and nothing of a site or a widget that it does not know', async (t) => {
      const { sites } = await open(t);
      const widgetId = randomUUID();
      await sites.save(widgetId, makeSite());
      const newer = makeSite({ finishedAt: AT, failure: { at: AT, reason: 'gone' } });
      await sites.save(widgetId, newer);
      assert.deepEqual(await sites.get(widgetId, newer.start), newer);
      assert.equal(await sites.get(widgetId, `${newer.start}docs`), undefined);
      assert.equal(await sites.get(randomUUID(), newer.start), undefined);
    });

    it('lists those of one widget by where they begin', async (t) => {
      const { sites } = await open(t);
      const widgetId = randomUUID();
      const [b, a] = [makeSite({ start: 'https://b.example/' }), makeSite({ start: 'https://a.example/' })];
      for (const site of [b, a]) await sites.save(widgetId, site);
      await sites.save(randomUUID(), makeSite());
      assert.deepEqual(await sites.list(widgetId), [a, b]);
      assert.deepEqual(await sites.list(randomUUID()), []);
    });

    it('are no pages, do not change their revision, and go with the widget', async (t) => {
      const { sites, pages, widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await pages.save(widget.id, makePage());
      const revision = await pages.revision(widget.id);
      await sites.save(widget.id, makeSite());
      assert.equal((await pages.list(widget.id)).length, 1);
      assert.equal(await pages.revision(widget.id), revision);
      await widgets.remove(widget.id);
      assert.deepEqual(await sites.list(widget.id), []);
    });

    it('is not changed by a caller who changes what it gave or got', async (t) => {
      const { sites } = await open(t);
      const widgetId = randomUUID();
      const site = makeSite();
      await sites.save(widgetId, site);
      site.pending.push('https://evil.example/');
      (await sites.get(widgetId, site.start))?.pending.push('https://evil.example/');
      assert.deepEqual(await sites.list(widgetId), [makeSite()]);
    });

    it('takes no widget id that could leave its folder', async (t) => {
      const { sites } = await open(t);
      for (const id of hostileIds) {
        await assert.rejects(sites.save(id, makeSite()), { code: 'invalid_request' }, id);
        assert.equal(await sites.get(id, makeSite().start), undefined);
        assert.deepEqual(await sites.list(id), []);
      }
    });
  });
}
