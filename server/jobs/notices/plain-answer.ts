/** A reply as plain text. */
import { readBlocks, type Block } from '../../markdown/markdown-blocks.js';
import { readInline } from '../../markdown/inline-markdown.js';

/** @param answer in the Markdown subset of replies */
export function plainAnswer(answer: string): string {
  const { blocks, references } = readBlocks(answer);
  const plain = (source: string) => readInline(source, references).text;
  return blocks
    .map((block, at) => {
      const isList = block.kind === 'item' && blocks[at - 1]?.kind === 'item';
      return `${at === 0 ? '' : isList ? '\n' : '\n\n'}${textOf(block, plain)}`;
    })
    .join('');
}

function textOf(block: Block, plain: (source: string) => string): string {
  switch (block.kind) {
    case 'code':
      return block.text;
    case 'row':
      return block.cells.map(plain).join(' | ');
    case 'item':
      return `${/\d/.test(block.marker) ? block.marker : '-'} ${plain(block.source)}`;
    default:
      return plain(block.source);
  }
}
