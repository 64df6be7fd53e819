/** What a start does with the demo widget when the disk has no room for it. */
import assert from 'node:assert/strict';
import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DEMO_WIDGET_ID } from './defaults.js';
import { prepareDemo } from './demo.js';
import { importPages } from './importing/files/import-pages.js';
import { createMemoryStore } from './store/memory/memory-store.js';
import { openJsonStore } from './store/json/json-store.js';
import {
  makeDiskRoom,
  makeImage,
  mountImage,
  mountMemory,
  noDisks,
} from './store/testing/mounted-disk.fixture.js';

/** Leaves not a byte, also where a large write has failed with some room left. */
async function fill(disk: string): Promise<void> {
  const filler = join(disk, 'filler');
  for (const size of [64 << 20, 1 << 16, 1 << 12, 1 << 9]) {
    const add = () =>
      appendFile(filler, Buffer.alloc(size)).then(
        () => true,
        () => false,
      );
    while (await add());
  }
}

describe('the documentation in the demo widget', () => {
  it('is that of the newest of the servers that share a store', async () => {
    const store = createMemoryStore();
    const start = (version: string) =>
      prepareDemo(
        store,
        (widgetId) =>
          store.pages.save(widgetId, { id: 'start', title: 'Start', url: '/docs/start', content: version }),
        () => assert.fail(),
        version,
      );
    const seen: (string | undefined)[] = [];
    for (const version of ['1.9.0', '1.10.0', '1.9.0', '1.9.0', '1.10.0', '2.0.0']) {
      await start(version);
      seen.push((await store.pages.get(DEMO_WIDGET_ID, 'start'))?.content);
    }
    assert.deepEqual(seen, ['1.9.0', '1.10.0', '1.10.0', '1.10.0', '1.10.0', '2.0.0']);
  });

  it('is that of a release, and not of what was tried before it', async () => {
    const store = createMemoryStore();
    const seen: (string | undefined)[] = [];
    for (const version of ['1.0.0-beta.2', '1.0.0-beta.10', '1.0.0-beta.2', '1.0.0', '1.0.0-beta.10']) {
      const save = (widgetId: string) =>
        store.pages.save(widgetId, { id: 'start', title: 'Start', url: '/docs/start', content: version });
      await prepareDemo(store, save, () => assert.fail(), version);
      seen.push((await store.pages.get(DEMO_WIDGET_ID, 'start'))?.content);
    }
    assert.deepEqual(seen, ['1.0.0-beta.2', '1.0.0-beta.10', '1.0.0-beta.10', '1.0.0', '1.0.0']);
  });
});

describe('the demo widget', { skip: noDisks }, () => {
  for (const kind of ['memory', 'ext4'] as const) {
    it(`stays as it was when its pages changed and the disk is full: ${kind}`, async (t) => {
      const room = await makeDiskRoom(t);
      const disk =
        kind === 'memory'
          ? await mountMemory(t, room, 1 << 20)
          : await mountImage(t, room, await makeImage(room, 'disk', 8));
      if (disk === undefined) return;
      const docs = join(room.folder, 'docs');
      await mkdir(docs);
      const start = async () => {
        const failures: unknown[] = [];
        const store = await openJsonStore(join(disk, 'data'));
        const importDocs = (widgetId: string) =>
          importPages({ pages: store.pages, widgetId, sources: [docs] });
        await prepareDemo(store, importDocs, (error) => failures.push(error), '1.0.0');
        const pages = await store.pages.list(DEMO_WIDGET_ID);
        const widget = await store.widgets.get(DEMO_WIDGET_ID);
        await store.close();
        return { text: pages.map(({ content }) => content).join(), widget, failures };
      };
      const page = (text: string) => `---\ntitle: Start\nurl: /docs/start\n---\n\n${text}\n`;
      await writeFile(join(docs, 'start.md'), page('Old.'));
      for (let restart = 0; restart < 2; restart++) assert.deepEqual((await start()).failures, []);

      await writeFile(join(docs, 'start.md'), page('New. '.repeat(100_000)));
      await fill(disk);
      for (let restart = 0; restart < 3; restart++) {
        const { text, widget, failures } = await start();
        assert.ok(text.startsWith('Old.'));
        assert.equal(widget?.id, DEMO_WIDGET_ID);
        assert.equal(failures.length, 1);
        assert.match(String(failures[0]), /the disk is full/);
      }
    });
  }
});
