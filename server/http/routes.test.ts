/** A row of the table is all that a route needs. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { z } from 'zod';
import { errorOf, SITE, startApp, WIDGET_ID } from './app.fixture.js';
import { jsonBody } from './guards/request-body.js';
import { createMetrics } from './operations/metrics.js';
import { sendJson } from './transport/json-response.js';
import { route } from './transport/route.js';
import { createMemoryStore } from '../store/memory/memory-store.js';

const waveSchema = z.object({ widgetId: z.guid(), hand: z.enum(['left', 'right']), visitorId: z.string() });

const wave = route({
  method: 'POST',
  path: '/api/widget/wave',
  access: 'active-widget',
  body: jsonBody(waveSchema, 1024),
  rateLimit: { visitorOf: ({ visitorId }) => visitorId, cost: 5 },
  isIdempotent: true,
  handle({ res, widget, body, idempotencyKey }) {
    sendJson(res, 200, JSON.stringify({ waved: `${widget.name} ${body.hand} ${idempotencyKey}` }));
  },
  description: {
    operationId: 'wave',
    summary: 'Waves.',
    responses: { 200: z.object({ waved: z.string() }) },
    errors: ['not_found'],
  },
});
const waves = route({
  method: 'GET',
  path: '/waves/{name}',
  access: 'public',
  handle({ res, params }) {
    sendJson(res, 200, JSON.stringify(params));
  },
  description: {
    operationId: 'getWaves',
    summary: 'Tells of waves.',
    responses: { 200: 'application/json' },
  },
});

const start = (t: TestContext, options: Parameters<typeof startApp>[1] = {}) =>
  startApp(t, { routes: [wave, waves], ...options });
const PATH = '/api/widget/wave';
const BODY = { widgetId: WIDGET_ID, hand: 'left', visitorId: 'ann' };

describe('a route that is added to the table and nowhere else', () => {
  it('works, also where its address is spelled in another way', async (t) => {
    const app = await start(t);
    for (const path of [PATH, `${PATH}/`, PATH.toUpperCase(), `${PATH}?a=b`]) {
      const response = await app.post(path, BODY, { Origin: SITE, 'Idempotency-Key': 'k1' });
      assert.equal(response.status, 200, path);
      assert.deepEqual(await response.json(), { waved: 'Acme left k1' });
      assert.equal(response.headers.get('Access-Control-Allow-Origin'), SITE);
    }
    for (const path of ['/waves/a%20b', '/waves/a%20b/'])
      assert.deepEqual(await (await fetch(app.url + path)).json(), { name: 'a b' });
    assert.equal((await fetch(`${app.url}/waves/a`, { method: 'HEAD' })).status, 200);
    assert.equal((await fetch(`${app.url}/waves/%ff`)).status, 400);
  });

  it('is described, with what its checks refuse', async (t) => {
    const { url } = await start(t);
    const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const { responses, parameters, requestBody, operationId } = paths[PATH]?.['post'] ?? {};
    assert.equal(operationId, 'wave');
    assert.deepEqual(Object.keys(responses as object), [
      '200',
      '400',
      '403',
      '404',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    assert.deepEqual(parameters, [{ $ref: '#/components/parameters/Idempotency-Key' }]);
    assert.match(JSON.stringify(requestBody), /"enum":\["left","right"\]/);
    assert.deepEqual(paths['/waves/{name}']?.['get']?.['parameters'], [
      { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
    ]);
  });

  it('is guarded: by its body, its widget, the origin and the rate limit, in this order', async (t) => {
    const rateLimits = { address: undefined, visitor: { requests: 9, seconds: 60 } };
    const app = await start(t, { deps: { rateLimits } });
    const refusals: [status: number, code: string, body: unknown, headers?: Record<string, string>][] = [
      [415, 'unsupported_media_type', 'x'.repeat(2000), { 'Content-Type': 'text/plain' }],
      [413, 'payload_too_large', { ...BODY, widgetId: 'x'.repeat(2000) }],
      [400, 'invalid_request', { ...BODY, widgetId: crypto.randomUUID(), hand: 'third' }],
      [400, 'invalid_request', { ...BODY, widgetId: crypto.randomUUID() }, { 'Idempotency-Key': 'ä b' }],
      [404, 'widget_not_found', { ...BODY, widgetId: crypto.randomUUID() }, { Origin: 'https://b.example' }],
      [403, 'origin_not_allowed', BODY, { Origin: 'https://b.example' }],
    ];
    for (const [status, code, body, headers] of refusals) {
      const response = await app.post(PATH, body, headers);
      const error = await errorOf(response);
      assert.deepEqual([response.status, error.code], [status, code]);
      if (code === 'payload_too_large') assert.equal(error.message, 'The body is larger than 1 KB.');
    }
    const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
    assert.equal((await app.post(PATH, BODY, forwarded)).status, 200);
    assert.equal((await errorOf(await app.post(PATH, BODY, forwarded))).code, 'rate_limited');
  });

  it('is not served for a widget that is switched off', async (t) => {
    const app = await start(t, { widget: { isActive: false } });
    assert.equal((await errorOf(await app.post(PATH, BODY))).code, 'widget_not_found');
  });

  it('refuses other methods with those it takes, and tells them to OPTIONS', async (t) => {
    const { url } = await start(t);
    const routes = [
      [PATH, 'POST, OPTIONS', ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']],
      ['/waves/a', 'GET, HEAD, OPTIONS', ['POST', 'PUT', 'DELETE', 'PATCH']],
    ] as const;
    for (const [path, allow, others] of routes) {
      for (const method of others) {
        const response = await fetch(url + path, { method });
        assert.deepEqual([response.status, response.headers.get('Allow')], [405, allow], method);
      }
      const options = await fetch(url + path, { method: 'OPTIONS' });
      assert.deepEqual([options.status, options.headers.get('Allow')], [204, allow]);
    }
  });

  it('answers the preflights of the websites that some widget lets in, and of no other', async (t) => {
    const { url } = await start(t);
    const preflight = (Origin: string) =>
      fetch(url + PATH, { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } });
    const allowed = await preflight(SITE);
    assert.equal(allowed.status, 204);
    assert.equal(allowed.headers.get('Access-Control-Allow-Methods'), 'POST');
    assert.equal((await preflight('https://b.example')).status, 403);
  });

  it('is counted by metrics under its path', async (t) => {
    const store = createMemoryStore();
    const metrics = createMetrics(store, Date.now);
    const app = await start(t, { deps: { store, metrics } });
    await (await fetch(`${app.url}/waves/a`)).text();
    await (await fetch(`${app.url}/waves/b`)).text();
    await app.stop();
    const { text } = await metrics.read();
    assert.match(text, /http_requests_total\{route="\/waves\/:name",method="GET",status="200"\} 2/);
  });
});
