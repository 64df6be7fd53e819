/** The course of a number, small, beside the number itself. It tells nothing to assistive technology. */
import { html, nothing, type TemplateResult } from 'lit';

const WIDTH = 96;
const HEIGHT = 28;
/** So that the line is not cut at its highest and lowest. */
const EDGE = 2;

/** @param values from the oldest; undefined where there is none */
export function spark(values: readonly (number | undefined)[]): TemplateResult | typeof nothing {
  const known = values.filter((value) => value !== undefined);
  if (known.length < 2) return nothing;
  const highest = Math.max(...known, Number.EPSILON);
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  const points = values.map((value, index) =>
    value === undefined
      ? undefined
      : ([EDGE + index * step, HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE)] as const),
  );
  // A gap begins the line anew.
  const path = points
    .map((point, index) => {
      if (!point) return '';
      return `${points[index - 1] ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`;
    })
    .join('');
  return html`<svg
    class="spark"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="xMinYMid"
    aria-hidden="true"
  >
    <path d=${path} />
  </svg>`;
}
