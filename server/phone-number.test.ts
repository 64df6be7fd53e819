import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { phoneAddress } from './phone-number.js';

describe('the address of a telephone number', () => {
  for (const [number, address] of [
    ['01632 960118', 'tel:01632960118'],
    ['+44 (0)1632 960118', 'tel:+441632960118'],
    ['(555) 123-4567', 'tel:5551234567'],
    ['030/123 45-0', 'tel:030123450'],
    [' 112 ', 'tel:112'],
  ] as const)
    it(`is told of ${number}`, () => {
      assert.equal(phoneAddress(number), address);
    });

  for (const text of [
    '01632 960118 (press 2)',
    '01632 960118 / 960119',
    '01632 960118/9',
    '01632 960118 ext. 12',
    '0800-FLOWERS',
    '11',
    '1234 5678 9012 3456 7890',
    '*21*0900123456#',
    'tel:112',
    '',
  ])
    it(`is not made up of ${JSON.stringify(text)}`, () => {
      assert.equal(phoneAddress(text), undefined);
    });
});
