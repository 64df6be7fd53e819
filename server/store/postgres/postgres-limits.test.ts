/** Limits that several servers hold together. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { PointLimiter } from '../port/shared-limits.js';
import { emptyDatabase, startPostgres } from '../testing/postgres.fixture.js';
import { openPostgresStore } from './postgres-store.js';

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
  it('let in of 400 at once at two servers as many as one of them would', async (t) => {
    const url = await emptyDatabase();
    const stores = await Promise.all([openPostgresStore(url), openPostgresStore(url)]);
    t.after(() => Promise.all(stores.map((store) => store.close())));
    const limiters = stores.flatMap(({ makeLimiter }) => makeLimiter?.(policy) ?? []);
    assert.equal(await admitted(limiters, 400), 120);
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
