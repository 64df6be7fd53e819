/** Leases that somebody else takes over. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { it } from 'node:test';
import { makeDatabase } from '../testing/postgres.fixture.js';
import { createPostgresLeases } from './postgres-leases.js';
import { openPostgres } from './postgres-store.js';

const TAKE_OVER = { name: 'take_over', text: 'UPDATE leases SET term = term + 1' };

it('work stops as soon as its lease is known to be lost', async (t) => {
  const { store, database } = await openPostgres(await makeDatabase());
  // A lease alone keeps no process alive.
  const alive = setInterval(() => undefined, 1000);
  t.after(async () => {
    clearInterval(alive);
    await store.close();
  });
  let told = (): void => undefined;
  const known = new Promise<void>((resolve) => (told = resolve));
  const leases = createPostgresLeases({
    ...database,
    async run(statement, values) {
      const rows = await database.run<never>(statement, values);
      if (statement.name === 'lease_keep' && rows.length === 0) told();
      return rows;
    },
  });
  const work = leases.hold(
    'work',
    async ({ signal }) => {
      const aborted = once(signal, 'abort').then(() => 'stopped');
      await database.run(TAKE_OVER);
      await known;
      return Promise.race([aborted, new Promise((resolve) => setImmediate(resolve, 'going on'))]);
    },
    { ttlMs: 600 },
  );
  assert.deepEqual(await work, { result: 'stopped' });
});
