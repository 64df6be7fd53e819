/** Chooses the part of a table that a question asks for: a cell, a row, a column, or all of it. */
import { isNegated } from '../../languages/negation.js';
import { type Extreme, type QuestionKind } from '../../languages/question-kind.js';
import { holdsTimeOfDay, timeOfDayIn } from '../../languages/times-of-day.js';
import type { YearPeriod } from '../../languages/year-periods.js';
import { isAcross } from '../../search/passages/table-head.js';
import type { Unit } from '../../search/passages/passage.js';
import type { KindReader } from '../ranking/kind-reader.js';
import { times, type TermHits, type TermTable } from '../ranking/passage-match.js';
import { closestNames, type AskedWords } from '../matching/closest-names.js';
import { isNamedWhole } from '../matching/named-whole.js';
import type { ReadHits } from '../matching/read-hits.js';
import { atExtreme } from './extreme-cell.js';
import { placesInSeason } from './in-season.js';
import { numberedRows } from './numbered-rows.js';
import { standOut } from '../matching/stand-out.js';
import { bestSuited, type Suits } from '../matching/suits.js';
import { ofSize } from './sized-names.js';
import { filledColumns, tableAround, type TablePart } from './table-part.js';
import { byFarNearest } from './unit-nearness.js';
import { tellingColumns } from './telling-columns.js';

/** What a hit in the title of some rows, and in a cell behind the first, is worth beside one in the name of a row. */
const TITLE_CREDIT = 0.8;
const CELL_CREDIT = 0.6;
/** What a word in the name of a row is worth that the page or a column is called by: `Second dog` on the page `Dogs`. */
const NAMED_ELSEWHERE = 0.3;
/** How much less a term tells that several rows hold: as a power of their number. */
const TELLING = 0.75;

