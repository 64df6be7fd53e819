import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { ChatReply } from '../contract.js';
import { errorOf, NOW, startApp, WIDGET_ID, type TestApp } from './app.fixture.js';

const CHAT = '/api/widget/chat';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let app: TestApp;
before(async () => {
  app = await startApp();
});
after(() => app.stop());

async function ask(message: string, fields: object = {}): Promise<ChatReply> {
  const response = await app.post(CHAT, { widgetId: WIDGET_ID, message, ...fields });
  assert.equal(response.status, 200);
  return (await response.json()) as ChatReply;
}

describe('a question', () => {
  it('is answered with the documented reply', async () => {
    const reply = await ask('can i return a lamp', {
      visitorId: 'v-1',
      pageUrl: 'https://acme.example/lamps',
    });
    const { conversationId, messageId, ...rest } = reply;
    assert.match(conversationId, UUID);
    assert.match(messageId, UUID);
    assert.deepEqual(rest, {
      answer: 'You can return any lamp within 30 days.',
      citations: [
        {
          pageId: 'returns',
          pageTitle: 'Returns',
          pageUrl: 'https://acme.example/returns',
          excerpt: 'You can return any lamp within 30 days.',
        },
      ],
      relatedArticles: [],
      confidenceScore: 0.9,
      wasRefused: false,
    });
  });

  it('is recorded with its reply before the answer is sent', async () => {
    const { conversationId, ...reply } = await ask('how long', {
      visitorId: 'v-2',
      pageUrl: 'https://a.example/',
    });
    const [turn, ...others] = await app.store.conversations.turns(WIDGET_ID, conversationId, 10);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [turn?.question.text, turn?.question.visitorId, turn?.question.pageUrl, turn?.question.at],
      ['how long', 'v-2', 'https://a.example/', new Date(NOW).toISOString()],
    );
    assert.deepEqual([turn?.reply?.id, turn?.reply?.answer], [reply.messageId, reply.answer]);
  });

  it('may leave its optional fields null', async () => {
    await ask('hi there', { conversationId: null, visitorId: null, pageUrl: null });
  });

  it('may have 4,000 characters of any script', async () => {
    await ask('灯'.repeat(4000));
    await ask('🛋'.repeat(2000));
  });

  it('that is small talk is answered without the engine and without citations', async () => {
    const asked = app.questions.length;
    const reply = await ask('Hello!');
    assert.deepEqual([reply.citations, reply.wasRefused, app.questions.length], [[], false, asked]);
    assert.notEqual(reply.answer, '');
  });
});

describe('a conversation', () => {
  it('goes on under its id, and the engine is told what was said', async () => {
    const first = await ask('can i return a lamp');
    const second = await ask('and a chair?', { conversationId: first.conversationId });
    assert.equal(second.conversationId, first.conversationId);
    assert.notEqual(second.messageId, first.messageId);
    assert.deepEqual(app.questions.at(-1), {
      widgetId: WIDGET_ID,
      text: 'and a chair?',
      history: [{ question: 'can i return a lamp', answer: first.answer, citedPageIds: ['returns'] }],
    });
  });

  it('that nobody knows starts anew under another id', async () => {
    const unknown = '99999999-9999-9999-9999-999999999999';
    const reply = await ask('what about chairs', { conversationId: unknown });
    assert.notEqual(reply.conversationId, unknown);
    assert.deepEqual(app.questions.at(-1)?.history, []);
  });

  it('of another widget is neither continued nor betrayed', async (t) => {
    const other = await startApp(t, {
      deps: { store: app.store },
      widget: { id: '2'.repeat(8) + WIDGET_ID.slice(8) },
    });
    const { conversationId } = await ask('my secret');
    const response = await other.post(CHAT, {
      widgetId: '2'.repeat(8) + WIDGET_ID.slice(8),
      message: 'what did i say?',
      conversationId,
    });
    const reply = (await response.json()) as ChatReply;
    assert.notEqual(reply.conversationId, conversationId);
    assert.deepEqual(other.questions.at(-1)?.history, []);
  });
});

