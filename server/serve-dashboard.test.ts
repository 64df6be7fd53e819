/** Where operators are served, and what the console says of it. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { makeWorkplace } from './commands/terminal/run-cli.fixture.js';
import { freePort } from './network/free-port.fixture.js';

const ADMIN = ['/dashboard/', '/api/admin/session', '/api/admin/setup'];

function workplaceOf(t: TestContext, environment: Record<string, string>) {
  // To read the demo's pages takes a second of processor at each start.
  const work = makeWorkplace({ DEMO: 'off', ...environment });
  t.after(() => {
    work.clear();
  });
  return work;
}

async function statusesOf(url: string): Promise<number[]> {
  return Promise.all(ADMIN.map(async (path) => (await fetch(url + path)).status));
}

const linkIn = (text: string) => /(\S+)\/dashboard\/setup#([\w-]{43})/.exec(text);

describe('the dashboard', () => {
  it('prints one link on the console until there is an operator, and never into the log', async (t) => {
    const work = workplaceOf(t, {});
    const server = await work.serve();
    const [, base, token] = linkIn(server.told.text) ?? [];
    assert.equal(base, server.url);
    const setUp = () =>
      fetch(`${server.url}/api/admin/setup`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, name: 'Ann', password: 'lamp river stone cloud' }),
      });
    assert.deepEqual([(await setUp()).status, (await setUp()).status], [204, 403]);
    await server.stop();
    const again = await work.serve();
    assert.equal(linkIn(again.told.text), null);
    assert.match(again.told.text, /Dashboard {3}http:\/\/localhost:\d+\/dashboard\/\n/);
    await again.stop();
  });

  it('is nowhere with DASHBOARD=off', async (t) => {
    const server = await workplaceOf(t, { DASHBOARD: 'off' }).serve();
    assert.deepEqual(await statusesOf(server.url), [404, 404, 404]);
    assert.doesNotMatch(server.told.text, /Dashboard/);
    await server.stop();
  });

  it('is on a port of its own alone with DASHBOARD_PORT, where visitors find nothing', async (t) => {
    const port = await freePort();
    const server = await workplaceOf(t, { DASHBOARD_PORT: String(port) }).serve();
    const [, base = ''] = linkIn(server.told.text) ?? [];
    assert.equal(base, `http://127.0.0.1:${port}`);
    assert.deepEqual(await statusesOf(server.url), [404, 404, 404]);
    assert.deepEqual((await statusesOf(base)).slice(1), [401, 200]);
    for (const path of ['/', '/widget.js', '/openapi.json', '/healthz'])
      assert.equal((await fetch(base + path)).status, 404, path);
    await server.stop();
  });

  it('is not where a website shares its origin, and says why', async (t) => {
    const server = await workplaceOf(t, { PUBLIC_URL: 'https://acme.example/chat' }).serve();
    assert.deepEqual(await statusesOf(server.url), [404, 404, 404]);
    assert.match(server.told.text, /Dashboard {3}The dashboard is not served, because PUBLIC_URL has a path/);
    await server.stop();
  });
});
