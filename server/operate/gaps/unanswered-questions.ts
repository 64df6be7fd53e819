/** Finds what visitors asked and the pages did not answer well, so that the pages can be mended. */
import type { PageLink } from '../../contract.js';
import type { ReplyRecord } from '../../model.js';
import type { RecordLog } from '../../store/port/record-log.js';
import type { Period } from '../conversations/conversation-summaries.js';
import { nearestPages, pagesOf } from '../../insight/gaps/nearest-pages.js';
import { SimilarQuestions, type QuestionGroup } from '../../insight/questions/similar-questions.js';

/** Questions whose reply has not come yet; the oldest, which will get none any more, are let go of. */
const MAX_WAITING = 10_000;

/** Questions that ask for the same. */
export interface UnansweredQuestion {
  /** The newest wording. */
  question: string;
  widgetId: string;
  count: number;
  refused: number;
  lowConfidence: number;
  /** ISO 8601, UTC. */
  lastAt: string;
  /** Every other wording, once. */
  otherWordings: string[];
  lastConversationId: string;
  nearestPages: PageLink[];
}

/**
 * The questions of a period that were refused or answered with less confidence than `below`; those of one widget that
 * ask for the same come together, the most frequent first.
 */
export async function findUnanswered(
  log: RecordLog,
  { widgetId, from, to = Infinity }: Period,
  below: number,
): Promise<UnansweredQuestion[]> {
  const waiting = new Map<string, string>();
  const byWidget = new Map<string, SimilarQuestions<ReplyRecord>>();
  for await (const record of log.read({ types: ['question', 'reply'], widgetId, from })) {
    if (record.type === 'question') {
      // Its reply may come after the period.
      if (Date.parse(record.at) < to) waiting.set(record.id, record.text);
      if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value ?? '');
      continue;
    }
    const text = waiting.get(record.questionId);
    waiting.delete(record.questionId);
    if (text === undefined || !(record.wasRefused || record.confidenceScore < below)) continue;
    const similar = byWidget.get(record.widgetId) ?? new SimilarQuestions();
    byWidget.set(record.widgetId, similar);
    similar.add(text, record);
  }
  const groups = [...byWidget.values()].flatMap((similar) => similar.groups());
  return groups.sort((a, b) => b.questions.length - a.questions.length).map(summarize);
}

function summarize({ questions }: QuestionGroup<ReplyRecord>): UnansweredQuestion {
  const newestFirst = [...questions].sort((a, b) => (a.details.at < b.details.at ? 1 : -1));
  const wordings = new Map(newestFirst.map(({ text }) => [text.trim().toLowerCase(), text.trim()]));
  const [question = '', ...otherWordings] = wordings.values();
  const newest = newestFirst[0]?.details;
  const refused = questions.filter(({ details }) => details.wasRefused).length;
  return {
    question,
    widgetId: newest?.widgetId ?? '',
    count: questions.length,
    refused,
    lowConfidence: questions.length - refused,
    lastAt: newest?.at ?? '',
    otherWordings,
    lastConversationId: newest?.conversationId ?? '',
    nearestPages: nearestPages(newestFirst.map(({ details }) => ({ pages: pagesOf(details) }))),
  };
}
