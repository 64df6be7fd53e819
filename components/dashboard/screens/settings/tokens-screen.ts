import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { Role } from '../../../../server/admin-contract/roles.js';
import type { ApiToken, ApiTokenList, CreatedApiToken } from '../../../../server/admin-contract/tokens.js';
import { MAX_OPERATOR_NAME_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { settingsMessages } from '../../messages/settings/settings-messages.js';
import { tokensMessages } from '../../messages/settings/tokens-messages.js';
import { titles } from '../../messages/titles.js';
import { empty } from '../../parts/empty.js';
import { field, selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { table } from '../../parts/table.js';
import { tokensIcon } from '../../theme/rail-icons.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import '../../parts/dash-dialog.js';
import '../../parts/dash-secret.js';

const ROLES: readonly Role[] = ['reader', 'editor', 'owner'];
const DAYS = [30, 90, 365];

/** Tokens for programs: everybody's own, and for owners all. */
@element('tokens-screen')
export class TokensScreen extends OperatorScreen {
  readonly #tokens: Loaded<ApiTokenList> = new Loaded(this, (signal) => this.around.api.tokens(signal));
  readonly #form = new FormState(this);
  @state() private isAdding = false;
  @state() private created: CreatedApiToken | undefined;
  @state() private revoking: ApiToken | undefined;
  @state() private said = '';

  #open(): void {
    this.#form.clear();
    this.isAdding = true;
  }

  #close(): void {
    this.isAdding = false;
    this.revoking = undefined;
  }

  #create(event: SubmitEvent): void {
    const { name = '', role = 'reader', days = '' } = readForm(event);
    void this.#form.run(async () => {
      this.created = await this.around.api.createToken({
        name,
        role: role as Role,
        days: days === '' ? null : Number(days),
      });
      this.isAdding = false;
      this.said = '';
      await this.updateComplete;
      this.querySelector<HTMLElement>('#created')?.focus();
      await this.#tokens.reload();
    });
  }

  #revoke(): void {
    const token = this.revoking;
    if (!token) return;
    void this.#form.run(async () => {
      await this.around.api.revokeToken(token.id);
      this.revoking = undefined;
      if (this.created?.record.id === token.id) this.created = undefined;
      this.said = tokensMessages.tokenRevoked(token.name);
      await this.#tokens.reload();
    });
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  protected override render() {
    return html`<div class="screen">
      <header class="head">
        <div>
          <h1 tabindex="-1">${titles.tokens}</h1>
          <p class="lead">${tokensMessages.tokensLead}</p>
        </div>
        <button class="solid" type="button" @click=${this.#open}>${tokensMessages.addToken}</button>
      </header>
      ${this.created ? this.#renderCreated(this.created) : nothing}
      ${this.said ? notice('positive', this.said) : nothing}
      ${this.#tokens.render(({ items }) =>
        items.length === 0
          ? empty({ title: tokensMessages.noTokens, text: tokensMessages.noTokensText, icon: tokensIcon })
          : this.#renderTable(items),
      )}
      ${this.#renderForm()} ${this.#renderRevocation()}
    </div>`;
  }

  #renderCreated({ token, record }: CreatedApiToken) {
    return html`<section class="group" aria-labelledby="created">
      <h2 id="created" tabindex="-1" dir="auto">${tokensMessages.tokenCreated(record.name)}</h2>
      <dash-secret label=${tokensMessages.token} .value=${token}></dash-secret>
      <p>${tokensMessages.tokenAdvice}</p>
    </section>`;
  }

  #renderTable(items: readonly ApiToken[]) {
    return table(
      titles.tokens,
      [
        { label: messages.name, cell: ({ name }) => html`<bdi>${name}</bdi>` },
        {
          label: settingsMessages.role,
          cell: ({ role, widgets }) =>
            html`${messages.roles[role]}${
              widgets ? html`<small>${settingsMessages.limitedTo(widgets.length)}</small>` : nothing
            }`,
        },
        { label: tokensMessages.madeBy, cell: ({ operator }) => html`<bdi>${operator.name}</bdi>` },
        {
          label: settingsMessages.lastUsed,
          cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : settingsMessages.never),
        },
        {
          label: tokensMessages.expiry,
          cell: ({ expiresAt }) => (expiresAt ? moment(expiresAt, 'day') : settingsMessages.never),
        },
        {
          label: messages.actions,
          isActions: true,
          cell: (token) =>
            html`<button
              class="plain"
              type="button"
              aria-label=${settingsMessages.ofNamed(tokensMessages.revoke, token.name)}
              @click=${() => {
                this.#form.clear();
                this.revoking = token;
              }}
            >
              ${tokensMessages.revoke}
            </button>`,
        },
      ],
      items,
    );
  }

  #renderForm() {
    const form = this.#form;
    const most = ROLES.indexOf(this.session.role);
    return html`<dash-dialog
      label=${tokensMessages.addToken}
      ?open=${this.isAdding}
      @dash-close=${this.#close}
    >
      <form novalidate @submit=${this.#create}>
        <h2>${tokensMessages.addToken}</h2>
        ${errorNotice(this.isAdding ? form.beside('name', 'role', 'days') : undefined)}
        ${
          this.isAdding
            ? [
                field({
                  id: 'token-name',
                  name: 'name',
                  label: messages.name,
                  help: tokensMessages.tokenNameHelp,
                  wrong: form.wrong('name'),
                  maxLength: MAX_OPERATOR_NAME_LENGTH,
                }),
                selectField({
                  id: 'token-role',
                  name: 'role',
                  label: settingsMessages.role,
                  choices: ROLES.slice(0, most + 1).map((value) => ({ value, label: messages.roles[value] })),
                  wrong: form.wrong('role'),
                }),
                selectField({
                  id: 'token-days',
                  name: 'days',
                  label: tokensMessages.expiry,
                  value: '90',
                  choices: [
                    ...DAYS.map((days) => ({ value: String(days), label: tokensMessages.expiryAfter(days) })),
                    { value: '', label: tokensMessages.expiryNever },
                  ],
                  wrong: form.wrong('days'),
                }),
              ]
            : nothing
        }
        <div class="row">
          ${submitButton(tokensMessages.create, form)}
          <button type="button" @click=${this.#close}>${messages.cancel}</button>
        </div>
      </form>
    </dash-dialog>`;
  }

  #renderRevocation() {
    const token = this.revoking;
    const label = token ? tokensMessages.revokeQuestion(token.name) : tokensMessages.revoke;
    return html`<dash-dialog label=${label} ?open=${token !== undefined} @dash-close=${this.#close}>
      <div>
        <h2 dir="auto">${label}</h2>
        ${errorNotice(token && this.#form.error)}
        <p>${tokensMessages.revokeAdvice}</p>
        <div class="row">
          <button class="remove" type="button" @click=${this.#revoke}>${tokensMessages.revoke}</button>
          <button type="button" @click=${this.#close}>${messages.cancel}</button>
        </div>
      </div>
    </dash-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'tokens-screen': TokensScreen;
  }
}
