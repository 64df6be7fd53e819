/** A server with many websites, from its first moment on. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../network/free-port.fixture.js';
import { siteId, siteQuestion, writeManySites } from './many-sites.fixture.js';
import { launch, makeDataDir, start, untilReady } from './server-process.fixture.js';

const SITES = 150;
const PAGES = 100;
const FEW_PAGES = 5;
const SETTINGS = { ADDRESS_LIMIT: 'off', EMBEDDINGS: 'none' };

async function connectWhenPossible(port: number): Promise<Socket> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      await wait(2);
    }
  }
}

/** Asks a website on a connection of its own: the response, as far as it came. */
async function ask(socket: Socket, site: number): Promise<string> {
  const body = JSON.stringify({ widgetId: siteId(site), message: siteQuestion(site) });
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  socket.write(
    'POST /api/widget/chat HTTP/1.1\r\nHost: chat\r\nConnection: close\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
  await ended;
  return response;
}

describe('a server with many websites', () => {
  for (const [visitors, ms] of [
    [1, 0],
    [40, 0],
    [40, 20],
  ] as const)
    it(`loses none of ${visitors} requests when it is stopped ${ms} ms after it takes them`, async (t) => {
      const dataDir = makeDataDir(t);
      // Of few pages: how long it takes to index many is not what is tried here, and a stop has its limit.
      writeManySites(dataDir, SITES, FEW_PAGES);
      const port = await freePort();
      const { child, ended } = launch(t, { ...SETTINGS, DATA_DIR: dataDir, PORT: String(port) });
      const sockets = [await connectWhenPossible(port)];
      while (sockets.length < visitors) sockets.push(await connectWhenPossible(port));
      const responses = Promise.all(sockets.map((socket, number) => ask(socket, number % 3)));
      await wait(ms);
      const stoppedAt = performance.now();
      child.kill('SIGTERM');
      const lost = (await responses).filter((response) => !/^HTTP\/1\.1 200 .*"messageId"/s.test(response));
      const answeredAt = performance.now();
      assert.deepEqual([lost, await ended], [[], 0]);
      const [answers, exit] = [answeredAt - stoppedAt, performance.now() - stoppedAt];
      t.diagnostic(
        `answered within ${Math.round(answers)} ms of the signal, ended after ${Math.round(exit)} ms`,
      );
    });

  it('is ready, and says so at once, while most pages are not read yet', async (t) => {
    const dataDir = makeDataDir(t);
    writeManySites(dataDir, SITES, PAGES);
    const server = await start(t, dataDir, SETTINGS);
    await untilReady(server);
    const timesOf = async (path: string) => {
      const times: number[] = [];
      for (let request = 0; request < 50; request++) {
        const startedAt = performance.now();
        await (await fetch(server.url + path)).text();
        times.push(performance.now() - startedAt);
      }
      return times.sort((a, b) => a - b)[25] ?? NaN;
    };
    const [health, readiness] = [await timesOf('/healthz'), await timesOf('/readyz')];
    t.diagnostic(`/healthz ${health.toFixed(2)} ms, /readyz ${readiness.toFixed(2)} ms`);
    server.process.kill('SIGTERM');
    assert.equal(await server.ended, 0);
    // A look at all pages takes a hundred times as long on any machine.
    assert.ok(readiness < 20 * health + 20, `${readiness} ms beside ${health} ms`);
  });
});
