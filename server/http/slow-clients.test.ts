/** Clients that send slowly, on purpose or not, against a server with others to serve. */
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { IS_LONG } from '../runtime/long-round.fixture.js';
import { startApp, WIDGET_ID } from './app.fixture.js';

const SLOW_CLIENTS = IS_LONG ? 200 : 20;
const BYTE_EVERY_MS = IS_LONG ? 1000 : 20;
/** The long form takes the limits as they are, by which all are cut within 20 seconds. */
const timeLimits = IS_LONG
  ? undefined
  : { connectionsCheckingInterval: 50, headersTimeout: 300, requestTimeout: 600, keepAliveTimeout: 5000 };

/** Opens a connection that sends a beginning and then byte after byte; resolves with what it got when it is cut. */
function sendSlowly(port: number, beginning: string): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let received = '';
    socket.write(beginning);
    const dripping = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(received);
    });
  });
}

describe('slow clients', () => {
  it('are cut when their time is up, with 408, while others are served', async (t) => {
    const app = await startApp(t, { timeLimits });
    const port = Number(new URL(app.url).port);
    const startedAt = performance.now();
    const cutAfter: number[] = [];
    const beginnings = [
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'POST /api/widget/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ];
    const slow = Array.from({ length: SLOW_CLIENTS }, async (_, index) => {
      const answer = await sendSlowly(port, beginnings[index % 2] ?? '');
      cutAfter.push(performance.now() - startedAt);
      return answer;
    });
    const all = Promise.all(slow);
    let served = 0;
    while (cutAfter.length < SLOW_CLIENTS) {
      assert.equal((await fetch(`${app.url}/api/widget/config/${WIDGET_ID}`)).status, 200);
      served++;
      await sleep(20);
    }
    const answers = await all;
    assert.equal(answers.filter((answer) => answer.startsWith('HTTP/1.1 408')).length, SLOW_CLIENTS);
    const last = (Math.max(...cutAfter) / 1000).toFixed(1);
    if (IS_LONG) assert.ok(Number(last) <= 20, `the last was cut after ${last} s`);
    t.diagnostic(
      `${SLOW_CLIENTS} slow clients, the last cut after ${last} s; ${served} others served meanwhile`,
    );
  });
});
