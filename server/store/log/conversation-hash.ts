/** Hashes conversations, for an index that is small. */

/** A number for a conversation, which nearly always no other has: of both ids as they stand in a line of the log. */
export function conversationHash(widgetId: string, conversationId: string): number {
  const [widget, conversation] = [asWritten(widgetId), asWritten(conversationId)];
  return hashBytes(conversation, 0, conversation.length, hashBytes(widget, 0, widget.length));
}

const asWritten = (text: string) => Buffer.from(JSON.stringify(text).slice(1, -1));

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Takes the bytes of a buffer from `start` to `end` into a hash: FNV-1a in 32 bits. */
export function hashBytes(buffer: Buffer, start: number, end: number, hash = FNV_BASIS): number {
  let value = hash;
  for (let index = start; index < end; index++) value = Math.imul(value ^ (buffer[index] ?? 0), FNV_PRIME);
  return value;
}
