/** A server whose database hangs, as behind a network that is cut, and comes back. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { startPostgres } from '../store/testing/postgres.fixture.js';
import { until } from '../store/testing/until.fixture.js';
import { ask, makeDataDir, start, untilReady } from './server-process.fixture.js';

describe('a server whose database says nothing', () => {
  it('tells visitors when to come back, shows what it has in memory, and goes on by itself', async (t) => {
    const database = await startPostgres('15');
    t.after(() => database.stop());
    const server = await start(t, makeDataDir(t), { DATABASE_URL: database.url });
    await untilReady(server);
    const statusOf = async (path: string) => (await fetch(server.url + path)).status;
    const chat = () =>
      fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message: 'How do I change the port?' }),
      });
    assert.equal((await chat()).status, 200);
    const inMemory = ['/healthz', `/api/widget/config/${DEMO_WIDGET_ID}`, '/docs/'];
    for (const path of inMemory) assert.equal(await statusOf(path), 200, path);

    process.kill(database.pid, 'SIGSTOP');
    for (const pid of database.children()) process.kill(pid, 'SIGSTOP');
    const started = performance.now();
    const refused = await chat();
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('Retry-After'), '2');
    const waited = performance.now() - started;
    t.diagnostic(`refused after ${Math.round(waited)} ms`);
    assert.ok(waited < 12_000, `${waited} ms`);
    const body = (await refused.json()) as { error: { code: string } };
    assert.equal(body.error.code, 'store_unavailable');
    // Who comes later does not wait in vain as well.
    const later = performance.now();
    assert.equal((await chat()).status, 503);
    assert.ok(performance.now() - later < 9000);
    for (const path of inMemory) {
      const quick = performance.now();
      assert.notEqual(await statusOf(path), 503, path);
      // A statement waits six seconds for a database that says nothing.
      assert.ok(performance.now() - quick < 5000, path);
    }
    assert.equal(await statusOf('/readyz'), 503);

    for (const pid of database.children()) process.kill(pid, 'SIGCONT');
    process.kill(database.pid, 'SIGCONT');
    await until(async () => (await chat()).status === 200);
    assert.ok((await ask(server.url, 'How do I change the port?')).answer.length > 0);
  });
});
