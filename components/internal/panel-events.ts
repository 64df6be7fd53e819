/**
 * DOM events that come with the panel: what was said there, and how a child asks its parent for something. A module of
 * their own so that the first chunk does not carry them.
 */
import type { FeedbackType } from '../../server/contract.js';
import { ChatEvent, type ServiceChatEventMap } from './events.js';

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
