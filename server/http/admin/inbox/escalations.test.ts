/** The inbox over the admin API. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EscalationDetail, EscalationPage } from '../../../admin-contract/escalations.js';
import { openJsonStore } from '../../../store/json/json-store.js';
import type { Store } from '../../../store/port/store.js';
import {
  makeEscalation,
  makeFolderFor,
  makeQuestion,
  makeReply,
  makeWidget,
} from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp, type Answer, type Browser } from '../admin.fixture.js';

const OTHER = '22222222-2222-2222-2222-222222222222';
const path = (id = '') => `/api/admin/escalations${id && `/${id}`}`;
const pageOf = (answer: Answer) => JSON.parse(answer.text) as EscalationPage;
const detailOf = (answer: Answer) => JSON.parse(answer.text) as EscalationDetail;

/** A request after a question that was refused. */
async function leave(store: Store, change: Parameters<typeof makeEscalation>[0] = {}) {
  const conversationId = crypto.randomUUID();
  const question = makeQuestion({ widgetId: WIDGET_ID, conversationId, at: '2024-05-31T11:00:00.000Z' });
  await store.conversations.accept(question, { messages: 99, period: 'month' });
  await store.conversations.record(makeReply(question, { wasRefused: true, citations: [] }));
  const request = makeEscalation({ widgetId: WIDGET_ID, conversationId, ...change });
  await store.conversations.leave(request);
  // What is asked after the request is no part of what it is about.
  const later = makeQuestion({
    widgetId: WIDGET_ID,
    conversationId,
    at: '2024-06-30T11:00:00.000Z',
    text: 'later',
  });
  await store.conversations.accept(later, { messages: 99, period: 'month' });
  return request;
}

const idOf = async (browser: Browser) => (await browser.send('GET', '/api/admin/session')).json().operator.id;

