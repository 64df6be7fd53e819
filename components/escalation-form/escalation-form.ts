import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { MAX_MESSAGE_LENGTH } from '../../server/defaults.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { checkIcon } from '../theme/icons.js';
import { styles } from './escalation-form.styles.js';
import '../chat-button/chat-button.js';
import '../chat-notice/chat-notice.js';

/** How far a request for a human has come. */
export type EscalationStatus = 'none' | 'editing' | 'sending' | 'sent' | 'failed';

/** As strict as the server is, so that what passes here is not refused there. */
const EMAIL = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/**
 * @tag escalation-form
 * @summary Reaches a human: an email address and a message, checked in words at the field.
 *
 * Shows in turn the form, that the request is being sent, that it was sent, or that it failed. What was
 * written is kept until it was sent.
 *
 * @event {ChatEscalateEvent} chat-escalate - Both fields are valid and the visitor sends; `detail` is
 *   `{email, message}`.
 * @event {ChatHumanLeaveEvent} chat-human-leave - The visitor goes back to the conversation.
 */
@element('escalation-form')
export class EscalationForm extends LocalizedElement {
  static override styles = [base, styles];
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  @query('input') private readonly emailField!: HTMLInputElement;
  @query('textarea') private readonly messageField!: HTMLTextAreaElement;
  @query('form') private readonly form!: HTMLFormElement;

  /** Fields that were found wrong when the visitor last tried to send. */
  @state() private invalid: readonly ('email' | 'message')[] = [];

  /** How far the request has come. */
  @property() status: EscalationStatus = 'editing';

  /** What the email field starts with. */
  @property() email = '';

  /** What the message field starts with. */
  @property() message = '';

  get #writtenEmail(): string {
    return this.emailField.value.trim();
  }

  #findInvalid(): ('email' | 'message')[] {
    const message = this.messageField.value.trim();
    return [
      ...(EMAIL.test(this.#writtenEmail) && this.#writtenEmail.length <= 254 ? [] : (['email'] as const)),
      ...(message ? [] : (['message'] as const)),
    ];
  }

  #handleInput(): void {
    // Complaints go away as soon as they are met, and come only on sending.
    const stillInvalid = this.#findInvalid();
    this.invalid = this.invalid.filter((field) => stillInvalid.includes(field));
  }

  #handleSubmit(event: Event): void {
    event.preventDefault();
    if (this.status === 'sending') return;
    this.invalid = this.#findInvalid();
    if (this.invalid.length > 0) {
      (this.invalid.includes('email') ? this.emailField : this.messageField).focus();
      return;
    }
    this.dispatchEvent(
      new ChatEvent('chat-escalate', { email: this.#writtenEmail, message: this.messageField.value.trim() }),
    );
  }

  #handleSend(): void {
    this.form.requestSubmit();
  }

  #leave(): void {
    this.dispatchEvent(new ChatEvent('chat-human-leave', null));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // The button that had the focus is about to go: hand it on, or it is lost to the page.
    if (changed.has('status') && this.status === 'sent' && this.matches(':focus-within')) {
      void this.updateComplete.then(() => {
        this.focus();
      });
    }
  }

  protected override render() {
    return this.status === 'sent' ? this.#renderSent() : this.#renderForm();
  }

  #renderSent() {
    return html`<div class="sent">
      <span class="mark">${checkIcon}</span>
      <p role="status">${this.strings.requestSent}</p>
      <chat-button @click=${this.#leave}>${this.strings.backToConversation}</chat-button>
    </div>`;
  }

  #renderForm() {
    const { formIntro, email, messageLabel, sendRequest, cancel, requestFailed, invalidEmail, emptyMessage } =
      this.strings;
    return html`<form novalidate @submit=${this.#handleSubmit} @input=${this.#handleInput}>
      <p class="intro">${formIntro}</p>
      <div class="field">
        <label for="email">${email}</label>
        <input
          id="email"
          type="email"
          autocomplete="email"
          dir="ltr"
          required
          .defaultValue=${this.email}
          aria-invalid=${this.invalid.includes('email') ? 'true' : nothing}
          aria-describedby=${this.invalid.includes('email') ? 'email-error' : nothing}
        />
        ${this.#renderError('email', invalidEmail)}
      </div>
      <div class="field">
        <label for="message">${messageLabel}</label>
        <textarea
          id="message"
          dir="auto"
          maxlength=${MAX_MESSAGE_LENGTH}
          required
          aria-invalid=${this.invalid.includes('message') ? 'true' : nothing}
          aria-describedby=${this.invalid.includes('message') ? 'message-error' : nothing}
          .defaultValue=${this.message}
        ></textarea>
        ${this.#renderError('message', emptyMessage)}
      </div>
      ${this.status === 'failed' ? html`<chat-notice text=${requestFailed}></chat-notice>` : nothing}
      <div class="actions">
        <chat-button variant="solid" ?busy=${this.status === 'sending'} @click=${this.#handleSend}
          >${sendRequest}</chat-button
        >
        <chat-button variant="plain" @click=${this.#leave}>${cancel}</chat-button>
      </div>
    </form>`;
  }

  #renderError(field: 'email' | 'message', text: string) {
    return this.invalid.includes(field) ? html`<p class="error" id="${field}-error">${text}</p>` : nothing;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'escalation-form': EscalationForm;
  }
}
