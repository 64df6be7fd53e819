import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareVectors } from './compare-vectors.js';
import { quantize } from './vector.js';
import { VectorTable } from './vector-table.js';

const vector = (...values: number[]): Int8Array => quantize(Float32Array.from(values));

/** Three passages; the second has titles like the first, the third has no vector of its own; two have units. */
function compare(question: Int8Array) {
  const table = new VectorTable();
  table.add([
    ['passage 0', vector(1, 0.5)],
    ['passage 1', vector(1, 0.4)],
    ['title of 0', vector(0, 1)],
    ['title of 1', vector(1, 0)],
    ['sentence of 0', vector(-1, 0)],
    ['other sentence of 0', vector(0.2, 1)],
  ]);
  const rows = {
    passages: Int32Array.of(0, 1, -1),
    headings: Int32Array.of(2, 3, 3),
    units: [Int32Array.of(4, -1, 5), Int32Array.of(), Int32Array.of(-1)],
  };
  return compareVectors(question, rows, table, {});
}

describe('comparing a question with passages and their titles', () => {
  it('puts first what both are near to, though a passage alone is nearer', () => {
    const near = compare(vector(1, 0.5));
    const own = [0, 1].map((passage) => near.similarity(passage) ?? 0);
    const titles = [0, 1].map((passage) => near.headingSimilarity(passage) ?? 0);
    assert.ok(Number(own[0]) > Number(own[1]) && Number(titles[0]) < Number(titles[1]));
    assert.deepEqual(near.nearest, [1, 0]);
    for (const passage of [0, 1]) {
      assert.equal(near.mixedSimilarity(passage), (Number(own[passage]) + Number(titles[passage])) / 2);
    }
  });

  it('tells nothing of a passage without a vector but how near its titles are', () => {
    const near = compare(vector(1, 0));
    assert.equal(near.headingSimilarity(2), 1);
    assert.deepEqual(
      [near.similarity(2), near.mixedSimilarity(2), near.centredSimilarity(2)],
      [undefined, undefined, undefined],
    );
    assert.ok(!near.nearest.includes(2));
  });

  it('tells the nearest sentence of a passage, where its sentences have vectors', () => {
    const near = compare(vector(0.2, 1));
    assert.ok((near.bestUnitSimilarity(0) ?? 0) > 0.999);
    assert.deepEqual([near.bestUnitSimilarity(1), near.bestUnitSimilarity(2)], [undefined, undefined]);
  });
});
