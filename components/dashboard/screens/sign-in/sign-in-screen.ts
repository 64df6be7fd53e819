import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { element } from '../../../internal/element.js';
import { AdminError } from '../../api/admin-error.js';
import { messages } from '../../messages/messages.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { titles } from '../../messages/titles.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { beginSession } from './begin-session.js';
import { leaveForIssuer } from './issuer-trip.js';
import { Screen } from '../screen.js';

/** Signs in with name and password, and with a code where a second factor is on. */
@element('sign-in-screen')
export class SignInScreen extends Screen {
  readonly #form = new FormState(this);
  /** Whether there is anybody who could sign in. */
  @state() private isNew = false;
  /** Host of the issuer that one can sign in at instead. */
  @state() private issuer: string | undefined;
  /** Where one signs out there. */
  @state() private signOutUrl: string | undefined;
  /** What commands on the server begin with. */
  @state() private program = 'service-chat';
  @state() private needsCode = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.around.api.setupState().then(
      ({ isOpen, issuer, program }) => {
        this.program = program;
        this.isNew = isOpen;
        this.issuer = issuer;
        if (issuer !== undefined && this.around.place.query.has('out')) void this.#findSignOut();
      },
      // Signing in will say the same, and better.
      () => undefined,
    );
  }

  /** Who is signed in at the issuer comes in again by a press, on a shared computer too. */
  async #findSignOut(): Promise<void> {
    try {
      ({ url: this.signOutUrl } = await this.around.api.issuerSignOut());
    } catch (error) {
      // It is an offer: without an answer there is none.
      if (!(error instanceof AdminError)) throw error;
    }
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

  #leave = (): void => {
    void this.#form.run(() => leaveForIssuer(this.around));
  };

  protected override render() {
    const form = this.#form;
    // The link of the first operator comes before everything else.
    const issuer = this.isNew ? undefined : this.issuer;
    return html`<header>
        <h1 tabindex="-1">${titles.signIn}</h1>
        <p class="lead">${signInMessages.signInLead}</p>
      </header>
      ${this.around.place.query.has('ended') && !form.error ? notice('caution', signInMessages.signedOut) : nothing}
      ${
        issuer !== undefined && this.signOutUrl !== undefined
          ? notice(
              'positive',
              signInMessages.mayBeInAt(issuer),
              html`<a href=${this.signOutUrl}>${signInMessages.signOutThere}</a>`,
            )
          : nothing
      }
      ${this.isNew ? notice('caution', signInMessages.nobodyYet) : nothing}
      ${errorNotice(form.beside('name', 'password', 'code'))}
      ${
        issuer !== undefined
          ? html`<button
                class="solid"
                type="button"
                aria-disabled=${form.isBusy ? 'true' : 'false'}
                @click=${this.#leave}
              >
                ${signInMessages.signInAt(issuer)}
              </button>
              <p class="help">${signInMessages.or}</p>`
          : nothing
      }
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
          label: signInMessages.password,
          type: 'password',
          autocomplete: 'current-password',
          wrong: form.wrong('password'),
        })}
        ${
          this.needsCode
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
        ${submitButton(titles.signIn, form, issuer === undefined ? 'solid' : '')}
      </form>
      <p class="help">
        ${
          this.isNew
            ? html`${signInMessages.setupNoTokenAdvice}
                <code>${signInMessages.setupCommand(this.program)}</code>`
            : html`${signInMessages.lockedOut} <code>${signInMessages.lockedOutCommand(this.program)}</code>`
        }
      </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'sign-in-screen': SignInScreen;
  }
}
