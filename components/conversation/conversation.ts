/**
 * A conversation in the browser, as a plain state machine: questions go out one at a time and each reply goes
 * behind its question. It draws nothing, and knows the server and the browser's storage as ports alone.
 */
import type { ChatReply, FeedbackType } from '../../server/contract.js';
import type { ChatApi, Question } from '../api/chat-api.js';
import {
  EMPTY_CONVERSATION,
  isQuestion,
  newestSaid,
  type AssistantMessage,
  type ChatMessageData,
  type ConversationState,
  type VisitorMessage,
} from './conversation-state.js';
import { partialMessage, replyMessage, sentMessage, stoppedMessage } from './make-messages.js';
import { mergeMessages, replace, settle } from './merge-messages.js';
import { isPickedUp, pickUpMessages } from './pick-up-messages.js';
import type { Visitor } from './visitor.js';
import type { PartialReply } from '../api/reply-reader.js';
import type { ConversationStorage, StoredConversation } from './conversation-storage.js';
import { CUT_OFF, toChatError, type ChatError } from '../api/chat-error.js';

export interface ConversationOptions {
  readonly api: ChatApi;
  readonly storage: ConversationStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Who the visitor is, where the page knows. */
  readonly visitor?: () => Visitor;
  /** Address of the page that the visitor is on. */
  readonly pageUrl: () => string;
  readonly onChange: () => void;
  /** Called once for each question when it goes out, and for each reply when it has come. */
  readonly onMessage: (content: string, role: 'user' | 'assistant') => void;
  /** Called when a reply has come to a visitor who asks for a human; never for one that is restored. */
  readonly onHumanWanted: () => void;
}

interface Change {
  readonly conversationId?: string;
  readonly error?: ChatError;
}

export class Conversation {
  #state: ConversationState = EMPTY_CONVERSATION;
  #visitorId: string | undefined;
  /** Of the request in flight. Its identity tells a late answer from the one that is waited for. */
  #request: AbortController | undefined;
  /** Questions that this tab asked: no other tab knows better what became of them. */
  readonly #asked = new Set<string>();
  /** Questions that did not reach the server; they go out again when there is a connection. */
  readonly #lost = new Set<string>();
  /** The messages without the reply that is being written. */
  #messages: readonly ChatMessageData[] = [];
  #partial: { readonly questionId: string; readonly reply: AssistantMessage } | undefined;
  readonly #options: ConversationOptions;
  readonly #unwatch: () => void;

