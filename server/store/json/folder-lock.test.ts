import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockFolder } from './folder-lock.js';
import { openJsonOperatorStore } from './json-operator-store.js';
import { openJsonStore } from './json-store.js';
import { makeFolderFor } from '../testing/store.fixture.js';

const lockHolder = fileURLToPath(new URL('./lock-holder.program.ts', import.meta.url));

/** A process that holds the lock of a folder until it is killed. */
async function startHolder(folder: string, platform: NodeJS.Platform) {
  const child = spawn(process.execPath, ['--import', 'tsx', lockHolder, folder, platform], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

for (const platform of ['linux', 'darwin'] as const) {
  describe(`the lock of a folder, as on ${platform}`, { skip: process.platform === 'win32' }, () => {
    it('refuses a second holder and names the first', async (t) => {
      const folder = await makeFolderFor(t);
      const lock = await lockFolder(folder, platform);
      await assert.rejects(lockFolder(folder, platform), {
        code: 'store_unavailable',
        message: new RegExp(`${folder} is in use by process ${process.pid}\\.`),
      });
      await lock.release();
      await (await lockFolder(folder, platform)).release();
    });

    it('is the same under every path to the folder, and another for another folder', async (t) => {
      const [folder, other] = [await makeFolderFor(t), await makeFolderFor(t)];
      await symlink(folder, join(other, 'link'));
      const lock = await lockFolder(folder, platform);
      await assert.rejects(lockFolder(join(other, 'link'), platform), { code: 'store_unavailable' });
      await (await lockFolder(other, platform)).release();
      await lock.release();
    });

    it('is gone when its process is killed, with nothing to remove by hand', async (t) => {
      const folder = await makeFolderFor(t);
      const holder = await startHolder(folder, platform);
      await assert.rejects(lockFolder(folder, platform), { message: new RegExp(`process ${holder.pid}\\.`) });
      await holder.kill();
      await (await lockFolder(folder, platform)).release();
    });
  });
}

describe('a data folder', () => {
  it('is opened by one of six starters that race for it', async (t) => {
    const folder = await makeFolderFor(t);
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => openJsonStore(folder)));
    const [winner, ...others] = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : [],
    );
    assert.ok(winner && others.length === 0);
    await winner.close();
    await (await openJsonStore(folder)).close();
  });

  it('can be edited beside the server that has it open', async (t) => {
    const folder = await makeFolderFor(t);
    const store = await openJsonStore(folder);
    const files = await openJsonOperatorStore(folder);
    assert.deepEqual(await files.widgets.list(), []);
    await files.close();
    await store.close();
  });
});
