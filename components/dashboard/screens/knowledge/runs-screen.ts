import { html, nothing } from 'lit';
import type { ImportRun, RunList } from '../../../../server/admin-contract/imports.js';
import { element } from '../../../internal/element.js';
import { importMessages as importWords } from '../../messages/knowledge/import-messages.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
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
              title: importWords.noRuns,
              text: importWords.noRunsText,
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
    importWords.runsTitle,
    [
      { label: importWords.when, cell: ({ startedAt }) => moment(startedAt) },
      { label: importWords.what, cell: ({ from }) => html`<bdi>${importWords.jobOf(from)}</bdi>` },
      { label: importWords.who, cell: ({ by }) => html`<bdi>${whoOf(by)}</bdi>` },
      { label: importWords.outcome, cell: renderOutcome },
    ],
    items,
  );
}

function renderOutcome({ outcome, counts, failure, warnings, notices, skipped }: ImportRun) {
  const more = [...(failure === undefined ? [] : [failure]), ...warnings, ...notices];
  return html`<strong>${importWords.states[outcome]}</strong
    >${counts ? html`<small>${importWords.counts(counts)}</small>` : nothing}
    ${
      more.length + skipped.length === 0
        ? nothing
        : html`<details>
            <summary>${importWords.details}</summary>
            ${more.map((text) => html`<p><bdi>${text}</bdi></p>`)}
            <ul>
              ${skipped.map(({ source, reason }) => html`<li><bdi>${source}</bdi> <bdi>${reason}</bdi></li>`)}
            </ul>
          </details>`
    }`;
}

function whoOf({ kind, name }: ImportRun['by']): string {
  if (name !== undefined) return name;
  return kind === 'schedule' ? importWords.bySchedule : importWords.onCommandLine;
}

declare global {
  interface HTMLElementTagNameMap {
    'runs-screen': RunsScreen;
  }
}
