import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import type { ErrorBody } from '../../contract.js';
import { startApp, WIDGET_ID, type TestApp } from '../app.fixture.js';

let app: TestApp;
before(async () => {
  app = await startApp();
});
after(() => app.stop());

/** Sends bytes, and gives all that comes back until the server ends the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

function parse(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, error: (JSON.parse(body) as ErrorBody).error, body: JSON.parse(body) as ErrorBody };
}

describe('what is not HTTP', () => {
  const CASES: [what: string, bytes: string, status: number][] = [
    ['a line of nonsense', 'hello\r\n\r\n', 400],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ];
  for (const [what, bytes, status] of CASES) {
    it(`is answered in the error body, and the connection ends: ${what}`, async () => {
      const { head, error, body } = parse(await exchange(bytes));
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.equal(error.code, 'invalid_request');
      assert.ok(body.requestId);
      assert.match(head, /Connection: close/);
    });
  }

  it('harms nobody else', async () => {
    await Promise.all(Array.from({ length: 50 }, () => exchange('nonsense\r\n\r\n')));
    assert.equal((await fetch(`${app.url}/api/widget/config/${WIDGET_ID}`)).status, 200);
  });
});
