import { LitElement, html, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { MAX_MESSAGE_LENGTH } from '../../server/defaults.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { isPlainEnter } from '../internal/plain-enter.js';
import { sendIcon, stopIcon } from '../theme/icons.js';
import { styles } from './chat-composer.styles.js';
import '../chat-button/chat-button.js';

/** The counter appears when this share of the longest message is used up. */
const COUNT_FROM = 0.9;

/**
 * @tag chat-composer
 * @summary Where the visitor writes. Enter sends, Shift+Enter breaks the line.
 *
 * While a reply is in flight and nothing is written, the button stops it.
 * Blank text is never sent. Text that is too long is kept, counted, and not sent.
 *
 * @event {ChatSendEvent} chat-send - The visitor sends; `detail.text` is trimmed. The field is empty then.
 * @event {ChatStopEvent} chat-stop - The visitor does not want to wait for the rest of the reply.
 */
@element('chat-composer')
export class ChatComposer extends LocalizedElement {
  static override styles = [base, styles];
  static override shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };

  @query('textarea') private readonly textarea!: HTMLTextAreaElement;

  /** The text so far. */
  @property() value = '';

  /** Text in the empty field; the language's own where empty. */
  @property() placeholder = '';

  /** A reply is in flight. */
  @property({ type: Boolean }) busy = false;

  /** Longest message, in characters; the default is the server's. */
  @property({ type: Number, attribute: 'max-length' }) maxLength: number = MAX_MESSAGE_LENGTH;

  protected override updated(): void {
    // Only where it differs: setting it moves the cursor, and what is typed may be ahead of what was drawn.
    if (this.textarea.value !== this.value) this.textarea.value = this.value;
  }

  #handleInput(): void {
    this.value = this.textarea.value;
  }

  #handleKeydown(event: KeyboardEvent): void {
    if (!isPlainEnter(event) || event.defaultPrevented) return;
    event.preventDefault();
    this.#send();
  }

  #send(): void {
    const text = this.value.trim();
    if (text && text.length <= this.maxLength) {
      this.value = '';
      this.dispatchEvent(new ChatEvent('chat-send', { text }));
    }
    this.textarea.focus();
  }

  #stop(): void {
    this.dispatchEvent(new ChatEvent('chat-stop', null));
    this.textarea.focus();
  }

  protected override render() {
    const { messageLabel, sendMessage, stop, tooLong } = this.strings;
    const length = this.value.trim().length;
    const canStop = this.busy && length === 0;
    const isTooLong = length > this.maxLength;
    return html`
      <div class="field ${isTooLong ? 'invalid' : ''}">
        <div class="text">
          <div class="copy" aria-hidden="true">${this.value}&#8203;</div>
          <textarea
            rows="1"
            dir=${this.value ? 'auto' : nothing}
            enterkeyhint="send"
            aria-label=${messageLabel}
            aria-invalid=${isTooLong ? 'true' : nothing}
            aria-describedby=${isTooLong ? 'count' : nothing}
            placeholder=${this.placeholder || this.strings.placeholder}
            @input=${this.#handleInput}
            @keydown=${this.#handleKeydown}
          ></textarea>
        </div>
        <chat-button
          variant="solid"
          label=${canStop ? stop : sendMessage}
          ?disabled=${!canStop && (length === 0 || isTooLong)}
          @click=${canStop ? this.#stop : this.#send}
          >${canStop ? stopIcon : sendIcon}</chat-button
        >
      </div>
      ${
        length < this.maxLength * COUNT_FROM
          ? nothing
          : html`<p class="count ${isTooLong ? 'invalid' : ''}" id="count">
              ${isTooLong ? html`<span role="alert">${tooLong}</span>` : nothing}
              <span>${length} / ${this.maxLength}</span>
            </p>`
      }
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-composer': ChatComposer;
  }
}
