import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readBlocks } from './markdown-blocks.js';

describe('the blocks of a page', () => {
  it('are read in time linear in its length, where prose is indented as code is', () => {
    const started = performance.now();
    const { blocks } = readBlocks('\tA word.\n\n'.repeat(20_000));
    assert.equal(blocks.length, 20_000);
    assert.ok(performance.now() - started < 2000, `${performance.now() - started} ms`);
  });

  it('may be code from a line on that is indented as the prose before it', () => {
    const { blocks } = readBlocks('    One word.\n\n    Two words.\n\n    a = b();');
    assert.deepEqual(
      blocks.map((block) => (block.kind === 'code' ? block.text : block.kind)),
      ['paragraph', 'Two words.\n\na = b();'],
    );
  });
});
