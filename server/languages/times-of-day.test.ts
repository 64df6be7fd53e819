import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { holdsTimeOfDay, timeOfDayIn } from './times-of-day.js';

const clock = (minutes: number | undefined): string | undefined =>
  minutes === undefined ? undefined : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const ASKED: readonly (readonly [question: string, time: string | undefined])[] = [
  ['door wont open and its 1 in the morning', '1:00'],
  ['and after 7 at night?', '19:00'],
  ['a class on a thursday evening', '19:00'],
  ['can i come at 7pm', '19:00'],
  ['at 19:30', '19:30'],
  ['five goes in the middle of the day', '12:30'],
  ['a room for 2 nights', undefined],
  ['how much is it', undefined],
];

const NAMES: readonly (readonly [name: string, time: string, holds: boolean | undefined])[] = [
  ['Nights 11pm to 8am', '1:00', true],
  ['Nights 11pm to 8am', '10:00', false],
  ['Off-peak (weekdays 10am to 4pm)', '19:00', false],
  ['9 to 11am', '10:00', true],
  ['10 to 4pm', '11:00', true],
  ['18:00 – 22:00', '20:00', true],
  ['Children 5 to 11', '10:00', undefined],
];

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

describe('a time of the day', () => {
  for (const [question, time] of ASKED) {
    it(`is ${time ?? 'not'} asked about in “${question}”`, () => {
      assert.equal(clock(timeOfDayIn(question, 'en')), time);
    });
  }

  for (const [name, time, holds] of NAMES) {
    it(`${time} is ${holds === undefined ? 'no matter of' : holds ? 'in' : 'not in'} “${name}”`, () => {
      assert.equal(holdsTimeOfDay(name, minutesOf(time), 'en'), holds);
    });
  }
});
