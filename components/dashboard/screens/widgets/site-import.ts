import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { AdminError } from '../../api/admin-error.js';
import type { DashboardApi } from '../../api/dashboard-api.js';
import type { SiteImport } from '../../api/site-import-api.js';
import { newWidgetMessages } from '../../messages/new-widget-messages.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { addressOf } from './origin-of.js';

/** Between two looks at how far it is. */
const PAUSE_MS = 1000;

/** Has the pages of a website imported, and tells how that goes; it goes on without anybody who looks. */
@element('site-import')
export class SiteImportElement extends LitElement {
  readonly #form = new FormState(this);
  @state() private job: SiteImport | undefined;
  #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  @property({ attribute: false }) api!: DashboardApi;
  @property() widgetId = '';
  /** What the field holds at first. */
  @property() address = '';

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        this.#controller = new AbortController();
      },
      hostDisconnected: () => {
        this.#controller.abort();
        clearTimeout(this.#timer);
      },
    });
  }

  protected override createRenderRoot(): this {
    return this;
  }

  #start(event: SubmitEvent): void {
    const { site = '' } = readForm(event);
    void this.#form.run(async () => {
      const { jobId } = await this.api.importSite(this.widgetId, addressOf(site));
      this.job = { state: 'running', progress: { done: 0, queued: 0 } };
      this.#watch(jobId, this.#controller.signal);
    });
  }

  #watch(jobId: string, signal: AbortSignal): void {
    this.#timer = setTimeout(() => void this.#look(jobId, signal), PAUSE_MS);
  }

  async #look(jobId: string, signal: AbortSignal): Promise<void> {
    try {
      this.job = await this.api.siteImport(jobId, signal);
    } catch (error) {
      // A connection that was lost comes back.
      if (signal.aborted || (error instanceof AdminError && error.code !== 'unreachable')) return;
    }
    if (this.job?.state === 'running') this.#watch(jobId, signal);
  }

  protected override render() {
    const form = this.#form;
    const isRunning = this.job?.state === 'running';
    return html`<form novalidate @submit=${this.#start}>
        ${field({
          id: 'site',
          name: 'site',
          label: newWidgetMessages.siteAddress,
          help: newWidgetMessages.siteAddressHelp,
          value: addressOf(this.address),
          maxLength: 2000,
          wrong: form.wrong('from.url') ?? form.wrong('from'),
        })}
        ${errorNotice(form.beside('from.url', 'from'))}
        <div class="row">
          ${submitButton(newWidgetMessages.importSite, { isBusy: form.isBusy || isRunning }, '')}
        </div>
      </form>
      <div role="status">${this.job ? drawJob(this.job) : nothing}</div>`;
  }
}

function drawJob({ state: is, progress, result }: SiteImport): TemplateResult {
  if (is === 'running') {
    return html`<p>${newWidgetMessages.importing(progress.done, progress.queued)}</p>
      <p class="help">${newWidgetMessages.importLater}</p>`;
  }
  if (result?.failure !== undefined) return notice('danger', result.failure);
  return html`${notice('positive', newWidgetMessages.imported(result?.counts?.pages ?? progress.done))}
  ${result?.warnings.map((warning) => notice('caution', warning))}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'site-import': SiteImportElement;
  }
}
