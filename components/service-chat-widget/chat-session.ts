/**
 * All that a widget needs once someone talks: the conversation, the request for a human, and what the
 * panel draws of them.
 */
import type { ReactiveElement } from 'lit';
import { accentRules } from '../theme/accent-colors.js';
import { chatWindow } from './chat-window.styles.js';
import type { ChatContext, EscalationStatus } from '../chat-panel/chat-context.js';
import { Conversation } from '../conversation/conversation.js';
import { EMPTY_CONVERSATION } from '../conversation/conversation-state.js';
import { createDraftStorage, type DraftStorage } from '../conversation/draft-storage.js';
import { ChatMessageEvent } from '../internal/panel-events.js';
import { FullScreenWindow } from './full-screen-window.js';
import { createLazyChatApi, type LazyChatApi } from '../api/lazy-chat-api.js';
import { countWords } from '../language/plurals.js';
import { createStorage } from '../conversation/conversation-storage.js';
import { ENGLISH, type GivenStrings, type PanelStrings, type Strings } from '../language/messages.js';
import { tokens } from '../theme/tokens.styles.js';
import { UnreadCount } from './unread-count.js';
import { newUuid } from '../internal/new-uuid.js';

/** Longest page address that the server takes, in characters. */
const MAX_PAGE_URL = 4096;

/** Which conversation it is, and whether the browser may keep it. */
export interface ChatPlace {
  /** Address of the server, see `request`. */
  readonly baseUrl: string;
  readonly widgetId: string;
  /** Whether the visitor has consented to storage, asked every time. */
  readonly mayStore: () => boolean;
}

/** What the options and the widget record say about the panel. */
export interface PanelLook {
  readonly name: string;
  /** `#rgb` or `#rrggbb`. */
  readonly primaryColor: string;
  readonly greeting: string;
  readonly placeholder: string | undefined;
  readonly suggestions: readonly string[];
  /** Those that are not English. */
  readonly strings: GivenStrings & Pick<Partial<Strings>, 'locale' | 'dir'>;
}

/** Replies that nobody has seen yet. */
export interface Unread {
  readonly unread: number;
  /** Such as "2 new messages"; empty for none. */
  readonly unreadName: string;
}

/** The element that the panel stands in. */
export type SessionHost = ReactiveElement & { readonly isOpen: boolean };

export class ChatSession {
  readonly #host: SessionHost;
  readonly #unread: UnreadCount;
  readonly #fullScreen: FullScreenWindow;
  readonly #accent = new CSSStyleSheet();
  #api: LazyChatApi | undefined;
  #conversation: Conversation | undefined;
  #escalation: EscalationStatus = 'none';
  #drafts: DraftStorage | undefined;
  #draft = '';
  #look: PanelLook;
  #strings: PanelStrings;

