/** What every store promises of how checks went. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';
import { makeWidget } from '../../testing/store.fixture.js';
import type { KeptChecks } from '../run-store.js';

const run = (asked: string): KeptChecks => ({
  at: '2026-07-14T12:00:00.000Z',
  asked,
  items: [
    {
      question: 'Is it open\u0000?',
      pageId: 'hours',
      isPassed: false,
      failsSince: '2026-07-13T12:00:00.000Z',
      now: { wasRefused: true, confidenceScore: 0.1, citedPageIds: [] },
    },
  ],
});

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: checks`, () => {
    it('gives back the last run of a widget, with which it goes', async (t) => {
      const { checks, widgets, pages } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      assert.equal(await checks.get(widget.id), undefined);
      for (const asked of ['1', '2']) await checks.save(widget.id, run(asked));
      assert.deepEqual(await checks.get(widget.id), run('2'));
      assert.equal(await checks.get(randomUUID()), undefined);
      assert.deepEqual(await pages.list(widget.id), []);
      const before = await pages.revision(widget.id);
      await checks.save(widget.id, run('3'));
      assert.equal(await pages.revision(widget.id), before, 'what is kept is no change of pages');
      await widgets.remove(widget.id);
      assert.equal(await checks.get(widget.id), undefined);
    });

    it('takes no widget id that could leave its folder', async (t) => {
      const { checks } = await open(t);
      for (const id of hostileIds) {
        await assert.rejects(checks.save(id, run('1')), { code: 'invalid_request' }, id);
        assert.equal(await checks.get(id), undefined);
      }
    });
  });
}
