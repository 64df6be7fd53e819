/** Chooses the part of a table that a question asks for: a cell, a row, a column, or all of it. */
import { isForAge } from '../../languages/ages.js';
import type { Extreme } from '../../languages/question-kind.js';
import { isAcross } from '../../search/passages/table-head.js';
import { isTabular, type Unit } from '../../search/passages/passage.js';
import type { TermHits, TermTable } from '../ranking/passage-match.js';
import type { ReadHits } from './read-hits.js';
import { standOut } from './stand-out.js';

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

/** What a hit in the title of some rows, and in a cell behind the first, is worth beside one in the name of a row. */
const TITLE_CREDIT = 0.8;
const CELL_CREDIT = 0.6;
const EMPTY = /^[-–—/.\s]*$/u;
const NUMBER = /\p{N}[\p{N}.,'’]*/u;

/** Whether a cell says nothing. */
export const isEmptyCell = (cell: string): boolean => EMPTY.test(cell);

const times = (hits: TermHits, credit: number): TermHits => hits.map((hit) => hit * credit);

/** What a question asks of a table, beside its terms. */
export interface AskedOfTable {
  read: ReadHits;
  /** What the heading above the table holds of the question. */
  heading: TermHits;
  extreme: Extreme;
  /** Of the people whom it is about. */
  age: number | undefined;
}

/** The part of the table around a unit that a question asks for. */
export function chooseCells(
  units: readonly Unit[],
  at: number,
  table: TermTable,
  { read, heading, extreme, age }: AskedOfTable,
): TablePart {
  const { from, to, head } = tableAround(units, at);
  const places: number[] = [];
  const scores: number[] = [];
  // What names a column tells nothing of the rows that mention it.
  const [rowLabel = '', ...columnLabels] = head === undefined ? [] : (units[head]?.cells ?? []);
  const labels = read(columnLabels.join(' '));
  // What all rows are, as their label and the heading say, singles out no row: `room` no suite among rooms.
  const ofAll = read(rowLabel);
  const inName = (name: string): TermHits =>
    read(name).map((hit, i) => (hit <= (ofAll[i] ?? 0) || hit < (heading[i] ?? 0) ? 0 : hit));
  const inCells = (cells: readonly string[]): TermHits =>
    read(cells.join(' ')).map((hit, i) => ((labels[i] ?? 0) > 0 ? 0 : hit * CELL_CREDIT));
  let title = table.noHits();
  for (let i = from; i < to; i++) {
    const all = units[i]?.cells ?? [];
    const [name = '', ...cells] = all;
    if (isAcross(all)) {
      title = times(read(name), TITLE_CREDIT);
      continue;
    }
    places.push(i);
    scores.push(table.coverage(inName(name), title, inCells(cells)));
  }
  const ofAge = age === undefined ? [] : places.filter((i) => isForAge(units[i]?.cells?.[0] ?? '', age));
  const named = ofAge.length > 0 ? ofAge : standOut(scores).map((place) => places[place] ?? from);
  const rows = named.length > 0 ? named : places;
  const columns = chooseColumns(units, rows, head, table, read);
  const hasAllColumns = columns.length === filledColumns(units, rows).length;
  const part = { from, to, head, rows, columns, hasAllRows: named.length === 0, hasAllColumns };
  return extreme === undefined ? part : atExtreme(units, part, extreme);
}

function tableAround(units: readonly Unit[], at: number): Pick<TablePart, 'from' | 'to' | 'head'> {
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
function filledColumns(units: readonly Unit[], rows: readonly number[]): number[] {
  const width = Math.max(0, ...rows.map((row) => units[row]?.cells?.length ?? 0));
  return Array.from({ length: Math.max(0, width - 1) }, (_, i) => i + 1).filter((column) =>
    rows.some((row) => !isEmptyCell(units[row]?.cells?.[column] ?? '')),
  );
}

/** The columns that the question names; else all that say something in these rows. */
function chooseColumns(
  units: readonly Unit[],
  rows: readonly number[],
  head: number | undefined,
  table: TermTable,
  read: ReadHits,
): number[] {
  const filled = filledColumns(units, rows);
  const labels = head === undefined ? [] : (units[head]?.cells ?? []);
  const named = standOut(filled.map((column) => table.coverage(read(labels[column] ?? ''))));
  if (named.length === 0) return filled;
  // `Polish` of "who teaches in Polish" stands in a cell, whatever column `teaches` names.
  const known = [...labels, ...rows.map((row) => units[row]?.cells?.[0] ?? '')].map(read);
  const covered = table.coverage(...known);
  const adds = (column: number): boolean =>
    rows.every((row) => table.coverage(...known, read(units[row]?.cells?.[column] ?? '')) > covered);
  return filled.filter((column, place) => named.includes(place) || adds(column));
}

/** The row and the column of the lowest or highest number. */
function atExtreme(units: readonly Unit[], part: TablePart, extreme: 'least' | 'most'): TablePart {
  let best: { row: number; column: number; value: number } | undefined;
  for (const row of part.rows) {
    for (const column of part.columns) {
      const value = numberIn(units[row]?.cells?.[column] ?? '');
      if (value === undefined) continue;
      const isBetter = best === undefined || (extreme === 'least' ? value < best.value : value > best.value);
      if (isBetter) best = { row, column, value };
    }
  }
  return best
    ? { ...part, rows: [best.row], columns: [best.column], hasAllRows: false, hasAllColumns: false }
    : part;
}

/** The number of a cell, with marks for thousands and a fraction in either order. */
function numberIn(cell: string): number | undefined {
  const [found] = NUMBER.exec(cell) ?? [];
  if (found === undefined) return undefined;
  const value = Number(found.replace(/[.,'’](?=\p{N}{3}(?!\p{N}))/gu, '').replace(',', '.'));
  return Number.isNaN(value) ? undefined : value;
}
