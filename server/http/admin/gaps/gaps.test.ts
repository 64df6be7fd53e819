/** What visitors asked in vain, from the first refusal to the page that answers it, and back. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import type { CheckRun } from '../../../admin-contract/checks.js';
import type { TaskList } from '../../../admin-contract/tasks.js';
import type { GapAnswers, GapPage, GapWhole } from '../../../admin-contract/gaps.js';
import type { Asked } from '../../../admin-contract/try.js';
import { createExtractiveEngine } from '../../../answers/extractive/extractive-engine.js';
import { askCommand } from '../../../commands/ask.js';
import { gapsCommands } from '../../../commands/visitors/gaps.js';
import { runCommand } from '../../../commands/terminal/run-command.fixture.js';
import { createKnowledge } from '../../../search/knowledge.js';
import { openJsonStore } from '../../../store/json/json-store.js';
import { createMemoryStore } from '../../../store/memory/memory-store.js';
import type { Store } from '../../../store/port/store.js';
import { makeFolderFor, makePage, makeWidget } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type Answer, type Browser } from '../admin.fixture.js';

const WORDINGS = ['Can I pay with bitcoin?', 'paying by Bitcoin', 'pay bitcoin'];
const PAGE = {
  id: 'written/bitcoin',
  title: 'Can I pay with bitcoin?',
  url: '',
  content: '# Can I pay with bitcoin?\n\nYes. We take bitcoin: choose Bitcoin when you pay.\n',
};
const PAGES = [
  makePage({
    id: 'returns',
    title: 'Returns',
    url: 'https://acme.example/returns',
    content: '# Returns\n\nSend a lamp back within 30 days. The postage is on us.\n',
  }),
  makePage({
    id: 'lamps',
    title: 'Lamps',
    url: 'https://acme.example/lamps',
    content: '# Lamps\n\nOur desk lamps are made of oak and brass.\n',
  }),
];

const read = (answer: Answer): unknown => {
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text) as unknown;
};

async function start(t: TestContext, store: Store = createMemoryStore()) {
  for (const page of PAGES) await store.pages.save(WIDGET_ID, page);
  const engine = createExtractiveEngine({ knowledge: createKnowledge({ pages: store.pages }) });
  const app = await startAdminApp(t, { store, deps: { engine } });
  const ann = await app.signedIn();
  return {
    app,
    ann,
    store,
    ask: async (message: string, visitorId = 'v1') => {
      const response = await app.post(
        '/api/widget/chat',
        { widgetId: WIDGET_ID, message, visitorId },
        { Origin: 'https://acme.example' },
      );
      assert.equal(response.status, 200);
      // Records and marks of one moment would be in no order.
      app.wait(1000);
    },
  };
}

const listOf = async (browser: Browser, query = '') =>
  read(await browser.send('GET', `/api/admin/gaps${query}`)) as GapPage;
const gapOf = async (browser: Browser, key = '') =>
  read(await browser.send('GET', `/api/admin/gaps/${key}`)) as GapWhole;
const askAgain = async (browser: Browser, key = '', body: object = {}) =>
  (read(await browser.send('POST', `/api/admin/gaps/${key}/ask`, body)) as GapAnswers).items;

async function recordsIn({ log }: Store): Promise<number> {
  const ids: string[] = [];
  for await (const { id } of log.read({})) ids.push(id);
  return ids.length;
}

describe('gaps', () => {
  it('go from refused to a page that answers, tried before it is kept, and come back by themselves', async (t) => {
    const { app, ann, store, ask } = await start(t);
    for (const wording of WORDINGS) await ask(wording);
    const { items, counts } = await listOf(ann);
    const [gap] = items;
    assert.deepEqual(
      [items.length, gap?.count, gap?.refused, gap?.question, gap?.widgetName, gap?.state, counts.open],
      [1, 3, 3, 'pay bitcoin', 'Acme', 'open', 1],
    );
    const key = gap?.key ?? '';
    const whole = await gapOf(ann, key);
    assert.deepEqual(
      whole.wordings.map(({ text }) => text),
      WORDINGS.toReversed(),
    );
    assert.ok(whole.wordings.every(({ conversations }) => conversations.length === 1));

    const before = await recordsIn(store);
    const now = await askAgain(ann, key);
    assert.ok(now.every((each) => each.was.wasRefused && each.now.wasRefused));
    const drafted = await askAgain(ann, key, { drafts: [PAGE] });
    assert.deepEqual(
      drafted.map((each) => [each.now.wasRefused, each.now.citedPageIds]),
      WORDINGS.map(() => [false, [PAGE.id]]),
    );
    assert.equal((await store.pages.list(WIDGET_ID)).length, PAGES.length, 'a draft is kept nowhere');
    assert.ok((await askAgain(ann, key)).every((each) => each.now.wasRefused));
    assert.equal(await recordsIn(store), before, 'nothing is counted');

    await store.pages.save(WIDGET_ID, PAGE);
    assert.ok((await askAgain(ann, key)).every((each) => each.now.citedPageIds[0] === PAGE.id));
    app.wait(1000);
    const mark = { state: 'answered', pageId: PAGE.id };
    const marked = read(await ann.send('PATCH', `/api/admin/gaps/${key}`, mark)) as GapWhole;
    assert.deepEqual([marked.state, marked.mark?.by, marked.mark?.pageId], ['answered', 'Ann', PAGE.id]);
    assert.deepEqual([(await listOf(ann)).items.length, (await listOf(ann)).counts.answered], [0, 1]);
    assert.equal((await listOf(ann, '?state=answered')).items[0]?.key, key);

    await store.pages.remove(WIDGET_ID, PAGE.id);
    app.wait(1000);
    await ask('Could I pay with bitcoin');
    const [back] = (await listOf(ann)).items;
    assert.deepEqual([back?.key, back?.state, back?.cameBack?.count], [key, 'cameBack', 1]);

    const { items: audit } = (await ann.send('GET', '/api/admin/audit?action=gap.mark')).json();
    assert.deepEqual([audit.length, audit[0]?.changes], [1, mark]);
    assert.doesNotMatch(JSON.stringify(audit), /bitcoin\?|pay/i);
  });

  it('are those of the widgets that the operator may see, and of visitors who were not erased', async (t) => {
    const { app, ann, store, ask } = await start(t);
    await ask(WORDINGS[0] ?? '', 'jane');
    const { key = 'none' } = (await listOf(ann)).items[0] ?? {};
    const other = makeWidget({ name: 'Other' });
    await store.widgets.save(other);
    const bob = await app.signedIn('editor', 'Bob', [other.id]);
    assert.deepEqual((await listOf(bob)).items, []);
    for (const [method, path, body] of [
      ['GET', `gaps/${key}`],
      ['PATCH', `gaps/${key}`, { state: 'ignored' }],
      ['POST', `gaps/${key}/ask`, {}],
      ['GET', `gaps?widget=${WIDGET_ID}`],
      ['POST', `widgets/${WIDGET_ID}/ask`, { message: 'Hello' }],
    ] as [string, string, object?][]) {
      assert.equal((await bob.send(method, `/api/admin/${path}`, body)).status, 404, `${method} ${path}`);
    }
    await store.erase({ visitor: { visitorId: 'jane' } }, Date.now());
    assert.deepEqual((await listOf(ann)).items, []);
    assert.equal((await ann.send('GET', `/api/admin/gaps/${key}`)).status, 404);
  });

  it('are ignored with a reason of the list, and refuse what they do not know', async (t) => {
    const { ann, ask } = await start(t);
    await ask('Who wins the football cup?');
    const { key = 'none' } = (await listOf(ann)).items[0] ?? {};
    const change = (body: object) => ann.send('PATCH', `/api/admin/gaps/${key}`, body);
    assert.equal((await change({ state: 'ignored', reason: 'Jane asked' })).status, 400);
    assert.equal((await change({ state: 'gone' })).status, 400);
    assert.equal((await ann.send('GET', '/api/admin/gaps?below=2')).status, 400);
    const ignored = read(await change({ state: 'ignored', reason: 'notOurs' })) as GapWhole;
    assert.deepEqual([ignored.state, ignored.mark?.reason], ['ignored', 'notOurs']);
    const open = read(await change({ state: 'open' })) as GapWhole;
    assert.deepEqual([open.state, open.mark], ['open', undefined]);
  });

  it('are the same for commands, which mark them beside the server', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const { ann, ask } = await start(t, store);
    for (const wording of WORDINGS) await ask(wording);
    const [gap] = (await listOf(ann)).items;
    const [list, mark] = gapsCommands;
    assert.ok(gap && list && mark);
    const { outcome } = await runCommand(list, '--data', folder);
    assert.deepEqual(
      (outcome?.json as { key: string; count: number }[]).map(({ key, count }) => [key, count]),
      [[gap.key, 3]],
    );
    assert.match(
      outcome?.text ?? '',
      new RegExp(`^3 × {2}pay bitcoin\\n(?:.*\\n)* {4}3 refused; .* key ${gap.key.slice(0, 10)}`),
    );
    await runCommand(mark, gap.key.slice(0, 10), 'ignored', '--reason', 'elsewhere', '--data', folder);
    const { items } = await listOf(ann, '?state=ignored');
    assert.deepEqual(
      items.map(({ key, mark: said }) => [key, said?.reason]),
      [[gap.key, 'elsewhere']],
    );
    await assert.rejects(
      async () => runCommand(mark, 'nothing', 'ignored', '--data', folder),
      /No questions have the key/,
    );
  });
});

describe('checks', () => {
  it('are kept with the widget, and say which questions are not answered as they were', async (t) => {
    const { app, ann, store } = await start(t);
    const path = `/api/admin/widgets/${WIDGET_ID}`;
    const checks = [
      { question: 'What are the lamps made of?', pageId: 'lamps' },
      { question: 'Can I pay with bitcoin?' },
    ];
    const change = (body: object) => ann.send('PATCH', path, body, { 'If-Match': '*' });
    const kept = read(await change({ checks })) as { checks: unknown };
    assert.deepEqual(kept.checks, checks);
    const run = async () =>
      (read(await ann.send('POST', `${path}/checks/run`)) as CheckRun).items.map(({ isPassed }) => isPassed);
    assert.deepEqual(await run(), [true, true]);
    await store.pages.save(WIDGET_ID, PAGE);
    await store.pages.remove(WIDGET_ID, 'lamps');
    const tasks = async () =>
      (read(await ann.send('GET', '/api/admin/tasks')) as TaskList).items.filter(
        ({ kind }) => kind === 'check',
      );
    assert.deepEqual(await tasks(), []);
    assert.deepEqual(await run(), [false, false]);
    const last = read(await ann.send('GET', `${path}/checks`)) as CheckRun;
    assert.deepEqual(
      last.items.map(({ failsSince }) => failsSince),
      [last.at, last.at],
    );
    const [task] = await tasks();
    assert.ok(task?.kind === 'check' && task.count === 2 && task.failsSince === last.at);
    assert.equal(await recordsIn(store), 0);
    const [entry] = await store.audit.list({ limit: 1 });
    assert.deepEqual([entry?.action, entry?.changes], ['widget.change', { checks: 2 }]);
    for (const bad of [[{ question: ' ' }], [{ question: 'a', more: 1 }], Array(101).fill({ question: 'a' })])
      assert.equal((await change({ checks: bad })).status, 400);
    const rita = await app.signedIn('reader', 'Rita');
    assert.equal((await rita.send('POST', `${path}/checks/run`)).status, 200);
    assert.equal((await rita.send('PATCH', path, { checks: [] }, { 'If-Match': '*' })).status, 403);
    read(await change({ checks: [] }));
    assert.equal((await store.widgets.get(WIDGET_ID))?.checks, undefined);
  });
});

describe('a try', () => {
  it('is answered as for a visitor, with the reasons that the command gives, and leaves no trace', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    t.after(() => store.close());
    const { ann } = await start(t, store);
    const path = `/api/admin/widgets/${WIDGET_ID}/ask`;
    const message = 'What are the lamps made of?';
    const { hasModel, ...asked } = read(await ann.send('POST', path, { message, explain: true })) as Asked;
    const { outcome } = await runCommand(askCommand, WIDGET_ID, message, '--explain', '--data', folder);
    assert.deepEqual(asked, JSON.parse(JSON.stringify(outcome?.json)));
    assert.deepEqual(
      [hasModel, asked.reply.wasRefused, asked.candidates?.[0]?.pageId],
      [false, false, 'lamps'],
    );

    const plain = read(await ann.send('POST', path, { message: `Hello! ${message}` })) as Asked;
    assert.deepEqual(plain, { hasModel, reply: asked.reply });
    const talk = read(await ann.send('POST', path, { message: 'Thanks!' })) as Asked;
    assert.deepEqual([talk.reply.wasRefused, talk.reply.citations], [false, []]);
    const history = [{ question: message, answer: asked.reply.answer, citedPageIds: ['lamps'] }];
    const followed = read(await ann.send('POST', path, { message: 'And of brass?', history })) as Asked;
    assert.equal(followed.reply.citations[0]?.pageId, 'lamps');
    assert.equal(await recordsIn(store), 0);
    const usage = await store.quotas.usage([makeWidget({ id: WIDGET_ID })], Date.now());
    assert.equal(usage.get(WIDGET_ID)?.used, 0);
    assert.equal((await ann.send('POST', path, { message: ' ' })).status, 400);
  });
});
