import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ownAddress as own } from '../../network/own-address.fixture.js';
import { startApp, type TestApp } from '../app.fixture.js';

/** Opens idle connections, and counts those that are still open when the server has seen all. */
async function openIdle(t: TestContext, { url }: TestApp, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      t.after(() => socket.destroy());
      await once(socket, 'connect');
      return socket.resume();
    }),
  );
  await wait(300);
  return sockets.filter(({ readyState }) => readyState === 'open');
}

describe('the connections of one address', () => {
  it('are as many as it may have; others are let in as soon as one of them ends', async (t) => {
    if (own === undefined) {
      t.skip('this machine has no address but its loopback');
      return;
    }
    const app = await startApp(t, { host: own, addressConnections: 5 });
    const open = await openIdle(t, app, 40);
    assert.equal(open.length, 5);
    assert.equal((await openIdle(t, app, 3)).length, 0);
    open[0]?.destroy();
    await wait(100);
    assert.equal((await fetch(`${app.url}/healthz`)).status, 200);
    const lines = app.logged.filter(({ msg }) => /ADDRESS_CONNECTIONS/.test(String(msg)));
    assert.equal(lines.length, 1, 'one line for all of them');
  });

  it('are not counted on this machine, nor behind a trusted proxy', async (t) => {
    const here = await startApp(t, { addressConnections: 5 });
    assert.equal((await openIdle(t, here, 20)).length, 20);
    if (own === undefined) return;
    for (const trustProxy of [1, [own]]) {
      const behind = await startApp(t, { host: own, addressConnections: 5, deps: { trustProxy } });
      assert.equal((await openIdle(t, behind, 20)).length, 20);
    }
  });
});
