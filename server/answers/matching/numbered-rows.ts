/**
 * Finds the rows for as many as a question says where a column says what its numbers count: `three tiers` in a column
 * `Tiers`, `10 people` in a column `Serves`.
 */
import { withDigits } from '../../languages/number-words.js';
import { analyzerOf } from '../../search/terms/analyzer.js';
import { askedCounts } from './asked-counts.js';
import { rangeReader, type NumberRange } from './number-ranges.js';

interface AskedNumber {
  question: string;
  /** Of the table, such as `de`. */
  language: string;
}

/** Rows that are found by a column. */
export interface FoundRows {
  column: number;
  places: number[];
}

/**
 * The rows where a column has the number that the question gives; else those whose range holds it.
 * @param rows their cells
 * @param labels of the columns
 * @returns undefined where no column counts what the question does
 */
export function numberedRows(
  rows: readonly (readonly string[])[],
  labels: readonly string[],
  { question, language }: AskedNumber,
): FoundRows | undefined {
  const asked = askedCounts(question, language);
  if (asked.length === 0) return undefined;
  const readRange = rangeReader(language);
  const inColumn = (column: number): number[] => {
    const label = new Set(analyzerOf(language).termsOf(labels[column] ?? ''));
    const counted = asked.filter(({ meanings }) => meanings.some((term) => label.has(term)));
    if (counted.length === 0) return [];
    const ranges = rows.map((row) => readRange(withDigits(row[column] ?? '', language)));
    const placesOf = (isFor: (range: NumberRange, number: number) => boolean): number[] =>
      ranges.flatMap((range, place) =>
        range && counted.some(({ number }) => isFor(range, number)) ? [place] : [],
      );
    const exact = placesOf(({ from, to }, number) => from === number && to === number);
    return exact.length > 0 ? exact : placesOf(({ from, to }, number) => from <= number && number <= to);
  };
  const found = labels.map((_, column) => ({ column, places: inColumn(column) }));
  return found.find(({ places }) => places.length > 0);
}
