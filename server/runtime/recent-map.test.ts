import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RecentMap } from './recent-map.js';

describe('a recent map', () => {
  it('has the newest entries, and lets go of those long before', () => {
    const map = new RecentMap<number, string>(10);
    for (let key = 0; key < 100; key++) map.set(key, `${key}`);
    for (let key = 90; key < 100; key++) assert.equal(map.get(key), `${key}`);
    assert.ok(!map.has(79));
    assert.ok([...map].length <= 20);
  });

  it('has an entry once, the newest, and none that was deleted', () => {
    const map = new RecentMap<string, number>(3);
    for (const [place, key] of ['a', 'b', 'c', 'a', 'd'].entries()) map.set(key, place);
    map.delete('b');
    assert.deepEqual([...map].sort(), [
      ['a', 3],
      ['c', 2],
      ['d', 4],
    ]);
    assert.equal(map.get('b'), undefined);
  });
});
