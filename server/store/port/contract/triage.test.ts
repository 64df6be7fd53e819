/** What every store promises of what operators said of gaps. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { TriageRecord } from '../../../ledger-records.js';
import { stores } from '../../testing/every-store.fixture.js';

const AT = '2024-05-31T12:00:00.000Z';

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: marks of gaps`, () => {
    it('are read with the log, in order, and stay when what visitors said is too old', async (t) => {
      const store = await open(t);
      const mark: TriageRecord = {
        type: 'triage',
        id: randomUUID(),
        at: AT,
        widgetId: randomUUID(),
        key: 'a',
        alsoKeys: ['b'],
        state: 'answered',
        pageId: 'bitcoin',
        by: { kind: 'operator', id: randomUUID(), name: 'Ann' },
      };
      const later: TriageRecord = { ...mark, id: randomUUID(), state: 'ignored', reason: 'test' };
      await store.triage.mark(mark);
      await store.triage.mark(later);
      await store.erase({ before: '2025-01-01T00:00:00.000Z' }, Date.now());
      const kept: TriageRecord[] = [];
      for await (const record of store.log.read({ types: ['triage'] })) kept.push(record);
      assert.deepEqual(kept, [mark, later]);
    });
  });
}
