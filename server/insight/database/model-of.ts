/** The read model of some conversations alone, read from a log in a database. */
import type { ConversationRecord } from '../../model.js';
import type { RecordLog } from '../../store/port/record-log.js';
import { ReadModel } from '../read-model.js';

/** Of these records all that is shown is made. */
export const SHOWN = ['question', 'reply', 'feedback', 'escalation'] as const;

export type ConversationName = Pick<ConversationRecord, 'widgetId' | 'conversationId'>;

export async function modelOf(
  log: Pick<RecordLog, 'read'>,
  names: readonly ConversationName[],
): Promise<ReadModel> {
  const model = new ReadModel();
  const conversationIds = [...new Set(names.flatMap(({ conversationId }) => conversationId ?? []))];
  if (conversationIds.length === 0) return model;
  const widgetIds = [...new Set(names.map(({ widgetId }) => widgetId))];
  for await (const record of log.read({ types: SHOWN, widgetIds, conversationIds })) model.add(record);
  return model;
}
