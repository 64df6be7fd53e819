import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FrequentItems } from './frequent-items.js';

describe('frequent items', () => {
  it('keep few of any number of things, and count the frequent among them', () => {
    const items = new FrequentItems<string>(10);
    const add = (key: string) => items.add(key, () => key);
    for (let at = 0; at < 1000; at++) {
      add(`rare ${at}`);
      if (at % 2 === 0) add('often');
      if (at % 5 === 0) add('sometimes');
    }
    const [first, second, ...rest] = items.list();
    assert.deepEqual(first, { value: 'often', count: 500 });
    assert.deepEqual(second, { value: 'sometimes', count: 200 });
    assert.ok(rest.length <= 18 && rest.every(({ count }) => count === 1));
  });
});
