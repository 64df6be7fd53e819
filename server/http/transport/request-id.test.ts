import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { errorOf, startApp, type TestApp } from '../app.fixture.js';

const CHAT = '/api/widget/chat';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let app: TestApp;
before(async () => {
  app = await startApp();
});
after(() => app.stop());

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
