/** HTML tables as Markdown tables, with what stands between their rows. */
import type { ContentElement, ContentNode } from './boilerplate.js';
import { HEADINGS } from './html-names.js';
import { inlineText } from './inline.js';

interface TableCell {
  element: ContentElement;
  isHeader: boolean;
}

/** In whose place the text above is not written again. */
const BLANK: TableCell = {
  element: { name: 'td', attributes: {}, children: [], holdsBlock: false },
  isHeader: false,
};

type TableRow = (TableCell | undefined)[];

/** Wider ones are layout, or made to hurt. */
const MAX_COLUMNS = 40;
/** Rows below its own in which a cell is written again: more would make a long text of little. */
const MAX_REPEATS = 40;
/** Each part of a table repeats its head; one of more parts is written whole. */
const MAX_PARTS = 100;

const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);
const BEYOND_A_CELL = new Set(['pre', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'dl']);
const CELLS = new Set(['td', 'th']);
const ROWS = new Set(['tr']);

interface WrittenRow {
  cells: {
    text: string;
    isHeader: boolean;
    /** Whether the cell before it spans this column too. */
    isContinued: boolean;
  }[];
  /** The only cell, where it is as wide as the table: a title of the rows below it, or a note. */
  spanning: ContentElement | undefined;
}

/**
 * A table as Markdown blocks; undefined where it only arranges blocks on the page. The head is blank where the first
 * row is not all header cells; cells that are no cell of text, such as code blocks, make a table layout. What spans
 * all columns stands between the rows above and below it, each with the head of the whole table.
 *
 * @param blocksOf writes what spans all columns
 */
export function formatTable(
  table: ContentElement,
  blocksOf: (spanning: ContentElement) => string[],
): string[] | undefined {
  const rows = readTable(table)?.map(writeRow);
  if (!rows) return undefined;
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const hasParts = filled.filter(({ spanning }) => spanning).length < MAX_PARTS;
  const inColumns = filled.filter(({ spanning }) => !hasParts || !spanning);
  const firstOfBody = inColumns.findIndex(({ cells }) => !isHeadRow(cells));
  const heads = inColumns.slice(0, firstOfBody < 0 ? 1 : firstOfBody);
  const head = joinHeads(heads.map(textsOf));
  const body = new Set(inColumns.slice(heads.length));
  const blocks: string[] = [];
  let part: string[][] = [];
  const endPart = () => {
    if (part.length > 0) blocks.push(formatRows(head, part));
    part = [];
  };
  for (const row of filled) {
    if (body.has(row)) part.push(inEachColumn(row));
    else if (hasParts && row.spanning) {
      endPart();
      blocks.push(...blocksOf(row.spanning));
    }
  }
  endPart();
  // All there is may be a head.
  if (inColumns.length > 0 && inColumns.length === heads.length) blocks.push(formatRows(head, []));
  return blocks;
}

/** Whether all that a row says are names of columns; the corner above the names of the rows may be an empty cell. */
const isHeadRow = (cells: WrittenRow['cells']): boolean =>
  cells.some(({ isHeader }) => isHeader) && cells.every(({ isHeader, text }) => isHeader || text === '');

function writeRow(row: TableRow): WrittenRow {
  const [first, ...others] = row;
  return {
    cells: row.map((cell) => ({
      text: cell ? inlineText(cell.element).replaceAll('|', '\\|') : '',
      isHeader: cell?.isHeader ?? true,
      isContinued: cell === undefined,
    })),
    spanning: others.length > 0 && others.every((cell) => !cell) ? first?.element : undefined,
  };
}

const textsOf = ({ cells }: WrittenRow): string[] => cells.map(({ text }) => text);

/** The texts of a row, each in all columns that its cell spans: `9–6` below `Saturday` and `Sunday`. */
function inEachColumn({ cells }: WrittenRow): string[] {
  const texts: string[] = [];
  for (const [column, { text, isContinued }] of cells.entries())
    texts.push(isContinued && column > 1 ? (texts[column - 1] ?? '') : text);
  return texts;
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

/** @param head names of the columns; blank where there are fewer than columns */
export function formatRows(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), head.length);
  const fill = (row: readonly string[], filler = '') => [
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
  const reaching: { cell: TableCell | undefined; rows: number; repeats: number }[] = [];
  for (const element of rowsOf(table)) {
    const row: TableRow = [];
    const fillFromAbove = () => {
      for (let above = reaching[row.length]; above && above.rows > 0; above = reaching[row.length]) {
        above.rows -= 1;
        above.repeats -= 1;
        row.push(above.repeats >= 0 ? above.cell : BLANK);
      }
    };
    for (const cellElement of childrenNamed(element, CELLS)) {
      if (holdsMoreThanACell(cellElement) && !isColumnHeading(cellElement)) return undefined;
      fillFromAbove();
      const cell = { element: cellElement, isHeader: cellElement.name === 'th' };
      const [columns, rowSpan] = [span(cellElement, 'colspan'), rowsOfCell(cellElement)];
      for (let column = 0; column < columns; column += 1) {
        const shown = column === 0 ? cell : undefined;
        reaching[row.length] = { cell: shown, rows: rowSpan - 1, repeats: MAX_REPEATS };
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

/** Page builders write the names of columns as headings: all that such a cell holds. */
function isColumnHeading({ name, children }: ContentElement): boolean {
  const [only, ...others] = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const isHeading = typeof only === 'object' && HEADINGS.has(only.name) && others.length === 0;
  return name === 'th' && isHeading && !only.holdsBlock;
}

function holdsMoreThanACell(node: ContentNode): boolean {
  if (typeof node === 'string') return false;
  return BEYOND_A_CELL.has(node.name) || (node.holdsBlock && node.children.some(holdsMoreThanACell));
}

/** How many rows a cell takes: all that come, where it says 0. */
function rowsOfCell(cell: ContentElement): number {
  const value = Number.parseInt(cell.attributes['rowspan'] ?? '', 10);
  return value === 0 ? Infinity : Math.max(value || 1, 1);
}

/** How many columns a cell takes; hostile numbers are held to the widest table. */
function span(cell: ContentElement, attribute: string): number {
  const value = Number.parseInt(cell.attributes[attribute] ?? '', 10);
  return value > 1 ? Math.min(value, MAX_COLUMNS + 1) : 1;
}
