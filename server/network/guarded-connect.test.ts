import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { Agent, request } from 'undici';
import { createAddressGuard } from './address-guard.js';
import { createGuardedConnect } from './guarded-connect.js';
import { RefusedAddressError } from './refused-address-error.js';

/** Stands for an address of the internet: allowed, and not where the secret is. */
const PUBLIC = '127.0.0.2';
const PRIVATE = '127.0.0.1';

/** A public server and, on the same port, a private one that counts what reaches it. */
async function openServers(t: TestContext) {
  const server = createHttpServer((_, response) => {
    response.writeHead(200, { connection: 'close' }).end('public');
  }).listen(0, PUBLIC);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reached = { connections: 0, bytes: 0 };
  const secret = createServer((socket) => {
    reached.connections += 1;
    socket.on('data', ({ length }) => (reached.bytes += length)).on('error', () => undefined);
  }).listen(port, PRIVATE);
  await once(secret, 'listening');
  t.after(() => {
    server.close();
    secret.close();
  });
  return { port, reached };
}

/** Asks under a name whose lookups are answered in turn; the last answer stands for all further ones. */
function clientOf(t: TestContext, answers: string[][]) {
  let lookups = 0;
  const agent = new Agent({
    connect: createGuardedConnect(createAddressGuard([PUBLIC]), 5000, (_, __, callback) => {
      const addresses = answers[Math.min(lookups, answers.length - 1)] ?? [];
      lookups += 1;
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
    }),
  });
  t.after(() => agent.destroy());
  return {
    lookups: () => lookups,
    get: async (url: string) => (await request(url, { dispatcher: agent })).body.text(),
  };
}

describe('a guarded connection', () => {
  it('goes to the address that was checked, however often the name changes', async (t) => {
    const { port, reached } = await openServers(t);
    const { get, lookups } = clientOf(t, [[PUBLIC], [PRIVATE]]);
    assert.equal(await get(`http://rebind.example:${port}/`), 'public');
    assert.equal(lookups(), 1, 'nobody else asks for the name between check and connect');
    for (const scheme of ['http', 'https']) {
      await assert.rejects(get(`${scheme}://rebind.example:${port}/`), RefusedAddressError);
    }
    assert.deepEqual(reached, { connections: 0, bytes: 0 });
  });

  it('is refused where only one address of a name is private', async (t) => {
    const { port, reached } = await openServers(t);
    for (const answer of [
      [PUBLIC, PRIVATE],
      [PRIVATE, PUBLIC],
    ]) {
      const { get } = clientOf(t, [answer]);
      await assert.rejects(get(`http://rebind.example:${port}/`), RefusedAddressError);
    }
    const { get } = clientOf(t, [[PRIVATE, PUBLIC, '10.0.0.1']]);
    await assert.rejects(get(`http://rebind.example:${port}/`), { addresses: [PRIVATE, '10.0.0.1'] });
    assert.deepEqual(reached, { connections: 0, bytes: 0 });
  });
});
