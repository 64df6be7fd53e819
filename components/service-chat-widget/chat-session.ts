/**
 * All that a widget needs once someone talks: the panel, the conversation and the request for a human. A chunk that
 * comes when the visitor is about to open the window, or when the page sends a question.
 */
import { createChatApi, type ChatApi } from '../api/chat-api.js';
import '../chat-panel/chat-panel.js';
import type { ChatContext } from '../chat-panel/chat-context.js';
import { Conversation } from '../conversation/conversation.js';
import { createStorage, storageName } from '../conversation/conversation-storage.js';
import { createDraftStorage, type DraftStorage } from '../conversation/draft-storage.js';
import { readVisitor, type Visitor } from '../conversation/visitor.js';
import type { EscalationStatus } from '../escalation-form/escalation-form.js';
import { ChatEvent, type ServiceChatEventMap } from '../internal/events.js';
import { newUuid } from '../internal/new-uuid.js';
import { messages as ENGLISH } from '../language/locales/en.js';
import { overlayMessages, type Messages, type SpokenMessages } from '../language/locales/messages.js';
import { countText } from '../language/plurals.js';
import { MAX_PAGE_URL_LENGTH } from '../../server/defaults.js';
import { accentRules } from '../theme/panel-colors.js';
import { adoptSheet } from '../theme/adopt-sheet.js';
import { panelTokens } from '../theme/panel-tokens.styles.js';
import { ColorSheet } from '../theme/color-sheet.js';
import { badgeStyles } from './badge.styles.js';
import { FullScreenWindow } from './full-screen-window.js';
import { KeptWindow, type KeptHost } from './kept-window.js';
import type { Written } from './panel-placeholder.js';
import { UnreadCount } from './unread-count.js';

/** The element that the panel stands in. */
type SessionHost = KeptHost & {
  /** Address of the server, see `apiAddress`. */
  readonly baseUrl: string;
  /** What the page says of its visitor. */
  readonly visitor?: unknown;
};

/** What the options and the widget record say about the panel. */
export interface PanelOptions {
  readonly name: string;
  /** `#rgb` or `#rrggbb`. */
  readonly primaryColor: string;
  /** The one of the visitor's language where undefined. */
  readonly greeting: string | undefined;
  /** The one of the visitor's language where undefined. */
  readonly placeholder: string | undefined;
  readonly suggestions: readonly string[] | undefined;
  /** Address of an image. */
  readonly logo: string | undefined;
  /** Of the owner's privacy notice. */
  readonly privacyUrl: string | undefined;
  readonly messages: SpokenMessages;
}

/** Where the visitor is. */
const pageUrl = (): string => location.href.slice(0, MAX_PAGE_URL_LENGTH);

/** Replies that nobody has seen yet. */
export interface Unread {
  readonly unread: number;
  /** Such as "2 new messages"; empty for none. */
  readonly unreadName: string;
}

/** Events that are a matter between the panel and us, and none of the page's. */
type InnerEvent =
  | 'chat-send'
  | 'chat-feedback-reason'
  | 'chat-draft'
  | 'chat-retry'
  | 'chat-stop'
  | 'chat-new-conversation'
  | 'chat-human'
  | 'chat-human-leave';

export class ChatSession {
  readonly #host: SessionHost;
  readonly #signal: AbortSignal;
  readonly #accent = new ColorSheet(accentRules);
  readonly #api: ChatApi;
  readonly #conversation: Conversation;
  readonly #drafts: DraftStorage;
  readonly #unread: UnreadCount;
  readonly #fullScreen: FullScreenWindow;
  readonly #kept: KeptWindow;
  readonly #visitor: () => Visitor;
  #escalation: EscalationStatus = 'none';
  /** The request for a human that was sent last, while it may have come through though its answer did not, with its key. */
  #unsure: { readonly text: string; readonly key: string } | undefined;
  #draft: string;
  #panel: PanelOptions;
  #messages: Messages;

  /**
   * Takes up the stored conversation of a widget. Does what the elements below `host` ask for by their events; draws
   * `host` anew whenever `context` changes.
   *
   * @param mayStore whether the visitor has consented to storage, asked every time
   * @param signal ends every request and subscription
   */
  constructor(host: SessionHost, panel: PanelOptions, mayStore: () => boolean, signal: AbortSignal) {
    this.#host = host;
    this.#signal = signal;
    this.#panel = panel;
    this.#messages = overlayMessages(ENGLISH, panel.messages);
    this.#accent.update(panel.primaryColor);
    for (const { styleSheet } of [panelTokens, badgeStyles]) {
      if (styleSheet) adoptSheet(host, styleSheet, signal);
    }
    adoptSheet(host, this.#accent.styleSheet, signal);
    this.#unread = new UnreadCount(host, signal);
    this.#fullScreen = new FullScreenWindow(host, signal);
    const { baseUrl, widgetId } = host;
    this.#visitor = readVisitor(() => host.visitor);
    const { id } = this.#visitor();
    const name = storageName(widgetId, id);
    this.#kept = new KeptWindow(host, name, mayStore, signal);
    this.#api = createChatApi(baseUrl, widgetId);
    this.#conversation = new Conversation({
      api: this.#api,
      storage: createStorage(widgetId, Date.now, mayStore, id),
      visitor: this.#visitor,
      now: Date.now,
      newId: newUuid,
      pageUrl,
      onChange: () => {
        host.requestUpdate();
      },
      onMessage: (content, role) => {
        host.dispatchEvent(new ChatEvent('chat-message', { content, role }));
      },
      onHumanWanted: () => {
        // Not over what the visitor is writing: the reply has a button too.
        if (this.#escalation === 'none' && !this.#draft.trim()) this.#setEscalation('editing');
      },
    });
    this.#drafts = createDraftStorage(name, mayStore);
    this.#draft = this.#drafts.load();
    this.#followEvents();
  }

