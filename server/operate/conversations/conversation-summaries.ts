/** Finds the newest conversations in the log, and what each was about. */
import type { FeedbackType } from '../../contract.js';
import {
  CONVERSATION_TYPES,
  replyKindOf,
  type ConversationRecord,
  type FeedbackRecord,
  type QuestionRecord,
  type ReplyKind,
} from '../../model.js';
import { keyOf } from '../../store/port/conversation-key.js';
import type { RecordLog, RecordQuery } from '../../store/port/record-log.js';

export interface ConversationSummary {
  id: string;
  widgetId: string;
  visitorId?: string;
  /** The website vouches for the visitor. */
  isVisitorVerified?: true;
  /** ISO 8601, UTC. */
  startedAt: string;
  lastAt: string;
  firstQuestion: string;
  questions: number;
  /** How many of them were refused. */
  refused: number;
  /** How its replies were made, without repetition. */
  kinds: ReplyKind[];
  /** Its replies by their newest rating. */
  feedback: { positive: number; negative: number };
  /** Whether the visitor asked for a human. */
  escalated: boolean;
}

/** Of which widget, and when: from then on, up to and not including then, in milliseconds since 1970. */
export type Period = Pick<RecordQuery, 'widgetId' | 'from' | 'to'>;

/**
 * The conversations with a question in the period, the one with the newest question first. What the log holds of each
 * is counted whole, also outside of that time.
 *
 * @param kinds only conversations with a reply in the period that was made so; all where absent
 */
export async function newestConversations(
  log: RecordLog,
  period: Period,
  limit: number,
  kinds?: readonly ReplyKind[],
): Promise<ConversationSummary[]> {
  const chosen = await newestKeys(log, period, limit, kinds);
  const summaries = new Map<string, ConversationSummary>();
  /** By reply. */
  const ratings = new Map<string, FeedbackType>();
  const { widgetId } = period;
  const conversationIds = [...chosen.values()];
  for await (const record of log.read({ types: CONVERSATION_TYPES, widgetId, conversationIds })) {
    const key = keyOf(record);
    if (key !== undefined && chosen.has(key)) addTo(summaries, ratings, key, record);
  }
  return [...chosen.keys()].flatMap((key) => summaries.get(key) ?? []);
}

/** The ids of the newest conversations, by their keys. */
async function newestKeys(
  log: RecordLog,
  period: Period,
  limit: number,
  kinds: readonly ReplyKind[] | undefined,
): Promise<Map<string, string>> {
  const chosen = new Map<string, string>();
  const type = kinds ? 'reply' : 'question';
  for await (const record of log.read({ ...period, types: [type], order: 'newest-first' })) {
    if (record.type === 'reply' && !kinds?.includes(replyKindOf(record))) continue;
    chosen.set(keyOf(record) ?? '', record.conversationId);
    if (chosen.size >= limit) break;
  }
  return chosen;
}

function addTo(
  summaries: Map<string, ConversationSummary>,
  ratings: Map<string, FeedbackType>,
  key: string,
  record: ConversationRecord,
): void {
  const known = summaries.get(key);
  if (record.type === 'question') {
    const summary = known ?? begin(record);
    summary.questions++;
    summary.lastAt = record.at;
    summaries.set(key, summary);
  } else if (known) {
    known.lastAt = record.at;
    if (record.type === 'reply') {
      if (record.wasRefused) known.refused++;
      known.kinds = [...new Set([...known.kinds, replyKindOf(record)])];
    }
    if (record.type === 'feedback') rate(known, ratings, record);
    if (record.type === 'escalation') known.escalated = true;
  }
}

/** A second rating of a reply takes the place of the first. */
function rate(
  { feedback }: ConversationSummary,
  ratings: Map<string, FeedbackType>,
  { messageId, feedback: rating }: FeedbackRecord,
): void {
  const before = ratings.get(messageId);
  if (before) feedback[before]--;
  feedback[rating]++;
  ratings.set(messageId, rating);
}

function begin(question: QuestionRecord): ConversationSummary {
  const { widgetId, conversationId, visitorId, isVisitorVerified, at, text } = question;
  return {
    id: conversationId,
    widgetId,
    ...(visitorId !== undefined && { visitorId }),
    ...(isVisitorVerified && { isVisitorVerified }),
    startedAt: at,
    lastAt: at,
    firstQuestion: text,
    questions: 0,
    refused: 0,
    kinds: [],
    feedback: { positive: 0, negative: 0 },
    escalated: false,
  };
}
