/** What operators are told to do, and how far a new server is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TaskList } from '../../../admin-contract/tasks.js';
import type { Usage } from '../../../admin-contract/usage.js';
import type { QuotaState } from '../../../admin-contract/widgets.js';
import { DEMO_WIDGET_ID } from '../../../defaults.js';
import type { QuestionRecord } from '../../../model.js';
import { createMemoryStore } from '../../../store/memory/memory-store.js';
import { makeEscalation } from '../../../store/testing/store.fixture.js';
import { makeWidget, NOW, WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type Browser } from '../admin.fixture.js';

const OTHER = '22222222-2222-4222-8222-222222222222';
const at = new Date(NOW).toISOString();
const page = { id: 'p', title: 'Prices', url: 'https://acme.example/prices', content: 'A bike is 9 EUR.' };

const tasksOf = async (browser: Browser, query = '') =>
  JSON.parse((await browser.send('GET', `/api/admin/tasks${query}`)).text) as TaskList;

function question(id: number): QuestionRecord {
  const ids = { id: `q${id}`, conversationId: `c${id}`, widgetId: WIDGET_ID };
  return { ...ids, type: 'question', at, text: 'Is it open?' };
}

describe('the list of tasks', () => {
  it('is empty where nothing waits', async (t) => {
    const app = await startAdminApp(t);
    assert.deepEqual((await tasksOf(await app.signedIn())).items, []);
  });

  it('counts who was turned away by a limit, and says so where they are many', async (t) => {
    const store = createMemoryStore();
    const visitor = { requests: 2, seconds: 60 };
    const app = await startAdminApp(t, {
      store,
      deps: { trustProxy: 1, rateLimits: { address: undefined, visitor } },
    });
    await store.widgets.save(makeWidget({ quota: { messages: 3, period: 'month' } }));
    const ask = async (visitorId: string) => {
      const response = await fetch(`${app.url}/api/widget/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
        body: JSON.stringify({ widgetId: WIDGET_ID, message: 'Is it open?', visitorId }),
      });
      return response.status;
    };
    const statuses = [];
    for (let turn = 0; turn < 12; turn++) statuses.push(await ask('ann'));
    assert.deepEqual(statuses.slice(0, 3), [200, 200, 429]);
    assert.deepEqual([await ask('bob'), await ask('bob')], [200, 429]);
    const ann = await app.signedIn();
    const read = async (path: string) =>
      JSON.parse((await ann.send('GET', `/api/admin/${path}`)).text) as never;
    const { turnedAway } = (await read(`widgets/${WIDGET_ID}/quota`)) as QuotaState;
    assert.deepEqual([turnedAway?.quota, turnedAway?.rate], [1, 10]);
    const usage = (await read('usage?last=7d')) as Usage;
    assert.deepEqual(usage.totals.turnedAway, { quota: 1, rate: 10 });
    const before = (await read('usage?last=60d')) as Usage;
    assert.equal(before.totals.turnedAway, undefined, 'no number where not all is known');
    const { items } = await tasksOf(ann);
    const name = makeWidget().name;
    assert.deepEqual(
      items.filter(({ kind }) => kind === 'limit'),
      [{ kind: 'limit', widgetId: WIDGET_ID, widgetName: name, count: 10 }],
    );
  });

  it('names quotas, sources, deliveries and entries that need a person', async (t) => {
    const store = createMemoryStore();
    const app = await startAdminApp(t, { store });
    const quota = { messages: 10, period: 'month' } as const;
    const url = 'https://help.acme.example/';
    await store.widgets.save(
      makeWidget({
        quota,
        allowlist: ['acme.example', '*.com'],
        sources: [{ url, every: '24h' }],
        webhookUrl: 'https://hooks.acme.example/x',
      }),
    );
    for (let id = 0; id < 9; id++) await store.conversations.accept(question(id), quota);
    const failure = { at, reason: 'it answers with 403' };
    const shop = { widgetId: WIDGET_ID, firstAt: at, lastAt: at };
    await store.seen.add('2026-07-14', [
      { ...shop, origin: 'https://shop.example', isIn: false, count: 41 },
      { ...shop, origin: 'https://acme.example', isIn: false, count: 7 },
    ]);
    await store.conversations.leave({
      id: 'e1',
      type: 'escalation',
      widgetId: WIDGET_ID,
      conversationId: 'c1',
      at,
      email: 'mia@example.org',
      message: 'Call me.',
    });
    await store.sites.save(WIDGET_ID, { start: url, startedAt: at, pending: [], visits: [], failure });
    const { items } = await tasksOf(await app.signedIn());
    assert.deepEqual(
      items.map(({ kind }) => kind),
      ['waiting', 'quota', 'website', 'source', 'entry'],
    );
    const [waiting, spent, website, source, entry] = items;
    assert.deepEqual(waiting, { kind: 'waiting', count: 1, oldestAt: at });
    assert.ok(website?.kind === 'website');
    assert.deepEqual(
      [website.origin, website.count, website.entry],
      ['https://shop.example', 41, 'shop.example'],
    );
    assert.ok(spent?.kind === 'quota' && source?.kind === 'source' && entry?.kind === 'entry');
    assert.deepEqual([spent.used, spent.allowed, spent.widgetName], [9, 10, makeWidget().name]);
    // Nine in thirteen and a half days.
    assert.equal(spent.spentAt, '2026-07-16T00:00:00.000Z');
    assert.deepEqual([source.url, source.reason], [url, 'it answers with 403']);
    assert.equal(entry.entry, '*.com');
  });

  it('tells where nobody but who looks at the dashboard is told of requests for a human', async (t) => {
    const store = createMemoryStore();
    const app = await startAdminApp(t, { store });
    const ann = await app.signedIn();
    const untold = async () => (await tasksOf(ann)).items.filter(({ kind }) => kind === 'untold');
    const task = { kind: 'untold', widgetId: WIDGET_ID, widgetName: makeWidget().name };
    await store.widgets.save(makeWidget({ notify: { email: ['ann@acme.example'] } }));
    assert.deepEqual(await untold(), [{ ...task, cause: 'noMailServer', count: 0 }]);
    await store.widgets.save(makeWidget());
    assert.deepEqual(await untold(), [], 'of none nobody need be told');
    await store.conversations.leave(makeEscalation({ widgetId: WIDGET_ID, at }));
    assert.deepEqual(await untold(), [{ ...task, cause: 'nobody', count: 1 }]);
    await store.widgets.save(makeWidget({ webhookUrl: 'https://hooks.acme.example/x' }));
    assert.deepEqual(await untold(), []);
  });

  it('counts the gaps of thirty days in the widgets that the operator may see', async (t) => {
    const store = createMemoryStore();
    const app = await startAdminApp(t, { store });
    const refuse = async (id: number, text: string, daysAgo: number) => {
      const asked = { ...question(id), text, at: new Date(NOW - daysAgo * 86_400_000).toISOString() };
      await store.conversations.accept(asked, makeWidget().quota);
      await store.conversations.record({
        ...asked,
        type: 'reply',
        id: `r${id}`,
        questionId: asked.id,
        answer: 'We do not know.',
        citations: [],
        relatedArticles: [],
        confidenceScore: 0.1,
        wasRefused: true,
      });
    };
    await refuse(1, 'Where is your office?', 40);
    await refuse(2, 'Can I pay with bitcoin?', 20);
    await refuse(3, 'pay by bitcoin', 10);
    const ann = await app.signedIn();
    const gap = { kind: 'gap', count: 1, question: 'pay by bitcoin', asked: 2 };
    assert.deepEqual((await tasksOf(ann)).items, [gap]);
    const { gaps } = JSON.parse((await ann.send('GET', '/api/admin/counts')).text) as { gaps: number };
    assert.equal(gaps, 1);
    await store.widgets.save(makeWidget({ id: OTHER }));
    const bob = await app.signedIn('reader', 'Bob', [OTHER]);
    assert.deepEqual((await tasksOf(bob)).items, []);
    await store.widgets.remove(WIDGET_ID);
    assert.deepEqual((await tasksOf(ann)).items, [], 'nobody asks a widget that is gone');
  });

  it('shows nothing of widgets that the operator may not see, and is narrowed to one', async (t) => {
    const store = createMemoryStore();
    const problem = { file: `widgets/${OTHER}.json`, reason: 'is no JSON' };
    const broken = { ...store, knownProblems: () => Promise.resolve([problem]) };
    const app = await startAdminApp(t, { store: broken });
    await store.widgets.save(makeWidget({ id: OTHER, name: 'Other', allowlist: ['*.com'] }));
    await store.widgets.save(makeWidget({ allowlist: ['*.net'] }));
    const ann = await app.signedIn();
    const kindsOf = ({ items }: TaskList) =>
      items.map((task) => ('widgetId' in task ? task.widgetId : task.kind));
    assert.deepEqual(kindsOf(await tasksOf(ann)), ['problem', WIDGET_ID, OTHER]);
    assert.deepEqual(kindsOf(await tasksOf(ann, `?widget=${OTHER}`)), [OTHER]);
    const bob = await app.signedIn('reader', 'Bob', [WIDGET_ID]);
    assert.deepEqual(kindsOf(await tasksOf(bob)), [WIDGET_ID]);
    assert.equal((await bob.send('GET', `/api/admin/tasks?widget=${OTHER}`)).status, 404);
  });
});

describe('the checklist of a new server', () => {
  it('begins without a widget, does not count the demo, and ends with the first visit or question that pages answer', async (t) => {
    const store = createMemoryStore();
    const app = await startAdminApp(t, { store });
    await store.widgets.remove(WIDGET_ID);
    await store.widgets.save(makeWidget({ id: DEMO_WIDGET_ID, allowlist: ['localhost'] }));
    const ann = await app.signedIn();
    const nothing = { isDone: false, websites: [], pages: 0 };
    assert.deepEqual((await tasksOf(ann)).checklist, nothing);
    await store.widgets.save(makeWidget({ name: 'Acme', allowlist: ['acme.example'] }));
    const widget = { id: WIDGET_ID, name: 'Acme' };
    const made = { ...nothing, widget, websites: ['acme.example'] };
    assert.deepEqual((await tasksOf(ann)).checklist, made);
    await store.conversations.accept(question(1), makeWidget().quota);
    assert.deepEqual((await tasksOf(ann)).checklist, made);
    await store.pages.save(WIDGET_ID, page);
    assert.equal((await tasksOf(ann)).checklist.isDone, true);
    const origin = 'https://acme.example';
    const times = { firstAt: at, lastAt: at };
    await store.seen.add('2026-07-13', [{ widgetId: WIDGET_ID, origin, isIn: true, count: 1, ...times }]);
    assert.deepEqual((await tasksOf(ann)).checklist.visit, { origin, at });
  });
});
