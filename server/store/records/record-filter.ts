/** Chooses the records that a query wants, for stores that look at each. */
import { isConversationRecord, type LogRecord } from '../../model.js';
import type { RecordQuery, TextQuery } from '../port/record-log.js';
import { createTextMatch } from '../port/text-match.js';
import type { ReadAll } from './erasure-selection.js';
import { selectVisitor } from './visitor-records.js';

/** @param readAll for queries about a visitor, whose records are found by what stands around them */
export async function filterOf(
  query: RecordQuery,
  readAll: ReadAll,
): Promise<(record: LogRecord) => boolean> {
  const { types, widgetId, widgetIds, conversationIds, visitor, from = -Infinity, to = Infinity } = query;
  const conversations = conversationIds && new Set(conversationIds);
  const ids = visitor && (await idsOf(visitor, readAll));
  const isTimed = from !== -Infinity || to !== Infinity;
  const isInTime = (at: number) => at >= from && at < to;
  return (record) =>
    (!types || types.includes(record.type)) &&
    (widgetId === undefined || record.widgetId === widgetId) &&
    (!widgetIds || widgetIds.includes(record.widgetId)) &&
    (!conversations || ('conversationId' in record && conversations.has(record.conversationId ?? ''))) &&
    (!ids || ids.has(record.id)) &&
    (!isTimed || isInTime(Date.parse(record.at)));
}

async function idsOf(visitor: NonNullable<RecordQuery['visitor']>, readAll: ReadAll): Promise<Set<string>> {
  const selection = await selectVisitor(readAll, visitor);
  const ids = new Set<string>();
  for await (const record of readAll()) if (selection.holds(record)) ids.add(record.id);
  return ids;
}

/** Chooses the records that a search is after. */
export function textFilterOf({ words, widgetIds, from, to }: TextQuery): (record: LogRecord) => boolean {
  const matches = createTextMatch(words);
  return (record) => {
    if (!isConversationRecord(record) || widgetIds?.includes(record.widgetId) === false) return false;
    const at = Date.parse(record.at);
    return at >= from && at < to && matches(record);
  };
}
