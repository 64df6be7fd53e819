import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { SourceState } from '../../../server/admin-contract/sources.js';
import { element } from '../../internal/element.js';
import { AdminError } from '../api/admin-error.js';
import type { DashboardApi } from '../api/dashboard-api.js';
import { sourceMessages as words } from '../messages/knowledge/source-messages.js';
import { FormState } from '../parts/form-state.js';
import { errorNotice, notice } from '../parts/notice.js';
import { tellSessionEnd } from './loaded.js';

/**
 * Takes back a website that has given no page: what was mistyped would be tried again each day. Few need it, so it is
 * loaded where it is shown.
 */
@element('forget-website')
export class ForgetWebsite extends LitElement {
  readonly #form = new FormState(this);
  @state() private source: SourceState | undefined;
  @state() private isForgotten = false;
  @property({ attribute: false }) api!: DashboardApi;
  @property() widgetId = '';
  @property() address = '';

  protected override createRenderRoot(): this {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('address') || changed.has('widgetId')) void this.#find();
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  async #find(): Promise<void> {
    this.source = undefined;
    this.isForgotten = false;
    const { address } = this;
    try {
      const { items } = await this.api.sources(this.widgetId);
      if (address === this.address) this.source = items.find(({ url }) => url === address);
    } catch (error) {
      // It is an offer: where it cannot be made, the list of websites makes it.
      if (!(error instanceof AdminError)) throw error;
    }
  }

  #forget({ id }: SourceState): void {
    void this.#form.run(async () => {
      await this.api.removeSource(this.widgetId, id, 'keep');
      this.isForgotten = true;
    });
  }

  protected override render() {
    const { source } = this;
    if (!source || source.pages > 0) return nothing;
    if (this.isForgotten) return notice('positive', words.sourceRemoved(source.url));
    return html`${errorNotice(this.#form.error)}
      <div class="row">
        <span class="help">${source.isPaused ? words.stays : words.triedAgain}</span>
        <button
          type="button"
          aria-disabled=${this.#form.isBusy}
          @click=${() => {
            this.#forget(source);
          }}
        >
          ${words.removeSource}
        </button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'forget-website': ForgetWebsite;
  }
}
