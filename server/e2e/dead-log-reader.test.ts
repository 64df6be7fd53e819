/** Whoever reads what the server says may die: a log collector, a terminal, a pipe into `head`. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../network/free-port.fixture.js';
import { makeDataDir, RUN } from './server-process.fixture.js';

type Stream = 'stdout' | 'stderr';

/** Starts a server whose readers die: before it says anything, or after its first words. */
async function startUnheard(
  t: TestContext,
  dead: readonly Stream[],
  when: 'at once' | 'after its first words',
) {
  const folder = makeDataDir(t);
  const port = await freePort();
  const file = join(makeDataDir(t), 'run.mjs');
  writeFileSync(file, RUN);
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'debug',
      DEMO: 'off',
      EMBEDDINGS: 'none',
    },
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = child[name];
    if (!dead.includes(name)) stream.resume();
    else if (when === 'at once') stream.destroy();
    else stream.once('data', () => stream.destroy());
  }
  return { url: `http://127.0.0.1:${port}`, child, ended };
}

async function untilAnswering(url: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false as boolean;
  void ended.then(() => (isOver = true));
  for (let tries = 0; tries < 1200; tries++) {
    assert.equal(isOver, false, 'the server ended');
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(60_000) }).catch(
      () => undefined,
    );
    if (response?.status === 200) return;
    await wait(50);
  }
  assert.fail('the server never answered');
}

describe('a server whose words nobody reads any longer', () => {
  for (const dead of [['stdout'], ['stderr'], ['stdout', 'stderr']] as const) {
    for (const when of ['at once', 'after its first words'] as const) {
      it(`goes on, and stops when told, where the reader of ${dead.join(' and ')} died ${when}`, async (t) => {
        const { url, child, ended } = await startUnheard(t, dead, when);
        await untilAnswering(url, ended);
        assert.equal((await fetch(url)).status, 200);
        child.kill('SIGTERM');
        // One that has to be forced ends with another code.
        assert.equal(await ended, 0);
      });
    }
  }

  it('goes on, and stops when told, where the reader stops reading', async (t) => {
    const { url, child, ended } = await startUnheard(t, [], 'at once');
    await untilAnswering(url, ended);
    child.stdout.pause();
    // Far more lines than a pipe and the buffers of both sides take.
    const path = 'x'.repeat(1000);
    for (let round = 0; round < 40; round++) {
      const requests = Array.from({ length: 25 }, () => fetch(`${url}/${path}`));
      for (const response of await Promise.all(requests)) assert.equal(response.status, 404);
    }
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  });
});
