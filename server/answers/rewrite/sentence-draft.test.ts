import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDraftReader } from './sentence-draft.js';

const A = { text: 'Lamps can be returned.', cite: [1], as: 'sentence' };
const B = { text: 'Use "Send back {order}".', cite: [1, 2], as: 'step' };
const [a, b] = [JSON.stringify(A), JSON.stringify(B)];

const readAll = (text: string, size: number) => {
  const reader = createDraftReader();
  const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
  return pieces.flatMap((piece) => reader.read(piece));
};

describe('the sentences of a model', () => {
  for (const [form, text] of [
    ['one object a line', `${a}\n${b}\n`],
    ['no line end after the last', `${a}\n${b}`],
    ['all on one line', `${a} ${b}`],
    ['an array', `[${a},\n${b}]`],
    ['an object around an array', `{"sentences": [${a}, ${b}]}`],
    ['objects over several lines', [A, B].map((draft) => JSON.stringify(draft, null, 2)).join('\n')],
    ['a code fence', `\`\`\`json\n${a}\n${b}\n\`\`\``],
    ['talk around them', `Sure! Here's the "answer":\n${a}\n{oh, and "this\n${b}\nHope that {helps}`],
    [
      'thoughts before them',
      `\n<think>Maybe ${JSON.stringify({ text: 'No.', cite: [3] })}?</think>\n${a}\n${b}`,
    ],
  ] as const) {
    it(`are read from ${form}, however the stream is cut`, () => {
      for (const size of [1, 3, 7, 1000]) assert.deepEqual(readAll(text, size), [A, B]);
    });
  }

  it('come out as soon as each is closed', () => {
    const reader = createDraftReader();
    assert.deepEqual(reader.read(`${a}\n{"text": "Half`), [A]);
    assert.deepEqual(reader.read(' a sentence'), []);
  });

  it('lack their citations where these are no numbers', () => {
    assert.deepEqual(readAll('{"text":"x","cite":"all"} {"text":"y","cite":["2"]} {"text":"z"}', 100), [
      { text: 'x', cite: [], as: 'sentence' },
      { text: 'y', cite: [2], as: 'sentence' },
      { text: 'z', cite: [], as: 'sentence' },
    ]);
  });

  it('are not made of objects without text, broken ones, or endless ones', () => {
    const endless = `{"text":"${'x'.repeat(5000)}","cite":[1]}`;
    assert.deepEqual(readAll(`{"cite":[1]} {"text":1} {"text":"a" "b"} ${endless} ${a}`, 50), [A]);
  });
});
