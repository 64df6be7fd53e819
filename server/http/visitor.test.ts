import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { describe, it, type TestContext } from 'node:test';
import type { ChatReply } from '../contract.js';
import { errorOf, startApp, WIDGET_ID } from './app.fixture.js';

const SECRET = 'vissec_0123456789abcdef';
const sign = (id: string) => createHmac('sha256', SECRET).update(id).digest('hex');

async function start(t: TestContext, visitorSecret: string | undefined = SECRET) {
  const app = await startApp(t, { widget: { visitorSecret } });
  const ask = (fields: object, headers = {}) =>
    app.post('/api/widget/chat', { widgetId: WIDGET_ID, message: 'How?', ...fields }, headers);
  const escalate = (fields: object) =>
    app.post('/api/widget/escalate', {
      widgetId: WIDGET_ID,
      email: 'a@b.example',
      message: 'Help',
      ...fields,
    });
  const recorded = async (response: Response) => {
    const { conversationId } = (await response.json()) as ChatReply;
    const [turn] = await app.store.conversations.turns(WIDGET_ID, conversationId, 1);
    return { id: turn?.question.visitorId, isVerified: turn?.question.isVisitorVerified };
  };
  const requests = async () => {
    const found = [];
    for await (const { visitorId, isVisitorVerified } of app.store.log.read({ types: ['escalation'] }))
      found.push({ visitorId, isVisitorVerified });
    return found;
  };
  return { app, ask, escalate, recorded, requests };
}

describe('a visitor', () => {
  it('whom the website signs for is recorded as verified, with question and request for a human', async (t) => {
    const { ask, escalate, recorded, requests } = await start(t);
    const signed = { visitorId: '42', visitorSignature: sign('42') };
    assert.deepEqual(await recorded(await ask(signed)), { id: '42', isVerified: true });
    assert.equal((await escalate(signed)).status, 204);
    assert.equal((await escalate({ visitorId: '43' })).status, 204);
    assert.equal((await escalate({})).status, 204);
    assert.deepEqual(await requests(), [
      { visitorId: '42', isVisitorVerified: true },
      { visitorId: '43', isVisitorVerified: undefined },
      { visitorId: undefined, isVisitorVerified: undefined },
    ]);
  });

  it('with a wrong signature is refused in words, and nothing is recorded or charged', async (t) => {
    const { app, ask, escalate, requests } = await start(t);
    for (const send of [ask, escalate]) {
      const response = await send({ visitorId: '43', visitorSignature: sign('42') });
      assert.equal(response.status, 400);
      const { code, message, details } = await errorOf(response);
      assert.equal(code, 'invalid_request');
      assert.match(message, /HMAC-SHA256 of the visitorId by the visitor secret of the widget, in hex/);
      assert.equal(details?.[0]?.field, 'visitorSignature');
    }
    assert.deepEqual([app.questions, await requests()], [[], []]);
    const told = app.logged.filter(({ msg, level }) => msg === 'request refused' && level === 40);
    assert.equal(told.length, 2);
    assert.match(String(told[0]?.['reason']), new RegExp(`visitor secret ${WIDGET_ID}$`));
  });

  it('is not verified without signature, or where the widget has no secret', async (t) => {
    const { ask, recorded } = await start(t);
    assert.deepEqual(await recorded(await ask({ visitorId: '42' })), { id: '42', isVerified: undefined });
    const other = await startApp(t);
    const response = await other.post('/api/widget/chat', {
      widgetId: WIDGET_ID,
      message: 'How?',
      visitorId: '42',
      visitorSignature: sign('42'),
    });
    assert.equal(response.status, 200);
  });

  it('may sign a question that was sent before without', async (t) => {
    const { ask } = await start(t);
    const key = { 'Idempotency-Key': 'k-1' };
    const first = (await (await ask({ visitorId: '42' }, key)).json()) as ChatReply;
    const again = await ask({ visitorId: '42', visitorSignature: sign('42') }, key);
    assert.equal(again.headers.get('Idempotency-Replayed'), 'true');
    assert.equal(((await again.json()) as ChatReply).messageId, first.messageId);
  });
});

describe('questions that may follow', () => {
  it('are in the reply and in its record, and in the reply to the same request', async (t) => {
    const suggestions = ['Who pays for it?'];
    const app = await startApp(t, {
      engine: {
        answer: () =>
          Promise.resolve({
            answer: 'So.',
            citations: [],
            relatedArticles: [],
            confidenceScore: 0.9,
            wasRefused: false,
            suggestions,
          }),
      },
    });
    for (let i = 0; i < 2; i++) {
      const body = { widgetId: WIDGET_ID, message: 'How?' };
      const response = await app.post('/api/widget/chat', body, { 'Idempotency-Key': 'k-1' });
      const reply = (await response.json()) as ChatReply;
      assert.deepEqual(reply.suggestions, suggestions);
      const [turn] = await app.store.conversations.turns(WIDGET_ID, reply.conversationId, 1);
      assert.deepEqual(turn?.reply?.suggestions, suggestions);
    }
  });
});
