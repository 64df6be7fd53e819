import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { errorOf, makeWidget, SITE, startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';

/** Many more origins and lists. */
const VECTORS = new URL('origin-vectors.json', import.meta.url);
const CHAT = '/api/widget/chat';
const CONFIG = `/api/widget/config/${WIDGET_ID}`;
const OTHER_ID = '22222222-2222-2222-2222-222222222222';
const EVIL = 'https://evil.example';

let app: TestApp;
before(async () => {
  app = await startApp();
  await app.store.widgets.save(makeWidget({ id: OTHER_ID, allowlist: ['other.example'] }));
});
after(() => app.stop());

const ask = (headers: Record<string, string>, widgetId = WIDGET_ID) =>
  app.post(CHAT, { widgetId, message: 'can i return a lamp' }, headers);

const preflight = (origin: string, headers: Record<string, string> = {}) =>
  fetch(app.url + CHAT, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', ...headers },
  });

describe('a website on the allowlist', () => {
  it('may ask and may read the answer', async () => {
    const response = await ask({ Origin: SITE });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), SITE);
    assert.match(response.headers.get('Vary') ?? '', /\bOrigin\b/);
  });

  it('may read the headers that matter to it', async () => {
    const exposed = (await ask({ Origin: SITE })).headers.get('Access-Control-Expose-Headers');
    assert.equal(exposed, 'Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, X-Request-Id');
  });

  it('is never asked for credentials', async () => {
    for (const response of [await ask({ Origin: SITE }), await preflight(SITE)]) {
      assert.equal(response.headers.get('Access-Control-Allow-Credentials'), null);
    }
  });

  it('may read errors too', async () => {
    for (const body of [{}, '{', { widgetId: '99999999-9999-9999-9999-999999999999', message: 'hi' }]) {
      const response = await app.post(CHAT, body, { Origin: SITE });
      assert.ok(response.status >= 400);
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), SITE);
      assert.match(response.headers.get('Vary') ?? '', /\bOrigin\b/);
    }
  });

  it('is on the list of its own widget only', async () => {
    assert.equal((await ask({ Origin: SITE }, OTHER_ID)).status, 403);
    assert.equal((await ask({ Origin: 'https://other.example' }, OTHER_ID)).status, 200);
  });
});

describe('a website that is not on the allowlist', () => {
  it('is told 403 in a way that its page can read, and which entry would let it in', async () => {
    const response = await ask({ Origin: 'https://www.evil.example:8443' });
    assert.equal(response.status, 403);
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), 'https://www.evil.example:8443');
    const error = await errorOf(response);
    assert.equal(error.code, 'origin_not_allowed');
    assert.match(error.message, /add "evil\.example:8443" to the widget's allowlist/);
  });

  it('is named in the log, with the entry that would let it in', async () => {
    const response = await ask({ Origin: EVIL });
    const line = app.logged.find(({ requestId }) => requestId === response.headers.get('X-Request-Id'));
    assert.deepEqual(
      [line?.['msg'], line?.['level'], line?.['widgetId'], line?.['origin'], line?.['entry']],
      ['origin refused', 40, WIDGET_ID, EVIL, 'evil.example'],
    );
  });

  it('is named in the log where its browser asks first, and never sends the question', async () => {
    const headers = { Origin: EVIL, 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(`${app.url}/api/widget/chat`, { method: 'OPTIONS', headers });
    assert.equal(response.status, 403);
    const line = app.logged.find(({ requestId }) => requestId === response.headers.get('X-Request-Id'));
    assert.deepEqual(
      [line?.['msg'], line?.['origin'], line?.['entry']],
      ['origin refused', EVIL, 'evil.example'],
    );
  });

  it('may neither rate nor ask for a human', async () => {
    const ids = { widgetId: WIDGET_ID, conversationId: WIDGET_ID, messageId: WIDGET_ID };
    const feedback = await app.post('/api/widget/feedback', { ...ids, type: 'positive' }, { Origin: EVIL });
    const wish = { widgetId: WIDGET_ID, email: 'a@b.example', message: 'help' };
    const escalation = await app.post('/api/widget/escalate', wish, { Origin: EVIL });
    assert.deepEqual([feedback.status, escalation.status], [403, 403]);
  });

  it('is not let in by what it says about itself', async () => {
    const body = { widgetId: WIDGET_ID, message: 'hi', pageUrl: `${SITE}/help` };
    assert.equal((await app.post(CHAT, body, { Origin: EVIL, Referer: `${SITE}/help` })).status, 403);
    assert.match((await errorOf(await app.post(CHAT, body, { Origin: 'null' }))).message, /add "null"/);
    assert.equal((await app.post(CHAT, body, { Origin: '' })).status, 403);
  });
});

