/** Questions with their replies, as rows. */
import type { QuestionRecord, ReplyRecord } from '../../model.js';
import type { Turn } from '../port/conversation-store.js';
import { readRecord } from './record-rows.js';

export interface TurnRow {
  question: string;
  reply: string | null;
}

export function turnOf({ question, reply }: TurnRow): Turn {
  return {
    question: readRecord(question) as QuestionRecord,
    ...(reply !== null && { reply: readRecord(reply) as ReplyRecord }),
  };
}
