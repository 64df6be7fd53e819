/** Chooses the rows of a table that a question asks for. */
import { isAcross } from '../../search/passages/table-head.js';
import { bestSuited } from '../matching/suits.js';
import { times, type TermHits } from '../ranking/passage-match.js';
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
import { numberedRows, type FoundRows } from '../matching/numbered-rows.js';
import type { TablePart } from './table-part.js';
import { byFarNearest } from './unit-nearness.js';

/** What a hit in the title of some rows, and in a cell behind the first, is worth beside one in the name of a row. */
const TITLE_CREDIT = 0.8;
const CELL_CREDIT = 0.6;
/** What a word in the name of a row is worth that the page or a column is called by: `Second dog` on the page `Dogs`. */
const NAMED_ELSEWHERE = 0.3;
/** How much less a term tells that several rows hold: as a power of their number. */
const TELLING = 0.75;

export interface ChosenRows {
  /** Places in the passage of all rows, without the titles of some. */
  all: readonly number[];
  /** Places of those that the question singles out; none where it means all of them. */
  named: readonly number[];
  /** Rows that are found by a number in a column, by their places among all. */
  numbered: FoundRows | undefined;
}

/** All rows, in their order. */
interface TableRows {
  cells: readonly (readonly string[])[];
  numbered: FoundRows | undefined;
}

type RowSelector = (rows: TableRows, asked: AskedOfTable) => readonly number[];

/** By the first of its cells. */
const byName =
  (select: NameSelector): RowSelector =>
  ({ cells }, asked) =>
    select(
      cells.map(([name = '']) => name),
      asked,
    );

/** The rows for whom, or for how long, the question says: by their names, or else by another column. */
const suitedRows: RowSelector = ({ cells }, { view: { suits } }) => {
  const inColumn = (column: number): number[] =>
    bestSuited(
      cells.map((row) => row[column] ?? ''),
      suits,
    );
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const found = Array.from({ length: width }, (_, column) => inColumn(column));
  return found.find((places) => places.length > 0) ?? [];
};

/** Each finds the rows that alone can be meant; the first that finds any decides. */
const SELECTORS: readonly RowSelector[] = [
  byName(ofTimeOfDay),
  byName(ofDays),
  byName(ofSeason),
  suitedRows,
  ({ numbered }) => numbered?.places ?? [],
  byName(ofAskedSize),
];

export function chooseRows(
  { from, to, head }: Pick<TablePart, 'from' | 'to' | 'head'>,
  asked: AskedOfTable,
): ChosenRows {
  const { view, sought } = asked;
  const { units, language } = view;
  const { question, table, extreme } = sought;
  const header = head === undefined ? [] : (units[head]?.cells ?? []);
  const { places, hits } = readRows({ from, to }, header, asked);
  const weights = tellingOf(hits);
  const scores = hits.map((row) => table.coverage(...row.map((some) => weighed(some, weights))));
  const cells = places.map((place) => units[place]?.cells ?? []);
  const numbered = numberedRows(cells, header, { question, language });
  const within = firstFound(SELECTORS, { cells, numbered }, asked);
  const names = cells.map(([name = '']) => name);
  const byWords = singledOut(scores, names, asked, within);
  const nearness = places.map((place) => view.nearness[place] ?? 0);
  const meant = byWords.length > 0 || extreme !== undefined ? byWords : byFarNearest(nearness);
  return { all: places, named: meant.flatMap((place) => places[place] ?? []), numbered };
}

/** The rows, and for each what its name, the title above it and its other cells hold of the question. */
function readRows(
  { from, to }: Pick<TablePart, 'from' | 'to'>,
  [rowLabel = '', ...columnLabels]: readonly string[],
  { view: { units, read, match }, sought: { table }, heading }: AskedOfTable,
): { places: number[]; hits: TermHits[][] } {
  // What names a column tells nothing of the rows that mention it.
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
  const places: number[] = [];
  const hits: TermHits[][] = [];
  let title = table.noHits();
  for (let i = from; i < to; i++) {
    const all = units[i]?.cells ?? [];
    const [name = '', ...cells] = all;
    if (isAcross(all)) {
      title = times(read(name), TITLE_CREDIT);
      continue;
    }
    places.push(i);
    hits.push([inName(name), title, inCells(cells)]);
  }
  return { places, hits };
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
