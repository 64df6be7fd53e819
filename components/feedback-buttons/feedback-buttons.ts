import { html, nothing } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { FeedbackType } from '../../server/contract.js';
import { MAX_REASON_LENGTH } from '../../server/defaults.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { styles } from './feedback-buttons.styles.js';
import { thumbDownIcon, thumbUpIcon } from '../theme/icons.js';
import '../chat-button/chat-button.js';

/**
 * @tag feedback-buttons
 * @summary Lets the visitor say whether a reply helped; a second thought replaces the first.
 *
 * After "Not helpful" it asks for a reason, which may be left out: the rating has been given by then.
 *
 * @event {ChatFeedbackEvent} chat-feedback - The visitor rated the reply; `detail` is `{messageId, type}`.
 * @event {ChatFeedbackReasonEvent} chat-feedback-reason - The visitor said why; `detail` is
 *   `{messageId, reason}`.
 */
@element('feedback-buttons')
export class FeedbackButtons extends LocalizedElement {
  static override styles = [base, styles];

  @query('input') private readonly input!: HTMLInputElement;

  /** What comes after a click, and only then, not after a reload: a question, or thanks. */
  @state() private step: 'none' | 'reason' | 'thanks' = 'none';

  /** The reply that is rated. */
  @property({ attribute: 'message-id' }) messageId = '';

  /** What the visitor has said of it so far. */
  @property() value?: FeedbackType;

  #rate(type: FeedbackType): void {
    if (type === this.value) return;
    this.value = type;
    this.step = type === 'negative' ? 'reason' : 'thanks';
    this.dispatchEvent(new ChatEvent('chat-feedback', { messageId: this.messageId, type }));
    if (type === 'negative') void this.#revealReason();
  }

  /** The field opens below the buttons, where it is out of sight if they stand at the end of what is shown. */
  async #revealReason(): Promise<void> {
    await this.updateComplete;
    const form = this.renderRoot.querySelector('form');
    if (!form) return;
    const grown = new ResizeObserver(() => {
      grown.disconnect();
      // Whatever follows its newest row scrolls a frame after it grew: this comes after it, and stays.
      requestAnimationFrame(() => {
        form.scrollIntoView({ block: 'nearest' });
      });
    });
    grown.observe(form);
  }

  #explain(event: Event): void {
    event.preventDefault();
    const reason = this.input.value.trim();
    // The field that has the focus is about to go; with the focus on the page, Escape would not reach the chat.
    this.renderRoot.querySelector<HTMLElement>('.negative')?.focus();
    this.step = 'thanks';
    if (reason)
      this.dispatchEvent(new ChatEvent('chat-feedback-reason', { messageId: this.messageId, reason }));
  }

  #sendReason(): void {
    this.renderRoot.querySelector('form')?.requestSubmit();
  }

  protected override render() {
    const { helpful, notHelpful, feedbackThanks } = this.strings;
    return html`
      <chat-button
        size="s"
        variant="plain"
        label=${helpful}
        .pressed=${this.value === 'positive'}
        @click=${() => {
          this.#rate('positive');
        }}
        >${thumbUpIcon}</chat-button
      >
      <chat-button
        class="negative"
        size="s"
        variant="plain"
        label=${notHelpful}
        .pressed=${this.value === 'negative'}
        @click=${() => {
          this.#rate('negative');
        }}
        >${thumbDownIcon}</chat-button
      >
      <span class="thanks" role="status">${this.value && this.step === 'thanks' ? feedbackThanks : ''}</span>
      ${this.step === 'reason' ? this.#renderReason() : nothing}
    `;
  }

  #renderReason() {
    const { feedbackReason, send } = this.strings;
    return html`<form @submit=${this.#explain}>
      <input
        type="text"
        dir="auto"
        maxlength=${MAX_REASON_LENGTH}
        autocomplete="off"
        aria-label=${feedbackReason}
        placeholder=${feedbackReason}
      />
      <chat-button size="s" @click=${this.#sendReason}>${send}</chat-button>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'feedback-buttons': FeedbackButtons;
  }
}
