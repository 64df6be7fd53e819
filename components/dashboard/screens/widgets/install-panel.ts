import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { SeenOrigins } from '../../../../server/admin-contract/websites.js';
import type { Snippet } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { checkIcon } from '../../../theme/icons.js';
import { AdminError } from '../../api/admin-error.js';
import type { DashboardApi } from '../../api/dashboard-api.js';
import { messages } from '../../messages/messages.js';
import { installMessages } from '../../messages/widgets/install-messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { copyText } from '../../state/copy-text.js';
import { letInButton } from '../../parts/let-in-button.js';
import { since } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';

/** Between two looks for the first visit. */
const PAUSE_MS = 3000;
/** A website that was refused within so long is one that somebody is setting up now. */
const LATELY_MS = 15 * 60_000;

/** The lines to paste, and whether a website has them: seen or refused, as soon as it comes by. */
@element('install-panel')
export class InstallPanel extends LitElement {
  @state() private snippet: Snippet | undefined;
  @state() private seen: SeenOrigins | undefined;
  @state() private said = '';
  @state() private letIn = '';
  @state() private error: AdminError | undefined;
  #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  @property({ attribute: false }) api!: DashboardApi;
  @property() widgetId = '';
  /** Whether the operator may let websites in. */
  @property({ type: Boolean }) editable = false;

  constructor() {
    super();
    this.addController({
      hostConnected: () => {
        this.#controller = new AbortController();
        void this.#start(this.#controller.signal);
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

  async #start(signal: AbortSignal): Promise<void> {
    await this.updateComplete;
    await this.#try(async () => {
      this.snippet = await this.api.snippet(this.widgetId, signal);
    });
    await this.#look(signal);
  }

  /** Looks again and again, as long as somebody looks at it. */
  async #look(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    if (document.visibilityState === 'visible') {
      await this.#try(async () => {
        this.seen = await this.api.origins(this.widgetId, signal);
      });
    }
    this.#timer = setTimeout(() => void this.#look(signal), PAUSE_MS);
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.error = undefined;
    } catch (error) {
      if (this.#controller.signal.aborted) return;
      if (!(error instanceof AdminError)) throw error;
      this.error = error;
      if (error.code === 'unauthenticated') {
        clearTimeout(this.#timer);
        this.dispatchEvent(new Event('dash-session-end', { bubbles: true }));
      }
    }
  }

  async #let(entry: string): Promise<void> {
    await this.#try(async () => {
      const widget = await this.api.widget(this.widgetId);
      await this.api.changeWidget(widget, { allowlist: [...widget.allowlist, entry] });
      this.letIn = entry;
      this.seen = await this.api.origins(this.widgetId);
    });
  }

  async #copy(): Promise<void> {
    // The same words are said only when they were gone.
    this.said = '';
    await this.updateComplete;
    const isCopied = await copyText(this.snippet?.snippet ?? '', () => {
      this.querySelector('textarea')?.select();
    });
    this.said = isCopied ? messages.copied : messages.selected;
  }

  protected override render() {
    return html`${errorNotice(this.error)} ${this.snippet ? this.#renderSnippet(this.snippet) : nothing}
      <div class="watch" role="status">${this.#renderSeen()}</div>
      ${this.#renderRefused()}
      ${this.letIn ? notice('positive', widgetsMessages.letInDone(this.letIn)) : nothing}`;
  }

  #renderSnippet({ snippet, server, isCertain }: Snippet): TemplateResult {
    return html`<div class="snippet">
      <label for="snippet">${installMessages.snippetTitle}</label>
      <textarea id="snippet" readonly rows="4" dir="ltr" spellcheck="false" .value=${snippet}></textarea>
      <div class="row">
        <button class="solid" type="button" @click=${this.#copy}>${messages.copy}</button>
        <span class="help" role="status">${this.said}</span>
      </div>
      ${isCertain ? nothing : html`<p class="help">${installMessages.guessedAddress(server)}</p>`}
    </div>`;
  }

  #renderSeen(): unknown {
    const [last] = this.seen?.letIn ?? [];
    if (!this.seen) return nothing;
    if (!last) return html`<p class="waiting">${installMessages.watching}</p>`;
    return html`<p class="seen">
      ${checkIcon}<span
        >${installMessages.seenOn} ${drawOrigin(last.origin)}, ${since(last.lastAt)}.
        ${installMessages.askThere}</span
      >
    </p>`;
  }

  #renderRefused(): unknown {
    const now = Date.parse(this.seen?.at ?? '');
    const lately = (this.seen?.refused ?? []).filter(
      ({ lastAt, suggestion }) => suggestion !== undefined && now - Date.parse(lastAt) < LATELY_MS,
    );
    return lately
      .slice(0, 3)
      .map(({ origin, suggestion = '' }) =>
        notice(
          'caution',
          installMessages.refusedNow(origin),
          this.editable
            ? html`<p class="row">${letInButton(suggestion, () => void this.#let(suggestion))}</p>`
            : nothing,
        ),
      );
  }
}

/** A link where it leads to a website: an app has an origin too. */
const drawOrigin = (origin: string): TemplateResult =>
  /^https?:/.test(origin)
    ? html`<a href=${origin} target="_blank" rel="noopener noreferrer"><bdi>${origin}</bdi></a>`
    : html`<bdi>${origin}</bdi>`;

declare global {
  interface HTMLElementTagNameMap {
    'install-panel': InstallPanel;
  }
}
