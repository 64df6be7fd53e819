/** Names conversations across widgets. */
import { isConversationRecord, type LogRecord } from '../../model.js';

/** Names the conversation of a record, which belongs to one widget; undefined where it is part of none. */
export function keyOf(record: LogRecord): string | undefined {
  if (!isConversationRecord(record) || record.conversationId === undefined) return undefined;
  return `${record.widgetId} ${record.conversationId}`;
}
