/** A model server that sends its headers and then nothing, while memory is scarce. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, makeDataDir, RUN, start, untilReady } from './server-process.fixture.js';

/** As many as may ask the model at once. */
const VISITORS = 8;
/** The model has 4 s for its first event and 5 s for the next; the rest is what a busy machine takes. */
const MAX_SECONDS = 60;
/** A stop that waits for more than what is in flight is forced after 25 s, and ends with another code. */
const STOP_SECONDS = 20;

/** Collects garbage all the time: what only a weak reference holds is gone at once. */
const COLLECTING = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  setInterval(runInNewContext('gc'), 500).unref();
  ${RUN}`;

async function startStalledModel(t: TestContext, begin: string) {
  const model = createServer((req, res) => {
    req.resume();
    res.writeHead(200, { 'Content-Type': 'text/event-stream' });
    res.flushHeaders();
    if (begin) res.write(begin);
    res.on('close', () => (counts.left += 1));
    counts.asked += 1;
  });
  const counts = { asked: 0, left: 0 };
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  t.after(() => {
    model.closeAllConnections();
    model.close();
  });
  return { counts, url: `http://127.0.0.1:${(model.address() as AddressInfo).port}` };
}

describe('a model server that stalls', () => {
  const stalls = [
    ['after its headers', ''],
    ['after its first event', 'data: {"choices":[{"delta":{"role":"assistant","content":""}}]}\n\n'],
  ] as const;
  for (const [when, begin] of stalls) {
    it(`${when} keeps no visitor waiting, no connection and no stop`, async (t) => {
      const { counts, url } = await startStalledModel(t, begin);
      const server = await start(t, makeDataDir(t), { LLM_BASE_URL: url, LLM_MODEL: 'any' }, COLLECTING);
      await untilReady(server);
      const askInTime = async () => {
        const startedAt = performance.now();
        const reply = await Promise.race([
          ask(server.url, 'How do I change the port?'),
          wait(MAX_SECONDS * 1000 * 2, undefined, { ref: false }),
        ]);
        return { reply, seconds: (performance.now() - startedAt) / 1000 };
      };
      const replies = await Promise.all(Array.from({ length: VISITORS }, askInTime));
      t.diagnostic(`longest ${Math.max(...replies.map(({ seconds }) => seconds)).toFixed(1)} s`);
      for (const { reply, seconds } of replies) {
        assert.ok(reply, `no reply within ${seconds} s`);
        assert.equal(reply.wasRefused, false);
        assert.ok(seconds < MAX_SECONDS, `a reply took ${seconds} s`);
      }
      assert.equal(counts.asked, VISITORS);
      while (counts.left < counts.asked) await wait(10);
      const stoppedAt = performance.now();
      server.process.kill('SIGTERM');
      assert.equal(await server.ended, 0);
      assert.ok(performance.now() - stoppedAt < STOP_SECONDS * 1000, 'the stop took too long');
    });
  }

  it('does not hold up a stop while visitors wait for it', async (t) => {
    const { counts, url } = await startStalledModel(t, '');
    const server = await start(t, makeDataDir(t), { LLM_BASE_URL: url, LLM_MODEL: 'any' }, COLLECTING);
    await untilReady(server);
    const replies = Array.from({ length: VISITORS }, () => ask(server.url, 'How do I change the port?'));
    while (counts.asked < VISITORS) await wait(10);
    // Long enough for the headers to have come, and for a collection.
    await wait(300);
    const stoppedAt = performance.now();
    server.process.kill('SIGTERM');
    for (const { wasRefused } of await Promise.all(replies)) assert.equal(wasRefused, false);
    assert.equal(await server.ended, 0);
    const seconds = (performance.now() - stoppedAt) / 1000;
    t.diagnostic(`stopped after ${seconds.toFixed(1)} s`);
    assert.ok(seconds < STOP_SECONDS, `the stop took ${seconds} s`);
  });
});
