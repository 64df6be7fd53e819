/** What the JSON file store knows without looking, and how it gets to know it. */
import assert from 'node:assert/strict';
import nodeFiles from 'node:fs/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, it, type TestContext } from 'node:test';
import type { FileSystem } from '../files/file-system.js';
import { makeFolderFor, makePage, makeWidget } from '../testing/store.fixture.js';
import { openJsonOperatorStore } from './json-operator-store.js';
import { openJsonStore } from './json-store.js';

/** Waits for what is to come within seconds. */
async function eventually(check: () => void | Promise<void>): Promise<void> {
  const deadline = performance.now() + 20_000;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(20);
    }
  }
}

/** Node's file operations, and the paths of the files that were read. */
function countingFiles() {
  const read: string[] = [];
  const files: FileSystem = {
    ...nodeFiles,
    readFile: ((path: string, ...rest: [never]) => {
      read.push(path);
      return nodeFiles.readFile(path, ...rest);
    }) as FileSystem['readFile'],
  };
  return { files, pagesRead: () => read.filter((path) => path.endsWith('.md')) };
}

async function openWatched(t: TestContext) {
  const folder = await makeFolderFor(t);
  const widget = makeWidget();
  const before = await openJsonStore(folder);
  await before.widgets.save(widget);
  await before.pages.save(widget.id, makePage());
  await before.close();
  const { files, pagesRead } = countingFiles();
  const store = await openJsonStore(folder, { files });
  t.after(() => store.close());
  await store.watch();
  return { folder, store, widget, pagesRead };
}

describe('a JSON file store that watches', () => {
  it('knows every widget at once, and soon what is changed by hand or by others', async (t) => {
    const { folder, store, widget } = await openWatched(t);
    const { widgets } = store;
    assert.deepEqual(widgets.known(), [widget]);
    const other = await openJsonOperatorStore(folder);
    const added = makeWidget({ name: 'Beside' });
    await other.widgets.save(added);
    await eventually(() => {
      assert.deepEqual(widgets.known(), [widget, added]);
    });
    const edited = { ...widget, allowlist: ['new.example'] };
    await writeFile(join(folder, 'widgets', `${widget.id}.json`), JSON.stringify(edited));
    await eventually(() => {
      assert.deepEqual(widgets.known(), [edited, added]);
    });
    await other.widgets.remove(added.id);
    await eventually(() => {
      assert.deepEqual(widgets.known(), [edited]);
    });
  });

  it('knows soon what cannot be read, and that it was mended', async (t) => {
    const { folder, store, widget } = await openWatched(t);
    await mkdir(join(folder, 'pages', widget.id, 'guides'));
    const broken = ['widgets/acme.json', `pages/${widget.id}/guides/broken.md`];
    for (const file of broken) await writeFile(join(folder, file), '---\ntitle: [\n---\n');
    const filesKnown = async () => (await store.knownProblems()).map(({ file }) => file).sort();
    await eventually(async () => {
      assert.deepEqual(await filesKnown(), [...broken].sort());
    });
    await writeFile(join(folder, broken[1] ?? ''), 'Text');
    await nodeFiles.rm(join(folder, broken[0] ?? ''));
    await eventually(async () => {
      assert.deepEqual(await filesKnown(), []);
    });
  });

  it('reads a page once, not with every look', async (t) => {
    const { store, pagesRead } = await openWatched(t);
    await eventually(() => {
      assert.equal(pagesRead().length, 1);
    });
    await store.problems();
    await store.problems();
    assert.equal(pagesRead().length, 1);
  });

  it('is done with looking when it is closed', async (t) => {
    const { store, pagesRead } = await openWatched(t);
    await store.close();
    const before = pagesRead().length;
    await wait(50);
    assert.equal(pagesRead().length, before);
  });
});

describe('a command', () => {
  it('counts pages, and finds what is wrong with widgets, without reading a page', async (t) => {
    const folder = await makeFolderFor(t);
    const { files, pagesRead } = countingFiles();
    const store = await openJsonOperatorStore(folder, { files });
    const { widgets, pages } = store;
    const [one, two] = [makeWidget(), makeWidget()];
    for (const { id } of [one, two]) await pages.save(id, makePage());
    await widgets.save(one);
    await writeFile(join(folder, 'widgets', 'acme.json'), '{');
    assert.equal(await pages.count(one.id), 1);
    assert.equal((await store.problems('widgets')).length, 1);
    assert.deepEqual(pagesRead(), []);
    await writeFile(join(folder, 'pages', one.id, 'broken.md'), '---\ntitle: [\n---\n');
    assert.equal((await store.problems({ pagesOf: one.id })).length, 1);
    assert.deepEqual(await store.problems({ pagesOf: two.id }), []);
    assert.equal(pagesRead().filter((path) => path.includes(two.id)).length, 1);
  });
});

describe('a question about many pages', () => {
  it('does not wait for a long look for hand edits, but for what was saved', async (t) => {
    const folder = await makeFolderFor(t);
    const clock = { time: 0 };
    const files: FileSystem = {
      ...nodeFiles,
      stat: ((path: string, ...rest: [never]) => {
        if (path.endsWith('.md')) clock.time += 100;
        return nodeFiles.stat(path, ...rest);
      }) as FileSystem['stat'],
    };
    const { widgets, pages } = await openJsonOperatorStore(folder, { files, now: () => clock.time });
    const { id } = makeWidget();
    await pages.save(id, makePage());
    const first = await pages.revision(id);
    await writeFile(join(folder, 'pages', id, 'billing.md'), 'Edited by hand');
    clock.time += 10_000;
    assert.equal(await pages.revision(id), first);
    let second = first;
    while (second === first) second = await pages.revision(id);
    await pages.save(id, makePage({ content: 'Saved' }));
    assert.notEqual(await pages.revision(id), second);
    assert.deepEqual(await widgets.list(), []);
  });
});
