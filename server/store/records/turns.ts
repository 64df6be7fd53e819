/** Puts the records of one conversation together as turns. */
import type { LogRecord, ReplyRecord } from '../../model.js';
import type { Turn } from '../port/conversation-store.js';

/** The last `limit` turns, oldest first, from the records of one conversation in the order they were recorded. */
export function lastTurns(records: readonly LogRecord[], limit: number): Turn[] {
  const replies = new Map<string, ReplyRecord>();
  for (const record of records) if (record.type === 'reply') replies.set(record.questionId, record);

  const turns: Turn[] = [];
  for (const record of records) {
    if (record.type !== 'question') continue;
    const reply = replies.get(record.id);
    turns.push(reply ? { question: record, reply } : { question: record });
  }
  return limit > 0 ? turns.slice(-limit) : [];
}
