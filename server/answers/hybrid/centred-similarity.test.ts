import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { centredSimilarityTo } from './centred-similarity.js';
import { quantize } from './vector.js';
import { VectorTable } from './vector-table.js';

/** Passages about the one or the other, all much like any text. */
const PASSAGES = [
  [5, 1, 0],
  [5, 0, 1],
  [5, 1, 0.2],
  [5, 0.2, 1],
];

function nearnessOf(question: number[]): { plain: number[]; centred: number[] } {
  const table = new VectorTable();
  table.add(PASSAGES.map((vector, i) => [`${i}`, quantize(Float32Array.from(vector))]));
  const rows = Int32Array.from([...PASSAGES.keys(), -1]);
  const asked = quantize(Float32Array.from(question));
  const centred = centredSimilarityTo(asked, rows, table);
  const length = Math.hypot(...asked);
  return {
    plain: [...PASSAGES.keys()].map((row) => table.similarity(asked, length, row)),
    centred: [...PASSAGES.keys()].map(centred),
  };
}

describe('similarity apart from what all passages have in common', () => {
  it('is low for a long question about nothing that is there, though it is like every text', () => {
    const { plain, centred } = nearnessOf([5, 0.6, 0.6]);
    assert.ok(Math.min(...plain) > 0.98);
    assert.ok(Math.max(...centred) < 0.5, String(centred));
  });

  it('tells what a long question is about, as it does of a short one', () => {
    for (const question of [
      [5, 1, 0],
      [0.2, 1, 0],
    ]) {
      const [same = 0, other = 0] = nearnessOf(question).centred;
      assert.ok(same > 0.5 && other < -0.5, `${same} ${other}`);
    }
  });

  it('is nothing where a site has but one passage, or passages that are all the same', () => {
    const table = new VectorTable();
    table.add([['only', quantize(Float32Array.of(1, 2))]]);
    assert.equal(centredSimilarityTo(quantize(Float32Array.of(2, 1)), Int32Array.of(0, 0), table)(0), 0);
  });
});
