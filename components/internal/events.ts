/**
 * DOM events of the widget and of the elements in it. The five from `chat-open` to `chat-feedback` that
 * `ServiceChatEventMap` names are public: `detail` is the documented payload.
 */
import type { FeedbackType } from '../../server/contract.js';

/** Payload of each event of `ServiceChatWidget.on`. */
export interface ServiceChatEventMap {
  open: { timestamp: number };
  close: { timestamp: number };
  message: { content: string; role: 'user' | 'assistant' };
  escalate: { email: string; message: string };
  feedback: { messageId: string; type: FeedbackType };
}
export type ServiceChatEventName = keyof ServiceChatEventMap;

/** Bubbles and is composed, like every event of the widget. */
export class ChatEvent<T> extends CustomEvent<T> {
  constructor(type: string, detail: T) {
    super(type, { detail, bubbles: true, composed: true });
  }
}

/** The window was opened. Public. */
export class ChatOpenEvent extends ChatEvent<ServiceChatEventMap['open']> {
  constructor(timestamp: number) {
    super('chat-open', { timestamp });
  }
}

/** The window was closed. Public. */
export class ChatCloseEvent extends ChatEvent<ServiceChatEventMap['close']> {
  constructor(timestamp: number) {
    super('chat-close', { timestamp });
  }
}

/** The widget stands on the page and can be used. */
export class ChatReadyEvent extends ChatEvent<null> {
  constructor() {
    super('chat-ready', null);
  }
}

/** The widget draws nothing, because the server does not serve it here; says what to do. */
export class ChatUnavailableEvent extends ChatEvent<{ message: string }> {
  constructor(message: string) {
    super('chat-unavailable', { message });
  }
}

/** A message was sent or received. Public. */
export class ChatMessageEvent extends ChatEvent<ServiceChatEventMap['message']> {
  constructor(content: string, role: 'user' | 'assistant') {
    super('chat-message', { content, role });
  }
}

/** The visitor asked for a human. Public; the form emits it once the fields are valid. */
export class ChatEscalateEvent extends ChatEvent<ServiceChatEventMap['escalate']> {
  constructor(email: string, message: string) {
    super('chat-escalate', { email, message });
  }
}

/** The visitor rated a reply. Public. */
export class ChatFeedbackEvent extends ChatEvent<ServiceChatEventMap['feedback']> {
  constructor(messageId: string, type: FeedbackType) {
    super('chat-feedback', { messageId, type });
  }
}

/** The composer asks to send its text. */
export class ChatSendEvent extends ChatEvent<{ text: string }> {
  constructor(text: string) {
    super('chat-send', { text });
  }
}

/** The visitor has changed the text that is not sent yet. */
export class ChatDraftEvent extends ChatEvent<{ text: string }> {
  constructor(text: string) {
    super('chat-draft', { text });
  }
}

/** Asks to send the failed question again. */
export class ChatRetryEvent extends ChatEvent<null> {
  constructor() {
    super('chat-retry', null);
  }
}

/** Asks to end the reply that is being written. */
export class ChatStopEvent extends ChatEvent<null> {
  constructor() {
    super('chat-stop', null);
  }
}

/** Asks to forget the conversation and start a new one. */
export class ChatNewConversationEvent extends ChatEvent<null> {
  constructor() {
    super('chat-new-conversation', null);
  }
}

/** Asks to close the window. */
export class ChatDismissEvent extends ChatEvent<null> {
  constructor() {
    super('chat-dismiss', null);
  }
}

/** Asks for the form that reaches a human. */
export class ChatHumanEvent extends ChatEvent<null> {
  constructor() {
    super('chat-human', null);
  }
}

/** Asks to leave that form, before or after it was sent. */
export class ChatHumanLeaveEvent extends ChatEvent<null> {
  constructor() {
    super('chat-human-leave', null);
  }
}

/** The visitor says what was wrong with a reply that they have rated. */
export class ChatFeedbackReasonEvent extends ChatEvent<{ messageId: string; reason: string }> {
  constructor(messageId: string, reason: string) {
    super('chat-feedback-reason', { messageId, reason });
  }
}

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
