import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { OneTimeLink, Operator, OperatorList } from '../../../../server/admin-contract/operators.js';
import type { Role } from '../../../../server/admin-contract/roles.js';
import { MAX_OPERATOR_NAME_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { operatorsMessages } from '../../messages/settings/operators-messages.js';
import { settingsMessages } from '../../messages/settings/settings-messages.js';
import { titles } from '../../messages/titles.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { table } from '../../parts/table.js';
import { Every } from '../every.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { roleField } from './role-field.js';
import '../../parts/dash-dialog.js';
import '../../parts/dash-secret.js';
import './operator-dialog.js';

/** Who is invited comes in while the page is open. */
const LOOK_MS = 10_000;

/** Who may use the dashboard: for owners, who invite, change and remove. */
@element('operators-screen')
export class OperatorsScreen extends OperatorScreen {
  readonly #operators: Loaded<OperatorList> = new Loaded(this, (signal) => this.around.api.operators(signal));
  readonly #form = new FormState(this);
  @state() private isAdding = false;
  /** The link that was made last, which is shown this once. */
  @state() private made: { operatorId: string; title: string; link: OneTimeLink } | undefined;
  @state() private chosen: Operator | undefined;
  @state() private said = '';

  constructor() {
    super();
    new Every(
      this,
      () => LOOK_MS,
      () => this.#reload(),
    );
  }

  /** A link that was used, or gave way to another, is of no use any more. */
  async #reload(): Promise<void> {
    await this.#operators.reload();
    const { made } = this;
    const operator = this.#operators.value?.items.find(({ id }) => id === made?.operatorId);
    if (operator && operator.linkUntil !== made?.link.expiresAt) this.made = undefined;
  }

  #open(): void {
    this.#form.clear();
    this.isAdding = true;
  }

  #close(): void {
    this.isAdding = false;
  }

  #add(event: SubmitEvent): void {
    const { name = '', role = 'reader' } = readForm(event);
    void this.#form.run(async () => {
      const { operator, link } = await this.around.api.addOperator({ name, role: role as Role });
      this.isAdding = false;
      this.#show(operator.id, operatorsMessages.invited(operator.name), link);
      await this.#reload();
    });
  }

  #show(operatorId: string, title: string, link: OneTimeLink): void {
    this.said = '';
    this.made = { operatorId, title, link };
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('#made')?.focus());
  }

  /** The dialog has changed the chosen one, in some way. */
  async #handleChanged({ detail }: CustomEvent<{ said: string; link?: OneTimeLink }>): Promise<void> {
    const { id = '', name = '' } = this.chosen ?? {};
    this.chosen = undefined;
    if (detail.link) this.#show(id, operatorsMessages.linkFor(name), detail.link);
    else this.said = detail.said;
    if (!(await this.around.readSession())) tellSessionEnd(this, { code: 'unauthenticated' });
    await this.#reload();
  }

  #handleDialogClose(): void {
    this.chosen = undefined;
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  protected override render() {
    return html`<div class="screen">
      <header class="head">
        <div>
          <h1 tabindex="-1">${titles.operators}</h1>
          <p class="lead">${operatorsMessages.operatorsLead}</p>
        </div>
        <button class="solid" type="button" @click=${this.#open}>${operatorsMessages.addOperator}</button>
      </header>
      ${this.made ? this.#renderLink(this.made) : nothing}
      ${this.said ? notice('positive', this.said) : nothing}
      ${this.#operators.render(({ items }) => this.#renderTable(items))} ${this.#renderForm()}
      <operator-dialog
        .around=${this.around}
        .operator=${this.chosen}
        @dash-operator-changed=${this.#handleChanged}
        @dash-close=${this.#handleDialogClose}
      ></operator-dialog>
    </div>`;
  }

  #renderLink({ title, link }: { title: string; link: OneTimeLink }) {
    return html`<section class="group" aria-labelledby="made">
      <h2 id="made" tabindex="-1">${title}</h2>
      <dash-secret label=${operatorsMessages.linkLabel} .value=${location.origin + link.path}></dash-secret>
      <p>${operatorsMessages.linkAdvice} ${moment(link.expiresAt)}. ${operatorsMessages.linkAdviceAfter}</p>
    </section>`;
  }

  #renderTable(items: readonly Operator[]) {
    return table(
      titles.operators,
      [
        { label: messages.name, cell: (operator) => this.#renderName(operator) },
        {
          label: settingsMessages.role,
          cell: ({ role, widgets }) =>
            html`${messages.roles[role]}${
              widgets ? html`<small>${settingsMessages.limitedTo(widgets.length)}</small>` : nothing
            }`,
        },
        {
          label: operatorsMessages.lastSeen,
          cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : settingsMessages.never),
        },
        {
          label: messages.actions,
          isActions: true,
          cell: (operator) =>
            html`<button
              class="plain"
              type="button"
              aria-label=${operatorsMessages.changeOf(operator.name)}
              @click=${() => {
                this.chosen = operator;
              }}
            >
              ${operatorsMessages.change}
            </button>`,
        },
      ],
      items,
    );
  }

  #renderName({ id, name, isActive, hasPassword, hasSecondFactor }: Operator) {
    const badges = [
      ...(id === this.session.operator.id ? [operatorsMessages.you] : []),
      ...(isActive ? [] : [operatorsMessages.off]),
      ...(hasPassword ? [] : [operatorsMessages.pending]),
      ...(hasSecondFactor ? [operatorsMessages.hasSecondFactor] : []),
    ];
    return html`<bdi>${name}</bdi> ${badges.map((badge) => html`<span class="badge">${badge}</span> `)}`;
  }

  #renderForm() {
    const form = this.#form;
    return html`<dash-dialog
      label=${operatorsMessages.addOperator}
      ?open=${this.isAdding}
      @dash-close=${this.#close}
    >
      <form novalidate @submit=${this.#add}>
        <h2>${operatorsMessages.addOperator}</h2>
        ${errorNotice(form.beside('name', 'role'))}
        ${
          this.isAdding
            ? [
                field({
                  id: 'new-operator',
                  name: 'name',
                  label: messages.name,
                  wrong: form.wrong('name'),
                  maxLength: MAX_OPERATOR_NAME_LENGTH,
                }),
                roleField({ id: 'new-role', value: 'editor', wrong: form.wrong('role') }),
              ]
            : nothing
        }
        <div class="row">
          ${submitButton(operatorsMessages.add, form)}
          <button type="button" @click=${this.#close}>${messages.cancel}</button>
        </div>
      </form>
    </dash-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'operators-screen': OperatorsScreen;
  }
  interface HTMLElementEventMap {
    'dash-operator-changed': CustomEvent<{ said: string; link?: OneTimeLink }>;
  }
}