  /** Starts with what is stored, waits for the replies that are due, and follows the other tabs from then on. */
  constructor(options: ConversationOptions) {
    this.#options = options;
    const stored = options.storage.load();
    if (stored) this.#restore(stored);
    this.#unwatch = options.storage.watch((changed, wasFrozen) => {
      if (!changed) this.#reset();
      else if (wasFrozen) this.#restore(changed);
      else this.#takeOver(changed, settle(changed.messages));
      options.onChange();
    });
  }

  get state(): ConversationState {
    return this.#state;
  }

  /** Sends a question, after those in flight; blank text is ignored. */
  send(text: string): void {
    const trimmed = text.trim();
    if (!trimmed) return;
    const { newId, now } = this.#options;
    const id = newId();
    this.#asked.add(id);
    this.#change([...this.#messages, { role: 'user', id, text: trimmed, sentAt: now(), status: 'sending' }]);
    this.#askNext();
  }

  /** Sends the newest question again, where it failed, and all that did not reach the server before it. */
  retry(): void {
    const failed = newestSaid(this.#messages);
    if (this.#state.status === 'failed' && failed) this.#sendAgain(new Set([...this.#lost, failed.id]));
  }

  /** Sends what did not reach the server a moment ago, once there is a connection again. */
  resendLost(): void {
    const now = this.#options.now();
    const recent = this.#messages.filter((each) => this.#lost.has(each.id) && isPickedUp(each, now));
    if (recent.length > 0) this.#sendAgain(new Set(recent.map(({ id }) => id)));
  }

  /** Ends the reply in flight; what has come of it stays. */
  stopReply(): void {
    const question = this.#messages.find((message) => this.#isPending(message));
    if (!question || !isQuestion(question) || !this.#request) return;
    const reply = this.#partial?.reply;
    this.#drop();
    this.#change(reply ? this.#with(sentMessage(question), reply) : this.#with(stoppedMessage(question)));
    if (reply) this.#options.onMessage(reply.text, 'assistant');
    this.#askNext();
  }

  /** Forgets everything, here and in the other tabs, and drops the reply in flight. */
  startNew(): void {
    this.#options.storage.clear();
    this.#reset();
    this.#options.onChange();
  }

  /** Keeps that a request for a human was sent, so that it is seen here and in the other tabs. */
  addRequest(): void {
    const { newId, now } = this.#options;
    this.#change([...this.#messages, { role: 'request', id: newId(), sentAt: now() }]);
  }

  /** Keeps what the visitor thinks of a reply; takes it back where the server does not get it. */
  async leaveFeedback(messageId: string, type: FeedbackType): Promise<void> {
    const { conversationId } = this.#state;
    const rated = this.#find(messageId);
    if (!conversationId || rated?.role !== 'assistant' || rated.isPartial || rated.feedback === type) return;
    this.#change(this.#with({ ...rated, feedback: type }));
    try {
      await this.#options.api.leaveFeedback({ conversationId, messageId, type });
    } catch {
      const current = this.#find(messageId);
      // Unless the visitor has thought better of it meanwhile.
      if (current?.role === 'assistant' && current.feedback === type) this.#change(this.#with(rated));
    }
  }

  /** Adds why a reply did not help. The rating stands without it, so that nothing is lost but the reason. */
  async explainFeedback(messageId: string, reason: string): Promise<void> {
    const { conversationId } = this.#state;
    if (!conversationId) return;
    await this.#options.api
      .leaveFeedback({ conversationId, messageId, type: 'negative', reason })
      .catch((error: unknown) => {
        console.warn('Service Chat: the reason of a rating was not sent.', error);
      });
  }

  /** Ends the request in flight and stops following the other tabs. What is stored stays. */
  stop(): void {
    this.#drop();
    this.#unwatch();
  }

  #sendAgain(ids: ReadonlySet<string>): void {
    const messages = this.#messages.map((message) => {
      if (!ids.has(message.id) || !isQuestion(message) || message.status !== 'failed') return message;
      this.#asked.add(message.id);
      return { ...message, status: 'sending' as const };
    });
    for (const id of ids) this.#lost.delete(id);
    this.#change(messages);
    this.#askNext();
  }

  #askNext(): void {
    const next = this.#messages.find((message) => this.#isPending(message));
    if (!next || !isQuestion(next) || this.#request) return;
    void this.#ask(next);
    if (!next.sentWith) this.#options.onMessage(next.text, 'user');
  }

  async #ask(question: VisitorMessage): Promise<void> {
    const { api, pageUrl } = this.#options;
    const request = new AbortController();
    this.#request = request;
    const { conversationId } = this.#state;
    const sentWith = question.sentWith ?? { ...(conversationId && { conversationId }), pageUrl: pageUrl() };
    this.#change(this.#with({ ...question, sentWith }));
    const asking = api.ask(
      { message: question.text, ...this.#visitor(), ...sentWith },
      {
        key: question.id,
        signal: request.signal,
        onPartial: (partial) => {
          if (this.#request === request) this.#showPartial(question, partial);
        },
      },
    );
    const outcome = await asking.catch(toChatError);
    if (this.#request !== request) return;
    this.#request = undefined;
    this.#partial = undefined;
    if ('code' in outcome) this.#fail({ ...question, sentWith }, outcome);
    else this.#receive(question, outcome);
    this.#askNext();
  }

  #fail(question: VisitorMessage, error: ChatError): void {
    if (error.code === 'network') this.#lost.add(question.id);
    this.#change(this.#with({ ...question, status: 'failed' }), { error });
  }

  #receive(question: VisitorMessage, reply: ChatReply): void {
    const message = replyMessage(reply, this.#options.now());
    const { conversationId } = reply;
    this.#change(this.#with(sentMessage(question), message), { conversationId });
    this.#options.onMessage(message.text, 'assistant');
    if (message.suggestedAction === 'escalate') this.#options.onHumanWanted();
  }

  #showPartial({ id: questionId }: VisitorMessage, partial: PartialReply): void {
    const reply = partialMessage(partial, this.#partial?.reply.sentAt ?? this.#options.now());
    this.#partial = { questionId, reply };
    this.#show(this.#messages, partial.conversationId);
    this.#options.onChange();
  }

  /** The page’s, or one of our own: made when the visitor’s first question or request is kept, never before. */
  #visitor(): Pick<Question, 'visitorId' | 'visitorSignature'> {
    const { id, signature } = this.#options.visitor?.() ?? {};
    if (id !== undefined) return { visitorId: id, visitorSignature: signature };
    return { visitorId: (this.#visitorId ??= this.#options.newId()) };
  }

  #find(id: string): ChatMessageData | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  #isPending(message: ChatMessageData): boolean {
    return isQuestion(message) && message.status === 'sending' && this.#asked.has(message.id);
  }

  /** The messages, with the one of that id replaced by these. */
  #with(...replacement: [ChatMessageData, ...ChatMessageData[]]): ChatMessageData[] {
    return replace(this.#messages, replacement[0].id, replacement);
  }

  /** Takes up what a page before this one, or after it, has left, and waits for the replies that were due there. */
  #restore(stored: StoredConversation): void {
    const { messages, waiting } = pickUpMessages(stored.messages, this.#options.now());
    for (const id of waiting) this.#asked.add(id);
    this.#takeOver(stored, messages, this.#state.error ?? CUT_OFF);
    this.#askNext();
  }

  #takeOver(stored: StoredConversation, others: readonly ChatMessageData[], error?: ChatError): void {
    const { visitorId, conversationId = this.#state.conversationId } = stored;
    this.#visitorId = visitorId;
    const merged = mergeMessages(this.#messages, others, (message) => this.#isPending(message));
    this.#show(merged, conversationId, error);
  }

  #reset(): void {
    this.#drop();
    this.#asked.clear();
    this.#lost.clear();
    this.#messages = [];
    this.#visitorId = undefined;
    this.#state = EMPTY_CONVERSATION;
  }

  #drop(): void {
    this.#request?.abort();
    this.#request = undefined;
    this.#partial = undefined;
  }

  /** Makes this the state, and stores it. */
  #change(messages: readonly ChatMessageData[], { conversationId, error }: Change = {}): void {
    this.#show(messages, conversationId ?? this.#state.conversationId, error);
    this.#options.storage.save({
      visitorId: this.#visitor().visitorId,
      conversationId: this.#state.conversationId,
      messages,
    });
    this.#options.onChange();
  }

  #show(messages: readonly ChatMessageData[], conversationId?: string, error = this.#state.error): void {
    this.#messages = messages;
    const partial = this.#partial;
    const last = newestSaid(messages);
    const hasFailed = last !== undefined && isQuestion(last) && last.status === 'failed';
    const isSending = messages.some((message) => this.#isPending(message));
    const status = partial ? 'streaming' : isSending ? 'sending' : hasFailed ? 'failed' : 'idle';
    this.#state = {
      status,
      messages: partial
        ? messages.flatMap((each) => (each.id === partial.questionId ? [each, partial.reply] : [each]))
        : messages,
      ...(conversationId && { conversationId }),
      ...(status === 'failed' && error && { error }),
    };
  }
}
