/** What every store promises of the imports that there were. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ImportRun } from '../../../admin-contract/imports.js';
import { stores } from '../../testing/every-store.fixture.js';
import { hostileIds } from '../../testing/hostile-ids.fixture.js';
import { makePage, makeWidget } from '../../testing/store.fixture.js';
import { MAX_RUNS } from '../run-store.js';

const makeRun = (minute: number): ImportRun => {
  const at = new Date(Date.UTC(2026, 6, 14, 12, minute)).toISOString();
  return {
    id: randomUUID(),
    by: { kind: 'operator', name: 'Ann' },
    from: { url: 'https://acme.example/' },
    startedAt: at,
    endedAt: at,
    outcome: 'done',
    warnings: [],
    notices: [],
    skipped: [],
  };
};

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: runs`, () => {
    it('gives back the newest of one widget, and no more than are kept', async (t) => {
      const { runs } = await open(t);
      const widgetId = randomUUID();
      const made = Array.from({ length: MAX_RUNS + 2 }, (_, minute) => makeRun(minute));
      for (const run of [...made.slice(2), ...made.slice(0, 2)]) await runs.add(widgetId, run);
      await runs.add(randomUUID(), makeRun(0));
      assert.deepEqual(await runs.list(widgetId), made.slice(2).reverse());
      assert.deepEqual(await runs.list(randomUUID()), []);
    });

    it('are no pages, and go with the widget', async (t) => {
      const { runs, pages, widgets } = await open(t);
      const widget = makeWidget();
      await widgets.save(widget);
      await pages.save(widget.id, makePage());
      await runs.add(widget.id, makeRun(0));
      assert.equal((await pages.list(widget.id)).length, 1);
      await widgets.remove(widget.id);
      assert.deepEqual(await runs.list(widget.id), []);
    });

    it('takes no widget id that could leave its folder', async (t) => {
      const { runs } = await open(t);
      for (const id of hostileIds) {
        await assert.rejects(runs.add(id, makeRun(0)), { code: 'invalid_request' }, id);
        assert.deepEqual(await runs.list(id), []);
      }
    });
  });
}
