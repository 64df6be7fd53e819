import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { LinkState } from '../../../../server/admin-contract/session.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { field, usernameField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { takeFragment } from '../../routing/router.js';
import { beginSession } from './begin-session.js';
import { Screen } from '../screen.js';
import './new-password.js';

/** Signs in by a link that works once, and sets a password where there is none yet, or another is wanted. */
@element('link-screen')
export class LinkScreen extends Screen {
  readonly #form = new FormState(this);
  readonly #token = takeFragment();
  @state() private link: LinkState | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#token === '') return;
    void this.#form.run(async () => {
      this.link = await this.around.api.checkLink(this.#token);
    });
  }

  #submit(event: SubmitEvent): void {
    const { password, code } = readForm(event);
    void this.#form.run(async () => {
      await this.around.api.useLink({
        token: this.#token,
        ...(password && { password }),
        ...(code && { code }),
      });
      await beginSession(this.around);
    });
  }

  protected override render() {
    const { link } = this;
    const form = this.#form;
    if (!link) {
      return html`<h1 tabindex="-1">${form.isBusy ? messages.loading : signInMessages.linkWrong}</h1>
        ${this.#token === '' ? notice('danger', signInMessages.linkNoToken) : errorNotice(form.error)}`;
    }
    const { name, needsPassword, hasSecondFactor } = link;
    return html`<header>
        <h1 tabindex="-1">${signInMessages.link(name)}</h1>
        <p class="lead">${needsPassword ? signInMessages.linkLead : signInMessages.linkLeadSignIn}</p>
      </header>
      ${errorNotice(form.beside('password', 'code'))}
      <form novalidate @submit=${this.#submit}>
        ${usernameField(name)}
        <new-password
          label=${needsPassword ? signInMessages.password : signInMessages.linkNewPassword}
          .wrong=${form.wrong('password')}
          ?hasSecondFactor=${hasSecondFactor}
          ?isOptional=${!needsPassword}
        ></new-password>
        ${
          hasSecondFactor
            ? field({
                id: 'code',
                name: 'code',
                label: signInMessages.code,
                help: signInMessages.codeHelp,
                autocomplete: 'one-time-code',
                wrong: form.wrong('code'),
              })
            : nothing
        }
        ${submitButton(signInMessages.linkUse, form)}
      </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'link-screen': LinkScreen;
  }
}
