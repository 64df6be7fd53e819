import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { longHashOf } from './string-table.js';
import { NumberTable } from './number-table.js';

describe('a number table', () => {
  it('numbers each once, in the order in which they come, and tells them again', () => {
    const table = new NumberTable();
    const hashes = Array.from({ length: 5000 }, (_, each) => longHashOf(`question ${each}`));
    // Equal in their lower 32 bits, as few are.
    const values = [...hashes, ...hashes.slice(0, 100).map((value) => value + 2 ** 32)];
    const places = values.map((_, place) => place);
    for (let round = 0; round < 2; round++) {
      assert.deepEqual(
        values.map((value) => table.numberOf(value)),
        places,
      );
    }
    assert.equal(table.size, values.length);
    assert.deepEqual(
      places.map((place) => table.valueOf(place)),
      values,
    );
    assert.deepEqual(
      values.map((value) => table.find(value)),
      places,
    );
    assert.equal(table.find(longHashOf('never asked')), undefined);
    assert.equal(table.size, values.length, 'looking for one adds none');
  });
});
