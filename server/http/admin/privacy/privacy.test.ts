/** What is kept of a visitor, over the admin API. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openJsonStore } from '../../../store/json/json-store.js';
import { makeEscalation, makeFolderFor, makeQuestion } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { startAdminApp } from '../admin.fixture.js';

const visitors = (what: string) => `/api/admin/visitors/${what}`;

describe('what is kept of a visitor', () => {
  it('is handed out and erased, with what operators noted, and the audit log names nobody', async (t) => {
    const store = await openJsonStore(await makeFolderFor(t));
    t.after(() => store.close());
    const app = await startAdminApp(t, { store });
    const ann = await app.signedIn();
    const question = makeQuestion({ widgetId: WIDGET_ID, visitorId: 'cust-4711', text: 'my secret wish' });
    await store.conversations.accept(question, { messages: 9, period: 'month' });
    const { conversationId } = question;
    const wish = makeEscalation({ widgetId: WIDGET_ID, conversationId, email: 'olivia@example.org' });
    await store.conversations.leave(wish);
    const note = { version: 0, note: 'Olivia is on holiday.' };
    assert.equal((await ann.send('PATCH', `/api/admin/escalations/${wish.id}`, note)).status, 200);
    const found = await ann.send('POST', visitors('export'), { email: 'OLIVIA@example.org' });
    const { facts } = JSON.parse(found.text) as { facts: { type: string }[] };
    assert.deepEqual(
      facts.map(({ type }) => type),
      ['question', 'escalation', 'handling'],
    );
    const erased = await ann.send('POST', visitors('erase'), { email: 'olivia@example.org' });
    assert.deepEqual(JSON.parse(erased.text), {
      erased: { question: 1, escalation: 1, handling: 1 },
      damaged: 0,
    });
    assert.equal((await ann.send('GET', `/api/admin/escalations/${wish.id}`)).status, 404);
    const left: string[] = [];
    for await (const record of store.log.read({})) left.push(JSON.stringify(record));
    assert.doesNotMatch(left.join('\n'), /olivia|holiday|secret wish/i);
    const again = await ann.send('POST', visitors('erase'), { email: 'olivia@example.org' });
    assert.equal(again.status, 404);
    const entries = JSON.stringify(await store.audit.list({ action: 'visitor', limit: 9 }));
    assert.match(entries, /"visitor\.erase".*"visitor\.export"/);
    assert.doesNotMatch(entries, /olivia/i);
  });

  it('is for owners of all widgets alone, and asks who is meant', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const far = await app.signedIn('owner', 'Far', [WIDGET_ID]);
    const ed = await app.signedIn('editor', 'Ed');
    for (const what of ['export', 'erase']) {
      assert.equal((await far.send('POST', visitors(what), { email: 'a@b.example' })).status, 403);
      assert.equal((await ed.send('POST', visitors(what), { email: 'a@b.example' })).status, 403);
      for (const body of [{}, { email: ' ' }, { before: '2026-01-01T00:00:00Z' }])
        assert.equal((await ann.send('POST', visitors(what), body)).status, 400);
    }
  });
});
