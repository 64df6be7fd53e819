/** What every store promises of what cannot be read. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { makePage, makeWidget } from '../../testing/store.fixture.js';

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: problems`, () => {
    it('has no problems while all can be read', async (t) => {
      const store = await open(t);
      await store.widgets.save(makeWidget());
      await store.pages.save(randomUUID(), makePage());
      assert.deepEqual(await store.problems(), []);
    });
  });
}
