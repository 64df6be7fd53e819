import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { ownAddress as own } from '../../network/own-address.fixture.js';
import { errorOf, startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';
import type { RateLimits } from './rate-limiter.js';

const OFF = undefined;
const THREE = { requests: 3, seconds: 60 };

/** A server behind one proxy, which is the test itself. */
const startBehindProxy = (t: TestContext, rateLimits: RateLimits) =>
  startApp(t, { deps: { trustProxy: 1, rateLimits } });

const ask = (
  app: TestApp,
  address: string | undefined,
  fields: object = {},
  headers: Record<string, string> = {},
) =>
  app.post(
    '/api/widget/chat',
    { widgetId: WIDGET_ID, message: 'can i return a lamp', ...fields },
    { ...(address !== undefined && { 'X-Forwarded-For': address }), ...headers },
  );

async function statuses(count: number, request: (index: number) => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await request(index)).status);
  return found;
}

describe('the rate limit of an address', () => {
  it('answers 429 with when to come back, readable for the page', async (t) => {
    const app = await startBehindProxy(t, { address: THREE, visitor: OFF });
    assert.deepEqual(await statuses(3, () => ask(app, '203.0.113.7')), [200, 200, 200]);
    const response = await ask(app, '203.0.113.7', {}, { Origin: 'https://acme.example' });
    assert.equal(response.status, 429);
    const wait = Number(response.headers.get('Retry-After'));
    assert.ok(Number.isInteger(wait) && wait >= 1 && wait <= 60);
    assert.equal(response.headers.get('RateLimit'), `"address";r=0;t=${wait}`);
    assert.equal(response.headers.get('RateLimit-Policy'), '"address";q=3;w=60');
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), 'https://acme.example');
    assert.deepEqual((await errorOf(response)).code, 'rate_limited');
    assert.equal(app.questions.length, 3);
  });

  it('holds for one address and not for its neighbours', async (t) => {
    const app = await startBehindProxy(t, { address: THREE, visitor: OFF });
    assert.equal((await statuses(4, () => ask(app, '203.0.113.7'))).at(-1), 429);
    assert.equal((await ask(app, '203.0.113.8')).status, 200);
  });

  it('holds for a whole IPv6 network of 64 bits', async (t) => {
    const app = await startBehindProxy(t, { address: THREE, visitor: OFF });
    assert.deepEqual(
      await statuses(4, (index) => ask(app, `2001:db8:1:2:${index}::1`)),
      [200, 200, 200, 429],
    );
    assert.equal((await ask(app, '2001:db8:1:3::1')).status, 200);
  });

  it('cannot be escaped by a forged X-Forwarded-For behind a trusted proxy', async (t) => {
    const app = await startBehindProxy(t, { address: THREE, visitor: OFF });
    assert.deepEqual(
      await statuses(4, (index) => ask(app, `198.51.100.${index}, 203.0.113.7`)),
      [200, 200, 200, 429],
    );
  });

  it('cannot be escaped by a forged X-Forwarded-For where no proxy is trusted', async (t) => {
    if (own === undefined) {
      t.skip('this machine has no address but its loopback');
      return;
    }
    const app = await startApp(t, { host: own, deps: { rateLimits: { address: THREE, visitor: OFF } } });
    assert.deepEqual(await statuses(4, (index) => ask(app, `198.51.100.${index}`)), [200, 200, 200, 429]);
  });

  it('counts feedback and a wish for a human too, the latter as ten', async (t) => {
    const app = await startBehindProxy(t, { address: { requests: 12, seconds: 60 }, visitor: OFF });
    const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
    const wish = { widgetId: WIDGET_ID, email: 'ann@example.com', message: 'help' };
    const rating = { widgetId: WIDGET_ID, conversationId: WIDGET_ID, messageId: WIDGET_ID, type: 'positive' };
    assert.equal((await app.post('/api/widget/escalate', wish, forwarded)).status, 204);
    assert.equal((await app.post('/api/widget/feedback', rating, forwarded)).status, 404);
    assert.equal((await ask(app, '203.0.113.7')).status, 200);
    assert.equal((await app.post('/api/widget/feedback', rating, forwarded)).status, 429);
    assert.equal((await app.post('/api/widget/escalate', wish, forwarded)).status, 429);
  });

  it('is looked at after the origin and before the quota', async (t) => {
    const app = await startBehindProxy(t, { address: { requests: 1, seconds: 60 }, visitor: OFF });
    const evil = { Origin: 'https://evil.example' };
    assert.equal((await ask(app, '203.0.113.7', {}, evil)).status, 403);
    assert.deepEqual(await statuses(2, () => ask(app, '203.0.113.7')), [200, 429]);
    assert.equal((await ask(app, '203.0.113.7', {}, evil)).status, 403);
    assert.equal((await ask(app, '203.0.113.7', { message: '' })).status, 400);
  });

  it('does not hold for programs on the same machine', async (t) => {
    const app = await startApp(t, { deps: { rateLimits: { address: THREE, visitor: THREE } } });
    const all = await statuses(6, () => ask(app, undefined, { visitorId: 'ann' }));
    assert.deepEqual(new Set(all), new Set([200]));
  });
});

/** What a proxy on this machine leaves of its visitors, where it is not told to say more. */
const SIGNS: [sign: string, headers: Record<string, string>][] = [
  ['the address of the visitor under another name', { 'X-Real-IP': '203.0.113.7' }],
  ['its own name', { Via: '1.1 proxy' }],
  ['the website that asks', { Origin: 'https://acme.example' }],
  ['the page that asks', { Referer: 'https://acme.example/help' }],
];

describe('a proxy on the same machine without X-Forwarded-For', () => {
  for (const [sign, headers] of SIGNS) {
    it(`is warned of, and gives its visitors their own limit, where it shows ${sign}`, async (t) => {
      const app = await startApp(t, { deps: { rateLimits: { address: THREE, visitor: THREE } } });
      const all = await statuses(4, () => ask(app, undefined, { visitorId: 'ann' }, headers));
      assert.deepEqual(all, [200, 200, 200, 429]);
      const lines = app.logged.filter(({ msg }) =>
        /set TRUST_PROXY, and let the proxy send/.test(String(msg)),
      );
      assert.equal(lines.length, 1);
    });
  }
});

describe('the rate limit of a visitor', () => {
  it('holds for one visitor of one widget, from whatever address', async (t) => {
    const app = await startBehindProxy(t, { address: OFF, visitor: THREE });
    const from = (index: number) => `203.0.113.${index}`;
    const all = await statuses(4, (index) => ask(app, from(index), { visitorId: 'ann' }));
    assert.deepEqual(all, [200, 200, 200, 429]);
    const response = await ask(app, from(9), { visitorId: 'ann' });
    assert.equal(response.headers.get('RateLimit-Policy'), '"visitor";q=3;w=60');
    assert.equal((await ask(app, from(9), { visitorId: 'bob' })).status, 200);
    assert.equal((await ask(app, from(9))).status, 200);
  });

  it('holds behind a proxy that is not configured, where the address says nothing', async (t) => {
    const app = await startApp(t, { deps: { rateLimits: { address: THREE, visitor: THREE } } });
    const all = await statuses(4, (index) => ask(app, `203.0.113.${index}`, { visitorId: 'ann' }));
    assert.deepEqual(all, [200, 200, 200, 429]);
    assert.equal(app.logged.filter(({ msg }) => /TRUST_PROXY/.test(String(msg))).length, 1);
    assert.deepEqual(
      new Set(await statuses(6, (index) => ask(app, '203.0.113.7', { visitorId: `v${index}` }))),
      new Set([200]),
    );
  });
});
