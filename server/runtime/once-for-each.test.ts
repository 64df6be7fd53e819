import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onceForEach } from './once-for-each.js';

describe('what is made once for each object', () => {
  it('is made when it is first asked for, and is the same from then on', () => {
    const asked: string[] = [];
    const lengthOf = onceForEach(({ name }: { name: string }) => {
      asked.push(name);
      return { length: name.length };
    });
    const [one, other] = [{ name: 'one' }, { name: 'other' }];
    const first = lengthOf(one);
    assert.equal(first.length, 3);
    assert.equal(lengthOf(one), first);
    assert.equal(lengthOf(other).length, 5);
    assert.deepEqual(asked, ['one', 'other']);
  });
});
