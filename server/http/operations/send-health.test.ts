import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import { openJsonStore } from '../../store/json/json-store.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { makeFolderFor } from '../../store/testing/store.fixture.js';
import { startApp } from '../app.fixture.js';

describe('health', () => {
  it('says that the process runs', async (t) => {
    const app = await startApp(t);
    const response = await fetch(`${app.url}/healthz`);
    assert.deepEqual([response.status, await response.json()], [200, { status: 'ok' }]);
    assert.equal(response.headers.get('Cache-Control'), 'no-store');
  });
});

describe('readiness', () => {
  it('lists what could not be read, and goes on', async (t) => {
    const problem = { file: 'widgets/a.json', line: 3, reason: 'is not JSON' };
    const store = { ...createMemoryStore(), knownProblems: () => Promise.resolve([problem]) };
    const app = await startApp(t, { deps: { store } });
    const response = await fetch(`${app.url}/readyz`);
    assert.deepEqual(
      [response.status, await response.json()],
      [
        200,
        {
          status: 'ready',
          store: { isWritable: true },
          webhooks: { waiting: 0, dead: 0 },
          mail: { waiting: 0, dead: 0 },
          problemCount: 1,
          problems: [problem],
        },
      ],
    );
  });

  it('shows strangers no ids, paths or entries, only how many problems there are', async (t) => {
    const problem = { file: 'widgets/secret.json', line: 3, reason: 'is not JSON' };
    const store = { ...createMemoryStore(), knownProblems: () => Promise.resolve([problem]) };
    for (const trustProxy of [0, 1]) {
      const widget = { allowlist: ['*.com'] };
      const app = await startApp(t, { widget, deps: { store, trustProxy } });
      for (const [name, value] of [
        ['X-Forwarded-For', '203.0.113.7'],
        ['X-Forwarded-For', '127.0.0.1'],
        ['Via', '1.1 proxy'],
        ['Host', 'chat.example.com'],
      ] as const) {
        const asked = request(`${app.url}/readyz`, { headers: { [name]: value } }).end();
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        const text = (await answer.setEncoding('utf8').toArray()).join('');
        assert.doesNotMatch(text, /secret|reason|com|1111/, name);
        assert.equal((JSON.parse(text) as { problemCount: number }).problemCount, 2);
      }
    }
  });

  it('is told from what is known, without a look at widgets or pages', async (t) => {
    const memory = createMemoryStore();
    const look = () => Promise.reject(new Error('looked'));
    const widgets = { ...memory.widgets, list: look };
    const app = await startApp(t, { deps: { store: { ...memory, widgets, problems: look } } });
    assert.equal((await fetch(`${app.url}/readyz`)).status, 200);
  });

  it('is refused in time for a load balancer while the store says nothing', async (t) => {
    const memory = createMemoryStore();
    const deliveries = { ...memory.deliveries, counts: () => new Promise<never>(() => undefined) };
    const app = await startApp(t, { deps: { store: { ...memory, deliveries } } });
    const response = await fetch(`${app.url}/readyz`);
    assert.deepEqual([response.status, response.headers.get('Retry-After')], [503, '2']);
    assert.equal(((await response.json()) as { error: { code: string } }).error.code, 'store_unavailable');
  });

  it('ends when the server begins to stop', async (t) => {
    let draining = false;
    const app = await startApp(t, { deps: { isDraining: () => draining } });
    assert.equal((await fetch(`${app.url}/readyz`)).status, 200);
    draining = true;
    const response = await fetch(`${app.url}/readyz`);
    assert.equal(response.status, 503);
    assert.equal(((await response.json()) as { status: string }).status, 'draining');
  });

  it('begins when the pages are indexed', async (t) => {
    let warm = false;
    const app = await startApp(t, { deps: { isWarm: () => warm } });
    const response = await fetch(`${app.url}/readyz`);
    assert.equal(response.status, 503);
    assert.equal(((await response.json()) as { status: string }).status, 'starting');
    warm = true;
    assert.equal((await fetch(`${app.url}/readyz`)).status, 200);
  });

  it('says whether the last message could be stored, and how long ago that was', async (t) => {
    const health = { isWritable: false, sinceWrite: 61_400 };
    const app = await startApp(t, { deps: { store: { ...createMemoryStore(), health: () => health } } });
    const { store } = (await (await fetch(`${app.url}/readyz`)).json()) as { store: object };
    assert.deepEqual(store, { isWritable: false, secondsSinceWrite: 61 });
  });

  it('says whether the data folder is locked for this server alone', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    const app = await startApp(t, { deps: { store } });
    const isLocked = async () => {
      const readiness = (await (await fetch(`${app.url}/readyz`)).json()) as { store: { isLocked: boolean } };
      return readiness.store.isLocked;
    };
    assert.equal(await isLocked(), true);
    await store.close();
    assert.equal(await isLocked(), false);
  });

  it('says how far the embedding model is, where there is one', async (t) => {
    const embeddings = () => ({ embedded: 12, waiting: 30 });
    const app = await startApp(t, { deps: { embeddings } });
    const readiness = (await (await fetch(`${app.url}/readyz`)).json()) as { embeddings: object };
    assert.deepEqual(readiness.embeddings, { embedded: 12, waiting: 30 });
  });
});
