import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { EngineReply } from '../../answers/answer-engine.js';
import { isGibberish } from './gibberish.js';
import { replyUnlessGibberish } from './intent-reply.js';

const NONSENSE = [
  'asdfgh',
  'fjdksl',
  'qwertyuiop',
  'asdf asdf',
  'dfgdfg',
  'hjkl hjkl hjkl',
  'sdf qwe zxcv blorp 88',
  'zzzzz',
];
const WORDS = [
  'mysql',
  'nginx config',
  'https',
  'XML',
  'kwh',
  'Szczecin',
  'Schlüssel',
  'wifi',
  'RFC 7231',
  'kubectl',
  'postgresql',
  'Nguyen',
  'e-bike',
  'skateboards',
  'asdf how do i pay',
];

const reply = (confidenceScore: number, wasRefused: boolean): EngineReply => ({
  answer: 'So it is.',
  citations: [],
  relatedArticles: [{ pageId: 'a', pageTitle: 'A', pageUrl: '/a' }],
  confidenceScore,
  wasRefused,
});

describe('gibberish', () => {
  it('is keys pressed at random', () => {
    assert.deepEqual(
      NONSENSE.filter((text) => !isGibberish(text)),
      [],
    );
    assert.deepEqual(WORDS.filter(isGibberish), []);
  });

  it('is refused without a page, unless a page knows it', () => {
    const { answer, ...rest } = replyUnlessGibberish('asdfgh', reply(0.1, true));
    assert.match(answer, /not sure what/);
    assert.deepEqual(rest, { citations: [], relatedArticles: [], confidenceScore: 0, wasRefused: true });
    assert.equal(replyUnlessGibberish('asdfgh', reply(0.3, false)).wasRefused, true);
    assert.equal(replyUnlessGibberish('asdfgh', reply(0.9, false)).answer, 'So it is.');
    assert.equal(replyUnlessGibberish('opening hours', reply(0.1, true)).relatedArticles.length, 1);
  });
});
