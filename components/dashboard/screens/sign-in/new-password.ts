import { LitElement, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { field, type FieldError } from '../../parts/field.js';
import { suggestPassword } from './suggest-password.js';
import '../../parts/dash-secret.js';

/** A field for a password that is chosen, which can suggest one. Its text belongs to the form around it. */
@element('new-password')
export class NewPassword extends LitElement {
  @state() private suggested = '';

  @property() label: string = signInMessages.password;
  /** What is wrong with it; undefined where nothing is. */
  @property({ attribute: false }) wrong: FieldError | undefined;
  @property({ type: Boolean }) hasSecondFactor = false;
  @property({ type: Boolean }) isOptional = false;

  protected override createRenderRoot(): this {
    return this;
  }

  #suggest(): void {
    this.suggested = suggestPassword();
    // It was said of what the suggestion replaces.
    this.wrong?.clear();
    const input = this.querySelector<HTMLInputElement>('#new-password');
    if (input) input.value = this.suggested;
  }

  #handleInput({ target }: Event): void {
    if ((target as HTMLElement).id === 'new-password') this.suggested = '';
  }

  protected override render() {
    const { alone, withSecondFactor } = MIN_PASSWORD_LENGTH;
    const { wrong } = this;
    return html`<div class="field" @input=${this.#handleInput}>
      ${field({
        id: 'new-password',
        name: 'password',
        label: this.label,
        type: 'password',
        autocomplete: 'new-password',
        // What is wrong says the rule again.
        help: wrong
          ? undefined
          : signInMessages.passwordHelp(this.hasSecondFactor ? withSecondFactor : alone),
        wrong,
        maxLength: MAX_PASSWORD_LENGTH,
        isOptional: this.isOptional,
      })}
      <div class="row">
        <button class="plain" type="button" @click=${this.#suggest}>${signInMessages.suggest}</button>
      </div>
      ${
        this.suggested
          ? html`<dash-secret label=${signInMessages.suggested} .value=${this.suggested}></dash-secret>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'new-password': NewPassword;
  }
}
