/**
 * DOM events of the widget and of the elements in it. Those whose `detail` is of `ServiceChatEventMap` are public: it is
 * the documented payload. One class for all: as a class each, they cost every page 9 kB of memory.
 */
import type { FeedbackType } from '../../server/contract.js';

/** Why the window opened where neither visitor nor page did it: as on the page before, or by `openAfter`. */
export type OpenCause = 'restored' | 'timer';

/** Payload of each event of `ServiceChatWidget.on`. */
export interface ServiceChatEventMap {
  open: { timestamp: number; cause?: OpenCause };
  close: { timestamp: number };
  message: { content: string; role: 'user' | 'assistant' };
  escalate: { email: string; message: string; name?: string; phone?: string };
  feedback: { messageId: string; type: FeedbackType };
}
export type ServiceChatEventName = keyof ServiceChatEventMap;

/** What each event carries, by its name. */
export interface ChatEventDetails {
  /** The window was opened. Public. */
  'chat-open': ServiceChatEventMap['open'];
  /** The window was closed. Public. */
  'chat-close': ServiceChatEventMap['close'];
  /** The widget stands on the page and can be used. */
  'chat-ready': null;
  /** The widget draws nothing, because the server does not serve it here; says what to do. */
  'chat-unavailable': { message: string };
  /** A message was sent or received. Public. */
  'chat-message': ServiceChatEventMap['message'];
  /** The visitor asked for a human. Public; the form emits it once the fields are valid. */
  'chat-escalate': ServiceChatEventMap['escalate'];
  /** The visitor rated a reply. Public. */
  'chat-feedback': ServiceChatEventMap['feedback'];
  /** The composer asks to send its text. */
  'chat-send': { text: string };
  /** The visitor has changed the text that is not sent yet. */
  'chat-draft': { text: string };
  /** Asks to send the failed question again. */
  'chat-retry': null;
  /** Asks to end the reply that is being written. */
  'chat-stop': null;
  /** Asks to forget the conversation and start a new one. */
  'chat-new-conversation': null;
  /** Asks to close the window. */
  'chat-dismiss': null;
  /** Asks for the form that reaches a human. */
  'chat-human': null;
  /** Asks to leave that form, before or after it was sent. */
  'chat-human-leave': null;
  /** The visitor says what was wrong with a reply that they have rated. */
  'chat-feedback-reason': { messageId: string; reason: string };
}

/** Bubbles and is composed, like every event of the widget. */
export class ChatEvent<Name extends keyof ChatEventDetails> extends CustomEvent<ChatEventDetails[Name]> {
  constructor(name: Name, detail: ChatEventDetails[Name]) {
    super(name, { detail, bubbles: true, composed: true });
  }
}

export type ChatOpenEvent = ChatEvent<'chat-open'>;
export type ChatCloseEvent = ChatEvent<'chat-close'>;
export type ChatReadyEvent = ChatEvent<'chat-ready'>;
export type ChatUnavailableEvent = ChatEvent<'chat-unavailable'>;
export type ChatMessageEvent = ChatEvent<'chat-message'>;
export type ChatEscalateEvent = ChatEvent<'chat-escalate'>;
export type ChatFeedbackEvent = ChatEvent<'chat-feedback'>;
export type ChatSendEvent = ChatEvent<'chat-send'>;
export type ChatDraftEvent = ChatEvent<'chat-draft'>;
export type ChatRetryEvent = ChatEvent<'chat-retry'>;
export type ChatStopEvent = ChatEvent<'chat-stop'>;
export type ChatNewConversationEvent = ChatEvent<'chat-new-conversation'>;
export type ChatDismissEvent = ChatEvent<'chat-dismiss'>;
export type ChatHumanEvent = ChatEvent<'chat-human'>;
export type ChatHumanLeaveEvent = ChatEvent<'chat-human-leave'>;
export type ChatFeedbackReasonEvent = ChatEvent<'chat-feedback-reason'>;

declare global {
  interface HTMLElementEventMap {
    'chat-open': ChatOpenEvent;
    'chat-close': ChatCloseEvent;
    'chat-ready': ChatReadyEvent;
    'chat-unavailable': ChatUnavailableEvent;
    'chat-message': ChatMessageEvent;
    'chat-escalate': ChatEscalateEvent;
    'chat-feedback': ChatFeedbackEvent;
    'chat-send': ChatSendEvent;
    'chat-draft': ChatDraftEvent;
    'chat-retry': ChatRetryEvent;
    'chat-stop': ChatStopEvent;
    'chat-new-conversation': ChatNewConversationEvent;
    'chat-dismiss': ChatDismissEvent;
    'chat-human': ChatHumanEvent;
    'chat-human-leave': ChatHumanLeaveEvent;
    'chat-feedback-reason': ChatFeedbackReasonEvent;
  }
}