  /** Does what the elements below `host` ask for by their events; draws `host` anew whenever `context` changes. */
  constructor(host: SessionHost, look: PanelLook) {
    this.#host = host;
    this.#unread = new UnreadCount(host);
    this.#look = look;
    this.#strings = complete(look.strings);
    const { adoptedStyleSheets = [] } = host.shadowRoot ?? {};
    // First, so that whatever the host itself says of a token comes after.
    if (tokens.styleSheet) adoptedStyleSheets.unshift(tokens.styleSheet);
    if (chatWindow.styleSheet) adoptedStyleSheets.push(chatWindow.styleSheet);
    adoptedStyleSheets.push(this.#accent);
    this.#accent.replaceSync(accentRules(look.primaryColor));
    this.#fullScreen = new FullScreenWindow(host);
    this.#answer('chat-send', ({ text }) => {
      this.send(text);
    });
    this.#answer('chat-draft', ({ text }) => {
      this.#api?.prepare();
      this.#setDraft(text);
    });
    this.#answer('chat-retry', () => {
      this.#conversation?.retry();
    });
    this.#answer('chat-stop', () => {
      this.#conversation?.stopReply();
    });
    this.#answer('chat-new-conversation', () => {
      this.startNew();
    });
    this.#answer('chat-human', () => {
      this.#api?.prepare();
      this.#setEscalation('editing');
    });
    this.#answer('chat-human-leave', () => {
      this.#setEscalation('none');
    });
    host.addEventListener('chat-feedback', ({ detail: { messageId, type } }) => {
      void this.#conversation?.leaveFeedback(messageId, type);
    });
    this.#answer('chat-feedback-reason', ({ messageId, reason }) => {
      void this.#conversation?.explainFeedback(messageId, reason);
    });
    host.addEventListener('chat-escalate', ({ detail: { email, message } }) => {
      void this.#escalate(email, message);
    });
  }

  get isStarted(): boolean {
    return this.#conversation !== undefined;
  }

  /** Takes up the stored conversation of a widget. */
  start({ baseUrl, widgetId, mayStore }: ChatPlace): void {
    const api = createLazyChatApi(baseUrl, widgetId);
    this.#api = api;
    this.#conversation = new Conversation({
      api,
      storage: createStorage(widgetId, Date.now, mayStore),
      now: Date.now,
      newId: newUuid,
      pageUrl: () => location.href.slice(0, MAX_PAGE_URL),
      onChange: () => {
        this.#host.requestUpdate();
      },
      onMessage: (content, role) => {
        this.#host.dispatchEvent(new ChatMessageEvent(content, role));
      },
    });
    addEventListener('online', this.#handleOnline);
    this.#drafts = createDraftStorage(widgetId, mayStore);
    this.#draft = this.#drafts.load();
    this.#setEscalation('none');
  }

  /** Ends every request and subscription. */
  stop(): void {
    this.#fullScreen.leave();
    removeEventListener('online', this.#handleOnline);
    this.#conversation?.stop();
    this.#conversation = undefined;
    this.#api = undefined;
  }

  present(look: PanelLook): void {
    // The same words stay the same object, so that nothing is drawn again for them.
    if (look.strings !== this.#look.strings) this.#strings = complete(look.strings);
    if (look.primaryColor !== this.#look.primaryColor)
      this.#accent.replaceSync(accentRules(look.primaryColor));
    this.#look = look;
  }

  send(text: string): void {
    this.#conversation?.send(text);
  }

  /** Below what is there unsent from before a reload. */
  addDraft(text: string): void {
    this.#setDraft([this.#draft, text].filter(Boolean).join('\n'));
    this.#host.requestUpdate();
  }

  startNew(): void {
    this.#conversation?.startNew();
    this.#setEscalation('none');
  }

  readonly #handleOnline = (): void => {
    this.#conversation?.resendLost();
  };

  /** Answers an event that is a matter between the panel and us, and none of the page's. */
  #answer<
    Name extends
      | 'chat-send'
      | 'chat-feedback-reason'
      | 'chat-draft'
      | 'chat-retry'
      | 'chat-stop'
      | 'chat-new-conversation'
      | 'chat-human'
      | 'chat-human-leave',
  >(name: Name, answer: (detail: HTMLElementEventMap[Name]['detail']) => void): void {
    this.#host.addEventListener(name, (event) => {
      event.stopPropagation();
      answer(event.detail);
    });
  }

  async #escalate(email: string, message: string): Promise<void> {
    const conversation = this.#conversation;
    if (!conversation || this.#isSendingRequest()) return;
    this.#setEscalation('sending');
    const { conversationId } = conversation.state;
    const outcome = await this.#api?.escalate({ conversationId, email, message }).then(
      () => 'sent' as const,
      () => 'failed' as const,
    );
    if (outcome && this.#conversation === conversation && this.#isSendingRequest())
      this.#setEscalation(outcome);
  }

  #setDraft(text: string): void {
    this.#draft = text;
    this.#drafts?.save(text);
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
    const { newMessages, locale } = this.#strings;
    const unread = this.#unread.count;
    return { unread, unreadName: unread ? countWords(newMessages, unread, locale) : '' };
  }

  /** All that the panel draws, as it is now. */
  get context(): ChatContext {
    const { name, greeting, placeholder, suggestions } = this.#look;
    const strings = this.#strings;
    return {
      name,
      // The documented default is the greeting of an owner who has written none.
      greeting: greeting === ENGLISH.greeting ? strings.greeting : greeting,
      placeholder: placeholder ?? strings.placeholder,
      suggestions,
      strings,
      draft: this.#draft,
      conversation: this.#conversation?.state ?? EMPTY_CONVERSATION,
      escalation: this.#escalation,
    };
  }
}

function complete(strings: PanelLook['strings']): PanelStrings {
  return { ...ENGLISH, ...strings, trouble: { ...ENGLISH.trouble, ...strings.trouble } };
}
