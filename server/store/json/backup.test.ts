import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import nodeFiles, { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Quota } from '../../model.js';
import { siteSchema } from '../../site-records.js';
import { backUpData } from './backup.js';
import { failingFiles } from '../testing/failing-files.fixture.js';
import { openJsonStore } from './json-store.js';
import { makeFolderFor, makePage, makeQuestion, makeWidget } from '../testing/store.fixture.js';

const quota: Quota = { messages: 1_000_000, period: 'month' };
const { widgetId, conversationId } = makeQuestion();

describe('a backup', () => {
  it('under load holds all that was acknowledged before it, and is a whole data folder', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    const store = await openJsonStore(folder, { segmentBytes: 20_000 });
    t.after(() => store.close());
    const widget = makeWidget({ id: widgetId });
    await store.widgets.save(widget);

    const acknowledged: string[] = [];
    const progress = { isDone: false };
    const load = Array.from({ length: 16 }, async (_, writer) => {
      for (let round = 0; !progress.isDone; round++) {
        const question = makeQuestion({ text: 'x'.repeat(round % 500) });
        await store.conversations.accept(question, quota);
        acknowledged.push(question.id);
        if (round % 10 === 0) await store.pages.save(widgetId, makePage({ id: `guides/${writer}` }));
      }
    });
    for (let round = 0; round < 3; round++) {
      const before = acknowledged.length;
      while (acknowledged.length < before + 300) await new Promise((resolve) => setTimeout(resolve, 1));
      const safe = [...acknowledged];
      const target = join(elsewhere, `backup-${round}`);
      const report = await backUpData(folder, target);
      assert.ok(report.files > 2 && report.bytes > 0);

      const copy = await openJsonStore(target);
      const turns = await copy.conversations.turns(widgetId, conversationId, 1_000_000);
      const ids = new Set(turns.map(({ question }) => question.id));
      assert.deepEqual(
        safe.filter((id) => !ids.has(id)),
        [],
      );
      assert.deepEqual(await copy.problems(), []);
      assert.deepEqual(await copy.widgets.list(), [widget]);
      assert.ok((await copy.pages.list(widgetId)).length > 0);
      await copy.close();
    }
    progress.isDone = true;
    await Promise.all(load);
    assert.deepEqual((await readdir(elsewhere)).sort(), ['backup-0', 'backup-1', 'backup-2']);
  });

  it('holds the images of widgets', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    const store = await openJsonStore(folder);
    const [bytes, name] = [Buffer.from('GIF89a'), `${'0a'.repeat(16)}.gif`];
    await store.pages.save(widgetId, makePage());
    await store.images.save(widgetId, name, bytes);
    await store.close();
    await backUpData(folder, join(elsewhere, 'copy'));
    const copy = await openJsonStore(join(elsewhere, 'copy'));
    t.after(() => copy.close());
    assert.deepEqual(await copy.images.get(widgetId, name), bytes);
  });

  it('knows what imports saw of sites, so that the next import asks only for changes', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    const store = await openJsonStore(folder);
    const site = siteSchema.parse({
      start: 'https://acme.example/',
      startedAt: '2024-05-31T12:00:00.000Z',
      visits: [{ url: 'https://acme.example/', visitedAt: '2024-05-31T12:00:00.000Z', etag: '"1"' }],
    });
    await store.sites.save(widgetId, site);
    await store.pages.save(widgetId, makePage());
    await writeFile(join(folder, 'pages', widgetId, `.billing.md.${randomUUID()}.tmp`), 'half a pa');
    await mkdir(join(folder, 'pages', `.${randomUUID()}.removed`));
    await store.close();
    await backUpData(folder, join(elsewhere, 'copy'));
    const copy = await openJsonStore(join(elsewhere, 'copy'));
    t.after(() => copy.close());
    assert.deepEqual(await copy.sites.list(widgetId), [site]);
    const names = await readdir(join(elsewhere, 'copy', 'pages'), { recursive: true });
    assert.deepEqual(
      names.filter((name) => /\.(?:tmp|removed)$/.test(name)),
      [],
    );
  });

  it('is for the eyes of the owner alone', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    const store = await openJsonStore(folder);
    const widget = makeWidget();
    await store.widgets.save(widget);
    await store.close();
    await backUpData(folder, join(elsewhere, 'copy'));
    const modeOf = async (...path: string[]) => (await stat(join(elsewhere, 'copy', ...path))).mode & 0o777;
    assert.equal(await modeOf('widgets', `${widget.id}.json`), 0o600);
    assert.equal(await modeOf('log', '00000001.jsonl'), 0o600);
    assert.equal(await modeOf('log'), 0o700);
    assert.equal(await modeOf(), 0o700);
  });

  it('goes to a new or an empty folder outside, of a data folder', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    await (await openJsonStore(folder)).close();
    const refused = (from: string, to: string, message: RegExp) =>
      assert.rejects(backUpData(from, to), { code: 'invalid_request', message });
    await refused(folder, folder, /lies in the data folder/);
    await refused(folder, join(folder, 'backup'), /lies in the data folder/);
    await refused(elsewhere, join(elsewhere, '..', 'x'), /is not a data folder/);
    await writeFile(join(elsewhere, 'file'), '');
    await refused(folder, elsewhere, /exists/);
    await refused(folder, join(elsewhere, 'file'), /exists/);
    await mkdir(join(elsewhere, 'empty'));
    await backUpData(folder, join(elsewhere, 'empty'));
    assert.ok((await readdir(join(elsewhere, 'empty'))).includes('log'));
  });

  it('that fails leaves nothing behind', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    const store = await openJsonStore(folder);
    await store.conversations.accept(makeQuestion(), quota);
    await store.close();
    const files = failingFiles((call) => (call === 'handle.writeFile' ? 'ENOSPC' : undefined));
    await assert.rejects(backUpData(folder, join(elsewhere, 'copy'), { files }), /the disk is full/);
    assert.deepEqual(await readdir(elsewhere), []);
  });

  it('makes many files durable at the same time', async (t) => {
    const [folder, elsewhere] = [await makeFolderFor(t), await makeFolderFor(t)];
    await mkdir(join(folder, 'pages', widgetId), { recursive: true });
    for (let page = 0; page < 100; page++) {
      await writeFile(join(folder, 'pages', widgetId, `${page}.md`), 'Text');
    }
    let [atOnce, most] = [0, 0];
    const files = {
      ...nodeFiles,
      async open(...args: Parameters<typeof nodeFiles.open>) {
        const handle = await nodeFiles.open(...args);
        const sync = handle.sync.bind(handle);
        handle.sync = async () => {
          most = Math.max(most, ++atOnce);
          await sync();
          atOnce--;
        };
        return handle;
      },
    };
    const report = await backUpData(folder, join(elsewhere, 'copy'), { files });
    assert.equal(report.files, 100);
    assert.ok(most >= 4, `${most} at once`);
  });
});
