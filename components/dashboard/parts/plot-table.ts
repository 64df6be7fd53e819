/** All that a plot draws, as a table. */
import { html, nothing, type TemplateResult } from 'lit';
import { frameMessages } from '../messages/frame-messages.js';
import { hasBefore, type PlotPoint } from './plot-point.js';

/** @param write a value, also where there is none */
export function drawPlotTable(
  label: string,
  points: readonly PlotPoint[],
  write: (value: number | undefined) => string,
): TemplateResult {
  const isCompared = hasBefore(points);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${label}>
    <table>
      <caption>
        ${label}
      </caption>
      <thead>
        <tr>
          <th scope="col">${frameMessages.plotWhen}</th>
          <th scope="col">${isCompared ? frameMessages.plotNow : label}</th>
          ${isCompared ? html`<th scope="col">${frameMessages.plotPrevious}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${points.map(
          ({ name, value, before }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${write(value)}</td>
              ${isCompared ? html`<td>${write(before)}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
