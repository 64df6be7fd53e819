import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from '../../server/defaults.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { isPlainEnter } from '../internal/plain-enter.js';
import { safeUrl } from '../markdown/safe-link.js';
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
 * @summary Reaches a human: an email address and a message, checked in words at the field, and where the visitor
 *   wants a name and a phone number.
 *
 * Shows in turn the form, that the request is being sent, that it was sent, or that it failed. What was
 * written is kept until it was sent.
 *
 * @event {ChatEscalateEvent} chat-escalate - The fields are valid and the visitor sends; `detail` is
 *   `{email, message}`, with `name` and `phone` where they were given.
 * @event {ChatHumanLeaveEvent} chat-human-leave - The visitor goes back to the conversation.
 */
@element('escalation-form')
export class EscalationForm extends LocalizedElement {
  static override styles = [base, styles];
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  @query('#email') private readonly emailField!: HTMLInputElement;
  @query('#name') private readonly nameField!: HTMLInputElement;
  @query('#phone') private readonly phoneField!: HTMLInputElement;
  @query('textarea') private readonly messageField!: HTMLTextAreaElement;
  @query('form') private readonly form!: HTMLFormElement;

  /** Fields that were found wrong when the visitor last tried to send. */
  @state() private invalid: readonly ('email' | 'message')[] = [];

  /** How far the request has come. */
  @property() status: EscalationStatus = 'editing';

  /** What the name field starts with. */
  @property() name = '';

  /** What the email field starts with. */
  @property() email = '';

  /** What the message field starts with. */
  @property() message = '';

  /** Of the owner's privacy notice; no link where it is no web address. */
  @property({ attribute: 'privacy-url' }) privacyUrl?: string | undefined;

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
    const name = this.nameField.value.trim();
    const phone = this.phoneField.value.trim();
    this.dispatchEvent(
      new ChatEvent('chat-escalate', {
        email: this.#writtenEmail,
        message: this.messageField.value.trim(),
        ...(name && { name }),
        ...(phone && { phone }),
      }),
    );
  }

  /** A browser sends a form with several fields only where it has a button of its own. */
  #handleKey(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement && isPlainEnter(event)) {
      event.preventDefault();
      this.form.requestSubmit();
    }
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
    const { formIntro, nameOptional, email, phoneOptional, messageLabel, sendRequest, cancel } = this.strings;
    const { requestFailed, invalidEmail, emptyMessage } = this.strings;
    return html`<form
      novalidate
      @submit=${this.#handleSubmit}
      @input=${this.#handleInput}
      @keydown=${this.#handleKey}
    >
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
      <div class="pair">
        <div class="field">
          <label for="name">${nameOptional}</label>
          <input
            id="name"
            autocomplete="name"
            dir="auto"
            maxlength=${MAX_NAME_LENGTH}
            .defaultValue=${this.name}
          />
        </div>
        <div class="field">
          <label for="phone">${phoneOptional}</label>
          <input id="phone" type="tel" autocomplete="tel" dir="ltr" maxlength=${MAX_PHONE_LENGTH} />
        </div>
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
      ${this.#renderPrivacy()}
    </form>`;
  }

  #renderPrivacy() {
    const url = safeUrl(this.privacyUrl);
    if (!url) return nothing;
    const { privacyNotice, opensInNewTab } = this.strings;
    return html`<p class="privacy">
      <a href=${url.href} target="_blank" rel="noopener noreferrer"
        >${privacyNotice}<span class="visually-hidden"> (${opensInNewTab})</span></a
      >
    </p>`;
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
