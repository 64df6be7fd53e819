import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { nodeArguments } from '../../runtime/node-arguments.fixture.js';
import { lockFolder } from './folder-lock.js';
import { openJsonOperatorStore } from './json-operator-store.js';
import { openJsonStore } from './json-store.js';
import { findHolder } from './lock-terms.js';
import { makeNamespace, noNamespaces } from '../testing/network-namespaces.fixture.js';
import { makeFolderFor, makeQuestion } from '../testing/store.fixture.js';

const LEASE_MS = 600;
const lockHolder = nodeArguments(import.meta.resolve('./lock-holder.program.js'));

/** A process that holds the lock of a folder until it is killed. */
async function startHolder(folder: string, { leaseMs = 15_000, inNamespace = [] as string[] } = {}) {
  const [command = process.execPath, ...rest] = inNamespace;
  const child = spawn(
    command,
    [...rest, ...(rest.length > 0 ? [process.execPath] : []), ...lockHolder, folder, String(leaseMs)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lost = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      if (data.toString().includes('lost')) resolve();
    });
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    lost,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

const folders: Record<string, (t: TestContext) => Promise<string>> = {
  'a folder': makeFolderFor,
  'a folder with a long path': async (t) => {
    const folder = join(await makeFolderFor(t), 'x'.repeat(100), 'y'.repeat(100));
    await mkdir(folder, { recursive: true });
    return folder;
  },
};

for (const [what, makeFolder] of Object.entries(folders)) {
  describe(`the lock of ${what}`, { skip: process.platform === 'win32' }, () => {
    it('refuses a second holder and names the first: process, host, since when, and its address', async (t) => {
      const folder = await makeFolder(t);
      const lock = await lockFolder(folder, { address: 'https://chat.example' });
      const words = `${folder} is in use by process ${process.pid} on \\S+, since \\d{4}-\\S+Z, at https://chat\\.example\\. Stop it`;
      await assert.rejects(lockFolder(folder), { code: 'store_unavailable', message: new RegExp(words) });
      assert.equal((await findHolder(folder))?.pid, process.pid);
      await lock.release();
      assert.equal(await findHolder(folder), undefined);
      await (await lockFolder(folder)).release();
    });

    it('is the same under every path to the folder, and another for another folder', async (t) => {
      const [folder, other] = [await makeFolder(t), await makeFolder(t)];
      await symlink(folder, join(other, 'link'));
      const lock = await lockFolder(folder);
      await assert.rejects(lockFolder(join(other, 'link')), { code: 'store_unavailable' });
      await (await lockFolder(other)).release();
      await lock.release();
    });

    it('is taken over at once when its process is killed, with nothing to remove by hand', async (t) => {
      const folder = await makeFolder(t);
      const holder = await startHolder(folder);
      await assert.rejects(lockFolder(folder), { message: new RegExp(`process ${holder.pid} on`) });
      await holder.kill();
      // Who waits for the lease to end would have to think of a rival.
      const lock = await lockFolder(folder, { leaseMs: 3_600_000 });
      assert.equal(lock.mayHaveRival, false);
      await lock.release();
    });

    it('of a stopped process is taken over after its lease, and not before; it knows when it goes on', async (t) => {
      const folder = await makeFolder(t);
      const holder = await startHolder(folder, { leaseMs: LEASE_MS });
      t.after(() => holder.kill());
      holder.send('SIGSTOP');
      const startedAt = performance.now();
      const lock = await lockFolder(folder, { leaseMs: LEASE_MS });
      assert.ok(performance.now() - startedAt >= LEASE_MS);
      assert.equal(lock.mayHaveRival, true);
      holder.send('SIGCONT');
      await holder.lost;
      assert.equal(lock.isHeld(), true);
      await lock.release();
    });
  });
}

describe('the lock of a folder', { skip: process.platform === 'win32' }, () => {
  it('holds across network namespaces, as of two containers', { skip: noNamespaces }, async (t) => {
    const inNamespace = await makeNamespace(t);
    if (!inNamespace) return;
    const folder = await makeFolderFor(t);
    const holder = await startHolder(folder, { inNamespace });
    await assert.rejects(lockFolder(folder), { message: new RegExp(`process ${holder.pid} on`) });
    await holder.kill();
    await (await lockFolder(folder)).release();
  });

  it('of a holder on another machine goes by its lease: kept while it gives signs of life', async (t) => {
    const folder = await makeFolderFor(t);
    const holder = await startHolder(folder, { leaseMs: LEASE_MS });
    // Its socket does not lead to another machine.
    const file = join(folder, 'lock/00000001/holder.json');
    const told = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...told, machine: 'another', host: 'web-2' }));
    await rm(join(folder, 'lock/00000001/socket'));
    // Its next sign of life may be late on a busy machine.
    await assert.rejects(lockFolder(folder, { leaseMs: 3_600_000 }), { message: /process \d+ on web-2/ });
    await holder.kill();
    const lock = await lockFolder(folder, { leaseMs: LEASE_MS });
    assert.equal(lock.mayHaveRival, true);
    await lock.release();
  });

  it('is held by one of many that race for it, again and again, with ever higher terms', async (t) => {
    const folder = await makeFolderFor(t);
    let last = 0;
    for (let round = 0; round < 10; round++) {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
      assert.equal(winners.length, 1);
      assert.ok(winners[0]!.term > last);
      last = winners[0]!.term;
      await winners[0]!.release();
    }
    assert.ok((await readdir(join(folder, 'lock'))).length <= 2, 'folders were left');
  });
});

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

  it('that was taken over takes nothing more from who had it, and tells so', async (t) => {
    const folder = await makeFolderFor(t);
    const fatal: unknown[] = [];
    const store = await openJsonStore(folder, { onFatal: (error) => fatal.push(error) });
    const quota = { messages: 9, period: 'month' } as const;
    await store.conversations.accept(makeQuestion(), quota);
    assert.deepEqual(store.health().isLocked, true);
    await mkdir(join(folder, 'lock/00000002'));
    await assert.rejects(store.conversations.accept(makeQuestion(), quota), { code: 'store_unavailable' });
    const { isLocked, isWritable } = store.health();
    assert.deepEqual({ isLocked, isWritable }, { isLocked: false, isWritable: false });
    assert.equal(fatal.length, 1);
    assert.match(String(fatal[0]), /Another process has taken over/);
    await store.close();
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
