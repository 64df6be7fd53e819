/** Chooses the columns of a table that a question asks for. */
import { isNegated } from '../../languages/negation.js';
import { isNamedWhole } from '../matching/named-whole.js';
import { bestSuited } from '../matching/suits.js';
import type { TermHits } from '../ranking/passage-match.js';
import type { AskedOfTable } from './asked-of-table.js';
import {
  firstFound,
  ofAskedSize,
  ofDays,
  ofSeason,
  ofTimeOfDay,
  singledOut,
  type NameSelector,
} from './name-selectors.js';
import { filledColumns } from './table-part.js';

/** Columns that may be meant, of the rows that are. */
interface TableColumns {
  columns: readonly number[];
  /** Of these columns, in their order. */
  labels: readonly string[];
  /** Of all columns, the first too. */
  header: readonly string[];
  rows: readonly number[];
}

/** Those that are not for those who have what the question is said to be without. */
const notDenied: NameSelector = (labels, { view: { read, language }, denied }) => {
  const isDenied = (label: string): boolean => {
    const hits = read(label);
    return denied.some((term) => (hits[term] ?? 0) > 0) && isNegated(label, language) === false;
  };
  return labels.flatMap((label, place) => (isDenied(label) ? [] : [place]));
};

/** Those for whom, or for how long, the question says; what suits as well as all others tells nothing. */
const suited: NameSelector = (labels, { view: { suits } }) => {
  const found = bestSuited(labels, suits);
  return found.length < labels.length ? found : [];
};

/** Each leaves the columns that may be meant at all; all where it would leave none. */
const NARROWING: readonly NameSelector[] = [ofSeason, ofTimeOfDay, notDenied];
/** Each finds the columns that are meant; the first that finds any decides, and the words of the question where none does. */
const SELECTORS: readonly NameSelector[] = [suited, ofDays, ofAskedSize];

/**
 * The columns that the question names, or that hold what it asks for; else all that say something in these rows.
 * @param head place of the unit that names the columns
 */
export function chooseColumns(
  rows: readonly number[],
  head: number | undefined,
  asked: AskedOfTable,
): readonly number[] {
  const { units } = asked.view;
  const header = head === undefined ? [] : (units[head]?.cells ?? []);
  const labelsOf = (columns: readonly number[]): string[] => columns.map((column) => header[column] ?? '');
  let columns = filledColumns(units, rows);
  for (const select of NARROWING) {
    const left = select(labelsOf(columns), asked).map((place) => columns[place] ?? 0);
    if (left.length > 0) columns = left;
  }
  const labels = labelsOf(columns);
  const found = firstFound(SELECTORS, labels, asked);
  return found.length > 0
    ? found.map((place) => columns[place] ?? 0)
    : columnsByWords({ columns, labels, header, rows }, asked);
}

/** The columns of the kind that is asked for, or those that the question names, with what else it says of the rows. */
function columnsByWords(table: TableColumns, asked: AskedOfTable): readonly number[] {
  const { columns, header, rows } = table;
  const { units, read } = asked.view;
  const terms = asked.sought.table;
  const names = rows.map((row) => read(units[row]?.cells?.[0] ?? ''));
  const named = namedColumns(table, names, asked);
  const ofKind = columnsOfKind(table, asked);
  const isOfKind = (place: number): boolean => ofKind.includes(columns[place] ?? -1);
  if (ofKind.length > 0 && !named.some(isOfKind)) return ofKind;
  if (named.length === 0) return columns;
  // `Polish` of "who teaches in Polish" stands in a cell, whatever column `teaches` names.
  const known = [read(header.join(' ')), ...names];
  const covered = terms.coverage(...known);
  const adds = (column: number): boolean =>
    rows.every((row) => terms.coverage(...known, read(units[row]?.cells?.[column] ?? '')) > covered);
  return columns.filter((column, place) => named.includes(place) || adds(column));
}

/**
 * Places of the columns that the question names.
 * @param names what the names of the rows hold of it
 */
function namedColumns(
  { labels, header }: TableColumns,
  names: readonly TermHits[],
  asked: AskedOfTable,
): readonly number[] {
  const { read } = asked.view;
  const { table } = asked.sought;
  const ofAll = read(header[0] ?? '');
  // What the rows are, or are called, names no column: `course` of an evening course is no `Lessons`.
  const hits = labels.map((label) =>
    read(label).map((hit, i) =>
      hit <= (ofAll[i] ?? 0) || names.every((name) => hit <= (name[i] ?? 0)) ? 0 : hit,
    ),
  );
  const scores = hits.map((some) => table.coverage(some));
  const isWhole = (place: number): boolean =>
    (scores[place] ?? 0) > 0 && isNamedWhole(labels[place] ?? '', read, table);
  const whole = scores.flatMap((_, place) => (isWhole(place) ? [place] : []));
  // Of "two bikes for a day" `Day` is meant, not `2 hours`.
  const most = singledOut(scores, labels, asked);
  // `Half day (4 hours)` says all that `Day` does, and more of "half a day".
  const saysMore = (place: number): boolean =>
    whole.some((other) => hits[other]?.every((hit, i) => hit <= (hits[place]?.[i] ?? 0)));
  return whole.length === 0 || most.some((place) => isWhole(place) || saysMore(place)) ? most : whole;
}

/** Columns that hold what a question for a price, a time or a length of time asks for, where others do not. */
function columnsOfKind(
  { columns, rows }: TableColumns,
  { view: { units, kindReader }, sought: { kind } }: AskedOfTable,
): readonly number[] {
  if (kind !== 'price' && kind !== 'time' && kind !== 'duration') return [];
  const found = columns.filter((column) =>
    rows.some((row) => kindReader?.cell(units[row]?.cells?.[column] ?? '')),
  );
  return found.length < columns.length ? found : [];
}