describe('a bad request is answered with 400 and the fields in words', () => {
  const valid = { widgetId: WIDGET_ID, message: 'hi there' };
  const cases: [what: string, body: unknown, details: { field: string; message: string }[]][] = [
    [
      'no field',
      {},
      [
        { field: 'widgetId', message: 'is required' },
        { field: 'message', message: 'is required' },
      ],
    ],
    ['no message', { widgetId: WIDGET_ID }, [{ field: 'message', message: 'is required' }]],
    ['no widgetId', { message: 'hi' }, [{ field: 'widgetId', message: 'is required' }]],
    ['a null message', { ...valid, message: null }, [{ field: 'message', message: 'is required' }]],
    ['an empty message', { ...valid, message: '' }, [{ field: 'message', message: 'must not be blank' }]],
    ['a blank message', { ...valid, message: ' \n\t' }, [{ field: 'message', message: 'must not be blank' }]],
    [
      'a message that is a number',
      { ...valid, message: 7 },
      [{ field: 'message', message: 'must be a text' }],
    ],
    [
      'a message of 4,001 characters',
      { ...valid, message: 'x'.repeat(4001) },
      [{ field: 'message', message: 'must be at most 4000 characters long' }],
    ],
    [
      'a widgetId that is no UUID',
      { ...valid, widgetId: '../../etc/passwd' },
      [{ field: 'widgetId', message: 'must be a UUID, such as 123e4567-e89b-42d3-a456-426614174000' }],
    ],
    [
      'a conversationId that is no UUID',
      { ...valid, conversationId: 'abc' },
      [{ field: 'conversationId', message: 'must be a UUID, such as 123e4567-e89b-42d3-a456-426614174000' }],
    ],
    [
      'a visitorId that is a list',
      { ...valid, visitorId: ['a'] },
      [{ field: 'visitorId', message: 'must be a text' }],
    ],
    [
      'a visitorId of 201 characters',
      { ...valid, visitorId: 'v'.repeat(201) },
      [{ field: 'visitorId', message: 'must be at most 200 characters long' }],
    ],
    ['a list', [valid], [{ field: 'body', message: 'must be a JSON object' }]],
    ['a text', '"hi"', [{ field: 'body', message: 'must be a JSON object' }]],
    [
      'null',
      'null',
      [
        { field: 'widgetId', message: 'is required' },
        { field: 'message', message: 'is required' },
      ],
    ],
    [
      'fields hidden in __proto__',
      `{"__proto__": ${JSON.stringify(valid)}, "constructor": {"prototype": {"message": "hi"}}}`,
      [
        { field: 'widgetId', message: 'is required' },
        { field: 'message', message: 'is required' },
      ],
    ],
  ];
  for (const [what, body, details] of cases) {
    it(`for ${what}`, async () => {
      const response = await app.post(CHAT, body);
      const error = await errorOf(response);
      assert.deepEqual([response.status, error.code, error.details], [400, 'invalid_request', details]);
      for (const { field, message } of details) assert.ok(error.message.includes(`${field} ${message}`));
    });
  }

  it('and unknown fields do no harm', async () => {
    await ask('hi there', { debug: true, 'constructor.prototype.isAdmin': true });
    assert.equal(({} as Record<string, unknown>)['isAdmin'], undefined);
  });
});

