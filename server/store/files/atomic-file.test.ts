import assert from 'node:assert/strict';
import nodeFiles, { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isTemporary, removeDurably, writeAtomic } from './atomic-file.js';
import { failingFiles } from '../testing/failing-files.fixture.js';
import { makeFolderFor } from '../testing/store.fixture.js';

const steps = ['open', 'handle.writeFile', 'handle.stat', 'handle.sync', 'handle.close', 'rename'];

describe('writing a whole file', () => {
  it('creates it, replaces it, and leaves nothing else', async (t) => {
    const folder = await makeFolderFor(t);
    const file = join(folder, 'file.json');
    await writeAtomic(nodeFiles, file, 'first');
    assert.equal(await readFile(file, 'utf8'), 'first');
    await writeAtomic(nodeFiles, file, 'größer');
    assert.equal(await readFile(file, 'utf8'), 'größer');
    assert.deepEqual(await readdir(folder), ['file.json']);
  });

  for (const step of steps) {
    for (const code of ['EIO', 'ENOSPC']) {
      it(`leaves the old file, and nothing else, when ${step} fails with ${code}`, async (t) => {
        const folder = await makeFolderFor(t);
        const file = join(folder, 'file.json');
        await writeFile(file, 'old');
        let isFirst = true;
        const files = failingFiles((call) => {
          if (call !== step || !isFirst) return undefined;
          isFirst = false;
          return code;
        });
        await assert.rejects(writeAtomic(files, file, 'new and longer'), { code });
        assert.equal(await readFile(file, 'utf8'), 'old');
        assert.deepEqual(await readdir(folder), ['file.json']);
      });
    }
  }

  it('notices a write that was cut short without an error', async (t) => {
    const folder = await makeFolderFor(t);
    const file = join(folder, 'file.json');
    await writeFile(file, 'old');
    const files = {
      ...nodeFiles,
      open: async (...args: Parameters<typeof nodeFiles.open>) => {
        const handle = await nodeFiles.open(...args);
        const writeHalf = handle.writeFile.bind(handle);
        handle.writeFile = (data) => writeHalf((data as Buffer).subarray(0, 3));
        return handle;
      },
    };
    await assert.rejects(writeAtomic(files, file, 'new and longer'), /only 3 of 14 bytes/);
    assert.equal(await readFile(file, 'utf8'), 'old');
    assert.deepEqual(await readdir(folder), ['file.json']);
  });

  it('is refused when the folder cannot be made durable, with the new file whole', async (t) => {
    const folder = await makeFolderFor(t);
    const file = join(folder, 'file.json');
    await writeFile(file, 'old');
    let syncs = 0;
    const files = failingFiles((call) => (call === 'handle.sync' && ++syncs === 2 ? 'EIO' : undefined));
    await assert.rejects(writeAtomic(files, file, 'new'), { code: 'EIO' });
    assert.equal(await readFile(file, 'utf8'), 'new');
  });

  it('uses a hidden name that is known as temporary', async (t) => {
    const folder = await makeFolderFor(t);
    const seen: string[] = [];
    const files = {
      ...nodeFiles,
      rename: async (from: string, to: string) => {
        seen.push(...(await readdir(folder)));
        await nodeFiles.rename(from, to);
      },
    } as typeof nodeFiles;
    await writeAtomic(files, join(folder, 'page.md'), 'text');
    assert.equal(seen.length, 1);
    assert.ok(seen[0]?.startsWith('.') && isTemporary(seen[0]));
    assert.ok(!isTemporary('page.md'));
  });
});

describe('removing a file', () => {
  it('says whether there was one', async (t) => {
    const folder = await makeFolderFor(t);
    await writeFile(join(folder, 'file'), '');
    assert.equal(await removeDurably(nodeFiles, join(folder, 'file')), true);
    assert.equal(await removeDurably(nodeFiles, join(folder, 'file')), false);
    assert.equal(await removeDurably(nodeFiles, join(folder, 'no', 'file')), false);
  });
});
