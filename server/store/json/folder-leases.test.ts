import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeFolderFor } from '../testing/store.fixture.js';
import { openJsonOperatorStore } from './json-operator-store.js';
import { openJsonStore } from './json-store.js';

describe('a lease that commands take too', () => {
  it('is held by the server or by a command, and is free after that', async (t) => {
    const folder = await makeFolderFor(t);
    const server = await openJsonStore(folder);
    t.after(() => server.close());
    const command = await openJsonOperatorStore(folder);
    t.after(() => command.close());
    const options = { isForCommands: true };
    for (const [one, other] of [
      [server, command],
      [command, server],
    ] as const) {
      const held = await one.leases.hold(
        'import',
        async () => [
          await other.leases.hold('import', () => Promise.resolve('twice'), options),
          await one.leases.hold('import', () => Promise.resolve('twice'), options),
          await other.leases.hold('another import', () => Promise.resolve('both'), options),
        ],
        options,
      );
      assert.deepEqual(held, { result: [undefined, undefined, { result: 'both' }] });
    }
    await assert.rejects(
      server.leases.hold('import', () => Promise.reject(new Error('No luck.')), options),
      /No luck/,
    );
    assert.deepEqual(await command.leases.hold('import', () => Promise.resolve('again'), options), {
      result: 'again',
    });
  });
});
