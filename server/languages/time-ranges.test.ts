/** Which ranges of time hold a length. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suitsTimeRange } from './time-ranges.js';

const DAY = 24 * 60;
const HELD: readonly (readonly [code: string, text: string, minutes: number, isHeld: boolean])[] = [
  ['en', 'From 27 to 8 days: half', 10 * DAY, true],
  ['en', '7–13 days before arrival', 10 * DAY, true],
  ['en', 'between two and six weeks', 3 * 7 * DAY, true],
  ['en', '2 hours to 3 days', DAY, true],
  ['en', 'Up to 28 days before: all of it', 10 * DAY, false],
  ['en', 'Up to 28 days before: all of it', 30 * DAY, true],
  ['en', 'up to 4 hours', 180, true],
  ['en', 'up to 4 hours', 300, false],
  ['en', 'less than 48 hours before the lesson', DAY, true],
  ['en', 'less than 48 hours before the lesson', 3 * DAY, false],
  ['en', '14 days or more', 20 * DAY, true],
  ['en', '14+ days', 20 * DAY, true],
  ['en', 'more than 14 days', 10 * DAY, false],
  ['en', 'open 14 days', 10 * DAY, false],
  ['de', 'bis zu 4 Stunden', 180, true],
  ['de', '7 bis 13 Tage vor Anreise', 10 * DAY, true],
  ['de', 'bis 14 Tage vor Anreise kostenlos', 10 * DAY, false],
  ['fr', 'plus de 48 heures', 3 * DAY, true],
];

describe('suitsTimeRange', () => {
  for (const [code, text, minutes, isHeld] of HELD) {
    it(`${isHeld ? 'finds' : 'does not find'} ${minutes} minutes in “${text}”`, () => {
      assert.equal(suitsTimeRange(text, minutes, code) > 0, isHeld);
    });
  }

  it('prefers the narrower of several that hold it', () => {
    const suits = (text: string): number => suitsTimeRange(text, 180, 'en');
    assert.ok(suits('2 to 4 hours') > suits('up to 4 hours'));
    assert.ok(suits('up to 4 hours') > suits('up to 8 hours'));
  });
});
