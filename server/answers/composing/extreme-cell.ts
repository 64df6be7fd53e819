/** Finds the lowest or highest number of a part of a table. */
import { saysFree } from '../../languages/question-kind.js';
import type { Unit } from '../../search/passages/passage.js';
import type { TablePart } from './table-part.js';

const NUMBER = /\p{N}[\p{N}.,'’]*/u;

/** The row and the column of the lowest or highest number. */
export function atExtreme(units: readonly Unit[], part: TablePart, extreme: 'least' | 'most'): TablePart {
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
  if (found === undefined) return saysFree(cell) ? 0 : undefined;
  const value = Number(found.replace(/[.,'’](?=\p{N}{3}(?!\p{N}))/gu, '').replace(',', '.'));
  return Number.isNaN(value) ? undefined : value;
}
