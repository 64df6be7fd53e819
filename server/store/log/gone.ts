/** What is needed of a record that is erased, without its texts: a year of them would not fit into memory. */
import type { LogRecord } from '../../model.js';
import type { GoneRecord } from '../port/record-log.js';
import { scopedKey } from '../port/conversation-store.js';

export interface Gone extends GoneRecord {
  /** That it was recorded under; as `scopedKey` gives it. */
  key?: string | undefined;
}

export function goneOf(record: LogRecord): Gone {
  const { type, id, at, widgetId } = record;
  const isKeyable = type === 'question' || type === 'feedback' || type === 'escalation';
  return {
    type,
    id,
    at,
    widgetId,
    ...('conversationId' in record && { conversationId: record.conversationId }),
    ...(isKeyable && { key: scopedKey(record) }),
  };
}
