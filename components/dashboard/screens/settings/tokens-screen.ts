import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { Role } from '../../../../server/admin-contract/roles.js';
import type { ApiToken, ApiTokenList, CreatedApiToken } from '../../../../server/admin-contract/tokens.js';
import { MAX_OPERATOR_NAME_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
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
      this.said = messages.tokenRevoked(token.name);
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
          <h1 tabindex="-1">${messages.tokens}</h1>
          <p class="lead">${messages.tokensLead}</p>
        </div>
        <button class="solid" type="button" @click=${this.#open}>${messages.addToken}</button>
      </header>
      ${this.created ? this.#renderCreated(this.created) : nothing}
      ${this.said ? notice('positive', this.said) : nothing}
      ${this.#tokens.render(({ items }) =>
        items.length === 0
          ? empty({ title: messages.noTokens, text: messages.noTokensText, icon: tokensIcon })
          : this.#renderTable(items),
      )}
      ${this.#renderForm()} ${this.#renderRevocation()}
    </div>`;
  }

  #renderCreated({ token, record }: CreatedApiToken) {
    return html`<section class="group" aria-labelledby="created">
      <h2 id="created" tabindex="-1" dir="auto">${messages.tokenCreated(record.name)}</h2>
      <dash-secret label=${messages.token} .value=${token}></dash-secret>
      <p>${messages.tokenAdvice}</p>
    </section>`;
  }

  #renderTable(items: readonly ApiToken[]) {
    return table(
      messages.tokens,
      [
        { label: messages.name, cell: ({ name }) => html`<bdi>${name}</bdi>` },
        {
          label: messages.role,
          cell: ({ role, widgets }) =>
            html`${messages.roles[role]}${
              widgets ? html`<small>${messages.limitedTo(widgets.length)}</small>` : nothing
            }`,
        },
        { label: messages.madeBy, cell: ({ operator }) => html`<bdi>${operator.name}</bdi>` },
        {
          label: messages.lastUsed,
          cell: ({ lastUsedAt }) => (lastUsedAt ? moment(lastUsedAt) : messages.never),
        },
        {
          label: messages.expiry,
          cell: ({ expiresAt }) => (expiresAt ? moment(expiresAt, 'day') : messages.never),
        },
        {
          label: messages.actions,
          isActions: true,
          cell: (token) =>
            html`<button
              class="plain"
              type="button"
              aria-label=${messages.ofNamed(messages.revoke, token.name)}
              @click=${() => {
                this.#form.clear();
                this.revoking = token;
              }}
            >
              ${messages.revoke}
            </button>`,
        },
      ],
      items,
    );
  }

  #renderForm() {
    const form = this.#form;
    const most = ROLES.indexOf(this.session.role);
    return html`<dash-dialog label=${messages.addToken} ?open=${this.isAdding} @dash-close=${this.#close}>
      <form novalidate @submit=${this.#create}>
        <h2>${messages.addToken}</h2>
        ${errorNotice(this.isAdding ? form.beside('name', 'role', 'days') : undefined)}
        ${
          this.isAdding
            ? [
                field({
                  id: 'token-name',
                  name: 'name',
                  label: messages.name,
                  help: messages.tokenNameHelp,
                  wrong: form.wrong('name'),
                  maxLength: MAX_OPERATOR_NAME_LENGTH,
                }),
                selectField({
                  id: 'token-role',
                  name: 'role',
                  label: messages.role,
                  choices: ROLES.slice(0, most + 1).map((value) => ({ value, label: messages.roles[value] })),
                  wrong: form.wrong('role'),
                }),
                selectField({
                  id: 'token-days',
                  name: 'days',
                  label: messages.expiry,
                  value: '90',
                  choices: [
                    ...DAYS.map((days) => ({ value: String(days), label: messages.expiryAfter(days) })),
                    { value: '', label: messages.expiryNever },
                  ],
                  wrong: form.wrong('days'),
                }),
              ]
            : nothing
        }
        <div class="row">
          ${submitButton(messages.create, form)}
          <button type="button" @click=${this.#close}>${messages.cancel}</button>
        </div>
      </form>
    </dash-dialog>`;
  }

  #renderRevocation() {
    const token = this.revoking;
    const label = token ? messages.revokeQuestion(token.name) : messages.revoke;
    return html`<dash-dialog label=${label} ?open=${token !== undefined} @dash-close=${this.#close}>
      <div>
        <h2 dir="auto">${label}</h2>
        ${errorNotice(token && this.#form.error)}
        <p>${messages.revokeAdvice}</p>
        <div class="row">
          <button class="remove" type="button" @click=${this.#revoke}>${messages.revoke}</button>
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
