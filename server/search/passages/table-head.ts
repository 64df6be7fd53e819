/** Tells which row of a table names its columns. */

/** A sum of money, a time of the day or a plain number: what stands in a table, and seldom heads one. */
const VALUE = /^(?=[^\p{L}\p{N}]*\p{N})[^\p{L}]*$|\p{Sc}\s?\p{N}|\p{N}\s?\p{Sc}|\b\p{N}{1,2}[:.]\p{N}{2}\b/u;
const SUM = /\p{Sc}\s?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]*\s?\p{Sc}/gu;
const BOLD = /^\*\*.+\*\*$|^__.+__$/;

const isFilled = (cell: string): boolean => cell !== '';

/** Whether a text holds a price, a time of the day, or a number alone. */
export const holdsValue = (text: string): boolean => VALUE.test(text);

/** Whether a text holds two sums of money. */
const holdsRange = (text: string): boolean => [...text.matchAll(SUM)].length > 1;

/** Whether most cells behind the first hold values. */
function holdsValues(cells: readonly string[]): boolean {
  const others = cells.slice(1).filter(isFilled);
  return others.length > 0 && others.filter(holdsValue).length * 2 > others.length;
}

export interface Table {
  /** Names of the columns; undefined where the table has none. */
  head: string[] | undefined;
  rows: string[][];
}

/**
 * A table as its page means it. In Markdown every table has a head, so the head of one without may be blank, or its
 * first row; and the row that names the columns may stand below a blank head.
 * @param header cells of the head, as Markdown; @param rows cells of the rows
 */
export function readTable(header: string[], rows: string[][]): Table {
  if (header.some(isFilled)) {
    // `€35 to €69.99` above single prices is the name of a column.
    const namesRanges = header.some(holdsRange) && !rows.flat().some(holdsRange);
    const isRow = isFilled(header[0] ?? '') && holdsValues(header) && rows.some(holdsValues) && !namesRanges;
    return isRow ? { head: undefined, rows: [header, ...rows] } : { head: header, rows };
  }
  const [first = [], ...others] = rows;
  const filled = first.filter(isFilled);
  const names = filled.length > 1 && others.length > 0 && !holdsValues(first);
  const isHead = names && (filled.every((cell) => BOLD.test(cell)) || others.every(holdsValues));
  return isHead ? { head: first, rows: others } : { head: undefined, rows };
}

/** A row of one cell across the table: the title of the rows below it, or a note. */
export function isAcross(cells: readonly string[]): boolean {
  return cells.length > 1 && isFilled(cells[0] ?? '') && cells.slice(1).every((cell) => !isFilled(cell));
}
