/**
 * Markdown to HTML for our own documentation: headings, paragraphs, lists, tables, fenced code, and inline code,
 * bold, italics, links and images beside the page. Everything is escaped; what is not in this list comes out as text.
 */

const LIST_ITEM = /^( *)([-*]|\d+\.) +(.*)$/;
const HEADING = /^(#{1,6}) +(.+?)(?: +#+)?$/;
const FENCE = /^ *```/;
const TABLE_ROW = /^ *\|.*\| *$/;
const TABLE_RULE = /^ *\|[ :|-]*-[ :|-]*\| *$/;

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Renders blocks; headings get an `id` from their text. */
export function renderDocMarkdown(markdown: string): string {
  const lines = markdown.split(/\r?\n/);
  const html: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const end = blockEnd(lines, at);
    html.push(renderBlock(lines.slice(at, end)));
    at = end;
  }
  return html.filter(Boolean).join('\n');
}

/** The line after the block that starts at `start`. */
function blockEnd(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  const endWhere = (isOver: (line: string) => boolean) => {
    const found = lines.findIndex((line, index) => index > start && isOver(line));
    return found === -1 ? lines.length : found;
  };
  if (first.trim() === '' || HEADING.test(first)) return start + 1;
  if (FENCE.test(first)) return Math.min(lines.length, endWhere((line) => FENCE.test(line)) + 1);
  if (TABLE_ROW.test(first)) return endWhere((line) => !TABLE_ROW.test(line));
  if (LIST_ITEM.test(first)) return endWhere((line) => line.trim() === '');
  return endWhere(
    (line) => line.trim() === '' || HEADING.test(line) || FENCE.test(line) || LIST_ITEM.test(line),
  );
}

function renderBlock(lines: readonly string[]): string {
  const [first = '', second = ''] = lines;
  if (first.trim() === '') return '';
  if (FENCE.test(first)) return renderCode(lines);
  if (LIST_ITEM.test(first)) return renderList(lines);
  if (TABLE_ROW.test(first) && TABLE_RULE.test(second)) return renderTable(lines);
  const [, marks, title] = HEADING.exec(first) ?? [];
  if (marks && title) {
    return `<h${marks.length} id="${escapeHtml(slug(title))}">${renderInline(title)}</h${marks.length}>`;
  }
  return `<p>${renderInline(lines.map((line) => line.trim()).join('\n'))}</p>`;
}

/** Focusable, so that a line wider than the screen can be scrolled to by keyboard. */
function renderCode(lines: readonly string[]): string {
  const isClosed = lines.length > 1 && FENCE.test(lines.at(-1) ?? '');
  const code = lines.slice(1, isClosed ? -1 : undefined).join('\n');
  return `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`;
}

function renderTable([head = '', , ...rows]: readonly string[]): string {
  const cells = (row: string, tag: string) =>
    row
      .trim()
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => `<${tag}>${renderInline(cell.trim().replaceAll('\\|', '|'))}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Lines that are indented deeper than the first item belong to the item before them. */
function renderList(lines: readonly string[]): string {
  const [, indent = '', marker = ''] = LIST_ITEM.exec(lines[0] ?? '') ?? [];
  const items: { text: string[]; nested: string[] }[] = [];
  for (const line of lines) {
    const [, depth = '', , text = ''] = LIST_ITEM.exec(line) ?? [];
    const item = items.at(-1);
    if (LIST_ITEM.test(line) && depth.length <= indent.length) items.push({ text: [text], nested: [] });
    else if (item && (LIST_ITEM.test(line) || item.nested.length > 0)) item.nested.push(line);
    else item?.text.push(line.trim());
  }
  const html = items.map(({ text, nested }) => {
    const list = nested.length > 0 ? renderList(nested) : '';
    return `<li>${renderInline(text.join('\n'))}${list}</li>`;
  });
  const tag = /\d/.test(marker) ? 'ol' : 'ul';
  return `<${tag}>${html.join('')}</${tag}>`;
}

const INLINE =
  /`([^`]+)`|!\[([^\]]*)\]\((images\/[\w.-]+)\)|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*/g;

function renderInline(text: string): string {
  let html = '';
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, alt, image, label, href, bold, italics] = match;
    html += escapeHtml(text.slice(at, match.index));
    if (code !== undefined) html += `<code>${escapeHtml(code)}</code>`;
    else if (alt !== undefined && image !== undefined) html += renderImage(alt, image);
    else if (label !== undefined && href !== undefined) html += renderLink(label, href);
    else if (bold !== undefined) html += `<strong>${renderInline(bold)}</strong>`;
    else if (italics !== undefined) html += `<em>${renderInline(italics)}</em>`;
    at = match.index + whole.length;
  }
  return html + escapeHtml(text.slice(at));
}

function renderImage(alt: string, path: string): string {
  return `<img src="/docs/${escapeHtml(path)}" alt="${escapeHtml(alt)}" loading="lazy">`;
}

function renderLink(label: string, href: string): string {
  const isSafe = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/.test(href);
  return isSafe ? `<a href="${escapeHtml(href)}">${renderInline(label)}</a>` : renderInline(label);
}

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
