import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { errorOf, startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';

const CHAT = '/api/widget/chat';

let app: TestApp;
before(async () => {
  app = await startApp();
});
after(() => app.stop());

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
    const response = await app.post(CHAT, { ...valid, debug: true, 'constructor.prototype.isAdmin': true });
    assert.equal(response.status, 200);
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