describe('a body that cannot be read', () => {
  const send = (init: RequestInit & { duplex?: 'half' }) =>
    fetch(app.url + CHAT, { method: 'POST', ...init });
  const json = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ widgetId: WIDGET_ID, message: 'hi there' });

  const cases: [what: string, init: RequestInit, status: number, code: string, message: RegExp][] = [
    ['broken JSON', { headers: json, body: '{"widgetId": ' }, 400, 'invalid_request', /not valid JSON/],
    ['nothing', {}, 400, 'invalid_request', /message is required/],
    ['nothing declared as JSON', { headers: json }, 400, 'invalid_request', /message is required/],
    [
      'text',
      { headers: { 'Content-Type': 'text/plain' }, body },
      415,
      'unsupported_media_type',
      /application\/json/,
    ],
    [
      'a form',
      { body: new URLSearchParams({ message: 'hi' }) },
      415,
      'unsupported_media_type',
      /application\/json/,
    ],
    ['no type', { body: new TextEncoder().encode(body) }, 415, 'unsupported_media_type', /application\/json/],
    [
      'compressed JSON',
      { headers: { ...json, 'Content-Encoding': 'gzip' }, body: gzipSync(body) },
      415,
      'unsupported_media_type',
      /compressed/,
    ],
    [
      'JSON in another character set',
      { headers: { 'Content-Type': 'application/json; charset=latin1' }, body },
      415,
      'unsupported_media_type',
      /UTF-8/,
    ],
    [
      'more than 16 KB',
      { headers: json, body: 'x'.repeat(16 * 1024 + 1) },
      413,
      'payload_too_large',
      /16 KB/,
    ],
    ['much more than 16 KB', { headers: json, body: 'x'.repeat(4e6) }, 413, 'payload_too_large', /16 KB/],
  ];
  for (const [what, init, status, code, message] of cases) {
    it(`${what}: is answered with ${status}`, async () => {
      const response = await send(init);
      const error = await errorOf(response);
      assert.deepEqual([response.status, error.code], [status, code]);
      assert.match(error.message, message);
    });
  }

  it('a body of unknown length that grows too large is answered with 413', async () => {
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < 20; i++) controller.enqueue(new Uint8Array(1024).fill(120));
        controller.close();
      },
    });
    const response = await send({ headers: json, body: chunks, duplex: 'half' });
    assert.equal((await errorOf(response)).code, 'payload_too_large');
  });

  it('JSON under a +json type is read', async () => {
    const response = await send({
      headers: { 'Content-Type': 'application/vnd.acme+json; charset=utf-8' },
      body,
    });
    assert.equal(response.status, 200);
  });
});

describe('a widget', () => {
  it('that does not exist is answered with 404', async () => {
    const response = await app.post(CHAT, {
      widgetId: '99999999-9999-9999-9999-999999999999',
      message: 'hi there',
    });
    assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'widget_not_found']);
  });

  it('that is inactive is answered with 404, before the origin is looked at', async (t) => {
    const inactive = await startApp(t, { widget: { isActive: false } });
    const body = { widgetId: WIDGET_ID, message: 'hi there' };
    const response = await inactive.post(CHAT, body, { Origin: 'https://evil.example' });
    assert.deepEqual([response.status, (await errorOf(response)).code], [404, 'widget_not_found']);
  });
});

describe('a failure inside', () => {
  it('is answered with 500 and a request id, and only the log knows the cause', async (t) => {
    const engine = { answer: () => Promise.reject(new Error('the secret index is on fire')) };
    const broken = await startApp(t, { engine });
    const response = await broken.post(CHAT, { widgetId: WIDGET_ID, message: 'can i return a lamp' });
    const text = await response.text();
    assert.equal(response.status, 500);
    assert.match(text, /"code":"internal"/);
    assert.doesNotMatch(text, /fire|at /);
    const line = broken.logged.find(({ msg }) => msg === 'request failed');
    assert.match(JSON.stringify(line?.['err']), /on fire/);
    assert.equal(line?.['requestId'], response.headers.get('X-Request-Id'));
  });
});

describe('the request id', () => {
  it('of the caller is kept where it is harmless', async () => {
    const response = await app.post(CHAT, {}, { 'X-Request-Id': 'order-7.a_B' });
    assert.equal(response.headers.get('X-Request-Id'), 'order-7.a_B');
    assert.equal((await errorOf(response)).requestId, 'order-7.a_B');
  });

  it('is made by the server otherwise', async () => {
    for (const given of ['two words', 'a'.repeat(65), '<b>']) {
      const response = await app.post(CHAT, {}, { 'X-Request-Id': given });
      assert.match((await errorOf(response)).requestId, UUID);
    }
  });
});

describe('the log', () => {
  it('tells of every question how it ended and how long it took, but not what was said', async () => {
    const { conversationId } = await ask('my card is 4111 1111 1111 1111');
    assert.ok(conversationId);
    const lines = app.logged.filter(({ msg, path }) => msg === 'request' && path === CHAT);
    assert.deepEqual([lines.at(-1)?.['method'], lines.at(-1)?.['status']], ['POST', 200]);
    assert.doesNotMatch(JSON.stringify(app.logged), /4111/);
  });
});
