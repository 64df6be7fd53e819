/** Reads transcripts that tabs have in common, and makes one of what two of them know. */
import { isQuestion, type ChatMessageData } from './conversation-state.js';

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

/** Questions in flight in another tab: nobody here waits for them. */
export const settle = (messages: readonly ChatMessageData[]): ChatMessageData[] =>
  messages.map((message) =>
    isQuestion(message) && message.status === 'sending' ? { ...message, status: 'sent' } : message,
  );

/** The messages, with the one of an id replaced by others. */
export const replace = (
  messages: readonly ChatMessageData[],
  id: string,
  others: readonly ChatMessageData[],
): ChatMessageData[] => messages.flatMap((message) => (message.id === id ? others : [message]));
