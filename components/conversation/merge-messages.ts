/** Makes one transcript of what two tabs know of the same conversation. */
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
