import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retryAfterMs } from './retry-after.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const DAY = 86_400_000;

describe('the pause that a server asks for', () => {
  for (const [header, ms] of [
    ['7', 7000],
    [' 120 ', 120_000],
    ['0', 0],
    ['Thu, 01 Jan 2026 00:00:20 GMT', 20_000],
    ['Thu, 01 Jan 2026 00:00:00 GMT', 0],
    ['9'.repeat(400), DAY],
    ['Fri, 01 Jan 2100 00:00:00 GMT', DAY],
    ['Wed, 31 Dec 2025 23:59:00 GMT', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['tomorrow', undefined],
    ['', undefined],
    [['7', '8'], undefined],
    [undefined, undefined],
  ] as const) {
    const said = header === undefined ? 'absent' : JSON.stringify(header).slice(0, 40);
    it(`is ${ms ?? 'not told'} where the header is ${said}`, () => {
      assert.equal(retryAfterMs(typeof header === 'object' ? [...header] : header, NOW), ms);
    });
  }
});
