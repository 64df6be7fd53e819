import { LitElement, html } from 'lit';
import { property } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { leaveMessages as words } from '../../messages/widgets/leave-messages.js';
import '../../parts/dash-dialog.js';

/**
 * Asks who would leave what is not saved.
 *
 * @event dash-stay - They stay.
 * @event dash-go - They leave all the same.
 */
@element('leave-dialog')
export class LeaveDialog extends LitElement {
  @property({ type: Boolean }) open = false;

  protected override createRenderRoot(): this {
    return this;
  }

  /** Also when the window was closed in another way; what was answered already is not answered again. */
  #stay(): void {
    if (!this.open) return;
    this.dispatchEvent(new Event('dash-stay'));
  }

  #go(): void {
    this.dispatchEvent(new Event('dash-go'));
  }

  protected override render() {
    return html`<dash-dialog label=${words.leaveQuestion} ?open=${this.open} @dash-close=${this.#stay}>
      <div>
        <h2>${words.leaveQuestion}</h2>
        <p>${words.leaveText}</p>
        <div class="row">
          <button class="solid" type="button" @click=${this.#stay}>${words.stay}</button>
          <button class="remove" type="button" @click=${this.#go}>${words.leave}</button>
        </div>
      </div>
    </dash-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'leave-dialog': LeaveDialog;
  }
}
