/** Many replies that are streamed at once: what they cost, and that nothing of them stays. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { WIDGET_ID } from '../app.fixture.js';
import type { Memory } from '../stream-server.program.js';

const STREAMS = 1000;
const MAX_KILOBYTES = 40;
const MAX_KILOBYTES_KEPT = 6;

/** Opens a stream, and resolves when its first part has come; `ended` resolves when it has come whole. */
async function openStream(url: string): Promise<{ ended: Promise<string> }> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ widgetId: WIDGET_ID, message: 'how long will this take' });
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /api/widget/chat HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\nConnection: close\r\n' +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  while (!received.includes('event: delta')) await once(socket, 'data');
  return { ended: once(socket, 'close').then(() => received) };
}

describe('1,000 streams at once', () => {
  it('take less than 40 kB each, are all answered, and are let go of', async (t) => {
    const server = fork(new URL('../stream-server.program.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
    });
    t.after(async () => {
      server.disconnect();
      await once(server, 'exit');
    });
    const [url] = (await once(server, 'message')) as [string];
    const memory = async (message: string): Promise<Memory> => {
      server.send(message);
      const [found] = (await once(server, 'message')) as [Memory];
      return found;
    };
    const openAndFinish = async (count = STREAMS) => {
      const streams = await Promise.all(Array.from({ length: count }, () => openStream(url)));
      const open = await memory('measure');
      await memory('finish');
      const responses = await Promise.all(streams.map(({ ended }) => ended));
      assert.equal(responses.filter((response) => response.includes('event: done')).length, count);
      return { open, closed: await memory('measure') };
    };
    const kilobytes = (from: number, to: number) => Math.round((to - from) / STREAMS / 100) / 10;

    // What the first requests of a process cost once is not the cost of a stream.
    const { closed: before } = await openAndFinish(100);
    const { open, closed } = await openAndFinish();
    const inUse = kilobytes(before.inUse, open.inUse);
    const kept = kilobytes(before.inUse, closed.inUse);
    t.diagnostic(
      `kB a stream: ${inUse} in use, ${kilobytes(before.rss, open.rss)} resident; ${kept} in use when it has ended`,
    );
    assert.ok(inUse < MAX_KILOBYTES, `${inUse} kB are in use for each stream`);
    // The memory store keeps each question and its reply.
    assert.ok(kept < MAX_KILOBYTES_KEPT, `${kept} kB of each stream are still in use`);
  });
});
