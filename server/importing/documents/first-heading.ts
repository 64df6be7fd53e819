/** Finds the title of a page that does not name it. */
import { readInline } from '../../markdown/inline-markdown.js';
import { readBlocks } from '../../markdown/markdown-blocks.js';

/** Text of the first heading of at most `level`, without marks; undefined where there is none. */
export function firstHeadingOf(markdown: string, level = 6): string | undefined {
  const { blocks, references } = readBlocks(markdown);
  for (const block of blocks) {
    if (block.kind !== 'heading' || block.level > level) continue;
    const text = readInline(block.source, references).text.trim();
    if (text !== '') return text;
  }
  return undefined;
}
