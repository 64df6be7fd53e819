import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { errorOf, NOW, startApp, WIDGET_ID, type TestApp } from './app.fixture.js';

const ask = (app: TestApp, fields: object = {}, headers: Record<string, string> = {}) =>
  app.post('/api/widget/chat', { widgetId: WIDGET_ID, message: 'can i return a lamp', ...fields }, headers);

describe('the quota', () => {
  it('accepts exactly as many of many simultaneous questions as it allows', async (t) => {
    const app = await startApp(t, { widget: { quota: { messages: 20, period: 'day' } } });
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await ask(app)).status));
    assert.equal(statuses.filter((status) => status === 200).length, 20);
    assert.equal(statuses.filter((status) => status === 429).length, 40);
    assert.equal(app.questions.length, 20);
  });

  it('answers 429 with when to come back, for people and for programs', async (t) => {
    const app = await startApp(t, { widget: { quota: { messages: 1, period: 'month' } } });
    await ask(app);
    const response = await ask(app, {}, { Origin: 'https://acme.example' });
    const untilAugust = (Date.UTC(2026, 7, 1) - NOW) / 1000;
    assert.equal(response.status, 429);
    assert.equal(response.headers.get('Retry-After'), String(untilAugust));
    assert.equal(response.headers.get('RateLimit'), `"quota";r=0;t=${untilAugust}`);
    assert.equal(response.headers.get('RateLimit-Policy'), `"quota";q=1;w=${31 * 86_400}`);
    for (const header of ['Retry-After', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id']) {
      assert.ok(response.headers.get('Access-Control-Expose-Headers')?.includes(header), header);
    }
    const error = await errorOf(response);
    assert.equal(error.code, 'quota_exceeded');
    assert.match(error.message, /1 messages of this month.*2026-08-01T00:00:00/);
  });

  it('of a day ends at midnight UTC', async (t) => {
    const app = await startApp(t, { widget: { quota: { messages: 0, period: 'day' } } });
    const response = await ask(app);
    assert.equal(response.headers.get('Retry-After'), String(12 * 3600));
    assert.equal(response.headers.get('RateLimit-Policy'), '"quota";q=0;w=86400');
  });

  it('is not spent by requests that are turned away', async (t) => {
    const app = await startApp(t, { widget: { quota: { messages: 1, period: 'day' } } });
    assert.equal((await ask(app, { message: '' })).status, 400);
    assert.equal((await ask(app, {}, { Origin: 'https://evil.example' })).status, 403);
    assert.equal((await ask(app)).status, 200);
  });

  it('is looked at after the origin, so that a stranger learns nothing of it', async (t) => {
    const app = await startApp(t, { widget: { quota: { messages: 0, period: 'day' } } });
    assert.equal((await ask(app, {}, { Origin: 'https://evil.example' })).status, 403);
  });
});
