/** A browser tab as far as a conversation is concerned, for tests. */
import { createChatApi } from '../api/chat-api.js';
import { Conversation } from '../conversation/conversation.js';
import { createStorage } from '../conversation/conversation-storage.js';
import { newUuid } from '../internal/new-uuid.js';
import { waitUntil } from './wait-until.js';

export interface Tab {
  readonly conversation: Conversation;
  /** `role: content` of every message that was told of, and each time that a human is wanted. */
  readonly events: string[];
  /** Texts of the transcript, those of the visitor with their status. */
  transcript(): string[];
  /** Resolves when no reply is awaited any more. */
  settled(): Promise<void>;
}

export function openTab(
  widgetId: string,
  onMessage: (content: string) => void = () => undefined,
  now: () => number = Date.now,
): Tab {
  const events: string[] = [];
  const conversation = new Conversation({
    api: createChatApi('', widgetId),
    storage: createStorage(widgetId, now),
    now,
    newId: newUuid,
    pageUrl: () => 'https://shop.example/lamps',
    onChange: () => undefined,
    onMessage: (content, role) => {
      events.push(`${role}: ${content}`);
      onMessage(content);
    },
    onHumanWanted: () => {
      events.push('a human is wanted');
    },
  });
  return {
    conversation,
    events,
    transcript: () =>
      conversation.state.messages.map((message) =>
        message.role === 'request'
          ? 'a request was sent'
          : message.role === 'user'
            ? `${message.text} (${message.status})`
            : message.text,
      ),
    settled: () => waitUntil(() => !['sending', 'streaming'].includes(conversation.state.status)),
  };
}
