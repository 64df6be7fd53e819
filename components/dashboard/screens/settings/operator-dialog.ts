import { html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { OneTimeLink, Operator } from '../../../../server/admin-contract/operators.js';
import type { Role } from '../../../../server/admin-contract/roles.js';
import { MAX_OPERATOR_NAME_LENGTH } from '../../../../server/defaults.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { operatorsMessages } from '../../messages/settings/operators-messages.js';
import { field, selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { roleField } from './role-field.js';
import '../../parts/dash-dialog.js';

const STATE_CHOICES = [
  { value: 'on', label: operatorsMessages.active },
  { value: 'off', label: operatorsMessages.off },
];

/** Changes one operator: name, role, whether they may sign in; makes a link, signs them out, removes them. */
@element('operator-dialog')
export class OperatorDialog extends OperatorScreen {
  readonly #form = new FormState(this);
  @state() private isRemoving = false;

  /** Whom it is about; it is closed where there is nobody. */
  @property({ attribute: false }) operator: Operator | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('operator')) return;
    this.isRemoving = false;
    this.#form.clear();
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  #tell(detail: { said: string; link?: OneTimeLink }): void {
    this.dispatchEvent(new CustomEvent('dash-operator-changed', { detail }));
  }

  #close(): void {
    this.dispatchEvent(new Event('dash-close'));
  }

  #change(event: SubmitEvent): void {
    const { name = '', role = '', state: on } = readForm(event);
    const { operator } = this;
    if (!operator) return;
    void this.#form.run(async () => {
      const changed = await this.around.api.changeOperator(operator, {
        ...(name !== operator.name && { name }),
        ...(role !== operator.role && { role: role as Role }),
        ...((on === 'on') !== operator.isActive && { isActive: on === 'on' }),
      });
      this.#tell({ said: operatorsMessages.operatorChanged(changed.name) });
    });
  }

  #do(work: (operator: Operator) => Promise<{ said: string; link?: OneTimeLink }>): void {
    const { operator } = this;
    if (!operator) return;
    void this.#form.run(async () => {
      this.#tell(await work(operator));
    });
  }

  #makeLink(): void {
    this.#do(async ({ id }) => ({ said: '', link: await this.around.api.linkOperator(id) }));
  }

  #endSessions(): void {
    this.#do(async ({ id, name }) => {
      await this.around.api.endOperatorSessions(id);
      return { said: operatorsMessages.sessionsEnded(name) };
    });
  }

  #remove(): void {
    this.#do(async ({ id, name }) => {
      await this.around.api.removeOperator(id);
      return { said: operatorsMessages.operatorRemoved(name) };
    });
  }

  #askRemove(): void {
    this.isRemoving = true;
  }

  protected override render() {
    const { operator } = this;
    const label = operator
      ? this.isRemoving
        ? operatorsMessages.removeQuestion(operator.name)
        : operatorsMessages.changeOf(operator.name)
      : operatorsMessages.change;
    return html`<dash-dialog label=${label} ?open=${operator !== undefined} @dash-close=${this.#close}>
      ${
        operator
          ? html`<div>
              <h2 dir="auto">${label}</h2>
              ${errorNotice(this.#form.beside('name', 'role', 'isActive'))}
              ${this.isRemoving ? this.#renderRemoval() : this.#renderForm(operator)}
            </div>`
          : nothing
      }
    </dash-dialog>`;
  }

  #renderForm({ name, role, isActive }: Operator) {
    const form = this.#form;
    return html`<form novalidate @submit=${this.#change}>
        ${field({
          id: 'operator-name',
          name: 'name',
          label: messages.name,
          value: name,
          wrong: form.wrong('name'),
          maxLength: MAX_OPERATOR_NAME_LENGTH,
        })}
        ${roleField({ id: 'operator-role', value: role, wrong: form.wrong('role') })}
        ${selectField({
          id: 'operator-state',
          name: 'state',
          label: operatorsMessages.state,
          value: isActive ? 'on' : 'off',
          choices: STATE_CHOICES,
          wrong: form.wrong('isActive'),
        })}
        <div class="row">
          ${submitButton(messages.save, form)}
          <button type="button" @click=${this.#close}>${messages.cancel}</button>
        </div>
      </form>
      <div class="row">
        <button class="plain" type="button" @click=${this.#makeLink}>${operatorsMessages.makeLink}</button>
        <button class="plain" type="button" @click=${this.#endSessions}>
          ${operatorsMessages.endSessions}
        </button>
        <button class="plain" type="button" @click=${this.#askRemove}>
          ${operatorsMessages.removeOperator}
        </button>
      </div>`;
  }

  #renderRemoval() {
    return html`<p>${operatorsMessages.removeAdvice}</p>
      <div class="row">
        <button class="remove" type="button" @click=${this.#remove}>
          ${operatorsMessages.removeOperator}
        </button>
        <button type="button" @click=${this.#close}>${messages.cancel}</button>
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'operator-dialog': OperatorDialog;
  }
}
