/** What every store promises of the language model's tokens. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { TokensRecord } from '../../../ledger-records.js';
import { stores } from '../../testing/every-store.fixture.js';

const AT = '2024-05-31T12:00:00.000Z';
const WIDGET = randomUUID();

const spend = (tokens: number, change: Partial<TokensRecord> = {}): TokensRecord => ({
  type: 'tokens',
  id: randomUUID(),
  at: AT,
  widgetId: WIDGET,
  tokens,
  ...change,
});

for (const [name, open] of Object.entries(stores)) {
  describe(`${name}: tokens`, () => {
    it('are set aside while the month of the widget has room, and never more, however many ask at once', async (t) => {
      const { tokens } = await open(t);
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => tokens.reserve(spend(10), 100)));
      assert.equal(outcomes.filter(Boolean).length, 10);
      assert.equal(await tokens.reserve(spend(100, { widgetId: randomUUID() }), 100), true);
      assert.equal(await tokens.reserve(spend(100, { at: '2024-06-01T00:00:00.000Z' }), 100), true);
      await tokens.settle(spend(-4));
      assert.equal(await tokens.reserve(spend(5), 100), false);
      assert.equal(await tokens.reserve(spend(4), 100), true);
      assert.equal(await tokens.usage(WIDGET, Date.parse(AT)), 100);
      assert.equal(await tokens.usage(WIDGET, Date.parse('2024-07-01T00:00:00Z')), 0);
    });
  });
}
