/** What every store promises of the websites that widgets were asked for from. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { stores } from '../../testing/every-store.fixture.js';
import { MAX_SEEN, type SeenStore } from '../seen-store.js';

const listOf = async (seen: SeenStore, widgetId: string, from: string) =>
  (await seen.list([widgetId], from)).get(widgetId) ?? [];

const at = (time: string) => `2026-03-${time}:00.000Z`;
const seenAt = (widgetId: string, origin: string, time: string, isIn = false, count = 1) => ({
  ...{ widgetId, origin, isIn, count },
  ...{ firstAt: at(time), lastAt: at(time) },
});

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: websites that were seen`, () => {
    it('adds up what was seen of each, let in or refused, the latest first', async (t) => {
      const { seen } = await open(t);
      const [widgetId, other] = [randomUUID(), randomUUID()];
      await Promise.all([
        seen.add('2026-03-01', [seenAt(widgetId, 'https://a.example', '01T10:00')]),
        seen.add('2026-03-01', [seenAt(widgetId, 'https://a.example', '01T12:00', false, 4)]),
        seen.add('2026-03-01', [seenAt(other, 'https://b.example', '01T12:00')]),
      ]);
      await seen.add('2026-03-02', [
        seenAt(widgetId, 'https://a.example', '02T09:00'),
        seenAt(widgetId, 'https://a.example', '02T11:00', true, 2),
      ]);
      assert.deepEqual(await listOf(seen, widgetId, '2026-03-01'), [
        {
          origin: 'https://a.example',
          isIn: true,
          count: 2,
          firstAt: at('02T11:00'),
          lastAt: at('02T11:00'),
        },
        {
          origin: 'https://a.example',
          isIn: false,
          count: 6,
          firstAt: at('01T10:00'),
          lastAt: at('02T09:00'),
        },
      ]);
      assert.deepEqual(
        (await listOf(seen, widgetId, '2026-03-02')).map(({ count }) => count),
        [2, 1],
      );
      assert.deepEqual(await listOf(seen, randomUUID(), '2026-03-01'), []);
    });

    it('keeps those that came oftener where there are too many, and forgets after a month', async (t) => {
      const { seen } = await open(t);
      const widgetId = randomUUID();
      await seen.add('2026-03-01', [seenAt(widgetId, 'https://acme.example', '01T00:00', false, 3)]);
      const flood = Array.from({ length: 2 * MAX_SEEN }, (_, index) =>
        seenAt(widgetId, `https://${index}.evil.example`, '01T13:00'),
      );
      await seen.add('2026-03-01', flood);
      const kept = await listOf(seen, widgetId, '2026-03-01');
      assert.equal(kept.length, MAX_SEEN);
      assert.ok(kept.some(({ origin }) => origin === 'https://acme.example'));
      await seen.add('2026-03-31', []);
      assert.deepEqual(await listOf(seen, widgetId, '2026-01-01'), []);
    });
  });
}