describe('a caller without an Origin', () => {
  it('is taken for a server and served', async () => {
    const response = await ask({});
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
  });

  it('is judged by its Referer where it sends one', async () => {
    assert.equal((await ask({ Referer: `${SITE}/help?q=1` })).status, 200);
    assert.equal((await ask({ Referer: `${EVIL}/?${SITE}` })).status, 403);
    assert.equal((await ask({ Referer: '/help' })).status, 403);
  });

  it('is turned away by a widget that requires an origin', async (t) => {
    const strict = await startApp(t, { widget: { requireOrigin: true } });
    const body = { widgetId: WIDGET_ID, message: 'hi' };
    const response = await strict.post(CHAT, body);
    assert.equal(response.status, 403);
    assert.match((await errorOf(response)).message, /send an Origin header/);
    assert.equal((await strict.post(CHAT, body, { Origin: SITE })).status, 200);
  });
});

describe('our own pages', () => {
  it('may use every widget on the machine itself, under the names that it has for itself', async () => {
    assert.equal((await ask({ Origin: app.url })).status, 200);
    // A proxy that ends TLS before us changes the scheme, not the host.
    assert.equal((await ask({ Origin: app.url.replace('http:', 'https:') })).status, 200);
    assert.equal((await ask({ Origin: `${app.url}/` })).status, 403);
    assert.equal((await ask({ Origin: 'http://127.0.0.1:1' })).status, 403);
  });

  it('may use every widget, under the public address', async (t) => {
    const published = await startApp(t, { deps: { publicUrl: 'https://chat.example.com/help' } });
    const body = { widgetId: WIDGET_ID, message: 'hi' };
    assert.equal((await published.post(CHAT, body, { Origin: 'https://chat.example.com' })).status, 200);
    assert.equal((await published.post(CHAT, body, { Origin: 'https://example.com' })).status, 403);
  });

  it('are not known by what a request says of its host, whichever proxy is trusted', async (t) => {
    const { port } = new URL(app.url);
    const statusOf = async (url: string, host: string, headers: Record<string, string>) => {
      const asked = request(url + CONFIG, { headers: { Host: host, ...headers } }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    const behind = await startApp(t, { deps: { trustProxy: 1 } });
    const own = `localhost:${new URL(behind.url).port}`;
    for (const url of [app.url, behind.url]) {
      // A proxy that appends passes on what the caller wrote first.
      const forwarded = { 'X-Forwarded-Host': `evil.example, ${own}`, 'X-Forwarded-For': '203.0.113.7' };
      assert.equal(await statusOf(url, own, { Origin: EVIL, ...forwarded }), 403);
      // A name that its owner points at this server, once the visitor's browser has loaded the page.
      assert.equal(await statusOf(url, 'evil.example', { Origin: EVIL }), 403);
      assert.equal(
        await statusOf(url, `evil.example:${port}`, { Origin: `http://evil.example:${port}` }),
        403,
      );
      assert.equal(
        await statusOf(url, 'localhost.evil.example', { Origin: 'http://localhost.evil.example' }),
        403,
      );
    }
    assert.equal(await statusOf(behind.url, own, { Origin: `http://${own}` }), 200);
  });
});

describe('an id in capitals', () => {
  const OTHER = 'abcdefab-cdef-4abc-8def-abcdefabcdef';

  it('is the same id, in a path, in a body and in a preflight', async () => {
    await app.store.widgets.save(makeWidget({ id: OTHER }));
    const id = OTHER.toUpperCase();
    assert.equal((await fetch(`${app.url}/api/widget/config/${id}`)).status, 200);
    const first = (await (await ask({ Origin: SITE }, id)).json()) as { conversationId: string };
    const conversationId = first.conversationId.toUpperCase();
    const message = 'and a chair?';
    const next = await app.post(CHAT, { widgetId: id, conversationId, message });
    assert.equal(((await next.json()) as typeof first).conversationId, first.conversationId);
    const headers = { Origin: SITE, 'Access-Control-Request-Method': 'POST' };
    const asked = await fetch(`${app.url}${CHAT}?widget=${id}`, { method: 'OPTIONS', headers });
    assert.equal(asked.status, 204);
  });
});

describe('a preflight', () => {
  it('that names no widget is granted to every website that some widget lets in', async () => {
    for (const origin of [SITE, 'https://other.example']) {
      const response = await preflight(origin, { 'Access-Control-Request-Headers': 'content-type,x-evil' });
      assert.deepEqual([response.status, await response.text()], [204, '']);
      const { headers } = response;
      assert.equal(headers.get('Access-Control-Allow-Origin'), origin);
      assert.equal(headers.get('Access-Control-Allow-Methods'), 'POST');
      assert.equal(
        headers.get('Access-Control-Allow-Headers'),
        'Accept, Content-Type, Idempotency-Key, X-Request-Id, Traceparent, Tracestate',
      );
      assert.equal(headers.get('Access-Control-Max-Age'), '7200');
      assert.match(headers.get('Vary') ?? '', /Origin/);
    }
  });

  it('is granted for the config endpoint with its method', async () => {
    const headers = { Origin: SITE, 'Access-Control-Request-Method': 'GET' };
    const response = await fetch(app.url + CONFIG, { method: 'OPTIONS', headers });
    assert.deepEqual([response.status, response.headers.get('Access-Control-Allow-Methods')], [204, 'GET']);
  });

  it('speaks for the widget that it names, and for no other', async () => {
    const statusOf = async (path: string, origin: string) => {
      const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
      return (await fetch(app.url + path, { method: 'OPTIONS', headers })).status;
    };
    const other = 'https://other.example';
    for (const path of ['/api/widget/chat', '/api/widget/feedback', '/api/widget/escalate']) {
      assert.equal(await statusOf(`${path}?widget=${WIDGET_ID}`, SITE), 204);
      assert.equal(await statusOf(`${path}?widget=${WIDGET_ID}`, other), 403);
      assert.equal(await statusOf(`${path}?widget=${OTHER_ID}`, SITE), 403);
      assert.equal(await statusOf(`${path}?widget=${OTHER_ID}`, other), 204);
      for (const unknown of ['', 'nobody', '../../etc/passwd', '99999999-9999-9999-9999-999999999999']) {
        assert.equal(await statusOf(`${path}?widget=${encodeURIComponent(unknown)}`, SITE), 403, unknown);
      }
    }
    assert.equal(await statusOf(CONFIG, SITE), 204);
    assert.equal(await statusOf(CONFIG, other), 403);
    assert.equal(await statusOf(`/api/widget/config/${OTHER_ID}?widget=${WIDGET_ID}`, SITE), 403);
  });

  it('is refused to a website that no widget lets in', async () => {
    const response = await preflight(EVIL);
    assert.deepEqual([response.status, (await errorOf(response)).code], [403, 'origin_not_allowed']);
  });

  it('takes a new allowlist into account at once', async (t) => {
    const changing = await startApp(t);
    const headers = { Origin: 'https://new.example', 'Access-Control-Request-Method': 'POST' };
    const status = async () => (await fetch(changing.url + CHAT, { method: 'OPTIONS', headers })).status;
    assert.equal(await status(), 403);
    await changing.store.widgets.save(makeWidget({ allowlist: ['new.example'] }));
    assert.equal(await status(), 204);
  });
});

describe('an allowlist entry that cannot be read', () => {
  it('lets nobody in, harms no other entry, and is named by /readyz', async (t) => {
    const careless = await startApp(t, { widget: { allowlist: ['*.com', 'acme.example'] } });
    const body = { widgetId: WIDGET_ID, message: 'hi' };
    assert.equal((await careless.post(CHAT, body, { Origin: 'https://evil.com' })).status, 403);
    assert.equal((await careless.post(CHAT, body, { Origin: SITE })).status, 200);
    const { problems } = (await (await fetch(`${careless.url}/readyz`)).json()) as { problems: object[] };
    assert.deepEqual(problems, [
      {
        widgetId: WIDGET_ID,
        reason:
          'The allowlist entry "*.com" would let in every website under .com; name a domain, as in *.example.com.',
      },
    ]);
  });
});

describe('the table of known tricks', () => {
  it('is decided as it says, over HTTP', async (t) => {
    interface Vector {
      id: string;
      allow: string[];
      origin: string | null;
      referer?: string;
      requireOrigin?: boolean;
      expect: 'allow' | 'deny';
    }
    const { vectors } = JSON.parse(readFileSync(VECTORS, 'utf8')) as { vectors: Vector[] };
    const judge = await startApp(t);
    const wrong: Vector[] = [];
    for (const vector of vectors) {
      const { allow, origin, referer, requireOrigin, expect } = vector;
      if (origin !== null && origin !== origin.trim()) continue; // HTTP itself trims header values.
      await judge.store.widgets.save(makeWidget({ allowlist: allow, requireOrigin }));
      const headers = { ...(origin !== null && { Origin: origin }), ...(referer && { Referer: referer }) };
      let status: number;
      try {
        status = (await fetch(judge.url + CONFIG, { headers })).status;
      } catch {
        continue; // This client does not send such a header; the allowlist's own test judges it.
      }
      if (status !== (expect === 'allow' ? 200 : 403)) wrong.push(vector);
    }
    assert.deepEqual(wrong, []);
  });
});
