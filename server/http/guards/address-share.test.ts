import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { errorOf, NOW, startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';

const DAY_MS = 86_400_000;

async function start(t: TestContext, messages: number) {
  const time = { now: NOW };
  const app = await startApp(t, {
    widget: { quota: { messages, period: 'month' } },
    deps: { trustProxy: 1, addressQuota: 10, clock: () => time.now },
  });
  return { app, time };
}

const ask = (app: TestApp, address: string, key?: string) =>
  app.post(
    '/api/widget/chat',
    { widgetId: WIDGET_ID, message: 'can i return a lamp' },
    { 'X-Forwarded-For': address, ...(key !== undefined && { 'Idempotency-Key': key }) },
  );

async function countAnswered(app: TestApp, address: string, count: number): Promise<number> {
  const responses = await Promise.all(Array.from({ length: count }, () => ask(app, address)));
  return responses.filter(({ status }) => status === 200).length;
}

describe('the share that one address has of a quota', () => {
  it('leaves the rest to others, however many ask at once, and is whole again the next day', async (t) => {
    const { app, time } = await start(t, 200);
    assert.equal(await countAnswered(app, '203.0.113.7', 50), 20);
    const refused = await ask(app, '203.0.113.7');
    assert.equal(refused.status, 429);
    assert.equal(refused.headers.get('Retry-After'), String(12 * 3600));
    assert.equal(refused.headers.get('RateLimit-Policy'), '"address-quota";q=20;w=86400');
    const error = await errorOf(refused);
    assert.deepEqual([error.code, /20 messages of today/.test(error.message)], ['quota_exceeded', true]);
    assert.equal(await countAnswered(app, '203.0.113.8', 50), 20);
    time.now += DAY_MS;
    assert.equal(await countAnswered(app, '203.0.113.7', 50), 20);
  });

  it('is that of a whole IPv6 network of 64 bits', async (t) => {
    const { app } = await start(t, 200);
    let answered = 0;
    for (let at = 0; at < 25; at++) answered += Number((await ask(app, `2001:db8::${at}`)).status === 200);
    assert.equal(answered, 20);
  });

  it('is ten questions at least, and never more than the quota', async (t) => {
    assert.equal(await countAnswered((await start(t, 50)).app, '203.0.113.7', 20), 10);
    assert.equal(await countAnswered((await start(t, 3)).app, '203.0.113.7', 20), 3);
  });

  it('is charged once for a question that is sent twice, whose reply comes also when it is used up', async (t) => {
    const { app } = await start(t, 100);
    const first = (await (await ask(app, '203.0.113.7', 'k')).json()) as { messageId: string };
    assert.equal((await ask(app, '203.0.113.7', 'k')).status, 200);
    assert.equal(await countAnswered(app, '203.0.113.7', 20), 9);
    const again = await ask(app, '203.0.113.7', 'k');
    assert.equal(again.headers.get('Idempotency-Replayed'), 'true');
    assert.equal(((await again.json()) as { messageId: string }).messageId, first.messageId);
  });

  it('does not hold for programs on the same machine', async (t) => {
    const app = await startApp(t, { deps: { addressQuota: 10 } });
    const body = { widgetId: WIDGET_ID, message: 'can i return a lamp' };
    for (let count = 0; count < 120; count++) {
      assert.equal((await app.post('/api/widget/chat', body)).status, 200);
    }
  });
});
