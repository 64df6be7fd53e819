/** Writes the part of a table that is asked for: a few rows with the names of their columns, more as a table. */
import { isAcross } from '../../search/passages/table-head.js';
import type { Unit } from '../../search/passages/passage.js';
import { readInline } from '../../markdown/inline-markdown.js';
import { withoutOwnMarks } from './marks.js';
import { isEmptyCell, type TablePart } from './table-part.js';

/** More rows with several columns, or more rows of one, are written as a table. */
const MAX_ROWS_IN_WORDS = { ofSeveralColumns: 2, ofOneColumn: 6 };
/** A longer table is shown to here, with a link to the rest. */
const MAX_ROWS = 20;

export interface WrittenTable {
  markdown: string;
  /** Whether it ends with a table, behind which no mark can stand. */
  isTable: boolean;
  /** Whether rows are left out at the end. */
  isCut: boolean;
}

export function writeCells(units: readonly Unit[], part: TablePart): WrittenTable {
  const { head, rows, columns } = part;
  const isNamed = head !== undefined;
  const most = columns.length > 1 ? MAX_ROWS_IN_WORDS.ofSeveralColumns : MAX_ROWS_IN_WORDS.ofOneColumn;
  // Without names of its columns, a table of two is a list of names and values.
  const isPair = columns.length <= 1 && !isNamed;
  const isList = isPair || (rows.length <= most && !(part.hasAllRows && part.hasAllColumns));
  if (!isList) return writeTable(units, part);
  const lines = rows.slice(0, MAX_ROWS).map((row) => inWords(units, row, part, MARKDOWN));
  const markdown = lines.length === 1 ? (lines[0] ?? '') : lines.map((line) => `- ${line}`).join('\n');
  return { markdown, isTable: false, isCut: rows.length > MAX_ROWS };
}

/** How a row is written in words. */
interface RowStyle {
  cell: (markdown: string) => string;
  name: (cell: string) => string;
}

const MARKDOWN: RowStyle = {
  cell: withoutOwnMarks,
  name: (name) => (name === '' || name.includes('**') ? name : `**${name}**`),
};
const PLAIN: RowStyle = { cell: (markdown) => readInline(markdown).text, name: (name) => name };

const cellOf = (unit: Unit | undefined, column: number, { cell }: RowStyle): string =>
  cell(unit?.cells?.[column] ?? '');

/** Plain text: `E-bike, day: € 42`. */
export const plainRow = (units: readonly Unit[], row: number, part: TablePart): string =>
  inWords(units, row, part, PLAIN);

/** What a row is called: `E-bike`; where its first cell is but a number, `Zone 3, Llanfawr`. */
function nameOf(
  row: Unit | undefined,
  head: Unit | undefined,
  columns: readonly number[],
  style: RowStyle,
): string {
  const first = cellOf(row, 0, style);
  if (head === undefined || first === '' || /\p{L}/u.test(first)) return first;
  const next = columns.includes(1) ? '' : cellOf(row, 1, style);
  const numbered = `${cellOf(head, 0, style)} ${first}`.trim();
  return isEmptyCell(next) ? numbered : `${numbered}, ${next}`;
}

/** `**E-bike**, day: € 42`, or `**E-bike** – hour: € 12; day: € 42`. */
function inWords(units: readonly Unit[], row: number, { head, columns }: TablePart, style: RowStyle): string {
  const labelOf = (column: number): string => (head === undefined ? '' : cellOf(units[head], column, style));
  const name = style.name(nameOf(units[row], head === undefined ? undefined : units[head], columns, style));
  const told = columns.filter(
    (column) => columns.length === 1 || !isEmptyCell(cellOf(units[row], column, style)),
  );
  const values = told.map((column) => {
    const label = labelOf(column);
    return label === ''
      ? cellOf(units[row], column, style)
      : `${label}: ${cellOf(units[row], column, style)}`;
  });
  if (name === '') return values.join('; ');
  const [column = 0] = told;
  const joiner = labelOf(column) === '' ? ': ' : told.length === 1 ? ', ' : ' – ';
  return name + (values.length > 0 ? joiner + values.join('; ') : '');
}

function writeTable(
  units: readonly Unit[],
  { from, to, head, rows, columns, hasAllRows }: TablePart,
): WrittenTable {
  const shown = [0, ...columns];
  const places = hasAllRows ? Array.from({ length: to - from }, (_, i) => from + i) : rows;
  const isTitle = (place: number): boolean => isAcross(units[place]?.cells ?? []);
  const line = (unit: Unit | undefined): string =>
    `| ${shown.map((column) => cellOf(unit, column, MARKDOWN).replaceAll('|', '\\|')).join(' | ')} |`;
  let kept = places.slice(0, MAX_ROWS);
  if (isTitle(kept.at(-1) ?? -1)) kept = kept.slice(0, -1);
  const lines = [
    head === undefined ? `| ${shown.map(() => '').join(' | ')} |` : line(units[head]),
    `| ${shown.map(() => '---').join(' | ')} |`,
    ...kept.map((place) => line(units[place])),
  ];
  return { markdown: lines.join('\n'), isTable: true, isCut: kept.length < places.length };
}
