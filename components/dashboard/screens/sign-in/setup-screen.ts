import { html } from 'lit';
import { state } from 'lit/decorators.js';
import type { SetupState } from '../../../../server/admin-contract/session.js';
import { MAX_OPERATOR_NAME_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { titles } from '../../messages/titles.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { hrefOf, takeFragment } from '../../routing/router.js';
import { beginSession } from './begin-session.js';
import { Screen } from '../screen.js';
import './new-password.js';

/** Makes the first operator, for who has the link that the server printed at its start. */
@element('setup-screen')
export class SetupScreen extends Screen {
  readonly #form = new FormState(this);
  readonly #token = takeFragment();
  @state() private setup: SetupState | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#form.run(async () => {
      this.setup = await this.around.api.setupState();
    });
  }

  #submit(event: SubmitEvent): void {
    const { name = '', password = '' } = readForm(event);
    void this.#form.run(async () => {
      await this.around.api.setUp({ token: this.#token, name, password });
      await beginSession(this.around);
    });
  }

  protected override render() {
    const form = this.#form;
    const { setup } = this;
    if (!setup) return [this.#renderHead(''), errorNotice(form.error)];
    if (!setup.isOpen) {
      return [
        this.#renderHead(signInMessages.setupGone),
        html`<p><a href=${hrefOf('/sign-in')}>${signInMessages.goToSignIn}</a></p>`,
      ];
    }
    if (this.#token === '') {
      return html`${this.#renderHead(`${signInMessages.setupNoToken}.`)}
        <p class="help">
          ${signInMessages.setupNoTokenAdvice} <code>${signInMessages.setupCommand(setup.program)}</code>
        </p>`;
    }
    return html`${this.#renderHead(signInMessages.setupLead)} ${errorNotice(form.beside('name', 'password'))}
      <form novalidate @submit=${this.#submit}>
        ${field({
          id: 'name',
          name: 'name',
          label: messages.name,
          autocomplete: 'username',
          wrong: form.wrong('name'),
          maxLength: MAX_OPERATOR_NAME_LENGTH,
        })}
        <new-password .wrong=${form.wrong('password')}></new-password>
        ${submitButton(signInMessages.setupDone, form)}
      </form>`;
  }

  #renderHead(lead: string) {
    return html`<header>
      <h1 tabindex="-1">${titles.setup}</h1>
      <p class="lead">${lead}</p>
    </header>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-screen': SetupScreen;
  }
}
