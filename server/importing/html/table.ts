/** HTML tables as Markdown tables. */
import type { ContentElement, ContentNode } from './boilerplate.js';
import { inlineText } from './inline.js';

interface TableCell {
  element: ContentElement;
  isHeader: boolean;
}

type TableRow = (TableCell | undefined)[];

/** Wider ones are layout, or made to hurt. */
const MAX_COLUMNS = 40;

const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const BEYOND_A_CELL = new Set(['pre', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'dl']);
const CELLS = new Set(['td', 'th']);
const ROWS = new Set(['tr']);

/**
 * A table as Markdown; undefined where it only arranges blocks on the page. The head is blank where the first row
 * is not all header cells; cells that are no cell of text, such as code blocks, make a table layout.
 */
export function formatTable(table: ContentElement): string | undefined {
  const rows = readTable(table)?.map((row) =>
    row.map((cell) => ({
      text: cell ? inlineText(cell.element).replaceAll('|', '\\|') : '',
      isHeader: cell?.isHeader ?? true,
    })),
  );
  if (!rows) return undefined;
  const filled = rows.filter((row) => row.some(({ text }) => text !== ''));
  if (filled.length === 0) return '';
  const firstOfBody = filled.findIndex((row) => !row.every(({ isHeader }) => isHeader));
  const heads = filled.slice(0, firstOfBody < 0 ? 1 : firstOfBody);
  const texts = (row: readonly { text: string }[]) => row.map(({ text }) => text);
  return formatRows(joinHeads(heads.map(texts)), filled.slice(heads.length).map(texts));
}

/** One head of several rows: each column is named by all that stands above it, once. */
function joinHeads(heads: readonly string[][]): string[] {
  const width = heads.reduce((widest, row) => Math.max(widest, row.length), 0);
  return Array.from({ length: width }, (_, column) => {
    const names = heads.map((row, i) =>
      // A cell that spans columns leaves the others empty; what stands below it tells them apart.
      i < heads.length - 1 ? row.slice(0, column + 1).findLast((text) => text !== '') : row[column],
    );
    return [...new Set(names.filter(Boolean))].join(', ');
  });
}

function formatRows(head: string[], rows: string[][]): string {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), head.length);
  const fill = (row: string[], filler = '') => [
    ...row,
    ...Array.from({ length: width - row.length }, () => filler),
  ];
  return [fill(head), fill([], '---'), ...rows.map((row) => fill(row))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/**
 * The rows of a table. A cell that spans several rows is repeated in each, so that every row says all that it
 * says to a reader; one that spans columns leaves the others undefined. The whole is undefined where the table
 * only arranges blocks on the page.
 */
function readTable(table: ContentElement): TableRow[] | undefined {
  if (['presentation', 'none'].includes(table.attributes['role'] ?? '')) return undefined;
  const rows: TableRow[] = [];
  /** For each column, the cell above that reaches down, and for how many rows yet. */
  const reaching: { cell: TableCell | undefined; rows: number }[] = [];
  for (const element of rowsOf(table)) {
    const row: TableRow = [];
    const fillFromAbove = () => {
      for (let above = reaching[row.length]; above && above.rows > 0; above = reaching[row.length]) {
        above.rows -= 1;
        row.push(above.cell);
      }
    };
    for (const cellElement of childrenNamed(element, CELLS)) {
      if (holdsMoreThanACell(cellElement)) return undefined;
      fillFromAbove();
      const cell = { element: cellElement, isHeader: cellElement.name === 'th' };
      const [columns, rowSpan] = [span(cellElement, 'colspan'), span(cellElement, 'rowspan')];
      for (let column = 0; column < columns; column += 1) {
        const shown = column === 0 ? cell : undefined;
        reaching[row.length] = { cell: shown, rows: rowSpan - 1 };
        row.push(shown);
      }
      if (row.length > MAX_COLUMNS) return undefined;
    }
    fillFromAbove();
    if (row.length > 0) rows.push(row);
  }
  return rows.some((row) => row.length > 1) ? rows : undefined;
}

function* rowsOf(table: ContentElement): Generator<ContentElement> {
  for (const child of table.children) {
    if (typeof child === 'string') continue;
    if (child.name === 'tr') yield child;
    else if (SECTIONS.has(child.name)) yield* childrenNamed(child, ROWS);
  }
}

function childrenNamed(element: ContentElement, names: Set<string>): ContentElement[] {
  return element.children.filter(
    (child): child is ContentElement => typeof child !== 'string' && names.has(child.name),
  );
}

function holdsMoreThanACell(node: ContentNode): boolean {
  if (typeof node === 'string') return false;
  return BEYOND_A_CELL.has(node.name) || (node.holdsBlock && node.children.some(holdsMoreThanACell));
}

/** How many columns or rows a cell takes; hostile numbers are held to the widest table. */
function span(cell: ContentElement, attribute: string): number {
  const value = Number.parseInt(cell.attributes[attribute] ?? '', 10);
  return value > 1 ? Math.min(value, MAX_COLUMNS + 1) : 1;
}