/** What a question asks of a table, beside its terms. */
export interface AskedOfTable {
  read: ReadHits;
  /** What the heading above the table, and the title of the page, hold of the question. */
  heading: TermHits;
  page: TermHits;
  kind: QuestionKind | undefined;
  kindReader?: KindReader | undefined;
  /** Of the page, such as `de`. */
  language: string;
  extreme: Extreme;
  /** What is for whom, and for how long, it says. */
  suits: Suits;
  question: string;
  /** The times of the year that it names. */
  periods: readonly YearPeriod[];
  words: AskedWords;
  /** Places of the terms that are days or months. */
  days: readonly number[];
  /** How near in meaning each unit of the passage is to it, beside the others. */
  nearness: readonly number[];
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
  const { read, heading, page, extreme } = asked;
  const { from, to, head } = tableAround(units, at);
  const places: number[] = [];
  const found: TermHits[][] = [];
  // What names a column tells nothing of the rows that mention it.
  const header = head === undefined ? [] : (units[head]?.cells ?? []);
  const [rowLabel = '', ...columnLabels] = header;
  const labels = read(columnLabels.join(' '));
  // What all rows are, as their label and the heading say, singles out no row: `room` no suite among rooms.
  const ofAll = read(rowLabel);
  const inName = (name: string): TermHits =>
    read(name).map((hit, i) => {
      if (hit <= (ofAll[i] ?? 0) || hit < (heading[i] ?? 0)) return 0;
      // `day` of "canoe all day" is a column, and no `Electric day boat`.
      const isElsewhere = (page[i] ?? 0) > 0 || (labels[i] ?? 0) > 0;
      return !isElsewhere ? hit : hit < 1 ? 0 : NAMED_ELSEWHERE;
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
  const weights = tellingOf(found);
  const scores = found.map((hits) => table.coverage(...hits.map((some) => weighed(some, weights))));
  const all = places.map((place) => units[place]?.cells ?? []);
  const names = all.map(([name = '']) => name);
  const numbered = numberedRows(all, header, asked);
  const ofTime = ofTimeOfDay(asked, names);
  const within =
    [
      ofTime,
      ofDay,
      placesInSeason(names, asked.periods, asked.language),
      suitedRows(all, asked),
      numbered?.places ?? [],
      ofSize(names, asked.question),
    ].find((some) => some.length > 0) ?? [];
  const byWords = singledOut(scores, names, asked, within);
  const nearness = places.map((place) => asked.nearness[place] ?? 0);
  const meant = byWords.length > 0 || extreme !== undefined ? byWords : byFarNearest(nearness);
  const named = meant.flatMap((place) => places[place] ?? []);
  const rows = named.length > 0 ? named : places;
  const chosen = chooseColumns(units, rows, head, table, asked);
  const hasAllColumns = chosen.length === filledColumns(units, rows).length;
  const whole = { from, to, head, rows, columns: chosen, hasAllRows: named.length === 0, hasAllColumns };
  const part = extreme === undefined ? whole : atExtreme(units, whole, extreme);
  const shown = part.rows.map((row) => places.indexOf(row));
  const [first = 0] = part.columns;
  const isNumbered = shown.every((place) => numbered?.places.includes(place));
  const telling = [
    ...tellingColumns(all, shown, first),
    ...(numbered && isNumbered && numbered.column > 0 ? [numbered.column] : []),
  ];
  const columns = [...new Set([...telling, ...part.columns])].sort((a, b) => a - b);
  return { ...part, columns, hasAllColumns: columns.length === filledColumns(units, part.rows).length };
}

/**
 * Places of the rows or columns that a question singles out; none where it means all of them.
 * @param scores how well each holds the question; @param within places of those that alone are meant; any where empty
 */
function singledOut(
  scores: readonly number[],
  names: readonly string[],
  { words }: AskedOfTable,
  within: readonly number[] = [],
): number[] {
  const closestOf = (places: readonly number[]): number[] =>
    closestNames(
      places.map((place) => names[place] ?? ''),
      words,
    ).flatMap((i) => places[i] ?? []);
  const best = bestOf(scores, within.length > 0 ? within : [...scores.keys()]);
  const closest = closestOf(best);
  // `Extra thin` holds as much of the question as `Thin`, so that most columns hold it.
  const isTold = within.length > 0 || (closest.length < best.length && best.length < scores.length);
  return isTold ? closest : closestOf(standOut(scores));
}

/** Places of the rows for whom, or for how long, the question says: by their names, or else by another column. */
function suitedRows(rows: readonly (readonly string[])[], { suits }: AskedOfTable): number[] {
  const inColumn = (column: number): number[] =>
    bestSuited(
      rows.map((cells) => cells[column] ?? ''),
      suits,
    );
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const found = Array.from({ length: width }, (_, column) => inColumn(column));
  return found.find((places) => places.length > 0) ?? [];
}

/** Places of the names that hold a day or a month of the question, where others do not. */
function ofDays({ read, days }: AskedOfTable, names: readonly string[]): number[] {
  const hits = names.map(read);
  const found = names.flatMap((_, place) =>
    days.some((term) => (hits[place]?.[term] ?? 0) >= 1) ? [place] : [],
  );
  return found.length < names.length ? found : [];
}

/** Places of the names that hold the time of the day that is asked about; else those that hold no other. */
function ofTimeOfDay({ question, language }: AskedOfTable, names: readonly string[]): number[] {
  const time = timeOfDayIn(question, language);
  if (time === undefined) return [];
  const holds = names.map((name) => holdsTimeOfDay(name, time, language));
  const placesOf = (wanted: boolean | undefined): number[] =>
    holds.flatMap((held, place) => (held === wanted ? [place] : []));
  const found = placesOf(true).length > 0 ? placesOf(true) : placesOf(undefined);
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

/** The columns that the question names, or that hold what it asks for; else all that say something in these rows. */
function chooseColumns(
  units: readonly Unit[],
  rows: readonly number[],
  head: number | undefined,
  table: TermTable,
  asked: AskedOfTable,
): number[] {
  const { read, suits } = asked;
  const labels = head === undefined ? [] : (units[head]?.cells ?? []);
  const all = filledColumns(units, rows);
  const ofSeason = placesInSeason(
    all.map((column) => labels[column] ?? ''),
    asked.periods,
    asked.language,
  );
  const timely = ofSeason.length > 0 ? ofSeason.map((place) => all[place] ?? 0) : all;
  const ofTime = ofTimeOfDay(
    asked,
    timely.map((column) => labels[column] ?? ''),
  );
  const inTime = ofTime.length > 0 ? ofTime.map((place) => timely[place] ?? 0) : timely;
  const filled = withoutDenied(inTime, labels, asked);
  const filledLabels = filled.map((column) => labels[column] ?? '');
  const suited = bestSuited(filledLabels, suits);
  // What suits as well as all others tells nothing.
  if (suited.length > 0 && suited.length < filled.length) return suited.map((place) => filled[place] ?? 0);
  const ofDay = ofDays(asked, filledLabels);
  if (ofDay.length > 0) return ofDay.map((place) => filled[place] ?? 0);
  const sized = ofSize(filledLabels, asked.question);
  if (sized.length > 0) return sized.map((place) => filled[place] ?? 0);
  const names = rows.map((row) => read(units[row]?.cells?.[0] ?? ''));
  const ofAll = read(labels[0] ?? '');
  // What the rows are, or are called, names no column: `course` of an evening course is no `Lessons`.
  const inLabel = (column: number): TermHits =>
    read(labels[column] ?? '').map((hit, i) =>
      hit <= (ofAll[i] ?? 0) || names.every((name) => hit <= (name[i] ?? 0)) ? 0 : hit,
    );
  const scores = filled.map((column) => table.coverage(inLabel(column)));
  const isWhole = (place: number): boolean =>
    (scores[place] ?? 0) > 0 && isNamedWhole(labels[filled[place] ?? 0] ?? '', read, table);
  const whole = scores.flatMap((_, place) => (isWhole(place) ? [place] : []));
  // Of "two bikes for a day" `Day` is meant, not `2 hours`.
  const most = singledOut(scores, filledLabels, asked);
  // `Half day (4 hours)` says all that `Day` does, and more of "half a day".
  const saysMore = (place: number): boolean => {
    const hits = inLabel(filled[place] ?? 0);
    return whole.some((other) => inLabel(filled[other] ?? 0).every((hit, i) => hit <= (hits[i] ?? 0)));
  };
  const named = whole.length === 0 || most.some((place) => isWhole(place) || saysMore(place)) ? most : whole;
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

/** Columns that hold what a question for a price, a time or a length of time asks for, where others do not. */
function columnsOfKind(
  units: readonly Unit[],
  rows: readonly number[],
  filled: readonly number[],
  { kind, kindReader }: AskedOfTable,
): number[] {
  if (kind !== 'price' && kind !== 'time' && kind !== 'duration') return [];
  const found = filled.filter((column) =>
    rows.some((row) => kindReader?.cell(units[row]?.cells?.[column] ?? '')),
  );
  return found.length < filled.length ? found : [];
}
