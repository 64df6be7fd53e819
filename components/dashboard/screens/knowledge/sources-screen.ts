import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { SourceList, SourceState } from '../../../../server/admin-contract/sources.js';
import { element } from '../../../internal/element.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { sourceMessages as sourceWords } from '../../messages/knowledge/source-messages.js';
import { drawAddress } from '../address.js';
import { empty } from '../../parts/empty.js';
import { FormState } from '../../parts/form-state.js';
import { since, moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { table } from '../../parts/table.js';
import { knowledgeIcon } from '../../theme/rail-icons.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { knowledgeFrame, mayEdit, widgetOf } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';
import { startOrJoin } from './start-import.js';

/** The websites that the pages come from: how each went, and what can be done about it. */
@element('sources-screen')
export class SourcesScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles];

  readonly #sources: Loaded<SourceList> = new Loaded(
    this,
    async (signal) => {
      const widgetId = widgetOf(this.around);
      return widgetId === undefined ? { items: [] } : this.around.api.sources(widgetId, signal);
    },
    () => [widgetOf(this.around)],
  );
  readonly #form = new FormState(this);
  @state() private chosen: SourceState | undefined;
  @state() private said = '';

  #run(url: string, isDryRun: boolean): void {
    const widgetId = widgetOf(this.around);
    if (widgetId === undefined) return;
    void this.#form.run(() => startOrJoin(this.around, widgetId, { from: { url }, dryRun: isDryRun }));
  }

  /** What never gave a page was mistyped most often, and there is nothing to be asked about. */
  #remove({ id, url }: SourceState): void {
    const widgetId = widgetOf(this.around);
    if (widgetId === undefined) return;
    void this.#form.run(async () => {
      await this.around.api.removeSource(widgetId, id, 'keep');
      this.said = sourceWords.sourceRemoved(url);
      await this.#sources.reload();
    });
  }

  async #handleChanged({ detail }: CustomEvent<{ said: string }>): Promise<void> {
    this.chosen = undefined;
    this.said = detail.said;
    await this.#sources.reload();
  }

  /** Its window comes when it is first asked for. */
  async #edit(source: SourceState): Promise<void> {
    this.said = '';
    await import('./source-dialog.js');
    this.chosen = source;
  }

  #handleClose(): void {
    this.chosen = undefined;
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  protected override render() {
    // Where there is none yet, the list itself leads there.
    const action =
      mayEdit(this.around) && this.#sources.value?.items.length
        ? html`<a class="button solid" href=${this.around.linkTo('/knowledge/import')}
            >${sourceWords.importWebsite}</a
          >`
        : nothing;
    return knowledgeFrame(
      this.around,
      'sources',
      (widgetId) => [
        this.said ? notice('positive', this.said) : nothing,
        errorNotice(this.#form.error),
        this.#sources.render(({ items }) =>
          items.length > 0 ? this.#renderTable(items) : this.#renderEmpty(),
        ),
        html`<source-dialog
          .around=${this.around}
          .widgetId=${widgetId}
          .source=${this.chosen}
          @dash-source-changed=${this.#handleChanged}
          @dash-close=${this.#handleClose}
        ></source-dialog>`,
      ],
      action,
    );
  }

  #renderEmpty() {
    const step = html`<a href=${this.around.linkTo('/knowledge/import')}>${sourceWords.importWebsite}</a>`;
    return empty({
      title: sourceWords.noSources,
      text: sourceWords.noSourcesText,
      icon: knowledgeIcon,
      ...(mayEdit(this.around) && { step }),
    });
  }

  #renderTable(items: readonly SourceState[]) {
    return table<SourceState>(
      sourceWords.sourcesTitle,
      [
        { label: sourceWords.website, cell: ({ url }) => drawAddress(url) },
        { label: sourceWords.state, cell: (source) => this.#renderState(source) },
        { label: sourceWords.pages, cell: ({ pages }) => pages.toLocaleString() },
        {
          label: sourceWords.last,
          cell: ({ finishedAt }) => (finishedAt === undefined ? sourceWords.never : since(finishedAt)),
        },
        {
          label: sourceWords.next,
          cell: ({ isPaused, nextAt, every }) =>
            isPaused
              ? sourceWords.byHand
              : html`${nextAt === undefined ? sourceWords.soon : moment(nextAt)}<small
                    >${sourceWords.every.toLowerCase()} ${words.intervals[every] ?? every}</small
                  >`,
        },
        ...(mayEdit(this.around)
          ? [
              {
                label: sourceWords.actions,
                isActions: true,
                cell: (source: SourceState) => this.#renderActions(source),
              },
            ]
          : []),
      ],
      items,
    );
  }

  #renderState({ jobId, failure, pending, finishedAt }: SourceState) {
    if (jobId !== undefined)
      return html`<a href=${this.around.linkTo(`/knowledge/import/${jobId}`)}>${sourceWords.running}</a>`;
    if (failure)
      return html`<span class="badge">${sourceWords.failed}</span
        ><small>${failure.reason} ${since(failure.at)}</small>`;
    if (pending > 0 && finishedAt === undefined) return sourceWords.notFinished(pending);
    return finishedAt === undefined ? sourceWords.never : sourceWords.fine;
  }

  #renderActions(source: SourceState) {
    const { url } = source;
    return html`<div class="row">
      <button
        type="button"
        class="plain"
        aria-label=${sourceWords.runNowOf(url)}
        @click=${() => {
          this.#run(url, false);
        }}
      >
        ${sourceWords.runNow}
      </button>
      <button
        type="button"
        class="plain"
        aria-label=${sourceWords.previewOf(url)}
        @click=${() => {
          this.#run(url, true);
        }}
      >
        ${sourceWords.preview}
      </button>
      <button
        type="button"
        class="plain"
        aria-label=${sourceWords.editOf(url)}
        @click=${() => this.#edit(source)}
      >
        ${words.edit}
      </button>
      ${
        source.pages === 0 && source.finishedAt === undefined && source.jobId === undefined
          ? html`<button
              type="button"
              class="plain"
              aria-label=${sourceWords.removeOf(url)}
              @click=${() => {
                this.#remove(source);
              }}
            >
              ${sourceWords.remove}
            </button>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sources-screen': SourcesScreen;
  }
}
