/** A server that starts before its database, as orchestrators start things in any order. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DEMO_WIDGET_ID } from '../defaults.js';
import { makeGate } from '../store/testing/database-gate.fixture.js';
import { makeDatabase } from '../store/testing/postgres.fixture.js';
import { until } from '../store/testing/until.fixture.js';
import { ask, makeDataDir, start, startInVain, untilReady } from './server-process.fixture.js';

const ORIGIN = { Origin: 'http://localhost:8080' };

it('listens while its database is away, says so, and is ready once it is there', async (t) => {
  const gate = await makeGate(await makeDatabase());
  t.after(() => gate.shut());
  const server = await start(t, makeDataDir(t), { DATABASE_URL: gate.url });
  const get = (path: string) => fetch(server.url + path, { headers: ORIGIN });

  assert.equal((await get('/healthz')).status, 200);
  assert.equal((await get('/widget.js')).status, (await get('/widget.js')).status);
  assert.notEqual((await get('/widget.js')).status, 503);
  assert.equal((await get('/docs/')).status, 200);
  for (const path of [
    '/readyz',
    `/api/widget/config/${DEMO_WIDGET_ID}`,
    '/dashboard/',
    '/dashboard/widgets/new',
    '/api/admin/session',
    '/api/admin/widgets/any/pages',
  ]) {
    const response = await get(path);
    assert.equal(response.status, 503, path);
    assert.ok(Number(response.headers.get('Retry-After')) > 0, path);
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    assert.equal(error.code, 'store_unavailable');
    assert.match(error.message, /database cannot be reached/);
  }
  for (const [method, path] of [
    ['POST', '/api/admin/session'],
    ['PATCH', '/api/admin/widgets/any'],
    ['DELETE', '/api/admin/jobs/any'],
  ] as const) {
    const headers = { 'Content-Type': 'application/json' };
    const body = method === 'DELETE' ? null : '{}';
    const response = await fetch(server.url + path, { method, headers, body });
    assert.equal(response.status, 503, `${method} ${path}`);
  }
  const config = await get(`/api/widget/config/${DEMO_WIDGET_ID}`);
  assert.equal(config.headers.get('Access-Control-Allow-Origin'), ORIGIN.Origin);
  // Else the widget could not read that it is to come again.
  const preflight = await fetch(`${server.url}/api/widget/chat?widget=${DEMO_WIDGET_ID}`, {
    method: 'OPTIONS',
    headers: { ...ORIGIN, 'Access-Control-Request-Method': 'POST' },
  });
  assert.deepEqual([preflight.status, preflight.headers.get('Access-Control-Max-Age')], [204, '0']);
  assert.equal(preflight.headers.get('Access-Control-Allow-Origin'), ORIGIN.Origin);
  assert.match(server.stdout(), /ECONNREFUSED/);
  assert.doesNotMatch(server.stderr(), /ready/);

  await gate.open();
  await untilReady(server);
  assert.equal((await get(`/api/widget/config/${DEMO_WIDGET_ID}`)).status, 200);
  assert.ok((await ask(server.url, 'How do I change the port?')).answer.length > 0);
  await until(() => Promise.resolve(/Service Chat is ready/.test(server.stderr())));
});

it('can be stopped while it waits for its database', async (t) => {
  const gate = await makeGate(await makeDatabase());
  const server = await start(t, makeDataDir(t), { DATABASE_URL: gate.url });
  server.process.kill('SIGTERM');
  assert.equal(await server.ended, 0);
});

it('ends at once, and says why, where waiting is of no use', async (t) => {
  const url = (await makeDatabase()).replace(/service_chat_test_\w+/, 'nowhere');
  const { code, stderr } = await startInVain(t, { DATABASE_URL: url });
  assert.equal(code, 1);
  assert.match(stderr, /database "nowhere" does not exist/);
});
