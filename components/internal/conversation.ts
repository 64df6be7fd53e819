/**
 * A conversation in the browser, as a plain state machine: questions go out one at a time and each reply goes
 * behind its question. It draws nothing, and knows the server and the browser's storage as ports alone.
 */
import type { ChatReply, FeedbackType } from '../../server/contract.js';
import type { ChatApi } from './chat-api.js';
import {
  EMPTY_CONVERSATION,
  type AssistantMessage,
  type ChatMessageData,
  type ConversationState,
  type Trouble,
  type TroubleCode,
  type VisitorMessage,
} from './conversation-state.js';
import { mergeMessages } from './merge-messages.js';
import { ApiError } from './request.js';
import type { ConversationStorage, StoredConversation } from './storage.js';

export interface ConversationOptions {
  readonly api: ChatApi;
  readonly storage: ConversationStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Address of the page that the visitor is on. */
  readonly pageUrl: () => string;
  readonly onChange: () => void;
  /** Called once for each question when it goes out, and for each reply when it has come. */
  readonly onMessage: (content: string, role: 'user' | 'assistant') => void;
}

/** Whether the same question may get a reply when it is sent again. */
const CAN_RETRY: Readonly<Record<TroubleCode, boolean>> = {
  network: true,
  timeout: true,
  bad_reply: true,
  internal: true,
  store_unavailable: true,
  rate_limited: true,
  quota_exceeded: true,
  not_found: true,
  method_not_allowed: true,
  unsupported_media_type: true,
  origin_not_allowed: false,
  widget_not_found: false,
  invalid_request: false,
  payload_too_large: false,
  idempotency_conflict: false,
};

/** What is said of a question that a reload cut off. */
const CUT_OFF: Trouble = { code: 'network', canRetry: true };

function troubleOf(error: unknown): Trouble {
  const { code, retryAfter } = error instanceof ApiError ? error : new ApiError('internal');
  // A newer server may have codes that this script does not know.
  const known = Object.hasOwn(CAN_RETRY, code) ? code : 'internal';
  return { code: known, canRetry: CAN_RETRY[known], ...(retryAfter !== undefined && { retryAfter }) };
}

const isQuestion = (message: ChatMessageData): message is VisitorMessage => message.role === 'user';

interface Change {
  readonly conversationId?: string;
  readonly trouble?: Trouble;
}

export class Conversation {
  #state: ConversationState = EMPTY_CONVERSATION;
  #visitorId: string | undefined;
  /** Of the request under way. Its identity tells a late answer from the one that is waited for. */
  #request: AbortController | undefined;
  /** Questions that this tab asked: no other tab knows better what became of them. */
  readonly #asked = new Set<string>();
  readonly #options: ConversationOptions;
  readonly #unwatch: () => void;

