/** What filters of conversations are to find, said in another way than the read model says it. */
import type { QuestionOutcome } from '../admin-contract/usage.js';
import { replyKindOf, type LogRecord, type QuestionRecord, type ReplyRecord } from '../model.js';
import type { QuestionFilter } from './insight.js';
import { outcomeOf } from './questions/outcome.js';
import { withoutQuery } from './read-model.js';

/** Looks at every record: how many questions fit, and the ids of their conversations, the newest first. */
export function expected(records: readonly LogRecord[], filter: QuestionFilter) {
  const replies = new Map<string, ReplyRecord>();
  const ratings = new Map<string, 'positive' | 'negative'>();
  const escalated = new Set<string>();
  for (const record of records) {
    if (record.type === 'reply') replies.set(record.questionId, record);
    if (record.type === 'feedback') ratings.set(record.messageId, record.feedback);
    if (record.type === 'escalation') escalated.add(record.conversationId ?? '');
  }
  const fits = (question: QuestionRecord) => {
    const reply = replies.get(question.id);
    const at = Date.parse(question.at);
    const outcome: QuestionOutcome = reply ? outcomeOf(reply) : 'none';
    const rating = ratings.get(reply?.id ?? '') ?? 'none';
    const { widgetIds, outcomes, kinds, page, cited, visitor, isEscalated } = filter;
    return (
      (widgetIds?.includes(question.widgetId) ?? true) &&
      at >= filter.from &&
      at < filter.to &&
      (outcomes?.includes(outcome) ?? true) &&
      (!kinds || (reply !== undefined && kinds.includes(replyKindOf(reply)))) &&
      (filter.rating === undefined ||
        (filter.rating === 'any' ? rating !== 'none' : rating === filter.rating)) &&
      (page === undefined || withoutQuery(question.pageUrl ?? '') === page) &&
      (cited === undefined || (reply?.citations.some(({ pageId }) => pageId === cited) ?? false)) &&
      (visitor === undefined || question.visitorId === visitor) &&
      (isEscalated === undefined || escalated.has(question.conversationId) === isEscalated)
    );
  };
  const questions = records.filter((record) => record.type === 'question').filter(fits);
  const conversations = [...new Set(questions.map(({ conversationId }) => conversationId).reverse())];
  return { questions: questions.length, conversations };
}
