import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertLinearTime } from '../runtime/linear-time.fixture.js';
import { readBlocks } from './markdown-blocks.js';

describe('the blocks of a page', () => {
  it('are read in time linear in its length, where prose is indented as code is', () => {
    const indented = (size: number) => '\tA word.\n\n'.repeat(size);
    assertLinearTime(20_000, indented, (text) => {
      assert.equal(readBlocks(text).blocks.length, text.length / indented(1).length);
    });
  });

  it('may be code from a line on that is indented as the prose before it', () => {
    const { blocks } = readBlocks('    One word.\n\n    Two words.\n\n    a = b();');
    assert.deepEqual(
      blocks.map((block) => (block.kind === 'code' ? block.text : block.kind)),
      ['paragraph', 'Two words.\n\na = b();'],
    );
  });
});
