/** The numbers of the first screen, each with its change, its course and what it means. One of them is drawn large. */
import { html, type TemplateResult } from 'lit';
import type { Usage } from '../../../../server/admin-contract/usage.js';
import { messages as shared } from '../../messages/messages.js';
import { overviewMessages as messages } from '../../messages/overview-messages.js';
import { spark } from '../../parts/spark.js';
import { METRICS, type Metric, type MetricName } from './metrics.js';

export interface TileOptions {
  readonly chosen: MetricName;
  readonly choose: (name: MetricName) => void;
  /** The address of rows. @param path behind the prefix */
  readonly linkTo: (path: string) => string;
}

export const drawTiles = (usage: Usage, options: TileOptions): TemplateResult =>
  html`<ul class="tiles">
    ${METRICS.map((metric) => drawTile(metric, usage, options))}
  </ul>`;

function drawTile(metric: Metric, { totals, previous, buckets }: Usage, options: TileOptions) {
  const { name } = metric;
  const label = messages.metrics[name];
  const now = metric.valueOf(totals);
  const before = previous && metric.valueOf(previous.totals);
  const change = now === undefined || before === undefined ? '' : metric.change(now, before);
  return html`<li class="tile">
    <div class="tile-head">
      <button
        type="button"
        class="tile-name"
        aria-pressed=${name === options.chosen ? 'true' : 'false'}
        aria-label=${messages.draw(label)}
        @click=${() => {
          options.choose(name);
        }}
      >
        ${label}
      </button>
      <button type="button" class="about" popovertarget="about-${name}" aria-label=${messages.about(label)}>
        ?
      </button>
    </div>
    <div id="about-${name}" class="definition" popover>
      <p><strong>${label}</strong></p>
      <p>${messages.definitions[name]}</p>
    </div>
    <p class="tile-value">
      <a href=${options.linkTo(metric.rows)}>${now === undefined ? shared.none : metric.format(now)}</a>
    </p>
    <p class="tile-beside">
      ${[metric.beside(totals), change].filter(Boolean).map((each) => html`<span>${each}</span>`)}
    </p>
    ${spark(buckets.map(metric.valueOf))}
  </li>`;
}