  /** Starts with what is stored, and follows the other tabs from then on. */
  constructor(options: ConversationOptions) {
    this.#options = options;
    const stored = options.storage.load();
    if (stored) this.#restore(stored);
    this.#unwatch = options.storage.watch((changed) => {
      if (changed) this.#follow(changed);
      else this.#reset();
      options.onChange();
    });
  }

  get state(): ConversationState {
    return this.#state;
  }

  /** Sends a question, after those under way; blank text is ignored. */
  send(text: string): void {
    const trimmed = text.trim();
    if (!trimmed) return;
    const { newId, now } = this.#options;
    const id = newId();
    this.#asked.add(id);
    this.#change([
      ...this.#state.messages,
      { role: 'user', id, text: trimmed, sentAt: now(), status: 'sending' },
    ]);
    this.#askNext();
  }

  /** Sends the newest question again, where it failed. */
  retry(): void {
    const failed = this.#state.messages.at(-1);
    if (this.#state.status !== 'failed' || !failed || !isQuestion(failed)) return;
    const question: VisitorMessage = { ...failed, status: 'sending' };
    this.#asked.add(question.id);
    this.#change(this.#with(question));
    void this.#ask(question);
  }

  /** Forgets everything, here and in the other tabs, and drops the reply under way. */
  startNew(): void {
    this.#options.storage.clear();
    this.#reset();
    this.#options.onChange();
  }

  /** Notes what the visitor thinks of a reply; takes the note back where the server does not get it. */
  async leaveFeedback(messageId: string, type: FeedbackType): Promise<void> {
    const { conversationId } = this.#state;
    const rated = this.#find(messageId);
    if (!conversationId || rated?.role !== 'assistant' || rated.feedback === type) return;
    this.#change(this.#with({ ...rated, feedback: type }));
    try {
      await this.#options.api.leaveFeedback({ conversationId, messageId, type });
    } catch {
      const current = this.#find(messageId);
      // Unless the visitor has thought better of it meanwhile.
      if (current?.role === 'assistant' && current.feedback === type) this.#change(this.#with(rated));
    }
  }

  /** Ends the request under way and stops following the other tabs. What is stored stays. */
  stop(): void {
    this.#drop();
    this.#unwatch();
  }

  #askNext(): void {
    const next = this.#state.messages.find((message) => this.#isPending(message));
    if (!next || !isQuestion(next) || this.#request) return;
    void this.#ask(next);
    this.#options.onMessage(next.text, 'user');
  }

  async #ask(question: VisitorMessage): Promise<void> {
    const { api, pageUrl } = this.#options;
    const request = new AbortController();
    this.#request = request;
    const asking = api.ask(
      {
        message: question.text,
        conversationId: this.#state.conversationId,
        visitorId: this.#visitor(),
        pageUrl: pageUrl(),
      },
      request.signal,
    );
    const outcome = await asking.catch(troubleOf);
    if (this.#request !== request) return;
    this.#request = undefined;
    if ('code' in outcome) this.#change(this.#with({ ...question, status: 'failed' }), { trouble: outcome });
    else this.#receive(question, outcome);
    this.#askNext();
  }

  #receive(question: VisitorMessage, reply: ChatReply): void {
    const { conversationId, messageId, answer, citations, relatedArticles, confidenceScore, wasRefused } =
      reply;
    const message: AssistantMessage = {
      role: 'assistant',
      id: messageId,
      text: answer,
      sentAt: this.#options.now(),
      citations,
      relatedArticles,
      confidenceScore,
      wasRefused,
    };
    this.#change(this.#with({ ...question, status: 'sent' }, message), { conversationId });
    this.#options.onMessage(answer, 'assistant');
  }

  /** Made for the first question, never before. */
  #visitor(): string {
    return (this.#visitorId ??= this.#options.newId());
  }

  #find(id: string): ChatMessageData | undefined {
    return this.#state.messages.find((message) => message.id === id);
  }

  #isPending(message: ChatMessageData): boolean {
    return isQuestion(message) && message.status === 'sending' && this.#asked.has(message.id);
  }

  /** The messages, with the one of that id replaced by these. */
  #with(...replacement: [ChatMessageData, ...ChatMessageData[]]): ChatMessageData[] {
    const { id } = replacement[0];
    return this.#state.messages.flatMap((message) => (message.id === id ? replacement : [message]));
  }

  /** Takes over what another tab has stored. Its questions under way are not ours to wait for. */
  #follow({ visitorId, conversationId, messages }: StoredConversation): void {
    this.#visitorId = visitorId;
    const others = messages.map((message) =>
      isQuestion(message) && message.status === 'sending' ? { ...message, status: 'sent' as const } : message,
    );
    const merged = mergeMessages(this.#state.messages, others, (message) => this.#isPending(message));
    this.#show(merged, conversationId ?? this.#state.conversationId);
  }

  #restore({ visitorId, conversationId, messages }: StoredConversation): void {
    this.#visitorId = visitorId;
    const settled = messages.map((message) =>
      isQuestion(message) && message.status === 'sending'
        ? { ...message, status: 'failed' as const }
        : message,
    );
    this.#show(settled, conversationId, CUT_OFF);
  }

  #reset(): void {
    this.#drop();
    this.#asked.clear();
    this.#visitorId = undefined;
    this.#state = EMPTY_CONVERSATION;
  }

  #drop(): void {
    this.#request?.abort();
    this.#request = undefined;
  }

  /** Makes this the state, and stores it. */
  #change(messages: readonly ChatMessageData[], { conversationId, trouble }: Change = {}): void {
    this.#show(messages, conversationId ?? this.#state.conversationId, trouble);
    this.#options.storage.save({
      visitorId: this.#visitor(),
      conversationId: this.#state.conversationId,
      messages,
    });
    this.#options.onChange();
  }

  #show(
    messages: readonly ChatMessageData[],
    conversationId: string | undefined,
    trouble = this.#state.trouble,
  ): void {
    const last = messages.at(-1);
    const hasFailed = last !== undefined && isQuestion(last) && last.status === 'failed';
    const isSending = messages.some((message) => this.#isPending(message));
    const status = isSending ? 'sending' : hasFailed ? 'failed' : 'idle';
    this.#state = {
      status,
      messages,
      ...(conversationId && { conversationId }),
      ...(status === 'failed' && trouble && { trouble }),
    };
  }
}
