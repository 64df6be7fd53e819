/** How much of something there is, as a line beside its number. The number is what is read. */
import { html, svg, type TemplateResult } from 'lit';

export interface BarPart {
  readonly value: number;
  /** How it is drawn: `data`, `positive`, `caution` or `danger`. */
  readonly kind?: 'data' | 'positive' | 'caution' | 'danger';
}

const WIDTH = 100;

/** @param whole what a full line stands for */
export function bar(parts: readonly BarPart[], whole: number): TemplateResult {
  let start = 0;
  const drawn = parts.map(({ value, kind = 'data' }) => {
    const width = whole > 0 ? Math.min(WIDTH - start, (value / whole) * WIDTH) : 0;
    const rect = svg`<rect class=${kind} x=${start} width=${width} height="6" />`;
    start += width;
    return rect;
  });
  return html`<svg class="bar-line" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect class="track" width="100" height="6" />
    ${drawn}
  </svg>`;
}
