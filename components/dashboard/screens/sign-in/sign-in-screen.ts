import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { AdminError } from '../../api/admin-error.js';
import { messages } from '../../messages/messages.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { beginSession } from './begin-session.js';
import { Screen } from '../screen.js';

/** Signs in with name and password, and with a code where a second factor is on. */
@element('sign-in-screen')
export class SignInScreen extends Screen {
  readonly #form = new FormState(this);
  /** Whether there is anybody who could sign in. */
  @state() private isNew = false;
  @state() private needsCode = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.around.api.setupState().then(
      ({ isOpen }) => (this.isNew = isOpen),
      // Signing in will say the same, and better.
      () => undefined,
    );
  }

  #submit(event: SubmitEvent): void {
    const { name = '', password = '', code } = readForm(event);
    void this.#form.run(async () => {
      try {
        await this.around.api.signIn({ name, password, ...(code && { code }) });
      } catch (error) {
        if (!(error instanceof AdminError) || error.code !== 'second_factor_required') throw error;
        this.needsCode = true;
        await this.updateComplete;
        this.querySelector<HTMLInputElement>('#code')?.focus();
        return;
      }
      await beginSession(this.around, this.around.place.query.get('next') ?? '/');
    });
  }

  protected override render() {
    const form = this.#form;
    return html`<header>
        <h1 tabindex="-1">${messages.signIn}</h1>
        <p class="lead">${messages.signInLead}</p>
      </header>
      ${this.around.place.query.has('ended') && !form.error ? notice('caution', messages.signedOut) : nothing}
      ${this.isNew ? notice('caution', messages.nobodyYet) : nothing}
      ${errorNotice(form.beside('name', 'password', 'code'))}
      <form novalidate @submit=${this.#submit}>
        ${field({
          id: 'name',
          name: 'name',
          label: messages.name,
          autocomplete: 'username',
          wrong: form.wrong('name'),
        })}
        ${field({
          id: 'password',
          name: 'password',
          label: messages.password,
          type: 'password',
          autocomplete: 'current-password',
          wrong: form.wrong('password'),
        })}
        ${
          this.needsCode
            ? field({
                id: 'code',
                name: 'code',
                label: messages.code,
                help: messages.codeHelp,
                autocomplete: 'one-time-code',
                wrong: form.wrong('code'),
              })
            : nothing
        }
        ${submitButton(messages.signIn, form)}
      </form>
      <p class="help">${messages.lockedOut} <code>${messages.lockedOutCommand}</code></p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sign-in-screen': SignInScreen;
  }
}
