/** Lengths of time, however they are written. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minutesIn } from './lengths-of-time.js';

const CASES: readonly (readonly [code: string, text: string, minutes: readonly number[]])[] = [
  ['en', 'How much is a two hour lesson?', [120]],
  ['en', '120 minutes', [120]],
  ['en', 'a 90-minute session, or 45 mins', [90, 45]],
  ['en', 'for an hour and a half', [90]],
  ['en', 'half an hour', [30]],
  ['en', 'within 1.5 hours', [90]],
  ['en', '3 days or a week', [3 * 24 * 60]],
  ['en', 'open from 9.30 minutes walk', []],
  ['en', 'how long is the session', []],
  ['de', 'anderthalb Stunden', [90]],
  ['de', '2 Stunden, 30 Min.', [120, 30]],
  ['fr', '3 heures', [180]],
  ['ja', '2時間', [120]],
];

describe('minutesIn', () => {
  for (const [code, text, minutes] of CASES) {
    it(`reads “${text}”`, () => {
      assert.deepEqual(minutesIn(text, code), minutes);
    });
  }
});
