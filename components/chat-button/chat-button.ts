import { LitElement, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../theme/base.styles.js';
import { element } from '../internal/element.js';
import { styles } from './chat-button.styles.js';

/**
 * @tag chat-button
 * @summary The button of the panel: text, or an icon with a spoken name.
 *
 * A button that is disabled or busy keeps its focus and is announced as unavailable; its clicks go nowhere.
 *
 * @slot - The text, or the icon.
 * @csspart button - The native button.
 */
@element('chat-button')
export class ChatButton extends LitElement {
  static override styles = [base, styles];
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  /** Name of a button that shows only an icon; also its tooltip. */
  @property() label = '';

  /** How loud it is: the one main action, a secondary one, or one of many. */
  @property() variant: 'solid' | 'soft' | 'plain' = 'soft';

  /** 40 px or 32 px high. */
  @property({ reflect: true }) size: 'm' | 's' = 'm';

  /** Whether its action is in progress. */
  @property({ type: Boolean }) busy = false;

  /** Whether its action is not available now. */
  @property({ type: Boolean }) disabled = false;

  /** For a button that stays on or off; leave undefined for one that does something. */
  @property({ attribute: false }) pressed?: boolean;

  #handleClick(event: Event): void {
    if (this.busy || this.disabled) event.stopImmediatePropagation();
  }

  protected override render() {
    return html`<button
      type="button"
      part="button"
      class="${this.variant} ${this.label ? 'icon' : ''} ${this.busy ? 'busy' : ''}"
      aria-label=${this.label || nothing}
      aria-pressed=${this.pressed ?? nothing}
      aria-disabled=${this.busy || this.disabled ? 'true' : nothing}
      aria-busy=${this.busy ? 'true' : nothing}
      @click=${this.#handleClick}
    >
      ${
        this.label
          ? // On the button it would be its description, and be read after the same name.
            html`<span class="face" title=${this.label} aria-hidden="true"><slot></slot></span>`
          : html`<slot></slot>`
      }
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-button': ChatButton;
  }
}
