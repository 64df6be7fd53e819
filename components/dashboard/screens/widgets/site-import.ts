import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { AdminError } from '../../api/admin-error.js';
import type { DashboardApi } from '../../api/dashboard-api.js';
import type { SiteImport } from '../../api/site-import-api.js';
import { newWidgetMessages } from '../../messages/widgets/new-widget-messages.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { addressOf, wrongAddress } from '../address.js';
import { keepFresh } from '../keep-fresh.js';

/** Between two looks at how far it is. */
const PAUSE_MS = 1000;

/**
 * Has the pages of a website imported, and tells how that goes; it goes on without anybody who looks.
 *
 * @fires dash-site-imported - pages are there
 */
@element('site-import')
export class SiteImportElement extends LitElement {
  readonly #form = new FormState(this);
  @state() private job: SiteImport | undefined;
  /** Whose pages the job reads. */
  @state() private site = '';
  @state() private isDaily = false;
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
    const wrong = wrongAddress(site);
    if (wrong !== undefined) {
      this.#form.refuse('url', wrong);
      return;
    }
    const url = addressOf(site);
    void this.#form.run(async () => {
      const source = await keepFresh(this.api, this.widgetId, { url });
      const jobId = await this.#startOrJoin(url);
      this.site = url;
      this.isDaily = source?.every === '24h' && !source.isPaused;
      this.job = { state: 'running', progress: { done: 0, queued: 0 } };
      this.#watch(jobId, this.#controller.signal);
    });
  }

  /** What is kept fresh may have become due meanwhile, and runs then. */
  async #startOrJoin(url: string): Promise<string> {
    try {
      return (await this.api.startImport(this.widgetId, { from: { url } })).jobId;
    } catch (error) {
      const running = error instanceof AdminError ? error.fields.get('jobId') : undefined;
      if (running === undefined) throw error;
      return running;
    }
  }

  #watch(jobId: string, signal: AbortSignal): void {
    this.#timer = setTimeout(() => void this.#look(jobId, signal), PAUSE_MS);
  }

  async #look(jobId: string, signal: AbortSignal): Promise<void> {
    try {
      this.job = this.job?.result?.refused
        ? await this.#runAfter(jobId, signal)
        : await this.api.siteImport(jobId, signal);
    } catch (error) {
      // What passes by itself ends nothing.
      if (signal.aborted || (error instanceof AdminError && error.retryMs === undefined)) return;
    }
    if (this.job?.state === 'running' || this.job?.result?.refused) this.#watch(jobId, signal);
  }

  /** What the operator imports on the command line meanwhile, and until then what is known. */
  async #runAfter(jobId: string, signal: AbortSignal): Promise<SiteImport | undefined> {
    const [last] = (await this.api.runs(this.widgetId, signal)).items;
    if (!last || last.id === jobId) return this.job;
    return { state: last.outcome, progress: { done: 0, queued: 0 }, result: last };
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('job') && hasPages(this.job)) this.dispatchEvent(new Event('dash-site-imported'));
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
          value: this.site || addressOf(this.address),
          maxLength: 2000,
          wrong: form.wrong('url') ?? form.wrong('from'),
        })}
        ${errorNotice(form.beside('url', 'from'))}
        <div class="row">
          ${submitButton(
            newWidgetMessages.importSite,
            { isBusy: form.isBusy || isRunning },
            hasPages(this.job) ? '' : 'solid',
          )}
        </div>
      </form>
      <div role="status">${this.job ? this.#renderJob(this.job) : nothing}</div>`;
  }

  #renderJob({ state: is, progress, result }: SiteImport): unknown {
    if (is === 'running') {
      return html`<p>${newWidgetMessages.importing(progress.done, progress.queued)}</p>
        <p class="help">${newWidgetMessages.importLater}</p>`;
    }
    if (result?.refused) {
      void import('../../parts/refused-site.js');
      return [html`<refused-site .site=${result.refused}></refused-site>`, this.#renderForget()];
    }
    if (result?.failure !== undefined) return [notice('danger', result.failure), this.#renderForget()];
    const more = this.isDaily ? html`<p>${newWidgetMessages.keptFresh}</p>` : nothing;
    return [
      notice('positive', newWidgetMessages.imported(result?.counts?.pages ?? progress.done), more),
      result?.warnings.map((warning) => notice('caution', warning)),
    ];
  }

  #renderForget(): TemplateResult {
    void import('../forget-website.js');
    return html`<forget-website
      .api=${this.api}
      .widgetId=${this.widgetId}
      .address=${this.site}
    ></forget-website>`;
  }
}

/** Whether an import has ended with pages to answer from. */
function hasPages(job: SiteImport | undefined): boolean {
  return job !== undefined && job.state !== 'running' && (job.result?.counts?.pages ?? 0) > 0;
}

declare global {
  interface HTMLElementTagNameMap {
    'site-import': SiteImportElement;
  }
}
