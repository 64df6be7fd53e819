import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGracefulServer } from './graceful-server.js';

describe('a server that stops', () => {
  it('finishes the request in flight, and tells its client that the connection ends', async () => {
    const server = createGracefulServer();
    const requests: ServerResponse[] = [];
    const port = await server.listen((_req, res) => requests.push(res), 0, '127.0.0.1');
    const answer = fetch(`http://127.0.0.1:${port}/`);
    while (requests.length === 0) await nextTurn();
    const drained = server.drain();
    assert.equal(server.isDraining(), true);
    requests[0]?.end('answer');
    const response = await answer;
    assert.equal(await response.text(), 'answer');
    assert.equal(response.headers.get('Connection'), 'close');
    await drained;
  });

  it('answers requests that come while the listener closes, and refuses those after', async () => {
    const server = createGracefulServer();
    const port = await server.listen((_req, res) => res.end('answer'), 0, '127.0.0.1');
    const drained = server.drain();
    let answered = 0;
    let refusal: unknown;
    while (refusal === undefined) {
      try {
        await (await fetch(`http://127.0.0.1:${port}/`)).text();
        answered++;
      } catch (error) {
        refusal = error instanceof Error ? (error.cause as NodeJS.ErrnoException).code : error;
      }
    }
    assert.ok(answered > 1);
    assert.equal(refusal, 'ECONNREFUSED');
    await drained;
  });

  it('does not wait for connections that ask nothing', async () => {
    const server = createGracefulServer();
    const port = await server.listen((_req, res) => res.end(), 0, '127.0.0.1');
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const [hadError] = (await Promise.all([once(silent.resume(), 'close'), server.drain()]))[0] as [boolean];
    assert.equal(hadError, false);
  });

  it('cuts off what is never finished, when its time is up', async () => {
    const server = createGracefulServer();
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const port = await server.listen(asked, 0, '127.0.0.1');
    const endless = assert.rejects(fetch(`http://127.0.0.1:${port}/`), { message: 'fetch failed' });
    await isAsked;
    await server.drain(600);
    await endless;
  });

  it('rejects where its port is taken', async () => {
    const first = createGracefulServer();
    const port = await first.listen(() => {}, 0, '127.0.0.1');
    await assert.rejects(
      createGracefulServer().listen(() => {}, port, '127.0.0.1'),
      { code: 'EADDRINUSE' },
    );
    await first.drain();
  });
});
