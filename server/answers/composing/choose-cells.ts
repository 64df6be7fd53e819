/** Chooses the part of a table that a question asks for: a cell, a row, a column, or all of it. */
import { isForAge } from '../../languages/ages.js';
import { isNegated } from '../../languages/negation.js';
import { isOfKind, type Extreme, type QuestionKind } from '../../languages/question-kind.js';
import { isAcross } from '../../search/passages/table-head.js';
import { isTabular, type Unit } from '../../search/passages/passage.js';
import { times, type TermHits, type TermTable } from '../ranking/passage-match.js';
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
/** What a word in the name of a row is worth that the page is called by: `Second dog` on the page `Dogs`. */
const OF_PAGE = 0.3;
/** How much less a term tells that several rows hold: as a power of their number. */
const TELLING = 0.75;
const EMPTY = /^[-–—/.\s]*$/u;
const NUMBER = /\p{N}[\p{N}.,'’]*/u;

/** Whether a cell says nothing. */
export const isEmptyCell = (cell: string): boolean => EMPTY.test(cell);

/** What a question asks of a table, beside its terms. */
export interface AskedOfTable {
  read: ReadHits;
  /** What the heading above the table, and the title of the page, hold of the question. */
  heading: TermHits;
  page: TermHits;
  kind: QuestionKind | undefined;
  /** Of the page, such as `de`. */
  language: string;
  extreme: Extreme;
  /** Of the people whom it is about. */
  age: number | undefined;
  /** Places of the terms that are days or months. */
  days: readonly number[];
  /** Places of the terms that it is said to be without: `no membership`. */
  denied: readonly number[];
}

/** The part of the table around a unit that a question asks for. */
export function chooseCells(
  units: readonly Unit[],
  at: number,
  table: TermTable,
  asked: AskedOfTable,
): TablePart {
  const { read, heading, page, extreme, age } = asked;
  const { from, to, head } = tableAround(units, at);
  const places: number[] = [];
  const found: TermHits[][] = [];
  // What names a column tells nothing of the rows that mention it.
  const [rowLabel = '', ...columnLabels] = head === undefined ? [] : (units[head]?.cells ?? []);
  const labels = read(columnLabels.join(' '));
  // What all rows are, as their label and the heading say, singles out no row: `room` no suite among rooms.
  const ofAll = read(rowLabel);
  const inName = (name: string): TermHits =>
    read(name).map((hit, i) => {
      if (hit <= (ofAll[i] ?? 0) || hit < (heading[i] ?? 0)) return 0;
      const isOfPage = (page[i] ?? 0) > 0;
      return !isOfPage ? hit : hit < 1 ? 0 : OF_PAGE;
    });
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
    found.push([inName(name), title, inCells(cells)]);
  }
  const ofDay = ofDays(
    asked,
    places.map((place) => units[place]?.cells?.[0] ?? ''),
  );
  const telling = tellingOf(found);
  const scores = found.map((hits) => table.coverage(...hits.map((some) => weighed(some, telling))));
  const ofAge = age === undefined ? [] : places.filter((i) => isForAge(units[i]?.cells?.[0] ?? '', age));
  const best = ofDay.length > 0 ? bestOf(scores, ofDay) : standOut(scores);
  const named =
    ofAge.length > 0
      ? ofAge
      : plainest(
          units,
          best.map((place) => places[place] ?? from),
        );
  const rows = named.length > 0 ? named : places;
  const columns = chooseColumns(units, rows, head, table, asked);
  const hasAllColumns = columns.length === filledColumns(units, rows).length;
  const part = { from, to, head, rows, columns, hasAllRows: named.length === 0, hasAllColumns };
  return extreme === undefined ? part : atExtreme(units, part, extreme);
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Without rows whose name is that of another with words that nobody asked for: `Bed with drawers` beside `Bed`. */
function plainest(units: readonly Unit[], rows: number[]): number[] {
  const names = rows.map((row) => wordsOf(units[row]?.cells?.[0] ?? ''));
  const goesBeyond = (name: readonly string[]): boolean =>
    names.some(
      (other) => other.length > 0 && other.length < name.length && other.every((word) => name.includes(word)),
    );
  return rows.filter((_, i) => !goesBeyond(names[i] ?? []));
}

/** Places of the names that hold a day or a month of the question, where others do not. */
function ofDays({ read, days }: AskedOfTable, names: readonly string[]): number[] {
  const hits = names.map(read);
  const found = names.flatMap((_, place) =>
    days.some((term) => (hits[place]?.[term] ?? 0) >= 1) ? [place] : [],
  );
  return found.length < names.length ? found : [];
}

/** Those among some places whose score is the highest. */
function bestOf(scores: readonly number[], places: readonly number[]): number[] {
  const most = Math.max(...places.map((place) => scores[place] ?? 0));
  return places.filter((place) => scores[place] === most);
}

/** How well each term tells rows apart: `cut` is in the name of many cuts, `children` in one. */
function tellingOf(rows: readonly (readonly TermHits[])[]): number[] {
  const terms = rows[0]?.[0]?.length ?? 0;
  return Array.from({ length: terms }, (_, term) => {
    const best = rows.map((hits) => Math.max(...hits.map((some) => some[term] ?? 0)));
    const most = Math.max(...best);
    return best.filter((hit) => hit === most).length ** -TELLING;
  });
}

const weighed = (hits: TermHits, weights: readonly number[]): TermHits =>
  hits.map((hit, i) => hit * (weights[i] ?? 1));

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

/** The columns that the question names, or that hold what it asks for; else all that say something in these rows. */
function chooseColumns(
  units: readonly Unit[],
  rows: readonly number[],
  head: number | undefined,
  table: TermTable,
  asked: AskedOfTable,
): number[] {
  const { read, age } = asked;
  const labels = head === undefined ? [] : (units[head]?.cells ?? []);
  const filled = withoutDenied(filledColumns(units, rows), labels, asked);
  const ofAge = age === undefined ? [] : filled.filter((column) => isForAge(labels[column] ?? '', age));
  if (ofAge.length > 0) return ofAge;
  const ofDay = ofDays(
    asked,
    filled.map((column) => labels[column] ?? ''),
  );
  if (ofDay.length > 0) return ofDay.map((place) => filled[place] ?? 0);
  const names = rows.map((row) => read(units[row]?.cells?.[0] ?? ''));
  // What the rows are called names no column: `course` of an evening course is no `Lessons`.
  const inLabel = (column: number): TermHits =>
    read(labels[column] ?? '').map((hit, i) => (names.every((name) => hit <= (name[i] ?? 0)) ? 0 : hit));
  const scores = filled.map((column) => table.coverage(inLabel(column)));
  const isWhole = (place: number): boolean =>
    (scores[place] ?? 0) > 0 && isNamedWhole(labels[filled[place] ?? 0] ?? '', read, table);
  const whole = scores.flatMap((_, place) => (isWhole(place) ? [place] : []));
  // Of "two bikes for a day" `Day` is meant, not `2 hours`.
  const most = standOut(scores);
  const named = whole.length === 0 || most.some(isWhole) ? most : whole;
  const ofKind = columnsOfKind(units, rows, filled, asked);
  const isOfKindToo = (place: number): boolean => ofKind.includes(filled[place] ?? -1);
  if (ofKind.length > 0 && !named.some(isOfKindToo)) return ofKind;
  if (named.length === 0) return filled;
  // `Polish` of "who teaches in Polish" stands in a cell, whatever column `teaches` names.
  const known = [read(labels.join(' ')), ...names];
  const covered = table.coverage(...known);
  const adds = (column: number): boolean =>
    rows.every((row) => table.coverage(...known, read(units[row]?.cells?.[column] ?? '')) > covered);
  return filled.filter((column, place) => named.includes(place) || adds(column));
}

/** The columns that are not for those who have what the question is said to be without. */
function withoutDenied(
  columns: number[],
  labels: readonly string[],
  { read, denied, language }: AskedOfTable,
): number[] {
  const isDenied = (column: number): boolean => {
    const label = labels[column] ?? '';
    const hits = read(label);
    return denied.some((term) => (hits[term] ?? 0) > 0) && isNegated(label, language) === false;
  };
  const left = columns.filter((column) => !isDenied(column));
  return left.length > 0 ? left : columns;
}

/** Whether a question holds each word of a label. */
const isNamedWhole = (label: string, read: ReadHits, table: TermTable): boolean =>
  (label.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => table.coverage(read(word)) > 0);

/** Columns that hold what a question for a price, a time or a length of time asks for, where others do not. */
function columnsOfKind(
  units: readonly Unit[],
  rows: readonly number[],
  filled: readonly number[],
  { kind, language }: AskedOfTable,
): number[] {
  if (kind !== 'price' && kind !== 'time' && kind !== 'duration') return [];
  const found = filled.filter((column) =>
    rows.some((row) => isOfKind(units[row]?.cells?.[column] ?? '', kind, language)),
  );
  return found.length < filled.length ? found : [];
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
