/** A part of a table: which of its rows and columns are meant. */
import { isAcross } from '../../search/passages/table-head.js';
import { isTabular, type Unit } from '../../search/passages/passage.js';

/** A part of a table, by the places of its units in the passage. */
export interface TablePart {
  /** Units of the whole table without its head: `[from, to)`. */
  from: number;
  to: number;
  head: number | undefined;
  /** Places of the rows that are asked for; all where the question singles out none. */
  rows: number[];
  /** Numbers of the columns besides the first, which names the rows. */
  columns: number[];
  hasAllRows: boolean;
  hasAllColumns: boolean;
}

const EMPTY = /^[-–—/.\s]*$/u;

/** Whether a cell says nothing. */
export const isEmptyCell = (cell: string): boolean => EMPTY.test(cell);

/** Where the table around a unit begins and ends, and which of its units names the columns. */
export function tableAround(units: readonly Unit[], at: number): Pick<TablePart, 'from' | 'to' | 'head'> {
  let from = at;
  while (units[from]?.kind === 'row' && isTabular(units[from - 1])) from--;
  const head = units[from]?.kind === 'head' ? from : undefined;
  if (head !== undefined) from++;
  let to = from;
  while (units[to]?.kind === 'row') to++;
  return { from, to, head };
}

/** All of the table around a unit. */
export function wholeTable(units: readonly Unit[], at: number): TablePart {
  const { from, to, head } = tableAround(units, at);
  const rows = Array.from({ length: to - from }, (_, i) => from + i).filter(
    (row) => !isAcross(units[row]?.cells ?? []),
  );
  const columns = filledColumns(units, rows);
  return { from, to, head, rows, columns, hasAllRows: true, hasAllColumns: true };
}

/** Numbers of the columns behind the first that say something in these rows. */
export function filledColumns(units: readonly Unit[], rows: readonly number[]): number[] {
  const width = Math.max(0, ...rows.map((row) => units[row]?.cells?.length ?? 0));
  return Array.from({ length: Math.max(0, width - 1) }, (_, i) => i + 1).filter((column) =>
    rows.some((row) => !isEmptyCell(units[row]?.cells?.[column] ?? '')),
  );
}
