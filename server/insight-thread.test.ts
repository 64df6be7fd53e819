/** The read model of a running server, in its thread. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { ConversationPage, ConversationSearchPage } from './admin-contract/conversations.js';
import type { Usage } from './admin-contract/usage.js';
import { makeWorkplace } from './commands/terminal/run-cli.fixture.js';
import { DEMO_WIDGET_ID } from './defaults.js';
import { createThreadInsight } from './insight/thread-insight.js';
import { startThread } from './runtime/start-thread.js';
import { openJsonStore } from './store/json/json-store.js';
import { makeFolderFor } from './store/testing/store.fixture.js';

/** A module beside the thread's, as it is run: compiled by `npm test`. */
const BESIDE = import.meta.resolve('./insight-thread.js');

describe('the read model of a server', () => {
  it('counts what is asked once it is answered, forgets what is erased, and outlives a restart', async (t) => {
    const work = makeWorkplace();
    t.after(() => {
      work.clear();
    });
    let server = await work.serve();
    const ask = async (message: string, visitorId: string) => {
      const response = await fetch(`${server.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ widgetId: DEMO_WIDGET_ID, message, visitorId }),
      });
      assert.equal(response.status, 200);
    };
    await ask('How do I set a quota?', 'ann');
    const [, token] = /setup#([\w-]{43})/.exec(server.told.text) ?? [];
    const setUp = await fetch(`${server.url}/api/admin/setup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: server.url, 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify({ token, name: 'Ann', password: 'lamp river stone cloud' }),
    });
    const Cookie = setUp.headers.get('set-cookie')?.split(';')[0] ?? '';
    const get = async <T>(path: string): Promise<T> => {
      for (;;) {
        const response = await fetch(`${server.url}/api/admin/${path}`, { headers: { Cookie } });
        const text = await response.text();
        if (response.status !== 503) {
          assert.equal(response.status, 200, text);
          return JSON.parse(text) as T;
        }
        assert.match(text, /"not_ready".*Reading the log, \d+ %/);
        assert.ok(Number(response.headers.get('retry-after')) > 0);
        await sleep(50);
      }
    };
    const asked = async () => (await get<Usage>('usage?last=1d')).totals.questions;
    assert.equal(await asked(), 1);
    await ask('Was kostet das?', 'bob');
    assert.equal(await asked(), 2);
    const [newest] = (await get<ConversationPage>('conversations')).items;
    assert.deepEqual(
      [newest?.firstQuestion, newest?.visitorId, newest?.languages],
      ['Was kostet das?', 'bob', ['de']],
    );
    const search = () => get<ConversationSearchPage>('conversations/search?text=KOSTET');
    assert.equal((await search()).items.length, 1);
    await work.json('visitor', 'erase', 'bob', '--yes');
    assert.equal((await search()).items.length, 0);
    assert.equal((await get<ConversationPage>('conversations')).items.length, 1);
    const { questions, erased } = (await get<Usage>('usage?last=2d')).totals;
    assert.deepEqual([questions, erased], [2, 1]);
    assert.equal(await server.stop(), 0);
    server = await work.serve();
    assert.equal((await get<ConversationPage>('conversations')).items.length, 1);
    assert.equal(await server.stop(), 0);
  });

  it('ends when nobody has asked for a while, and is there again for who asks', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const workers: Worker[] = [];
    const start = () => {
      const workerData = { store: { dataDir: folder } };
      workers.push(startThread('./insight-thread', BESIDE, { workerData }));
      return workers.at(-1) ?? assert.fail();
    };
    const insight = createThreadInsight(store.log, start, assert.ifError, 200);
    t.after(() => insight.close());
    insight.start();
    assert.equal(workers.length, 0);
    const query = { widgetIds: undefined, from: 0, to: Infinity };
    for (const count of [1, 2]) {
      const isReady = () =>
        insight.usageByWidget(query).then(
          () => true,
          () => false,
        );
      while (!(await isReady())) await sleep(10);
      assert.equal(workers.length, count);
      await once(workers.at(-1) ?? assert.fail(), 'exit');
    }
  });
});
