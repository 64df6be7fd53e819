import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { createDocumentReader } from '../documents/document-reader.js';
import { WIDGET_ID } from './import-site.fixture.js';
import { importSite } from './import-site.js';
import { refreshSource } from './refresh-source.js';
import { createMemorySites, createTestClock, openClient, openSite, page } from './site.fixture.js';

const DAY_MS = 24 * 3_600_000;
/** More than its reader may hold here, and less than other readers may. */
const HEAVY = '<p>word <b>bold</b></p>'.repeat(80_000);

/** A widget whose reader has little memory, and which tells what it was given to read. */
async function open(t: TestContext) {
  const site = await openSite(t, {
    '/': page('Welcome', 'Lamps.', ['/heavy', '/light']),
    '/light': page('Light', 'Text.'),
    '/heavy': (_, response) => response.end(HEAVY),
  });
  const small = createDocumentReader({ memoryMb: 180 });
  t.after(() => small.close());
  const paths: string[] = [];
  const reader: typeof small = {
    ...small,
    read(source) {
      if (source.from === 'web') paths.push(new URL(source.url).pathname);
      return small.read(source);
    },
  };
  const { pages } = createMemoryStore();
  const [sites, clock, client] = [createMemorySites(), createTestClock(), openClient(t)];
  const options = { pages, sites, client, reader, clock, widgetId: WIDGET_ID };
  return { site, paths, sites, clock, options };
}

describe('a page that ended its reader', () => {
  it('is left alone for a day, then for two, and is read at once when it is another', async (t) => {
    const { site, paths, clock, options } = await open(t);
    const run = async () => {
      paths.length = 0;
      const { skipped, pages } = await importSite({ ...options, start: site.url });
      return [pages, paths.includes('/heavy'), skipped.map(({ reason }) => reason.replace(/\d{4}-.*/, 'T'))];
    };
    const tooMuch = 'needs too much memory to be read';
    const waits = `${tooMuch}, and is not tried again before T`;
    assert.deepEqual(await run(), [2, true, [tooMuch]]);
    assert.deepEqual(await run(), [2, false, [waits]]);
    await clock.sleep(DAY_MS, undefined);
    assert.deepEqual(await run(), [2, true, [tooMuch]]);
    await clock.sleep(DAY_MS, undefined);
    assert.deepEqual(await run(), [2, false, [waits]]);
    site.routes['/heavy'] = page('Mended', 'It is short now.');
    assert.deepEqual(await run(), [3, true, []]);
  });

  it('keeps no refresh of its site from bringing the other pages', async (t) => {
    const { site, options } = await open(t);
    const source = { url: site.url, every: '24h' };
    const refresh = await refreshSource({ ...options, source, signal: new AbortController().signal });
    assert.ok(typeof refresh === 'object' && 'report' in refresh);
    assert.equal(refresh.report.pages, 2);
    assert.equal((await options.pages.list(WIDGET_ID)).length, 2);
  });

  it('is remembered at once, so that a server that is killed then does not begin with it again', async (t) => {
    const { site, paths, sites, options } = await open(t);
    const source = { url: site.url, every: '24h' };
    const killed = new AbortController();
    site.routes['/light'] = (_, response) => {
      killed.abort();
      response.destroy();
    };
    assert.equal(await refreshSource({ ...options, source, signal: killed.signal }), 'stopped');
    assert.deepEqual(
      (await sites.get(WIDGET_ID, site.url))?.unreadable?.map(({ url, failures }) => [url, failures]),
      [[`${site.url}/heavy`, 1]],
    );
    paths.length = 0;
    site.routes['/light'] = page('Light', 'Text.');
    const again = await refreshSource({ ...options, source, signal: new AbortController().signal });
    assert.ok(typeof again === 'object' && 'report' in again);
    assert.deepEqual([again.report.pages, paths], [2, ['/', '/light']]);
  });
});