  #followEvents(): void {
    const conversation = this.#conversation;
    const signal = this.#signal;
    this.#answer('chat-send', ({ text }) => {
      conversation.send(text);
    });
    this.#answer('chat-draft', ({ text }) => {
      this.#setDraft(text);
    });
    this.#answer('chat-retry', () => {
      conversation.retry();
    });
    this.#answer('chat-stop', () => {
      conversation.stopReply();
    });
    this.#answer('chat-new-conversation', () => {
      this.startNew();
    });
    this.#answer('chat-human', () => {
      this.#setEscalation('editing');
    });
    this.#answer('chat-human-leave', () => {
      this.#setEscalation('none');
    });
    this.#answer('chat-feedback-reason', ({ messageId, reason }) => {
      void conversation.explainFeedback(messageId, reason);
    });
    // Public events, which go on to the page.
    const handleFeedback = ({ detail: { messageId, type } }: HTMLElementEventMap['chat-feedback']) =>
      void conversation.leaveFeedback(messageId, type);
    const handleEscalate = ({ detail }: HTMLElementEventMap['chat-escalate']) => void this.#escalate(detail);
    this.#host.addEventListener('chat-feedback', handleFeedback, { signal });
    this.#host.addEventListener('chat-escalate', handleEscalate, { signal });
    const handleOnline = () => {
      conversation.resendLost();
    };
    addEventListener('online', handleOnline, { signal });
    const handleEnd = () => {
      conversation.stop();
    };
    signal.addEventListener('abort', handleEnd);
  }

  #answer<Name extends InnerEvent>(
    name: Name,
    answer: (detail: HTMLElementEventMap[Name]['detail']) => void,
  ): void {
    const handle = (event: HTMLElementEventMap[Name]) => {
      event.stopPropagation();
      answer(event.detail);
    };
    this.#host.addEventListener(name, handle, { signal: this.#signal });
  }

  /** Takes over what has changed of the options or the language. */
  present(panel: PanelOptions): void {
    // The same messages stay the same object, so that nothing is drawn again for them.
    if (panel.messages !== this.#panel.messages) this.#messages = overlayMessages(ENGLISH, panel.messages);
    this.#accent.update(panel.primaryColor);
    this.#panel = panel;
  }

  send(text: string): void {
    this.#conversation.send(text);
  }

  /** Sends what was written before the panel was there, or puts it below what is unsent from before a reload. */
  takeOver({ text, isSent }: Written): void {
    if (isSent) this.send(text);
    else if (text) this.#setDraft([this.#draft, text].filter(Boolean).join('\n'));
    this.#host.requestUpdate();
  }

  /** The window is open, with the panel in it. */
  enterWindow(): void {
    this.#unread.clear();
    this.#fullScreen.enter();
    this.#kept.enter();
  }

  /** The window is closed. */
  leaveWindow(): void {
    this.#fullScreen.leave();
    this.#kept.leave();
  }

  /** Shows the form that reaches a human, with the focus in it where the window is open. */
  askForHuman(): void {
    if (this.#escalation === 'none' || this.#escalation === 'sent') this.#setEscalation('editing');
    const host = this.#host;
    void host.updateComplete.then(() => {
      if (host.isOpen) host.renderRoot.querySelector('chat-panel')?.focusInput();
    });
  }

  startNew(): void {
    this.#conversation.startNew();
    this.#setEscalation('none');
  }

  async #escalate(request: ServiceChatEventMap['escalate']): Promise<void> {
    if (this.#isSendingRequest()) return;
    this.#setEscalation('sending');
    const { conversationId } = this.#conversation.state;
    const { id, signature } = this.#visitor();
    const visitor = { visitorId: id, visitorSignature: id === undefined ? undefined : signature };
    const humanRequest = { conversationId, ...request, ...visitor, pageUrl: pageUrl() };
    const text = JSON.stringify(humanRequest);
    const { key } = (this.#unsure = this.#unsure?.text === text ? this.#unsure : { text, key: newUuid() });
    const outcome = await this.#api.escalate(humanRequest, key).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
    if (outcome === 'sent') this.#unsure = undefined;
    if (this.#signal.aborted) return;
    // Also where the visitor has gone back to the conversation meanwhile.
    if (outcome === 'sent') this.#conversation.addRequest();
    if (this.#isSendingRequest()) this.#setEscalation(outcome);
  }

  #setDraft(text: string): void {
    this.#draft = text;
    this.#drafts.save(text);
  }

  #isSendingRequest(): boolean {
    return this.#escalation === 'sending';
  }

  #setEscalation(status: EscalationStatus): void {
    this.#escalation = status;
    this.#host.requestUpdate();
  }

  /** How many replies have come since the window was last open. */
  get unread(): Unread {
    const { newMessages, locale } = this.#messages;
    const unread = this.#unread.count;
    return { unread, unreadName: unread ? countText(newMessages, unread, locale) : '' };
  }

  /** All that the panel draws, as it is now. */
  get context(): ChatContext {
    const { name, greeting, placeholder, suggestions = [], logo, privacyUrl } = this.#panel;
    const messages = this.#messages;
    return {
      name,
      logo,
      greeting: greeting ?? messages.greeting,
      placeholder: placeholder ?? messages.placeholder,
      suggestions,
      privacyUrl,
      strings: messages,
      draft: this.#draft,
      visitor: this.#visitor(),
      conversation: this.#conversation.state,
      escalation: this.#escalation,
    };
  }
}
