/** Callers who leave before their request is handled, for that takes as long as the store does. */
import assert from 'node:assert/strict';
import { getEventListeners, once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { it, type TestContext } from 'node:test';
import { goneSignal } from '../admin/requests/gone-signal.js';
import { openEventStream } from './event-stream.js';
import { sendParts } from './send-parts.js';
import { onShutdown } from './shutdown-signal.js';

/** The response to a caller who has gone. */
async function closedResponse(t: TestContext): Promise<ServerResponse> {
  const server = createServer().listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, res] = (await once(server, 'request')) as [unknown, ServerResponse];
  socket.destroy();
  await once(res, 'close');
  return res;
}

it('a stream to nobody keeps no heart beating', async (t) => {
  const res = await closedResponse(t);
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  openEventStream(res);
  assert.equal(timers(), before);
});

it('an export to nobody ends', async (t) => {
  const res = await closedResponse(t);
  let made = 0;
  async function* parts() {
    for (; made < 9; made++) yield Promise.resolve('part');
  }
  await sendParts(res, { name: 'all', format: 'jsonl' }, parts());
  assert.equal(made, 0);
});

it('work for nobody is told to stop', async (t) => {
  assert.ok(goneSignal(await closedResponse(t)).aborted);
});

it('a response to nobody waits for no end of the server', async (t) => {
  const { signal } = new AbortController();
  onShutdown(signal, await closedResponse(t), () => undefined);
  assert.equal(getEventListeners(signal, 'abort').length, 0);
});
