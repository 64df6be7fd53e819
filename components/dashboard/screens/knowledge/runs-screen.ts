import { html, nothing } from 'lit';
import type { ImportRun, RunList } from '../../../../server/admin-contract/imports.js';
import { element } from '../../../internal/element.js';
import { knowledgeMessages as words } from '../../messages/knowledge-messages.js';
import { empty } from '../../parts/empty.js';
import { moment } from '../../parts/moment.js';
import { table } from '../../parts/table.js';
import { Loaded } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { knowledgeFrame, mayEdit, widgetOf } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';

/** The imports that there were: when, who, what became of it. */
@element('runs-screen')
export class RunsScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles];

  readonly #runs: Loaded<RunList> = new Loaded(
    this,
    async (signal) => {
      const widgetId = widgetOf(this.around);
      return widgetId === undefined ? { items: [] } : this.around.api.runs(widgetId, signal);
    },
    () => [widgetOf(this.around)],
  );

  protected override render() {
    return knowledgeFrame(this.around, 'runs', () =>
      this.#runs.render(({ items }) =>
        items.length > 0
          ? renderTable(items)
          : empty({
              title: words.noRuns,
              text: words.noRunsText,
              step: mayEdit(this.around)
                ? html`<a href=${this.around.linkTo('/knowledge/import')}>${words.tabs.import}</a>`
                : nothing,
            }),
      ),
    );
  }
}

function renderTable(items: readonly ImportRun[]) {
  return table<ImportRun>(
    words.runsTitle,
    [
      { label: words.when, cell: ({ startedAt }) => moment(startedAt) },
      { label: words.what, cell: ({ from }) => html`<bdi>${words.jobOf(from)}</bdi>` },
      { label: words.who, cell: ({ by }) => html`<bdi>${whoOf(by)}</bdi>` },
      { label: words.outcome, cell: renderOutcome },
    ],
    items,
  );
}

function renderOutcome({ outcome, counts, failure, warnings, notices, skipped }: ImportRun) {
  const more = [...(failure === undefined ? [] : [failure]), ...warnings, ...notices];
  return html`<strong>${words.states[outcome]}</strong
    >${counts ? html`<small>${words.counts(counts)}</small>` : nothing}
    ${
      more.length + skipped.length === 0
        ? nothing
        : html`<details>
            <summary>${words.details}</summary>
            ${more.map((text) => html`<p><bdi>${text}</bdi></p>`)}
            <ul>
              ${skipped.map(({ source, reason }) => html`<li><bdi>${source}</bdi> <bdi>${reason}</bdi></li>`)}
            </ul>
          </details>`
    }`;
}

function whoOf({ kind, name }: ImportRun['by']): string {
  if (name !== undefined) return name;
  return kind === 'schedule' ? words.bySchedule : words.onCommandLine;
}

declare global {
  interface HTMLElementTagNameMap {
    'runs-screen': RunsScreen;
  }
}
