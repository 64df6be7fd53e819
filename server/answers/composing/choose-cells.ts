/** Chooses the part of a table that a question asks for: a cell, a row, a column, or all of it. */
import { isNegated } from '../../languages/negation.js';
import { holdsTimeOfDay, timeOfDayIn } from '../../languages/times-of-day.js';
import { isAcross } from '../../search/passages/table-head.js';
import { times, type TermHits } from '../ranking/passage-match.js';
import { closestNames } from '../matching/closest-names.js';
import { isNamedWhole } from '../matching/named-whole.js';
import { readAskedOfTable, type AskedOfTable } from './asked-of-table.js';
import { atExtreme } from './extreme-cell.js';
import { placesInSeason } from './in-season.js';
import { numberedRows } from './numbered-rows.js';
import { standOut } from '../matching/stand-out.js';
import { bestSuited } from '../matching/suits.js';
import type { PassageView } from './passage-view.js';
import { ofSize } from './sized-names.js';
import type { Sought } from './sought.js';
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

/** The part of the table around a unit that a question asks for. */
export function chooseCells(view: PassageView, sought: Sought, at: number): TablePart {
  const { units, read, match, language, periods } = view;
  const { table, extreme, question } = sought;
  const asked = readAskedOfTable(view, sought, at);
  const { heading } = asked;
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
      const isElsewhere = (match.title[i] ?? 0) > 0 || (labels[i] ?? 0) > 0;
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
  const numbered = numberedRows(all, header, { question, language });
  const ofTime = ofTimeOfDay(asked, names);
  const within =
    [
      ofTime,
      ofDay,
      placesInSeason(names, periods, language),
      suitedRows(all, asked),
      numbered?.places ?? [],
      ofSize(names, question),
    ].find((some) => some.length > 0) ?? [];
  const byWords = singledOut(scores, names, asked, within);
  const nearness = places.map((place) => view.nearness[place] ?? 0);
  const meant = byWords.length > 0 || extreme !== undefined ? byWords : byFarNearest(nearness);
  const named = meant.flatMap((place) => places[place] ?? []);
  const rows = named.length > 0 ? named : places;
  const chosen = chooseColumns(rows, head, asked);
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
function suitedRows(rows: readonly (readonly string[])[], { view: { suits } }: AskedOfTable): number[] {
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
function ofDays({ view: { read }, days }: AskedOfTable, names: readonly string[]): number[] {
  const hits = names.map(read);
  const found = names.flatMap((_, place) =>
    days.some((term) => (hits[place]?.[term] ?? 0) >= 1) ? [place] : [],
  );
  return found.length < names.length ? found : [];
}

/** Places of the names that hold the time of the day that is asked about; else those that hold no other. */
function ofTimeOfDay({ view: { language }, sought }: AskedOfTable, names: readonly string[]): number[] {
  const time = timeOfDayIn(sought.question, language);
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
function chooseColumns(rows: readonly number[], head: number | undefined, asked: AskedOfTable): number[] {
  const { table, question } = asked.sought;
  const { units, read, suits, periods, language } = asked.view;
  const labels = head === undefined ? [] : (units[head]?.cells ?? []);
  const all = filledColumns(units, rows);
  const ofSeason = placesInSeason(
    all.map((column) => labels[column] ?? ''),
    periods,
    language,
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
  const sized = ofSize(filledLabels, question);
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
  const ofKind = columnsOfKind(rows, filled, asked);
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
  { view: { read, language }, denied }: AskedOfTable,
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
  rows: readonly number[],
  filled: readonly number[],
  { view: { units, kindReader }, sought: { kind } }: AskedOfTable,
): number[] {
  if (kind !== 'price' && kind !== 'time' && kind !== 'duration') return [];
  const found = filled.filter((column) =>
    rows.some((row) => kindReader?.cell(units[row]?.cells?.[column] ?? '')),
  );
  return found.length < filled.length ? found : [];
}
