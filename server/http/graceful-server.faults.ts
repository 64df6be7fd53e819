/** A server that is to stop while somebody would keep it forever. Takes about 24 seconds. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { createGracefulServer } from './graceful-server.js';

describe('a server that stops', () => {
  it('cuts off what is never finished, within 25 seconds', async (t) => {
    const server = createGracefulServer();
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const port = await server.listen(asked, 0, '127.0.0.1');
    const endless = request({ port, host: '127.0.0.1' }).end();
    const failed = once(endless, 'error').catch((error: unknown) => [error]);
    await isAsked;
    const startedAt = performance.now();
    await server.drain();
    const seconds = (performance.now() - startedAt) / 1000;
    t.diagnostic(`cut off after ${seconds.toFixed(1)} s`);
    assert.ok(seconds < 25, `${seconds} s`);
    const [error] = (await failed) as [NodeJS.ErrnoException];
    assert.equal(error.code, 'ECONNRESET');
  });
});
