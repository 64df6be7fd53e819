import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutCourtesy } from './courtesy.js';

const QUESTIONS: [message: string, question: string][] = [
  ['hi, do you take amex?', 'do you take amex?'],
  ['Hello! Thank you. I lost my key. What now?', 'I lost my key. What now?'],
  ['hi how do i pay', 'how do i pay'],
  ['thanks, and where are you?', 'and where are you?'],
  ['Guten Tag, wie kann ich bezahlen?', 'wie kann ich bezahlen?'],
  ['Bonjour, où êtes-vous ?', 'où êtes-vous ?'],
  ['你好，怎么导出数据？', '怎么导出数据？'],
  ['こんにちは、料金はいくらですか？', '料金はいくらですか？'],
];
const WHOLE = [
  'Hi, parking?',

  'hello world example',
  'thank you page tracking',
  'day pass price',
  'hi',
  'thanks!',
  'good morning yoga',
  '',
];

describe('a question without its courtesy', () => {
  for (const [message, question] of QUESTIONS) {
    it(`loses greeting and thanks: ${message}`, () => {
      assert.equal(withoutCourtesy(message), question);
    });
  }

  it('keeps a greeting that is part of it, and one that stands alone', () => {
    for (const message of WHOLE) assert.equal(withoutCourtesy(message), message);
  });
});
