import { LitElement, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { FeedbackType } from '../../server/contract.js';
import { base } from '../internal/base.styles.js';
import { element } from '../internal/element.js';
import { ChatFeedbackEvent } from '../internal/events.js';
import { thumbDownIcon, thumbUpIcon } from '../internal/panel-icons.js';
import { ENGLISH, type Strings } from '../internal/strings.js';
import { styles } from './feedback-buttons.styles.js';
import '../chat-button/chat-button.js';

/**
 * @tag feedback-buttons
 * @summary Lets the visitor say whether a reply helped; a second thought replaces the first.
 *
 * @event {ChatFeedbackEvent} chat-feedback - The visitor rated the reply; `detail` is `{messageId, type}`.
 */
@element('feedback-buttons')
export class FeedbackButtons extends LitElement {
  static override styles = [base, styles];

  /** Whether to say thanks: only to someone who has just clicked, not after a reload. */
  @state() private hasJustRated = false;

  /** The reply that is rated. */
  @property({ attribute: 'message-id' }) messageId = '';

  /** What the visitor has said of it so far. */
  @property() value?: FeedbackType;

  @property({ attribute: false }) strings: Strings = ENGLISH;

  #rate(type: FeedbackType): void {
    if (type === this.value) return;
    this.value = type;
    this.hasJustRated = true;
    this.dispatchEvent(new ChatFeedbackEvent(this.messageId, type));
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
        size="s"
        variant="plain"
        label=${notHelpful}
        .pressed=${this.value === 'negative'}
        @click=${() => {
          this.#rate('negative');
        }}
        >${thumbDownIcon}</chat-button
      >
      <span class="thanks" role="status">${this.hasJustRated ? feedbackThanks : ''}</span>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'feedback-buttons': FeedbackButtons;
  }
}
