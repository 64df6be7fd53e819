/** What a plot draws. */

/** A point of a plot. Both values are undefined where there is nothing to tell. */
export interface PlotPoint {
  /** When it is, in full, such as "Thursday, 12 November". */
  readonly name: string;
  /** Below the plot, such as "12 Nov". */
  readonly short: string;
  readonly value: number | undefined;
  /** Of the time before. */
  readonly before?: number | undefined;
}

/** Whether there is a time before to compare with. */
export const hasBefore = (points: readonly PlotPoint[]): boolean =>
  points.some(({ before }) => before !== undefined);
