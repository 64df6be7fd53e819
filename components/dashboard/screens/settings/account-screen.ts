import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { SessionList } from '../../../../server/admin-contract/account.js';
import { MAX_OPERATOR_NAME_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { accountMessages } from '../../messages/settings/account-messages.js';
import { secondFactorMessages } from '../../messages/settings/second-factor-messages.js';
import { settingsMessages } from '../../messages/settings/settings-messages.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { titles } from '../../messages/titles.js';
import { codesStyles } from '../../parts/codes.styles.js';
import { field, usernameField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { table } from '../../parts/table.js';
import { describeAgent } from './describe-agent.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import '../sign-in/new-password.js';
import { secondFactorStyles } from './second-factor.styles.js';

// It comes behind the rest of the account, which does not wait for it.
void import('./second-factor.js');

/** One's own name, password, second factor, and the browsers that one is signed in with. */
@element('account-screen')
export class AccountScreen extends OperatorScreen {
  static override readonly sheets = [codesStyles, secondFactorStyles];

  readonly #nameForm = new FormState(this);
  readonly #passwordForm = new FormState(this);
  readonly #endForm = new FormState(this);
  readonly #sessions: Loaded<SessionList> = new Loaded(this, (signal) => this.around.api.sessions(signal));
  /** What was done last. */
  @state() private said: 'name' | 'password' | undefined;
  @state() private isPasswordOpen = false;

  #rename(event: SubmitEvent): void {
    const { name = '' } = readForm(event);
    void this.#nameForm.run(async () => {
      this.said = undefined;
      await this.around.api.rename(name);
      await this.around.readSession();
      this.said = 'name';
    });
  }

  #changePassword(event: SubmitEvent): void {
    const { current = '', password = '' } = readForm(event);
    void this.#passwordForm.run(async () => {
      this.said = undefined;
      await this.around.api.changePassword({ current, password });
      await this.around.readSession();
      this.isPasswordOpen = false;
      this.said = 'password';
      await this.#sessions.reload();
    });
  }

  #end(work: () => Promise<void>): void {
    void this.#endForm.run(async () => {
      await work();
      await this.#sessions.reload();
    });
  }

  #openPassword(): void {
    this.isPasswordOpen = true;
    this.said = undefined;
  }

  protected override updated(): void {
    for (const { error } of [this.#nameForm, this.#passwordForm, this.#endForm]) tellSessionEnd(this, error);
  }

  protected override render() {
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${titles.account}</h1>
        <p class="lead">${accountMessages.accountLead}</p>
      </header>
      ${this.#renderName()} ${this.#renderPassword()}
      <section class="group" aria-labelledby="second-factor">
        <h2 id="second-factor">${secondFactorMessages.secondFactor}</h2>
        <second-factor .around=${this.around}></second-factor>
      </section>
      ${this.#renderSessions()}
    </div>`;
  }

  #renderName() {
    const form = this.#nameForm;
    return html`<section class="group" aria-labelledby="own-name">
      <h2 id="own-name">${messages.name}</h2>
      ${this.said === 'name' ? notice('positive', accountMessages.nameChanged) : nothing}
      ${errorNotice(form.beside('name'))}
      <form novalidate @submit=${this.#rename}>
        ${field({
          id: 'name',
          name: 'name',
          label: messages.name,
          value: this.session.operator.name,
          autocomplete: 'username',
          wrong: form.wrong('name'),
          maxLength: MAX_OPERATOR_NAME_LENGTH,
        })}
        <div class="row">${submitButton(messages.save, form, '')}</div>
      </form>
    </section>`;
  }

  #renderPassword() {
    const form = this.#passwordForm;
    const { hasSecondFactor } = this.session.operator;
    return html`<section class="group" aria-labelledby="own-password">
      <h2 id="own-password">${signInMessages.password}</h2>
      ${this.said === 'password' ? notice('positive', accountMessages.passwordChanged) : nothing}
      ${errorNotice(form.beside('current', 'password'))}
      ${
        this.isPasswordOpen
          ? html`<form novalidate @submit=${this.#changePassword}>
              ${usernameField(this.session.operator.name)}
              ${field({
                id: 'current',
                name: 'current',
                label: accountMessages.currentPassword,
                type: 'password',
                autocomplete: 'current-password',
                wrong: form.wrong('current'),
              })}
              <new-password
                label=${accountMessages.newPassword}
                .wrong=${form.wrong('password')}
                ?hasSecondFactor=${hasSecondFactor}
              ></new-password>
              <div class="row">${submitButton(accountMessages.changePassword, form)}</div>
            </form>`
          : html`<button type="button" @click=${this.#openPassword}>
              ${accountMessages.changePassword}
            </button>`
      }
    </section>`;
  }

  #renderSessions() {
    const { api } = this.around;
    return html`<section class="group" aria-labelledby="own-sessions">
      <h2 id="own-sessions">${accountMessages.sessions}</h2>
      ${errorNotice(this.#endForm.error)}
      ${this.#sessions.render(({ items }) => [
        table(
          accountMessages.sessions,
          [
            {
              label: accountMessages.browser,
              cell: ({ userAgent, isCurrent }) =>
                html`<span title=${userAgent}>${describeAgent(userAgent)}</span> ${
                    isCurrent ? html`<span class="badge">${accountMessages.sessionHere}</span>` : nothing
                  }`,
            },
            { label: settingsMessages.address, cell: ({ address }) => html`<bdi>${address}</bdi>` },
            { label: settingsMessages.lastUsed, cell: ({ lastSeenAt }) => moment(lastSeenAt) },
            { label: accountMessages.since, cell: ({ createdAt }) => moment(createdAt) },
            {
              label: messages.actions,
              isActions: true,
              cell: ({ id, isCurrent, userAgent }) =>
                isCurrent
                  ? nothing
                  : html`<button
                      class="plain"
                      type="button"
                      aria-label=${settingsMessages.ofNamed(accountMessages.endSession, describeAgent(userAgent))}
                      @click=${() => {
                        this.#end(() => api.endSession(id));
                      }}
                    >
                      ${accountMessages.endSession}
                    </button>`,
            },
          ],
          items,
        ),
        items.length > 1
          ? html`<button
              type="button"
              @click=${() => {
                this.#end(() => api.endOtherSessions());
              }}
            >
              ${accountMessages.endOtherSessions}
            </button>`
          : nothing,
      ])}
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'account-screen': AccountScreen;
  }
}
