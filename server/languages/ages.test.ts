/** For whom a line of a price list, or a sentence, is. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ageIn, isForAge } from './ages.js';

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
  ['en', 'Senior, 62 and up', 70, true],
  ['en', 'Senior, 62 and up', 60, false],
  ['de', 'ab 60 Jahre und älter', 61, true],
  ['en', 'Two-year-olds', 2, true],
  ['en', 'Two-year-olds', 3, false],
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

const AGES: readonly (readonly [question: string, age: number | undefined])[] = [
  ['my lad is 8, what do you charge at the weekend', 8],
  ['and for a 13 year old?', 13],
  ['a full week for a three year old', 3],
  ['mornings only, shes two', 2],
  ['a pass for one year', undefined],
  ['oap haircut on a wednesday', 70],
  ['do toddlers pay', 2],
  ['table for 8', undefined],
];

describe('ageIn', () => {
  for (const [question, age] of AGES) {
    it(`reads ${age === undefined ? 'no age' : `the age of ${age}`} in “${question}”`, () => {
      assert.equal(ageIn(question), age);
    });
  }
});
