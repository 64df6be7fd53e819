/** The database is killed fifty times under 32 visitors. */
import { describe, it } from 'node:test';
import { crashDatabase } from '../testing/crashing-database.fixture.js';

describe('a database that crashes again and again', () => {
  it('loses nothing that was acknowledged and keeps nothing twice', async (t) => {
    const { refused, acknowledged, longestWait } = await crashDatabase(50);
    t.diagnostic(
      `${acknowledged} acknowledged, ${refused} refused, longest wait ${longestWait.toFixed(0)} ms`,
    );
  });
});
