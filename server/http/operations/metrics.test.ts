import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { makeWidget, startApp, WIDGET_ID } from '../app.fixture.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createMetrics } from './metrics.js';
import { startMetricsServer } from './metrics-server.js';

async function start(t: TestContext) {
  const metrics = createMetrics({
    health: () => ({ isWritable: true, sinceWrite: 1500 }),
    deliveries: createMemoryStore().deliveries,
  });
  const app = await startApp(t, { widget: { quota: { messages: 1, period: 'day' } }, deps: { metrics } });
  const readiness = { store: app.store, isDraining: () => false, isWarm: () => true };
  const server = await startMetricsServer(metrics, 0, '127.0.0.1', readiness);
  t.after(() => {
    server.close();
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { app, url, read: async () => (await fetch(`${url}/metrics`)).text() };
}

describe('the port of the metrics', () => {
  it('tells all of the readiness', async (t) => {
    const { app, url } = await start(t);
    await app.store.widgets.save(makeWidget({ allowlist: ['*.com'] }));
    const response = await fetch(`${url}/readyz`);
    const { status, problems } = (await response.json()) as { status: string; problems: object[] };
    assert.deepEqual([response.status, status, problems.length], [200, 'ready', 1]);
  });
});

describe('the metrics', () => {
  it('count requests by route, method and status, and errors by their code', async (t) => {
    const { app, read } = await start(t);
    const question = { widgetId: WIDGET_ID, message: 'can i return a lamp' };
    for (let count = 0; count < 3; count++) await (await app.post('/api/widget/chat', question)).text();
    await (await fetch(`${app.url}/api/widget/config/${WIDGET_ID}`)).text();
    await (await fetch(`${app.url}/api/widget/config/nobody`)).text();
    const text = await read();
    for (const line of [
      'http_requests_total{route="/api/widget/chat",method="POST",status="200"} 1',
      'http_requests_total{route="/api/widget/chat",method="POST",status="429"} 2',
      'http_requests_total{route="/api/widget/config/:widgetId",method="GET",status="404"} 1',
      'http_request_duration_seconds_count{route="/api/widget/chat"} 3',
      'http_errors_total{code="quota_exceeded"} 2',
      'http_errors_total{code="widget_not_found"} 1',
    ]) {
      assert.ok(text.includes(`${line}\n`), `${line} is not in\n${text}`);
    }
  });

  it('say how the store and the process are', async (t) => {
    const text = await (await start(t)).read();
    for (const line of [
      /^store_writable 1$/m,
      /^store_seconds_since_write 1\.5$/m,
      /^process_resident_memory_bytes \d/m,
    ]) {
      assert.match(text, line);
    }
  });

  it('have few labels, whatever addresses are tried', async (t) => {
    const { app, read } = await start(t);
    for (let count = 0; count < 20; count++) await (await fetch(`${app.url}/random-${count}`)).text();
    assert.match(await read(), /http_requests_total\{route="other",method="GET",status="404"\} 20/);
  });

  it('are not where visitors are, and nothing else is where they are', async (t) => {
    const { app, url } = await start(t);
    assert.equal((await fetch(`${app.url}/metrics`)).status, 404);
    assert.equal((await fetch(`${url}/api/widget/config/${WIDGET_ID}`)).status, 404);
  });
});
