/** What confidence a reply is given with. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toldConfidence } from './confidence.js';

it('says no more than an even chance of what may go either way, and less of what is less likely', () => {
  const told = Array.from({ length: 101 }, (_, i) => toldConfidence(i / 100));
  assert.deepEqual(
    told,
    [...told].sort((a, b) => a - b),
  );
  assert.ok(Math.max(...told.slice(0, 65)) < 0.5);
  for (const chance of [0, 0.2, 0.4, 0.65, 0.8, 1]) assert.equal(toldConfidence(chance), chance);
});
