/** What words mean by themselves, and files of word vectors that cannot be read. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { WORD_VECTORS } from './open-encoder.js';
import { readWordVectors } from './word-vectors.js';

const vectorOf = readWordVectors(WORD_VECTORS);

function likeness(a: string, b: string): number {
  const other = vectorOf(b);
  return vectorOf(a).reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
}

describe('the vectors of words', () => {
  it('tell what is nearer in meaning', () => {
    for (const [word, near, far] of [
      ['labrador', 'dogs', 'cars'],
      ['wheelchair', 'steps and lifts', 'breakfast and bread'],
      ['nicked', 'stolen', 'opened'],
      ['jumper', 'sweater', 'window'],
    ] as const) {
      assert.ok(likeness(word, near) > likeness(word, far), word);
    }
  });

  it('have length 1, whatever the order, the capitals and the accents of the words', () => {
    assert.ok(Math.abs(likeness('where do I park?', 'where do I park?') - 1) < 1e-5);
    assert.ok(likeness('a café in town', 'In town: a CAFE') > 1 - 1e-5);
  });

  it('read the parts of a word that is not known as a whole', () => {
    assert.deepEqual(vectorOf('labrador’s'), vectorOf("labrador's"));
    assert.ok(likeness("labrador's", 'dogs') > likeness("labrador's", 'cars'));
  });

  it('are nothing where no word is known', () => {
    assert.deepEqual(new Set(vectorOf('日本語 ¿¡ qqzzqqzz')), new Set([0]));
  });
});

describe('a file of word vectors', () => {
  it('that is cut off is said to be not whole', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'word-vectors-'));
    t.after(() => {
      rmSync(folder, { recursive: true });
    });
    const path = join(folder, 'cut.bin');
    writeFileSync(path, readFileSync(WORD_VECTORS).subarray(0, -10));
    assert.throws(() => readWordVectors(path), /word vectors are not whole/);
  });
});
