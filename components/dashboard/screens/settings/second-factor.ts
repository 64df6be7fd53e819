import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { encode } from 'uqr';
import type { SecondFactorSetup } from '../../../../server/admin-contract/account.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { accountMessages } from '../../messages/settings/account-messages.js';
import { secondFactorMessages } from '../../messages/settings/second-factor-messages.js';
import { signInMessages } from '../../messages/settings/sign-in-messages.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import '../../parts/dash-secret.js';

type Step =
  | { name: 'rest' }
  | { name: 'password'; for: 'add' | 'remove' }
  | ({ name: 'scan' } & SecondFactorSetup)
  | { name: 'codes'; recoveryCodes: readonly string[] };

/** Adds and removes the second factor, in steps: password, code of the app, codes to be kept. */
@element('second-factor')
export class SecondFactor extends OperatorScreen {
  readonly #form = new FormState(this);
  @state() private step: Step = { name: 'rest' };
  @state() private wasRemoved = false;

  #go(step: Step): void {
    this.step = step;
    this.wasRemoved = false;
    this.#form.clear();
    void this.updateComplete.then(() =>
      this.querySelector<HTMLElement>('input:not([readonly]), h3')?.focus(),
    );
  }

  #begin(event: SubmitEvent): void {
    const { password = '' } = readForm(event);
    void this.#form.run(async () => {
      this.#go({ name: 'scan', ...(await this.around.api.beginSecondFactor(password)) });
    });
  }

  #confirm(event: SubmitEvent): void {
    const { code = '' } = readForm(event);
    void this.#form.run(async () => {
      const { recoveryCodes } = await this.around.api.confirmSecondFactor(code);
      this.#go({ name: 'codes', recoveryCodes });
      await this.around.readSession();
    });
  }

  #remove(event: SubmitEvent): void {
    const { password = '', code = '' } = readForm(event);
    void this.#form.run(async () => {
      await this.around.api.removeSecondFactor({ password, code });
      this.#go({ name: 'rest' });
      this.wasRemoved = true;
      await this.around.readSession();
    });
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  protected override render() {
    const { step } = this;
    switch (step.name) {
      case 'rest':
        return this.#renderRest();
      case 'password':
        return step.for === 'add' ? this.#renderAdd() : this.#renderRemove();
      case 'scan':
        return this.#renderScan(step);
      case 'codes':
        return this.#renderCodes(step.recoveryCodes);
    }
  }

  #renderRest() {
    const { hasSecondFactor, hasPassword } = this.session.operator;
    const next = hasSecondFactor ? 'remove' : 'add';
    return html`<div class="steps">
      ${this.wasRemoved ? notice('positive', secondFactorMessages.secondFactorRemoved) : nothing}
      <p>${hasSecondFactor ? secondFactorMessages.secondFactorOn : secondFactorMessages.secondFactorOff}</p>
      ${
        hasPassword
          ? html`<button
              type="button"
              @click=${() => {
                this.#go({ name: 'password', for: next });
              }}
            >
              ${hasSecondFactor ? secondFactorMessages.secondFactorRemove : secondFactorMessages.secondFactorBegin}
            </button>`
          : html`<p class="help">${secondFactorMessages.secondFactorNeedsPassword}</p>`
      }
    </div>`;
  }

  #renderAdd() {
    return html`<form novalidate @submit=${this.#begin}>
      ${errorNotice(this.#form.beside('password'))} ${this.#renderPasswordField()}
      ${this.#renderButtons(secondFactorMessages.secondFactorBegin)}
    </form>`;
  }

  #renderRemove() {
    return html`<form novalidate @submit=${this.#remove}>
      ${errorNotice(this.#form.beside('password', 'code'))} ${this.#renderPasswordField()}
      ${this.#renderCodeField(signInMessages.codeHelp)}
      ${this.#renderButtons(secondFactorMessages.secondFactorRemove)}
    </form>`;
  }

  #renderScan({ uri, secret }: SecondFactorSetup) {
    return html`<form novalidate @submit=${this.#confirm}>
      <p>${secondFactorMessages.secondFactorScan}:</p>
      ${drawQrCode(uri)}
      <p>${secondFactorMessages.secondFactorType}:</p>
      <dash-secret label=${secondFactorMessages.secondFactorKey} .value=${secret}></dash-secret>
      ${errorNotice(this.#form.beside('code'))}
      ${this.#renderCodeField(secondFactorMessages.secondFactorCodeHelp)}
      ${this.#renderButtons(secondFactorMessages.secondFactorConfirm)}
    </form>`;
  }

  #renderCodes(codes: readonly string[]) {
    return html`<div class="steps">
      <h3 tabindex="-1">${secondFactorMessages.recoveryCodes}</h3>
      <p>${secondFactorMessages.recoveryCodesLead}</p>
      <ol class="codes" dir="ltr">
        ${codes.map((code) => html`<li>${code}</li>`)}
      </ol>
      <dash-secret label=${secondFactorMessages.recoveryCodesText} .value=${codes.join(' ')}></dash-secret>
      <button
        class="solid"
        type="button"
        @click=${() => {
          this.#go({ name: 'rest' });
        }}
      >
        ${secondFactorMessages.recoveryCodesKept}
      </button>
    </div>`;
  }

  #renderPasswordField() {
    return field({
      id: 'factor-password',
      name: 'password',
      label: accountMessages.currentPassword,
      type: 'password',
      autocomplete: 'current-password',
      wrong: this.#form.wrong('password'),
    });
  }

  #renderCodeField(help: string) {
    const wrong = this.#form.wrong('code');
    return field({
      id: 'factor-code',
      name: 'code',
      label: signInMessages.code,
      help,
      wrong,
      autocomplete: 'one-time-code',
    });
  }

  #renderButtons(label: string) {
    return html`<div class="row">
      ${submitButton(label, this.#form)}
      <button
        type="button"
        @click=${() => {
          this.#go({ name: 'rest' });
        }}
      >
        ${messages.cancel}
      </button>
    </div>`;
  }
}

/** Dark on light whatever the theme, as scanners want it. */
function drawQrCode(text: string) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${secondFactorMessages.qrLabel}
  >
    <path d=${path.join('')} fill="currentColor" shape-rendering="crispEdges" />
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'second-factor': SecondFactor;
  }
}
