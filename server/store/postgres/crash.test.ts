/** The database crashes under visitors; `crash.faults.ts` has it crash more often. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crashDatabase } from '../testing/crashing-database.fixture.js';

describe('a database that crashes', () => {
  it('loses nothing that was acknowledged, keeps nothing twice, and lets visitors wait instead of failing', async (t) => {
    const { refused, acknowledged, longestWait } = await crashDatabase(2);
    t.diagnostic(`${acknowledged} acknowledged, longest wait ${longestWait.toFixed(0)} ms`);
    assert.equal(refused, 0);
  });
});
