import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { ConversationReply } from '../../../../server/admin-contract/conversations.js';
import { element } from '../../../internal/element.js';
import { checkMessages as words } from '../../messages/check-messages.js';
import { FormState } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';

/** Keeps a question of a visitor as a check: it is to be answered from the same page, or refused, from now on. */
@element('keep-check')
export class KeepCheck extends OperatorScreen {
  readonly #form = new FormState(this);
  @state() private isKept = false;

  @property() widgetId = '';
  @property() question = '';
  @property({ attribute: false }) reply: ConversationReply | undefined;

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  readonly #keep = () => {
    const { question, reply } = this;
    const pageId = reply?.citations.find((citation) => citation.pageId !== undefined)?.pageId;
    void this.#form.run(async () => {
      const { api } = this.around;
      const widget = await api.widget(this.widgetId);
      const others = widget.checks.filter((check) => check.question !== question);
      const check = reply?.wasRefused ? { question } : { question, pageId };
      await api.changeWidget(widget, { checks: [...others, check] });
      this.isKept = true;
    });
  };

  protected override render() {
    const said = html`<span role="status">${this.isKept ? words.kept : nothing}</span>`;
    if (this.isKept) return said;
    return html`${said}<button
        type="button"
        class="plain"
        aria-label=${words.keepOf(this.question)}
        ?disabled=${this.#form.isBusy}
        @click=${this.#keep}
      >
        ${words.keep}
      </button>
      ${this.#form.error ? errorNotice(this.#form.error) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'keep-check': KeepCheck;
  }
}
