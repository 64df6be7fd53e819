import { LitElement, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { base } from '../theme/base.styles.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { humanIcon, retryIcon, warnIcon } from '../theme/icons.js';
import { styles } from './chat-notice.styles.js';
import '../chat-button/chat-button.js';

/**
 * @tag chat-notice
 * @summary One line about an error: what happened, and a way to try again, or to a human, where that may help.
 *
 * Spoken at once (`role="alert"`).
 *
 * @event {ChatRetryEvent} chat-retry - The visitor wants to try again.
 * @event {ChatHumanEvent} chat-human - The visitor asks for a human.
 */
@element('chat-notice')
export class ChatNotice extends LitElement {
  static override styles = [base, styles];

  /** What happened and what to do, in words. */
  @property() text = '';

  /** Label of the button that tries again; empty for no button. */
  @property() action = '';

  /** Label of the button that asks for a human; empty for no button. */
  @property() human = '';

  #handleRetry(): void {
    this.dispatchEvent(new ChatEvent('chat-retry', null));
  }

  #handleHuman(): void {
    this.dispatchEvent(new ChatEvent('chat-human', null));
  }

  protected override render() {
    return html`<div class="notice">
      ${warnIcon}
      <span class="text" role="alert" dir="auto">${this.text}</span>
      ${
        this.action
          ? html`<chat-button size="s" @click=${this.#handleRetry}>${retryIcon} ${this.action}</chat-button>`
          : nothing
      }
      ${
        this.human
          ? html`<chat-button size="s" @click=${this.#handleHuman}>${humanIcon} ${this.human}</chat-button>`
          : nothing
      }
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-notice': ChatNotice;
  }
}
