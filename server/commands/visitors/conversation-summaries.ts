/** Finds the newest conversations in the log, and what each was about. */
import type { FeedbackType } from '../../contract.js';
import type { LogRecord, FeedbackRecord } from '../../model.js';
import { keyOf } from '../../store/records/conversation-key.js';
import type { LogReader } from '../../store/log/log-reader.js';
import { isWithin, type LogFilter } from './log-filter.js';

export interface ConversationSummary {
  id: string;
  widgetId: string;
  visitorId?: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  lastAt: string;
  firstQuestion: string;
  questions: number;
  /** How many of them were refused. */
  refused: number;
  /** Its replies by their newest rating. */
  feedback: { positive: number; negative: number };
  /** Whether the visitor asked for a human. */
  escalated: boolean;
}

/**
 * The conversations with a question in the time of the filter, the one with the newest question first. What the log
 * holds of each is counted whole, also outside of that time.
 *
 * The log is read backwards by segments until there are enough, and then once from its beginning, so that only one
 * segment's ids are in memory at a time, whatever its length.
 */
export async function newestConversations(
  log: LogReader,
  filter: LogFilter,
  limit: number,
): Promise<ConversationSummary[]> {
  const chosen = await newestKeys(log, filter, limit);
  const summaries = new Map<string, ConversationSummary>();
  /** By reply. */
  const ratings = new Map<string, FeedbackType>();
  await log.readAll((record) => {
    const key = keyOf(record);
    if (key !== undefined && chosen.has(key)) addTo(summaries, ratings, key, record);
  });
  return [...chosen].flatMap((key) => summaries.get(key) ?? []);
}

async function newestKeys(log: LogReader, filter: LogFilter, limit: number): Promise<Set<string>> {
  const chosen = new Set<string>();
  for (const segment of (await log.segments()).reverse()) {
    const inSegment = new Set<string>();
    await log.readSegment(segment, (record) => {
      if (record.type !== 'question' || !isWithin(filter, record)) return;
      const key = keyOf(record) ?? '';
      // Moves it to the end: a set keeps the order of insertion.
      inSegment.delete(key);
      inSegment.add(key);
    });
    for (const key of [...inSegment].reverse()) {
      if (chosen.size >= limit) return chosen;
      chosen.add(key);
    }
  }
  return chosen;
}

function addTo(
  summaries: Map<string, ConversationSummary>,
  ratings: Map<string, FeedbackType>,
  key: string,
  record: LogRecord,
): void {
  const known = summaries.get(key);
  if (record.type === 'question') {
    const summary = known ?? begin(record);
    summary.questions++;
    summary.lastAt = record.at;
    summaries.set(key, summary);
  } else if (known) {
    known.lastAt = record.at;
    if (record.type === 'reply' && record.wasRefused) known.refused++;
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

function begin({
  widgetId,
  conversationId,
  visitorId,
  at,
  text,
}: LogRecord & { type: 'question' }): ConversationSummary {
  return {
    id: conversationId,
    widgetId,
    ...(visitorId !== undefined && { visitorId }),
    startedAt: at,
    lastAt: at,
    firstQuestion: text,
    questions: 0,
    refused: 0,
    feedback: { positive: 0, negative: 0 },
    escalated: false,
  };
}
