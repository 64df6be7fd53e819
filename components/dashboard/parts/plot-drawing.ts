/** The lines of a plot, and what is written beside them. */
import { area, line } from 'd3-shape';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { hasBefore, type PlotPoint } from './plot-point.js';
import { VALUE_GAP, type PlotScale } from './plot-scale.js';

/** In pixels where text has its usual size, as all that is drawn here. */
export const HEIGHT = 220;
/** Half of the longest word below the plot, and from its foot to the end of the plot. */
const EDGE = 30;
const FOOT = 6;
/** More would be a band. */
const MAX_DOTS = 31;

interface DrawingOptions {
  readonly width: number;
  /** The point that is looked at. */
  readonly index: number | undefined;
  /** The points that a chosen part goes from and to. */
  readonly range: readonly [number, number] | undefined;
  readonly format: (value: number) => string;
}

export function drawPlot(
  points: readonly PlotPoint[],
  scale: PlotScale,
  { width, index, range, format }: DrawingOptions,
): TemplateResult {
  const { x, y, top } = scale;
  return html`<svg viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true">
    ${scale.valueTicks.map((tick) => drawValueTick(format(tick), y(tick), scale))}
    ${scale.timeTicks.map((at) => drawTimeTick(points[at]?.short, x(at), scale))}
    ${
      range
        ? svg`<rect class="chosen" x=${x(range[0] - 0.3)} y=${top} width=${x(range[1] + 0.3) - x(range[0] - 0.3)} height=${y(0) - top} />`
        : nothing
    }
    <path class="area" d=${pathBelow(points, scale)} />
    ${hasBefore(points) ? svg`<path class="before" d=${pathThrough(points, scale, ({ before }) => before)} />` : nothing}
    <path class="now" d=${pathThrough(points, scale, ({ value }) => value)} />
    ${points.map(({ value }, at) =>
      value === undefined || (points.length > MAX_DOTS && at !== index)
        ? nothing
        : svg`<circle class="point" cx=${x(at)} cy=${y(value)} r=${at === index ? 5 : 3.5} />`,
    )}
    ${
      index === undefined
        ? nothing
        : svg`<line class="cursor" x1=${x(index)} x2=${x(index)} y1=${top} y2=${y(0)} />`
    }
  </svg>`;
}

/** Where a value is not known the line is interrupted. */
function pathThrough(
  points: readonly PlotPoint[],
  { x, y }: PlotScale,
  valueOf: (point: PlotPoint) => number | undefined,
): string {
  const draw = line<PlotPoint>()
    .defined((point) => valueOf(point) !== undefined)
    .x((_point, index) => x(index))
    .y((point) => y(valueOf(point) ?? 0));
  return draw([...points]) ?? '';
}

function pathBelow(points: readonly PlotPoint[], { x, y }: PlotScale): string {
  const draw = area<PlotPoint>()
    .defined(({ value }) => value !== undefined)
    .x((_point, index) => x(index))
    .y0(y(0))
    .y1(({ value }) => y(value ?? 0));
  return draw([...points]) ?? '';
}

const drawValueTick = (text: string, y: number, { left, right }: PlotScale) =>
  svg`<line class="grid" x1=${left} x2=${right} y1=${y} y2=${y} />
    <text x=${left - VALUE_GAP} y=${y} dy="0.32em" text-anchor="end">${text}</text>`;

/** At the edges it stands beside its point rather than below, so that nothing is cut. */
function drawTimeTick(words: string | undefined, x: number, { left, right }: PlotScale) {
  const anchor = x < left + EDGE ? 'start' : x > right - EDGE ? 'end' : 'middle';
  return svg`<text x=${x} y=${HEIGHT - FOOT} text-anchor=${anchor}>${words}</text>`;
}
