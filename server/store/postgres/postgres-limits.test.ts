/** Limits that several servers hold together. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { PointLimiter } from '../port/shared-limits.js';
import { emptyDatabase, startPostgres } from '../testing/postgres.fixture.js';
import { createPostgresLimits } from './postgres-limits.js';
import { openPostgres, openPostgresStore } from './postgres-store.js';

const policy = { name: 'address', points: 120, seconds: 60 };

async function admitted(limiters: PointLimiter[], times: number): Promise<number> {
  const tries = Array.from({ length: times }, async (_, at) => {
    try {
      await limiters[at % limiters.length]?.consume('203.0.113.7', 1);
      return 1;
    } catch (refusal) {
      assert.ok(refusal instanceof RateLimiterRes, String(refusal));
      return 0;
    }
  });
  return (await Promise.all(tries)).reduce((sum: number, each) => sum + each, 0);
}

describe('limits on a database', () => {
  it('let in of 400 at two servers as many as one of them would', async (t) => {
    const url = await emptyDatabase();
    const opened = await Promise.all([openPostgres(url), openPostgres(url)]);
    t.after(() => Promise.all(opened.map(({ store }) => store.close())));
    // Who waits for longer is counted by one server alone, as on a busy machine the last of so many would be.
    const limiters = opened.map(({ database }) => createPostgresLimits(database, 60_000)(policy));
    // No more at once than the servers have connections: who waits for one too long is counted by one server as well.
    let letIn = 0;
    for (let asked = 0; asked < 400; asked += 16) letIn += await admitted(limiters, 16);
    assert.equal(letIn, 120);
    assert.equal(await limiters[0]?.consume(`another\0 ${'x'.repeat(500)}`, 1).then(() => 'in'), 'in');
  });

  it('are held by each server for itself while the database is away, and nobody waits long', async (t) => {
    const server = await startPostgres('15');
    t.after(() => server.stop());
    const stores = await Promise.all([openPostgresStore(server.url), openPostgresStore(server.url)]);
    const limiters = stores.flatMap(({ makeLimiter }) => makeLimiter?.(policy) ?? []);
    await admitted(limiters, 2);
    const processes = [server.pid, ...server.children()];
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const started = performance.now();
    const letIn = await admitted(limiters, 400);
    assert.ok(letIn >= 120 && letIn <= 240, String(letIn));
    // One after another they would wait for minutes.
    assert.ok(performance.now() - started < 30_000);
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    await Promise.all(stores.map((store) => store.close()));
  });
});
