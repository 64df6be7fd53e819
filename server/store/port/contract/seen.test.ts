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
  widgetId,
  origin,
  isIn,
  count,
  firstAt: at(time),
  lastAt: at(time),
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

    it('adds up how many were turned away, day by day, and forgets that after a month too', async (t) => {
      const { seen } = await open(t);
      const [widgetId, other] = [randomUUID(), randomUUID()];
      await seen.addTurnedAway('2026-03-02', [{ widgetId, quota: 0, rate: 3 }]);
      await Promise.all([
        seen.addTurnedAway('2026-03-01', [{ widgetId, quota: 2, rate: 0 }]),
        seen.addTurnedAway('2026-03-01', [
          { widgetId, quota: 1, rate: 1 },
          { widgetId: other, quota: 9, rate: 9 },
        ]),
      ]);
      assert.deepEqual(
        await seen.turnedAway([widgetId, randomUUID()], '2026-03-01'),
        new Map([
          [
            widgetId,
            [
              { day: '2026-03-01', quota: 3, rate: 1 },
              { day: '2026-03-02', quota: 0, rate: 3 },
            ],
          ],
        ]),
      );
      assert.deepEqual((await seen.turnedAway([widgetId], '2026-03-02')).get(widgetId)?.length, 1);
      assert.deepEqual(await seen.list([widgetId], '2026-01-01'), new Map());
      await seen.addTurnedAway('2026-04-05', []);
      assert.deepEqual(await seen.turnedAway([widgetId, other], '2026-01-01'), new Map());
    });
  });
}
