import { html, nothing, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { RelatedArticle } from '../../server/contract.js';
import { base } from '../theme/base.styles.js';
import { LocalizedElement } from '../language/localized-element.js';
import { afterPaint } from '../internal/after-paint.js';
import { cleanText } from '../markdown/clean-text.js';
import {
  isDoubtful,
  type AssistantMessage,
  type ChatMessageData,
  type RequestMessage,
  type VisitorMessage,
} from '../conversation/conversation-state.js';
import { formatTime } from '../language/dates.js';
import { element } from '../internal/element.js';
import { ChatEvent } from '../internal/events.js';
import { drawMarkdown } from '../markdown/draw-markdown.js';
import { parseMarkdown, plainText } from '../markdown/parse-blocks.js';
import { checkIcon, copyIcon, humanIcon, nothingFoundIcon, pageIcon, warnIcon } from '../theme/icons.js';
import { prose } from '../theme/prose.styles.js';
import { safeUrl, staysOnSite } from '../markdown/safe-link.js';
import type { Messages } from '../language/locales/messages.js';
import type { CitationList } from '../citation-list/citation-list.js';
import { styles } from './chat-message.styles.js';
import '../chat-button/chat-button.js';
import '../citation-list/citation-list.js';
import '../feedback-buttons/feedback-buttons.js';

/**
 * @tag chat-message
 * @summary One message: what the visitor asked, a reply with its sources, related pages and rating, or that a request
 *   for a human was sent.
 *
 * Links in a reply are followed only to the host page's own site and to the sites of its sources; the label
 * of any other is shown as text.
 *
 * @event {ChatFeedbackEvent} chat-feedback - The visitor rated the reply.
 * @event {ChatHumanEvent} chat-human - The visitor asks for a human under a reply that offers one.
 * @csspart bubble - The surface that the message stands on.
 */
@element('chat-message')
export class ChatMessage extends LocalizedElement {
  static override styles = [base, prose, styles];

  @query('citation-list') private readonly citationList!: CitationList | null;

  @query('.prose') private readonly prose!: HTMLElement | null;

  /** Whether what can be done with a reply stands below it. It is half of what there is to draw, and words come first. */
  @state() private hasActions = false;

  /** Whether the reply was just copied. */
  @state() private isCopied = false;

  /** What is shown; nothing where not set. */
  @property({ attribute: false }) message?: ChatMessageData;

  /** Leaves out time and rating: for the greeting, which nobody asked for. */
  @property({ type: Boolean }) greeting = false;

  /** Leaves out the time: more messages of the same author follow at once. */
  @property({ type: Boolean, attribute: 'has-next' }) hasNext = false;

  /** Offers no human: a request for one was sent since. */
  @property({ type: Boolean }) requested = false;

  #askForHuman(): void {
    this.dispatchEvent(new ChatEvent('chat-human', null));
  }

  async #copy(): Promise<void> {
    const { message } = this;
    const text = message && 'text' in message ? plainText(parseMarkdown(message.text)) : '';
    try {
      await navigator.clipboard.writeText(text);
      this.isCopied = true;
    } catch {
      // A page may forbid it: then the visitor's own copying has the words to take.
      if (this.prose) getSelection()?.selectAllChildren(this.prose);
    }
  }

  protected override firstUpdated(): void {
    afterPaint(() => {
      this.hasActions = true;
    });
  }

  /** What can be rated has been asked for, is whole, and says more than a greeting. */
  #isRated(): boolean {
    const { greeting, message } = this;
    if (greeting || message?.role !== 'assistant' || message.isPartial) return false;
    return message.citations.length > 0 || message.wasRefused;
  }

  protected override render() {
    const { message } = this;
    if (!message) return nothing;
    if (message.role === 'request') return this.#renderRequest(message);
    return message.role === 'user' ? this.#renderQuestion(message) : this.#renderReply(message);
  }

  #renderRequest({ sentAt }: RequestMessage): TemplateResult {
    return html`<div class="request">
      <p>${checkIcon}<span>${this.strings.requestSent}</span></p>
      <div class="meta">${renderTime(sentAt, this.strings)}</div>
    </div>`;
  }

  #renderQuestion(message: VisitorMessage): TemplateResult {
    const hasFailed = message.status === 'failed';
    return html`<div class="visitor ${hasFailed ? 'failed' : ''}">
      <span class="visually-hidden">${this.strings.you}:</span>
      <div class="bubble" part="bubble"><div dir="auto">${cleanText(message.text)}</div></div>
      ${this.#renderQuestionMeta(message)}
    </div>`;
  }

  #renderQuestionMeta({ status, isStopped, sentAt }: VisitorMessage): TemplateResult | typeof nothing {
    if (status === 'failed') return html`<div class="meta">${this.strings.notSent}</div>`;
    if (isStopped) return html`<div class="meta">${this.strings.stopped}</div>`;
    return this.hasNext ? nothing : html`<div class="meta">${renderTime(sentAt, this.strings)}</div>`;
  }

  #renderReply(message: AssistantMessage): TemplateResult {
    const { citations, relatedArticles, wasRefused } = message;
    const offersHuman = !this.requested && (wasRefused || message.suggestedAction === 'escalate');
    const hasMore = citations.length > 0 || relatedArticles.length > 0 || offersHuman;
    return html`<div class="assistant ${this.greeting ? 'greeting' : ''}">
      <span class="visually-hidden">${this.strings.assistant}:</span>
      <div class="bubble ${hasMore ? 'has-more' : ''}" part="bubble">
        ${
          wasRefused
            ? html`<div class="refusal">${nothingFoundIcon}${this.#renderAnswer(message)}</div>`
            : this.#renderAnswer(message)
        }
        ${
          isDoubtful(message)
            ? html`<p class="caution">${warnIcon}<span>${this.strings.lowConfidence}</span></p>`
            : nothing
        }
        ${
          citations.length > 0
            ? html`<citation-list class="section" .citations=${citations}></citation-list>`
            : nothing
        }
        ${relatedArticles.length > 0 ? this.#renderArticles(relatedArticles) : nothing}
        ${
          offersHuman
            ? html`<div class="section">
                <chat-button size="s" @click=${this.#askForHuman}
                  >${humanIcon} ${this.strings.talkToHuman}</chat-button
                >
              </div>`
            : nothing
        }
      </div>
      ${this.greeting ? nothing : this.#renderReplyMeta(message)}
    </div>`;
  }

  #renderAnswer({ text, citations, relatedArticles, isPartial }: AssistantMessage): TemplateResult {
    const addresses = [...citations, ...relatedArticles].map(({ pageUrl }) => safeUrl(pageUrl)?.host);
    const options = {
      base: safeUrl(citations[0]?.pageUrl)?.origin,
      isTrusted: (url: URL) => url.host === location.host || addresses.includes(url.host),
      // The sources of a reply come with its end.
      marker: (number: number) =>
        isPartial
          ? html`<span class="marker" aria-hidden="true">${number}</span>`
          : this.#renderMarker(number, citations[number - 1]?.pageTitle),
    };
    return html`<div class="prose" dir="auto">${drawMarkdown(parseMarkdown(text), options)}</div>`;
  }

  #renderMarker(number: number, title: string | undefined): TemplateResult | undefined {
    if (title === undefined) return undefined;
    return html`<button
      type="button"
      class="marker"
      aria-label="${this.strings.source} ${number}: ${cleanText(title)}"
      @click=${() => {
        void this.citationList?.reveal(number);
      }}
    >
      ${number}
    </button>`;
  }

  #renderArticles(articles: readonly RelatedArticle[]): TemplateResult {
    return html`<div class="section">
      <p class="label" id="related">${this.strings.relatedArticles}</p>
      <ul class="articles" aria-labelledby="related">
        ${articles.map(
          (article) =>
            html`<li>
              ${this.#renderArticle(article)}
              ${article.excerpt ? html`<p><span dir="auto">${cleanText(article.excerpt)}</span></p>` : nothing}
            </li>`,
        )}
      </ul>
    </div>`;
  }

  #renderArticle({ pageTitle, pageUrl }: RelatedArticle): TemplateResult {
    const url = safeUrl(pageUrl);
    const title = cleanText(pageTitle);
    if (!url) return html`<span dir="auto">${title}</span>`;
    const opensTab = !staysOnSite(url);
    return html`<a href=${url.href} target=${opensTab ? '_blank' : nothing} rel="noopener noreferrer"
      >${pageIcon}<span dir="auto">${title}</span>
      ${opensTab ? html`<span class="visually-hidden">(${this.strings.opensInNewTab})</span>` : nothing}</a
    >`;
  }

  #renderReplyMeta(message: AssistantMessage): TemplateResult {
    return html`<div class="meta">
      ${this.hasActions ? this.#renderActions(message) : nothing}
      ${this.hasNext ? nothing : renderTime(message.sentAt, this.strings)}
    </div>`;
  }

  #renderActions({ id, feedback }: AssistantMessage): TemplateResult {
    return html`${
        this.#isRated()
          ? html`<feedback-buttons message-id=${id} .value=${feedback}></feedback-buttons>`
          : nothing
      }
      <chat-button class="copy" size="s" variant="plain" label=${this.strings.copy} @click=${this.#copy}
        >${this.isCopied ? checkIcon : copyIcon}</chat-button
      >
      <span class="visually-hidden" role="status">${this.isCopied ? this.strings.copied : ''}</span>`;
  }
}

function renderTime(sentAt: number, { locale }: Messages): TemplateResult {
  return html`<time datetime=${new Date(sentAt).toISOString()}
    ><bdi>${formatTime(locale, sentAt)}</bdi></time
  >`;
}

declare global {
  interface HTMLElementTagNameMap {
    'chat-message': ChatMessage;
  }
}
