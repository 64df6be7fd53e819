import { html, noChange, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { cleanText } from '../markdown/clean-text.js';
import {
  EMPTY_CONVERSATION,
  type AssistantMessage,
  type ChatMessageData,
  type ConversationState,
} from '../conversation/conversation-state.js';
import type { ReadingPlace } from '../conversation/place-storage.js';
import { formatDay, formatTime } from '../language/dates.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { downIcon } from '../theme/icons.js';
import { announcementOf } from './announcement.js';
import { BLOCK_SIZE, DrawnBlocks } from './drawn-blocks.js';
import { FollowNewest, type Scrolled } from './follow-newest.js';
import { placeIn, scrollToPlace } from './reading-place.js';
import { TranscriptWindow } from './transcript-window.js';
import { styles } from './chat-transcript.styles.js';
import '../chat-button/chat-button.js';
import '../chat-message/chat-message.js';

/** Messages of one author within this time form a group with one time under it. */
const GROUP_MS = 3 * 60_000;

/** Nearer to the start of what is drawn than this, in pixels, a reader is about to need what comes before. */
const NEAR_START = 600;

/**
 * @tag chat-transcript
 * @summary The conversation: greeting, messages, and that a reply is on its way.
 *
 * Draws the newest messages, those before them when the browser is idle, and the rest of a very long conversation
 * as the reader comes near or asks for it.
 * Follows the newest message unless the reader has scrolled up; then a button leads back. A long reply is
 * shown from its beginning. Each new reply is spoken once and whole, by a live region of its own: the log
 * itself is silent, so that nothing is read twice.
 *
 * @event {ChatSendEvent} chat-send - The visitor picks one of the suggested questions.
 * @event {ChatFeedbackEvent} chat-feedback - The visitor rated a reply.
 * @event {ChatHumanEvent} chat-human - The visitor asks for a human.
 */
@element('chat-transcript')
export class ChatTranscript extends LocalizedElement {
  static override styles = [base, styles];

  readonly #follow = new FollowNewest(this, () => this.#scrolled);
  readonly #window = new TranscriptWindow();
  readonly #blocks = new DrawnBlocks();
  #isFilling = false;
  #greetingMessage?: AssistantMessage;

  @query('.log') private readonly log!: HTMLElement;
  @query('.rows') private readonly rows!: HTMLElement;

  /** What the live region says. */
  @state() private announcement = '';

  /** The messages, oldest first, and whether a reply is in flight. */
  @property({ attribute: false }) conversation: ConversationState = EMPTY_CONVERSATION;

  /** The first bubble; empty for none. */
  @property() greeting = '';

  /** Questions to pick from, before the first one is asked. */
  @property({ attribute: false }) suggestions: readonly string[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('greeting')) this.#greetingMessage = greetingOf(this.greeting);
    this.#window.update(this.conversation.messages);
    const before = changed.get('conversation');
    if (!before) return;
    const newest = this.conversation.messages.at(-1);
    if (newest && newest.role !== 'assistant' && newest.id !== before.messages.at(-1)?.id)
      this.#follow.resume();
    this.announcement = announcementOf(this.conversation, before, this.strings);
  }

  protected override firstUpdated(): void {
    // The first time that a page writes a time costs as much as drawing a screenful of messages.
    whenIdle(() => formatTime(this.strings.locale, 0));
  }

  protected override updated(): void {
    if (this.#isFilling || !this.#window.canFill(this.conversation.messages.length)) return;
    this.#isFilling = true;
    whenIdle(() => {
      this.#isFilling = false;
      if (this.isConnected)
        void this.#drawAbove(() => {
          this.#window.fill();
        });
    });
  }

  /** Where the visitor is reading; undefined at the end, where the newest message is followed. */
  get readingPlace(): ReadingPlace | undefined {
    return this.#follow.isFollowing ? undefined : placeIn(this.#scrolled);
  }

  /** Brings a place into sight, where its message is still there. */
  async showPlace(place: ReadingPlace): Promise<void> {
    const index = this.conversation.messages.findIndex(({ id }) => id === place.messageId);
    this.#window.showFrom(Math.max(index, 0));
    this.requestUpdate();
    await this.updateComplete;
    await scrollToPlace(this.#scrolled, place, () => {
      this.#follow.stay();
    });
  }

  get #scrolled(): Scrolled {
    return { scroller: this.log, rows: this.rows };
  }

  #handleScroll(): void {
    this.#follow.look();
    if (this.#window.first > 0 && this.log.scrollTop < NEAR_START) this.#showEarlier();
  }

  #showEarlier(): void {
    void this.#drawAbove(() => {
      this.#window.showEarlier();
    });
  }

  /** Draws more messages above, and leaves what the reader sees where it is. */
  async #drawAbove(widen: () => void): Promise<void> {
    const hadFocus = this.renderRoot.querySelector('.earlier:focus-within') !== null;
    // The reader may have scrolled just now, which the browser tells only later.
    this.#follow.look();
    const row = this.rows.querySelector('chat-message');
    const top = row?.getBoundingClientRect().top ?? 0;
    widen();
    this.requestUpdate();
    await this.updateComplete;
    // Nothing, where the browser has done it by itself; a row that went away meanwhile stood elsewhere.
    if (row?.isConnected) this.#follow.moveBy(row.getBoundingClientRect().top - top);
    if (hadFocus && this.#window.first === 0) this.log.focus({ preventScroll: true });
  }

  async #jumpToLatest(): Promise<void> {
    this.#window.showNewest(this.conversation.messages.length);
    this.requestUpdate();
    await this.updateComplete;
    this.#follow.jumpToEnd();
    this.log.focus({ preventScroll: true });
  }

  protected override render() {
    const { messages } = this.conversation;
    const { first } = this.#window;
    return html`
      <div
        class="log"
        role="log"
        aria-live="off"
        tabindex="0"
        aria-label=${this.strings.transcript}
        @scroll=${this.#handleScroll}
      >
        <div class="rows">
          ${
            first > 0
              ? html`<chat-button class="earlier" size="s" variant="plain" @click=${this.#showEarlier}
                  >${this.strings.showEarlier}</chat-button
                >`
              : nothing
          }
          ${
            this.#greetingMessage && first === 0
              ? html`<chat-message greeting .message=${this.#greetingMessage}></chat-message>`
              : nothing
          }
          ${this.#renderBlocks(messages)} ${this.#renderSuggestions()}
          ${this.conversation.status === 'sending' ? this.#renderTyping() : nothing}
        </div>
      </div>
      <div class="visually-hidden" role="status">${this.announcement}</div>
      ${
        this.#follow.isAtEnd
          ? nothing
          : html`<chat-button class="jump" size="s" @click=${this.#jumpToLatest}
              >${downIcon} ${this.strings.jumpToLatest}</chat-button
            >`
      }
    `;
  }

  /** Messages that are not drawn hold their places, so that no row becomes another message's. */
  #renderBlocks(messages: readonly ChatMessageData[]): unknown[] {
    const { first } = this.#window;
    const lastRequest = messages.findLastIndex(({ role }) => role === 'request');
    const isOfOneDay = dayOf(messages[0]) === dayOf(messages.at(-1));
    const count = Math.ceil(messages.length / BLOCK_SIZE);
    this.#blocks.keep(count);
    return Array.from({ length: count }, (_, block) => {
      const start = block * BLOCK_SIZE;
      const end = start + BLOCK_SIZE;
      // The first of the next one, too: it may belong to the last group of this one.
      const shown = end > first ? messages.slice(start, end + 1) : [];
      const from = Math.max(start, first);
      if (!this.#blocks.hasChanged(block, from, this.strings, isOfOneDay, lastRequest, ...shown))
        return noChange;
      return shown
        .slice(0, BLOCK_SIZE)
        .map((message, index) =>
          start + index < first
            ? nothing
            : [
                isOfOneDay || dayOf(message) === dayOf(messages[start + index - 1])
                  ? nothing
                  : html`<p class="day">${formatDay(this.strings.locale, message.sentAt)}</p>`,
                html`<chat-message
                  .message=${message}
                  ?has-next=${isSameGroup(message, shown[index + 1])}
                  ?requested=${start + index < lastRequest}
                ></chat-message>`,
              ],
        );
    });
  }

  #renderTyping(): TemplateResult {
    return html`<div class="typing">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${this.strings.typing}
    </div>`;
  }

  /** The owner's before the first question, and after a reply those that go on from it. */
  #renderSuggestions(): TemplateResult | typeof nothing {
    const { messages, status } = this.conversation;
    const newest = messages.at(-1);
    const next = newest?.role === 'assistant' && status === 'idle' ? (newest.suggestions ?? []) : [];
    const suggestions = newest ? next : this.suggestions;
    if (suggestions.length === 0) return nothing;
    return html`<ul class="suggestions" aria-label=${this.strings.suggestions}>
      ${suggestions.map((suggestion) => this.#renderSuggestion(cleanText(suggestion)))}
    </ul>`;
  }

  #renderSuggestion(text: string): TemplateResult {
    return html`<li>
      <chat-button
        size="s"
        @click=${() => {
          // The button is about to go, and the focus would be lost to the page.
          this.log.focus({ preventScroll: true });
          this.dispatchEvent(new ChatEvent('chat-send', { text }));
        }}
        ><span dir="auto">${text}</span></chat-button
      >
    </li>`;
  }
}

function whenIdle(run: () => unknown): void {
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run);
}

function greetingOf(text: string): AssistantMessage | undefined {
  if (!text.trim()) return undefined;
  return {
    role: 'assistant',
    id: 'greeting',
    text,
    sentAt: 0,
    citations: [],
    relatedArticles: [],
    confidenceScore: 1,
    wasRefused: false,
  };
}

function dayOf(message: ChatMessageData | undefined): string {
  return message ? new Date(message.sentAt).toDateString() : '';
}

function isSameGroup(message: ChatMessageData, next: ChatMessageData | undefined): boolean {
  return next?.role === message.role && next.sentAt - message.sentAt < GROUP_MS;
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-transcript': ChatTranscript;
  }
}
