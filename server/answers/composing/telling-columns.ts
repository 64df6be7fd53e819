/** Finds the columns that tell rows of the same name apart: `Bronze turkey` of 4 to 5 kg and of 5 to 6 kg. */

/**
 * @param rows cells of all rows of a table
 * @param shown places of the rows that are shown
 * @param first number of the first column that is shown behind the name
 * @returns numbers of the columns between the two that differ between rows of one name
 */
export function tellingColumns(
  rows: readonly (readonly string[])[],
  shown: readonly number[],
  first: number,
): number[] {
  const differs = (column: number): boolean =>
    shown.some((place) => {
      const [name = '', ...cells] = rows[place] ?? [];
      return rows.some((other) => other[0] === name && other[column] !== cells[column - 1]);
    });
  return Array.from({ length: Math.max(0, first - 1) }, (_, i) => i + 1).filter(differs);
}
