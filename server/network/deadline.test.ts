import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { request } from 'undici';
import { withDeadline } from './deadline.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const never = () => new Promise<never>(() => undefined);
const isTimeout = (error: unknown) => (error as Error).name === 'TimeoutError';

/** Collects garbage until the test ends. */
function keepCollecting(t: TestContext): void {
  const timer = setInterval(collectGarbage, 10);
  t.after(() => {
    clearInterval(timer);
  });
}

/** A server that sends headers and the first letters of a body, and then nothing more. */
async function startStalling(t: TestContext) {
  const server = createServer((_, response) => {
    response
      .on('close', () => (counts.left += 1))
      .writeHead(200)
      .write('abc');
  }).listen(0, '127.0.0.1');
  const counts = { left: 0 };
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, counts };
}

describe('a deadline', () => {
  it('gives what the work gives', async () => {
    assert.equal(await withDeadline({ ms: 60_000 }, () => Promise.resolve('done')), 'done');
  });

  it('ends work that never does, also after a garbage collection', async (t) => {
    keepCollecting(t);
    await assert.rejects(withDeadline({ ms: 50 }, never), isTimeout);
    await assert.rejects(
      withDeadline({ ms: 50 }, ({ race }) => race(never())),
      isTimeout,
    );
  });

  it('says what it was told to say', async () => {
    const late = new RangeError('too late');
    await assert.rejects(withDeadline({ ms: 5, reason: () => late }, never), late);
  });

  it('ends when the caller gives up, with the reason of the caller', async () => {
    const caller = new AbortController();
    const work = withDeadline({ ms: 60_000, caller: caller.signal }, never);
    caller.abort(new RangeError('gone'));
    await assert.rejects(work, /gone/);
  });

  it('does not begin for a caller that gave up before', async () => {
    let isBegun = false;
    const caller = AbortSignal.abort();
    await assert.rejects(
      withDeadline({ ms: 60_000, caller }, () => {
        isBegun = true;
        return never();
      }),
    );
    assert.equal(isBegun, false);
  });

  it('can be moved, and then says what it was told last', async () => {
    const startedAt = performance.now();
    const work = withDeadline({ ms: 20 }, (deadline) => {
      deadline.restart(200, () => new RangeError('idle'));
      return never();
    });
    await assert.rejects(work, /idle/);
    assert.ok(performance.now() - startedAt >= 190);
  });

  it('leaves the failure of the work as it is', async () => {
    await assert.rejects(
      withDeadline({ ms: 60_000 }, () => Promise.reject(new RangeError('mine'))),
      /mine/,
    );
  });

  it('ends a body that stalls, and lets go of its connection, whatever is collected', async (t) => {
    keepCollecting(t);
    const { url, counts } = await startStalling(t);
    const read = () =>
      withDeadline({ ms: 60_000 }, async ({ signal, race, read, restart }) => {
        const { body } = await race(request(url, { signal }));
        // Only now: what is given up before it was sent never comes to the server.
        restart(300, () => new DOMException('It stalls.', 'TimeoutError'));
        for await (const part of read(body)) assert.equal(String(part), 'abc');
      });
    await Promise.all(Array.from({ length: 20 }, () => assert.rejects(read(), isTimeout)));
    while (counts.left < 20) await wait(5);
  });

  it('lets go of a body that nobody reads on', async () => {
    const body = Readable.from([Buffer.from('a'), Buffer.from('b')]);
    await withDeadline({ ms: 60_000 }, async ({ read }) => {
      for await (const part of read(body)) {
        assert.equal(String(part), 'a');
        return;
      }
    });
    assert.equal(body.destroyed, true);
  });

  it('leaves no timer and no listener behind', async () => {
    const caller = new AbortController();
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = timers();
    for (let round = 0; round < 20; round++) {
      await withDeadline({ ms: 60_000, caller: caller.signal }, () => Promise.resolve());
    }
    assert.equal(timers(), before);
  });
});
