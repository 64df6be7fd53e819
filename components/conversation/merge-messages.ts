/** Reads transcripts that tabs have in common, and makes one of what two of them know. */
import type { ChatMessageData } from './conversation-state.js';

/**
 * The messages of `other` in their order, and each that only `own` has behind the one that it follows there.
 * Of a message that both have, `other`'s is taken, unless `isOurs` says that this tab knows better.
 */
export function mergeMessages(
  own: readonly ChatMessageData[],
  other: readonly ChatMessageData[],
  isOurs: (message: ChatMessageData) => boolean,
): ChatMessageData[] {
  const merged = [...other];
  let place = 0;
  for (const message of own) {
    const known = merged.findIndex(({ id }) => id === message.id);
    if (known === -1) merged.splice(place, 0, message);
    else if (isOurs(message)) merged[known] = message;
    place = (known === -1 ? place : known) + 1;
  }
  return merged;
}

/** The newest question or reply. */
export const newestSaid = (messages: readonly ChatMessageData[]): ChatMessageData | undefined =>
  messages.findLast(({ role }) => role !== 'request');

/** The messages, with what is said of questions in flight, which nobody here waits for. */
export const settle = (messages: readonly ChatMessageData[], status: 'sent' | 'failed'): ChatMessageData[] =>
  messages.map((message) =>
    message.role === 'user' && message.status === 'sending' ? { ...message, status } : message,
  );
