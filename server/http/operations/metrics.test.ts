import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { AppError } from '../../errors.js';
import { makeWidget, NOW, startApp, WIDGET_ID } from '../app.fixture.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { openPostgresStore } from '../../store/postgres/postgres-store.js';
import { makeGate } from '../../store/testing/database-gate.fixture.js';
import { makeDatabase } from '../../store/testing/postgres.fixture.js';
import { createMetrics } from './metrics.js';
import { startMetricsServer } from './metrics-server.js';

async function start(t: TestContext, questions = 1) {
  const store = createMemoryStore();
  const health = () => ({ isWritable: true, sinceWrite: 1500 });
  const metrics = createMetrics({ ...store, health }, () => NOW);
  const quota = { messages: questions, period: 'day' } as const;
  const app = await startApp(t, { widget: { quota }, deps: { store, metrics } });
  const readiness = { store: app.store, isDraining: () => false, isWarm: () => true };
  const server = await startMetricsServer(metrics, 0, '127.0.0.1', readiness);
  t.after(() => {
    server.close();
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { app, url, metrics, read: async () => (await fetch(`${url}/metrics`)).text() };
}

describe('the port of the metrics', () => {
  it('tells all of the readiness', async (t) => {
    const { app, url } = await start(t);
    await app.store.widgets.save(makeWidget({ allowlist: ['*.com'] }));
    const response = await fetch(`${url}/readyz`);
    const { status, problems } = (await response.json()) as { status: string; problems: object[] };
    assert.deepEqual([response.status, status, problems.length], [200, 'ready', 1]);
  });

  it('says that the server is not ready while the store is away', async (t) => {
    const { app, url } = await start(t);
    app.store.knownProblems = () => Promise.reject(new AppError('store_unavailable', 'The store is away.'));
    const response = await fetch(`${url}/readyz`);
    assert.deepEqual([response.status, await response.text()], [503, 'The store is away.']);
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

  it('count what visitors ask, how it ends and what they leave, by widget, each once', async (t) => {
    const { app, read } = await start(t, 3);
    const ask = async (message: string, key: string, conversationId?: string) => {
      const body = { widgetId: WIDGET_ID, message, conversationId };
      const response = await app.post('/api/widget/chat', body, { 'Idempotency-Key': key });
      return (await response.json()) as { conversationId: string; messageId: string };
    };
    const { conversationId, messageId } = await ask('can i return a lamp', 'a');
    await ask('can i return a lamp', 'a');
    await ask('and a chair?', 'b', conversationId);
    await ask('Hello', 'c');
    await ask('one too many', 'd');
    const left = { widgetId: WIDGET_ID, conversationId };
    await app.post('/api/widget/feedback', { ...left, messageId, type: 'negative' });
    await app.post('/api/widget/escalate', { ...left, email: 'ann@acme.example', message: 'Call me.' });
    const text = await read();
    const widget = `widget="${WIDGET_ID}"`;
    for (const line of [
      `chat_questions_total{${widget}} 3`,
      `chat_conversations_total{${widget}} 2`,
      `chat_replies_total{${widget},outcome="answered"} 2`,
      `chat_replies_total{${widget},outcome="small_talk"} 1`,
      `chat_ratings_total{${widget},rating="negative"} 1`,
      `chat_human_requests_total{${widget}} 1`,
      `chat_quota_used{${widget},period="day"} 3`,
      `chat_quota_allowed{${widget},period="day"} 3`,
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

  it('say at once that the database is away, and tell all that needs none', async (t) => {
    const gate = await makeGate(await makeDatabase());
    await gate.open();
    // Enough for a second try on a busy machine: the first finds its connection cut, the next no database.
    const store = await openPostgresStore(gate.url, { retryMs: 1000 });
    t.after(async () => {
      await store.close();
      await gate.shut();
    });
    await store.widgets.save(makeWidget());
    const metrics = createMetrics(store, () => NOW);
    const before = (await metrics.read()).text;
    assert.match(before, /^store_writable 1$/m);
    assert.match(before, /^webhook_deliveries\{state="dead"\} 0$/m);
    await gate.shut();
    const { text } = await metrics.read();
    assert.match(text, /^store_writable 0$/m);
    assert.match(text, /^process_resident_memory_bytes \d/m);
    assert.doesNotMatch(text, /^(?:webhook_deliveries|mail_deliveries|chat_quota_used)\{/m);
  });

  it('read how much of the quotas is used once for all that tell of it', async () => {
    const store = createMemoryStore();
    let readings = 0;
    const usage: typeof store.quotas.usage = (...asked) => {
      readings++;
      return store.quotas.usage(...asked);
    };
    await createMetrics({ ...store, quotas: { ...store.quotas, usage } }, () => NOW).read();
    assert.equal(readings, 1);
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

  it('tell how much memory indexes take, and how they come and go', async (t) => {
    const { metrics, read } = await start(t);
    metrics.indexes.weighed(4096);
    metrics.indexes.loaded('disk', 0.01);
    metrics.indexes.evicted();
    const text = await read();
    for (const line of [
      'index_bytes 4096',
      'index_load_seconds_bucket{le="0.02",from="disk"} 1',
      'index_evictions_total 1',
    ])
      assert.ok(text.includes(`${line}\n`), `${line} is not in\n${text}`);
  });
});
