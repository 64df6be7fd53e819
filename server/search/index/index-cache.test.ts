import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import type { Page } from '../../model.js';
import { createKnowledge, type Knowledge } from '../knowledge.js';
import { makePage } from './pages.fixture.js';

const WIDGET = '11111111-1111-4111-8111-111111111111';

interface Site {
  folder: string;
  pages: Page[];
  revision: string;
  /** How often the pages were read. */
  reads: number;
  open(): Knowledge;
}

async function createSite(t: TestContext): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'index-cache-'));
  t.after(() => rm(folder, { recursive: true }));
  const site: Site = {
    folder,
    pages: Array.from({ length: 12 }, (_, i) => makePage(i)),
    revision: '1',
    reads: 0,
    open: () =>
      createKnowledge({
        cacheFolder: folder,
        pages: {
          list: () => {
            site.reads++;
            return Promise.resolve(site.pages);
          },
          revision: () => Promise.resolve(site.revision),
        },
      }),
  };
  return site;
}

/** Starts, answers once and stops: what was found, and how often the pages were read for it. */
async function visit(site: Site): Promise<{ pages: string[]; texts: string[]; reads: number }> {
  const before = site.reads;
  const knowledge = site.open();
  const index = await knowledge.indexFor(WIDGET);
  await knowledge.close();
  const texts = Array.from({ length: index.passageCount }, (_, i) =>
    index.passageAt(i).passage.headings.join(),
  );
  return { pages: index.pages.map(({ id }) => id).sort(), texts, reads: site.reads - before };
}

const segmentsOf = async ({ folder }: Site): Promise<string[]> =>
  (await readdir(join(folder, WIDGET))).filter((name) => name.endsWith('.segment'));

describe('the kept index', () => {
  it('serves the next start without reading a page', async (t) => {
    const site = await createSite(t);
    const first = await visit(site);
    assert.equal(first.reads, 1);
    assert.deepEqual(await visit(site), { ...first, reads: 0 });
  });

  it('follows pages that changed while the server was down, and writes only the change', async (t) => {
    const site = await createSite(t);
    await visit(site);
    const [before] = await segmentsOf(site);
    site.pages = [...site.pages, makePage(99)];
    site.revision = '2';
    const second = await visit(site);
    assert.equal(second.pages.length, 13);
    const after = await segmentsOf(site);
    assert.equal(after.length, 2);
    assert.ok(after.includes(before ?? ''));
    assert.deepEqual(await visit(site), { ...second, reads: 0 });
  });

  for (const [damage, spoil] of [
    [
      'a flipped bit',
      async (path: string) => {
        const bytes = await readFile(path);
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
        await writeFile(path, bytes);
      },
    ],
    ['a cut end', (path: string) => truncate(path, 2000)],
    ['an empty file', (path: string) => truncate(path, 0)],
    ['a missing file', (path: string) => rm(path)],
    ['rubbish', (path: string) => writeFile(path, 'rubbish '.repeat(1000))],
  ] as const) {
    it(`is built again where ${damage} spoils a segment`, async (t) => {
      const site = await createSite(t);
      const first = await visit(site);
      const [segment = ''] = await segmentsOf(site);
      await spoil(join(site.folder, WIDGET, segment));
      assert.deepEqual(await visit(site), first);
      assert.deepEqual(await visit(site), { ...first, reads: 0 });
    });
  }

  it('is built again where its list of segments is damaged or another version made it', async (t) => {
    const site = await createSite(t);
    const first = await visit(site);
    const path = join(site.folder, WIDGET, 'index.json');
    const manifest = await readFile(path, 'utf8');
    const other = JSON.stringify({ ...(JSON.parse(manifest) as object), maker: 'another' });
    for (const spoilt of ['', '{"maker":', manifest.slice(0, 40), other]) {
      await writeFile(path, spoilt);
      assert.deepEqual(await visit(site), first, spoilt);
    }
    assert.equal((await segmentsOf(site)).length, 1);
  });

  it('tells the next start which widgets visitors asked, the one asked last first', async (t) => {
    const site = await createSite(t);
    const ids = ['b', 'c', 'a'].map((letter) => `${letter.repeat(8)}-1111-4111-8111-111111111111`);
    const knowledge = site.open();
    await knowledge.prepare(WIDGET);
    for (const id of ids) {
      await knowledge.indexFor(id);
      // It is written down in the background, and the next one is to be later.
      const isKnown = async () => (await site.open().recentlyUsed()).some(({ widgetId }) => widgetId === id);
      while (!(await isKnown())) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await knowledge.close();
    const used = await site.open().recentlyUsed();
    assert.deepEqual(
      used.map(({ widgetId }) => widgetId),
      ids.reverse(),
    );
  });

  it('is known to be there without being loaded, until the pages change', async (t) => {
    const site = await createSite(t);
    assert.equal(await site.open().isCurrent(WIDGET), false);
    await visit(site);
    assert.equal(await site.open().isCurrent(WIDGET), true);
    site.revision = '2';
    assert.equal(await site.open().isCurrent(WIDGET), false);
  });

  it('goes with its widget', async (t) => {
    const site = await createSite(t);
    await visit(site);
    await site.open().keepOnly([WIDGET]);
    assert.deepEqual(await readdir(site.folder), [WIDGET]);
    await site.open().keepOnly([]);
    assert.deepEqual(await readdir(site.folder), []);
  });

  it('is given up, and the server answers, where its folder cannot be written', async (t) => {
    const site = await createSite(t);
    await writeFile(join(site.folder, WIDGET), 'a file where the folder should be');
    assert.equal((await visit(site)).pages.length, 12);
  });
});
