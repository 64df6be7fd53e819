/** The Markdown of our own documentation as HTML. Everything is escaped; raw HTML is left out, as everywhere. */
import { readInline } from '../../markdown/inline-markdown.js';
import type { InlineText, Mark } from '../../markdown/inline-text.js';
import { readBlocks, type Block } from '../../markdown/markdown-blocks.js';
import { headingId } from './heading-id.js';

/** An image that lies beside the page. */
const IMAGE = /!\[([^\]]*)\]\((images\/[\w.-]+)\)/;

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Renders blocks; headings get an `id` from their text, and are links to themselves. */
export function renderDocMarkdown(markdown: string): string {
  const { blocks, references } = readBlocks(markdown);
  const inline = (source: string) => renderSource(source, references);
  const html: string[] = [];
  for (let at = 0; at < blocks.length;) {
    const end = groupEnd(blocks, at);
    html.push(renderGroup(blocks.slice(at, end), inline));
    at = end;
  }
  return html.join('\n');
}

type Inline = (source: string) => string;
type Item = Extract<Block, { kind: 'item' }>;
type Row = Extract<Block, { kind: 'row' }>;

/** Where the blocks end that make one list or one table with the block at `start`. */
function groupEnd(blocks: readonly Block[], start: number): number {
  const first = blocks[start];
  const belongs = (block: Block) =>
    (block.kind === 'item' && first?.kind === 'item') ||
    (block.kind === 'row' && first?.kind === 'row' && block.header === first.header);
  const end = blocks.findIndex((block, at) => at > start && !belongs(block));
  return end === -1 ? blocks.length : end;
}

function renderGroup(blocks: readonly Block[], inline: Inline): string {
  const [block] = blocks;
  switch (block?.kind) {
    case 'heading': {
      const id = escapeHtml(headingId(readInline(block.source).text));
      return `<h${block.level} id="${id}"><a href="#${id}">${inline(block.source)}</a></h${block.level}>`;
    }
    case 'paragraph':
      return `<p>${inline(block.source)}</p>`;
    case 'code':
      // Focusable, so that a line wider than the screen can be scrolled to by keyboard.
      return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`;
    case 'item':
      return renderList(blocks as readonly Item[], inline);
    case 'row':
      return renderTable(blocks as readonly Row[], inline);
    case undefined:
      return '';
  }
}

/** Items that are deeper than the first belong to the item before them. */
function renderList(items: readonly Item[], inline: Inline): string {
  const [first] = items;
  const starts = items.flatMap((item, at) =>
    item.depth <= (first?.depth ?? 0) && !item.isContinued ? at : [],
  );
  const html = starts.map((start, index) => {
    const [item, ...inside] = items.slice(start, starts[index + 1]);
    const paragraphs = inside
      .filter(({ isContinued }) => isContinued)
      .map(({ source }) => `<p>${inline(source)}</p>`);
    const nested = inside.filter(({ isContinued }) => !isContinued);
    const list = nested.length > 0 ? renderList(nested, inline) : '';
    return `<li>${inline(item?.source ?? '')}${paragraphs.join('')}${list}</li>`;
  });
  const tag = /\d/.test(first?.marker ?? '') ? 'ol' : 'ul';
  return `<${tag}>${html.join('')}</${tag}>`;
}

function renderTable(rows: readonly Row[], inline: Inline): string {
  const head = (rows[0]?.header ?? []).map((cell) => `<th scope="col">${inline(cell)}</th>`).join('');
  const body = rows.map(
    ({ cells }) => `<tr>${cells.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`,
  );
  const table = `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
  return `<div class="table" tabindex="0">${table}</div>`;
}

/** The reader of inline Markdown leaves images out, so they are taken out before. */
function renderSource(source: string, references: ReadonlyMap<string, string>): string {
  const [, alt, path] = IMAGE.exec(source) ?? [];
  if (alt === undefined || path === undefined) return renderInline(readInline(source, references));
  const at = source.search(IMAGE);
  const image = `<img src="/docs/${escapeHtml(path)}" alt="${escapeHtml(alt)}" loading="lazy">`;
  const [before, after] = [source.slice(0, at), source.slice(at).replace(IMAGE, '')];
  return renderSource(before, references) + image + renderSource(after, references);
}

const TAGS = { strong: 'strong', emphasis: 'em' } as const;
/** A word of code in which browsers would begin a new line, up to a length that fits on a phone; escaped already. */
const BREAKABLE_WORD = /(?<!\S)(?=\S{0,60}[-/?])\S{2,36}(?!\S)/g;

function renderInline({ text, marks }: InlineText): string {
  const render = (from: number, to: number, inside: readonly Mark[]): string => {
    const [mark, ...rest] = inside;
    if (!mark) return escapeHtml(text.slice(from, to));
    const within = rest.filter(({ start }) => start < mark.end);
    const html = render(mark.start, mark.end, within);
    const after = render(mark.end, to, rest.slice(within.length));
    return escapeHtml(text.slice(from, mark.start)) + wrap(mark, html) + after;
  };
  // Code that is a link as a whole has the same ends as the link, which goes around it.
  const isLink = ({ kind }: Mark) => Number(kind === 'link');
  const outerFirst = marks.toSorted((a, b) => a.start - b.start || b.end - a.end || isLink(b) - isLink(a));
  return render(0, text.length, outerFirst);
}

function wrap({ kind, href = '' }: Mark, html: string): string {
  if (kind === 'code') return `<code>${html.replace(BREAKABLE_WORD, '<span>$&</span>')}</code>`;
  if (kind !== 'link') return `<${TAGS[kind]}>${html}</${TAGS[kind]}>`;
  const isSafe = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/.test(href);
  return isSafe ? `<a href="${escapeHtml(href)}">${html}</a>` : html;
}