describe('the inbox', () => {
  it('lists requests with how the talk ended, and shows one with all that belongs to it', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const [first, second] = [await leave(app.store), await leave(app.store, { message: 'x'.repeat(3000) })];
    const page = pageOf(await ann.send('GET', path()));
    assert.deepEqual(
      page.items.map(({ id, talk, delivery, status, excerpt }) => [
        id,
        talk,
        delivery,
        status,
        excerpt.length,
      ]),
      [
        [second.id, 'refused', 'none', 'open', 201],
        [first.id, 'refused', 'none', 'open', first.message.length],
      ],
    );
    assert.deepEqual(page.counts, { open: 2, inProgress: 0, done: 0, mine: 0 });
    const older = pageOf(await ann.send('GET', `${path()}?limit=1`));
    assert.equal(older.next, second.id);
    assert.equal(
      pageOf(await ann.send('GET', `${path()}?limit=1&cursor=${second.id}`)).items[0]?.id,
      first.id,
    );
    const detail = detailOf(await ann.send('GET', path(second.id)));
    assert.equal(detail.message.length, 3000);
    assert.deepEqual(
      detail.turns.map(({ question, reply }) => [question, reply?.wasRefused]),
      [['Can I pay with bitcoin?', true]],
    );
    assert.deepEqual(
      detail.others.map(({ id }) => id),
      [first.id],
    );
  });

  it('takes changes with the version that was seen; a second one says who changed what', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const ben = await app.signedIn('editor', 'Ben');
    const { id } = await leave(app.store);
    const me = await idOf(ann);
    const taken = await ann.send('PATCH', path(id), { version: 0, status: 'inProgress', assignee: me });
    assert.equal(taken.status, 200, taken.text);
    assert.deepEqual(detailOf(taken).assignee, { id: me, name: 'Ann' });
    const late = await ben.send('PATCH', path(id), { version: 0, status: 'done', note: 'Called her.' });
    assert.equal(late.status, 409);
    assert.deepEqual(late.json().error, {
      code: 'conflict',
      message: 'Ann set it in progress, and gave it to Ann. Look at it again.',
    });
    assert.equal((await ben.send('PATCH', path(id), { version: 1, note: 'Called her.' })).status, 200);
    const { history, noteCount } = detailOf(await ann.send('GET', path(id)));
    assert.deepEqual(
      history.map(({ version, by, note }) => [version, by.name, note]),
      [
        [1, 'Ann', undefined],
        [2, 'Ben', 'Called her.'],
      ],
    );
    assert.equal(noteCount, 1);
    assert.equal(pageOf(await ann.send('GET', `${path()}?assignee=me&status=inProgress`)).items.length, 1);
    assert.deepEqual(pageOf(await ben.send('GET', `${path()}?assignee=me`)).counts, {
      open: 0,
      inProgress: 1,
      done: 0,
      mine: 0,
    });
    const entries = (await app.store.audit.list({ action: 'escalation', limit: 9 })).map(
      ({ actor, changes }) => [actor.name, changes],
    );
    assert.deepEqual(entries, [
      ['Ben', { note: 'added' }],
      ['Ann', { status: 'inProgress', assignee: 'Ann' }],
    ]);
  });

  it('refuses what is no change, and whoever cannot take a request', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await app.signedIn('reader', 'Rea');
    const far = await app.signedIn('editor', 'Far', [OTHER]);
    const { id } = await leave(app.store);
    const wrong: [unknown, RegExp][] = [
      [{ version: 0 }, /Nothing would change/],
      [{ version: 0, status: 'open' }, /Nothing would change/],
      [{ version: 7, status: 'done' }, /The version is 0, not 7/],
      [{ version: 0, status: 'closed' }, /status must be one of open, inProgress, done/],
      [{ version: 0, note: '  ' }, /note must not be blank/],
      [{ version: 0, note: 'x'.repeat(4001) }, /note must be at most 4000/],
      [{ version: 0, assignee: await idOf(far) }, /assignee must be an active operator/],
      [{ version: 0, by: { name: 'Eve' }, note: 'x' }, /"by", which is not known here/],
    ];
    for (const [body, message] of wrong) {
      const answer = await ann.send('PATCH', path(id), body);
      assert.equal(answer.status, 400, answer.text);
      assert.match(answer.json().error.message, message);
    }
    const { items } = (await ann.send('GET', '/api/admin/assignees')).json();
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Ann', 'Far'],
    );
    assert.equal((await ann.send('GET', `/api/admin/assignees?widget=${WIDGET_ID}`)).json().items.length, 1);
  });

  it('does not exist for who may not see its widget: in no list, count, detail or neighbour', async (t) => {
    const app = await startAdminApp(t);
    await app.signedIn();
    await app.store.widgets.save(makeWidget({ id: OTHER }));
    const far = await app.signedIn('editor', 'Far', [OTHER]);
    const [foreign, own] = [await leave(app.store), await leave(app.store, { widgetId: OTHER })];
    const page = pageOf(await far.send('GET', path()));
    assert.deepEqual([page.items.map(({ id }) => id), page.counts.open], [[own.id], 1]);
    assert.deepEqual(detailOf(await far.send('GET', path(own.id))).others, []);
    const change = { version: 0, status: 'done' };
    assert.equal((await far.send('GET', path(foreign.id))).status, 404);
    assert.equal((await far.send('PATCH', path(foreign.id), change)).status, 404);
    assert.equal((await far.send('GET', `${path()}?widget=${WIDGET_ID}`)).status, 404);
    assert.equal((await far.send('GET', `/api/admin/assignees?widget=${WIDGET_ID}`)).status, 404);
    const reader = await app.signedIn('reader', 'Rea');
    assert.equal((await reader.send('GET', path(own.id))).status, 200);
    assert.equal((await reader.send('PATCH', path(own.id), change)).status, 403);
  });

  it('keeps its state in the files', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const app = await startAdminApp(t, { store });
    const ann = await app.signedIn();
    const { id } = await leave(store);
    assert.equal((await ann.send('PATCH', path(id), { version: 0, status: 'done' })).status, 200);
    await app.stop();
    await store.close();
    const again = await openJsonStore(folder);
    t.after(() => again.close());
    assert.equal((await again.escalations.get(id))?.status, 'done');
  });
});
