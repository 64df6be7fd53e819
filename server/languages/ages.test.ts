/** For whom a line of a price list, or a sentence, is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isForAge } from './ages.js';

const LINES: readonly (readonly [code: string, line: string, age: number, isFor: boolean])[] = [
  ['en', 'Children 5–15', 12, true],
  ['en', 'Children 5–15', 16, false],
  ['en', 'Junior, 5 to 11', 7, true],
  ['en', 'Toddlers (up to 4 yrs)', 3, true],
  ['en', 'up to 4 guests', 3, false],
  ['en', 'Under 5s', 4, true],
  ['en', 'Children under eight must hold a hand', 7, true],
  ['en', 'Children under eight must hold a hand', 9, false],
  ['en', 'Under 14 and over 65', 70, true],
  ['en', '65+', 66, true],
  ['de', 'bis 3 Kinder frei', 2, false],
  ['de', 'Kinder unter 6 sind frei', 5, true],
];

describe('isForAge', () => {
  for (const [code, line, age, isFor] of LINES) {
    it(`${isFor ? 'finds' : 'does not find'} the age of ${age} in “${line}”`, () => {
      assert.equal(isForAge(line, age, code), isFor);
    });
  }
});
