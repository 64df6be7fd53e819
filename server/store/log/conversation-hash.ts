/** Hashes conversations, for an index that is small. */

/** A number for a conversation, which nearly always no other has: FNV-1a in 32 bits over both ids. */
export function conversationHash(widgetId: string, conversationId: string): number {
  const key = `${widgetId} ${conversationId}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return hash;
}
