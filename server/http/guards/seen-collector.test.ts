/** What is collected of the websites that ask for widgets. */
import assert from 'node:assert/strict';
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { openJsonStore } from '../../store/json/json-store.js';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { MAX_SEEN, type SeenStore } from '../../store/port/seen-store.js';
import type { Store } from '../../store/port/store.js';
import { makeFolderFor } from '../../store/testing/store.fixture.js';
import { createSeenCollector } from './seen-collector.js';

const listOf = async (seen: SeenStore, widgetId: string, from: string) =>
  (await seen.list([widgetId], from)).get(widgetId) ?? [];
const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 6, 14, 12);

describe('the collector of seen websites', () => {
  it('stores once what came again and again, and what is no origin not at all', async () => {
    const { seen } = createMemoryStore();
    let now = NOON;
    const collector = createSeenCollector(seen, () => now);
    for (const origin of ['https://a.example', 'https://a.example/path', 'HTTPS://a example', '', 'null'])
      collector.note('w', origin, false);
    now += 60_000;
    collector.note('w', 'https://a.example', false);
    collector.note('w', 'https://a.example', true);
    await Promise.all([collector.flush(), collector.flush()]);
    const found = await listOf(seen, 'w', '2026-07-14');
    assert.deepEqual(found.map(({ origin, isIn, count }) => [origin, isIn, count]).sort(), [
      ['https://a.example', false, 2],
      ['https://a.example', true, 1],
      ['null', false, 1],
    ]);
    assert.deepEqual(found.map(({ firstAt }) => firstAt.slice(11, 16)).sort(), ['12:00', '12:00', '12:01']);
  });

  it('keeps a website that comes again beside a flood of names that come once', async () => {
    const { seen } = createMemoryStore();
    const collector = createSeenCollector(seen, () => NOON);
    for (let turn = 0; turn < 2; turn++) collector.note('w', 'https://acme.example', false);
    for (let index = 0; index < 5000; index++) collector.note('w', `https://${index}.evil.example`, false);
    await collector.flush();
    const found = await listOf(seen, 'w', '2026-07-14');
    assert.ok(found.length <= MAX_SEEN);
    assert.ok(found.some(({ origin }) => origin === 'https://acme.example'));
  });

  it('counts once what can be stored on one day and not on the next, with what comes meanwhile', async (t) => {
    const folder = await makeFolderFor(t);
    const { seen } = await openStoreIn(t, folder);
    let now = NOON;
    const collector = createSeenCollector(seen, () => now);
    const note = () => {
      collector.note('w', 'https://acme.example', true);
      collector.noteTurnedAway('w', 'quota');
    };
    const counts = async () => [
      (await listOf(seen, 'w', '2026-07-01'))[0]?.count,
      ...((await seen.turnedAway(['w'], '2026-07-01')).get('w') ?? []).map(({ quota }) => quota),
    ];
    const blocked = ['2026-07-15.json', '2026-07-14-turned-away.json'].map((name) =>
      join(folder, 'seen', name),
    );
    for (const path of blocked) await mkdir(path, { recursive: true });
    note();
    now += DAY_MS;
    let noted = 0;
    const flushed = new AbortController();
    const failing = assert.rejects(collector.flush()).finally(() => {
      flushed.abort();
    });
    for (; !flushed.signal.aborted; noted++) {
      note();
      await setImmediate();
    }
    await failing;
    for (const path of blocked) await rmdir(path);
    const [ofFirstDay, ...others] = await counts();
    assert.deepEqual([ofFirstDay, others.length], [1, 1]);
    await collector.flush();
    assert.deepEqual(await counts(), [1 + noted, 1, noted]);
  });

  it('counts once what is stored while what is old cannot be removed', async (t) => {
    const folder = await makeFolderFor(t);
    const { seen } = await openStoreIn(t, folder);
    const collector = createSeenCollector(seen, () => NOON);
    collector.note('w', 'https://acme.example', true);
    const old = join(folder, 'seen', '2026-01-01.json');
    await mkdir(old, { recursive: true });
    await assert.rejects(collector.flush());
    await rmdir(old);
    await collector.flush();
    assert.equal((await listOf(seen, 'w', '2026-07-14'))[0]?.count, 1);
  });
});

/** Where a folder stands in the place of one of its files, that can be neither written nor removed. */
async function openStoreIn(t: TestContext, folder: string): Promise<Store> {
  const store = await openJsonStore(folder);
  t.after(() => store.close());
  return store;
}
