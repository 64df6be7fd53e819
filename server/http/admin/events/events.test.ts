/** The stream of what happens. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createMemoryStore } from '../../../store/memory/memory-store.js';
import { until } from '../../../store/testing/until.fixture.js';
import { makeEscalation, makeWidget } from '../../../store/testing/store.fixture.js';
import { WIDGET_ID } from '../../app.fixture.js';
import { PASSWORD, startAdminApp, type AdminApp, type Browser } from '../admin.fixture.js';

const OTHER = '22222222-2222-2222-2222-222222222222';

interface Stream {
  /** The next event, as `name data`; `end` behind the last. */
  next(): Promise<string>;
}

async function follow(t: TestContext, app: AdminApp, browser: Browser): Promise<Stream> {
  const controller = new AbortController();
  t.after(() => {
    controller.abort();
  });
  const headers = { Cookie: browser.cookie ?? '' };
  const response = await fetch(`${app.url}/api/admin/events`, { signal: controller.signal, headers });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  assert.ok(reader);
  let text = '';
  return {
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end === -1) {
          const { value, done } = await reader.read();
          if (done) return 'end';
          text += value;
          continue;
        }
        const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        if (name !== undefined) return `${name} ${data ?? ''}`;
      }
    },
  };
}

const leave = (app: AdminApp, widgetId = WIDGET_ID) =>
  app.store.conversations.leave(makeEscalation({ id: crypto.randomUUID(), widgetId }));

describe('the events', () => {
  it('begin with what waits, and tell of requests of the widgets that the caller may see', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    await app.store.widgets.save(makeWidget({ id: OTHER }));
    const far = await app.signedIn('reader', 'Far', [OTHER]);
    await leave(app);
    assert.deepEqual(JSON.parse((await ann.send('GET', '/api/admin/counts')).text), { inbox: 1, gaps: 0 });
    const [all, own] = [await follow(t, app, ann), await follow(t, app, far)];
    assert.equal(await all.next(), 'counts {"inbox":1,"gaps":0}');
    assert.equal(await own.next(), 'counts {"inbox":0,"gaps":0}');
    const request = makeEscalation({ widgetId: WIDGET_ID });
    await app.store.conversations.leave(request);
    const change = { version: 0, status: 'done' };
    await ann.send('PATCH', `/api/admin/escalations/${request.id}`, change);
    await leave(app, OTHER);
    const event = (kind: string) =>
      `escalation ${JSON.stringify({ kind, id: request.id, widgetId: WIDGET_ID })}`;
    assert.equal(await all.next(), event('new'));
    assert.equal(await all.next(), 'counts {"inbox":2,"gaps":0}');
    assert.equal(await all.next(), event('handled'));
    assert.equal(await all.next(), 'counts {"inbox":1,"gaps":0}');
    assert.match(await own.next(), /^escalation .*"widgetId":"2222/);
    assert.equal(await own.next(), 'counts {"inbox":1,"gaps":0}');
  });

  it('end with the session, and say so', async (t) => {
    const app = await startAdminApp(t);
    const ann = await app.signedIn();
    const other = app.browse();
    await other.send('POST', '/api/admin/session', { name: 'Ann', password: PASSWORD });
    const [first, second] = [await follow(t, app, ann), await follow(t, app, other)];
    await first.next();
    await second.next();
    assert.equal((await ann.send('DELETE', '/api/admin/sessions')).status, 204);
    assert.equal(await second.next(), 'signed-out {}');
    assert.equal(await second.next(), 'end');
    await leave(app);
    assert.match(await first.next(), /^escalation/);
    const cookie = ann.cookie;
    assert.equal((await ann.send('DELETE', '/api/admin/session')).status, 204);
    assert.equal(await first.next(), 'counts {"inbox":1,"gaps":0}');
    assert.equal(await first.next(), 'signed-out {}');
    assert.equal(
      (await app.send('GET', '/api/admin/events', undefined, { Cookie: cookie ?? '' })).status,
      401,
    );
  });

  it('end when the server stops, and hold it up no longer', async (t) => {
    const app = await startAdminApp(t);
    const stream = await follow(t, app, await app.signedIn());
    await stream.next();
    const controller = new AbortController();
    app.admin.shutdownSignal = controller.signal;
    const later = await follow(t, app, await app.signedIn('reader', 'Rea'));
    await later.next();
    controller.abort();
    assert.equal(await later.next(), 'end');
  });

  it('are counted for nobody who left before they were let in', async (t) => {
    const memory = createMemoryStore();
    const { identity, escalations } = memory;
    let isHeld = false;
    let waiting = 0;
    let counted = 0;
    const sessions: typeof identity.sessions = {
      ...identity.sessions,
      async get(id) {
        waiting++;
        await until(() => !isHeld);
        waiting--;
        return identity.sessions.get(id);
      },
    };
    const counts: typeof escalations.counts = (filter) => {
      counted++;
      return escalations.counts(filter);
    };
    const store = {
      ...memory,
      identity: { ...identity, sessions },
      escalations: { ...escalations, counts },
    };
    const app = await startAdminApp(t, { store });
    const ann = await app.signedIn();
    isHeld = true;
    const controller = new AbortController();
    const headers = { Cookie: ann.cookie ?? '' };
    const left = fetch(`${app.url}/api/admin/events`, { signal: controller.signal, headers });
    await until(() => waiting === 1);
    controller.abort();
    await assert.rejects(left);
    await until(() => app.logged.some(({ msg, aborted }) => msg === 'request' && aborted === true));
    isHeld = false;
    await until(() => counted === 1);
    const stream = await follow(t, app, ann);
    await stream.next();
    await leave(app);
    assert.match(await stream.next(), /^escalation/);
    assert.match(await stream.next(), /^counts/);
    assert.equal(counted, 3);
  });
});
