/** Where the points of a plot stand, and which values and times are written beside them. */
import { nice, ticks } from 'd3-array';

/** In pixels where text has its usual size; a plot grows with the text. */
export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** Room around the lines. */
const MARGIN = { top: 10, right: 12, bottom: 26 } as const;
/** Between the values that are written beside the lines and these, and how much a letter of them takes at most. */
export const VALUE_GAP = 8;
const LETTER_WIDTH = 8;
const VALUE_TICKS = 4;
/** A word below the plot takes about so much. */
const LABEL_WIDTH = 72;

export interface PlotScale {
  /** Where the lines begin and end, from the left: behind the values that are written beside them. */
  readonly left: number;
  readonly right: number;
  /** Where they are highest, from above. */
  readonly top: number;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  /** The point nearest to a place, from the left. */
  readonly indexAt: (x: number) => number;
  readonly valueTicks: readonly number[];
  /** Points below which their time is written. */
  readonly timeTicks: readonly number[];
}

export interface PlotValues {
  readonly highest: number;
  /** Whether there is nothing between two whole numbers. */
  readonly isWhole: boolean;
  readonly format: (value: number) => string;
}

export function createScale(
  count: number,
  { highest, isWhole, format }: PlotValues,
  size: PlotSize,
): PlotScale {
  const wanted = isWhole ? Math.min(VALUE_TICKS, Math.max(1, highest)) : VALUE_TICKS;
  const [, top] = nice(0, highest > 0 ? highest : 1, wanted);
  const valueTicks = ticks(0, top, wanted).filter((tick) => !isWhole || Number.isInteger(tick));
  const letters = Math.max(...valueTicks.map((tick) => format(tick).length));
  const left = VALUE_GAP + LETTER_WIDTH * letters;
  const inner = {
    width: Math.max(1, size.width - left - MARGIN.right),
    height: size.height - MARGIN.top - MARGIN.bottom,
  };
  const step = count > 1 ? inner.width / (count - 1) : 0;
  const start = count > 1 ? left : left + inner.width / 2;
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(inner.width / LABEL_WIDTH))));
  return {
    left,
    right: size.width - MARGIN.right,
    top: MARGIN.top,
    x: (index) => start + index * step,
    y: (value) => MARGIN.top + inner.height * (1 - value / top),
    indexAt: (x) => (step === 0 ? 0 : Math.max(0, Math.min(count - 1, Math.round((x - start) / step)))),
    valueTicks,
    timeTicks: Array.from({ length: Math.ceil(count / every) }, (_none, index) => index * every),
  };
}
