/** Chooses the part of a table that a question asks for: a cell, a row, a column, or all of it. */
import { readAskedOfTable } from './asked-of-table.js';
import { chooseColumns } from './choose-columns.js';
import { chooseRows, type ChosenRows } from './choose-rows.js';
import { atExtreme } from './extreme-cell.js';
import type { PassageView } from './passage-view.js';
import type { Sought } from './sought.js';
import { filledColumns, tableAround, type TablePart } from './table-part.js';
import { tellingColumns } from './telling-columns.js';

/** The part of the table around a unit that a question asks for. */
export function chooseCells(view: PassageView, sought: Sought, at: number): TablePart {
  const { units } = view;
  const { extreme } = sought;
  const asked = readAskedOfTable(view, sought, at);
  const around = tableAround(units, at);
  const chosen = chooseRows(around, asked);
  const hasAllRows = chosen.named.length === 0;
  const rows = [...(hasAllRows ? chosen.all : chosen.named)];
  const columns = [...chooseColumns(rows, around.head, asked)];
  const hasAllColumns = columns.length === filledColumns(units, rows).length;
  const whole = { ...around, rows, columns, hasAllRows, hasAllColumns };
  const part = extreme === undefined ? whole : atExtreme(units, whole, extreme);
  return withTellingColumns(part, chosen, view);
}

/** With the columns that tell the rows apart, and the one by whose number they were found. */
function withTellingColumns(
  part: TablePart,
  { all, numbered }: ChosenRows,
  { units }: PassageView,
): TablePart {
  const cells = all.map((place) => units[place]?.cells ?? []);
  const shown = part.rows.map((row) => all.indexOf(row));
  const [first = 0] = part.columns;
  const isByNumber =
    numbered && numbered.column > 0 && shown.every((place) => numbered.places.includes(place));
  const telling = [...tellingColumns(cells, shown, first), ...(isByNumber ? [numbered.column] : [])];
  const columns = [...new Set([...telling, ...part.columns])].sort((a, b) => a - b);
  return { ...part, columns, hasAllColumns: columns.length === filledColumns(units, part.rows).length };
}
