/** What is collected of the websites that ask for widgets. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createMemoryStore } from '../../store/memory/memory-store.js';
import { MAX_SEEN, type SeenStore } from '../../store/port/seen-store.js';
import { createSeenCollector } from './seen-collector.js';

const listOf = async (seen: SeenStore, widgetId: string, from: string) =>
  (await seen.list([widgetId], from)).get(widgetId) ?? [];
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

  it('keeps what could not be stored for the next time', async () => {
    const { seen } = createMemoryStore();
    let isFull = true;
    const disk = {
      ...seen,
      add: (...args: Parameters<typeof seen.add>) =>
        isFull ? Promise.reject(new Error('full')) : seen.add(...args),
    };
    const collector = createSeenCollector(disk, () => NOON);
    collector.note('w', 'https://acme.example', true);
    await assert.rejects(collector.flush());
    isFull = false;
    await collector.flush();
    assert.equal((await listOf(seen, 'w', '2026-07-14')).length, 1);
  });
});
