/**
 * DOM events of the widget, opened or not. Of these and those of `panel-events.ts`, the `chat-open … chat-feedback`
 * five are public: `detail` is the documented payload.
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

declare global {
  interface HTMLElementEventMap {
    'chat-open': ChatOpenEvent;
    'chat-close': ChatCloseEvent;
    'chat-ready': ChatReadyEvent;
    'chat-unavailable': ChatUnavailableEvent;
  }
}
