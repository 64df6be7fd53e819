/** What Prometheus is told of visitors: the numbers of `stats` as they grow, by widget. */
import { Counter, Gauge, type Registry } from 'prom-client';
import type { AnswerQuestion } from '../../chat/answer-question.js';
import type { Escalate } from '../../chat/escalate.js';
import type { LeaveFeedback } from '../../chat/leave-feedback.js';
import { outcomeOf } from '../../insight/questions/outcome.js';
import type { Store } from '../../store/port/store.js';
import { shareReading } from './shared-reading.js';

/** Wraps use cases so that they are counted; what is answered a second time for the same request is not. */
export interface VisitorMetrics {
  countQuestions(answerQuestion: AnswerQuestion): AnswerQuestion;
  countFeedback(leaveFeedback: LeaveFeedback): LeaveFeedback;
  countRequests(escalate: Escalate): Escalate;
}

export function addVisitorMetrics(registry: Registry): VisitorMetrics {
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames: ['widget', ...labelNames], registers: [registry] });
  const questions = counter('chat_questions_total', 'Questions that were let in.');
  const conversations = counter('chat_conversations_total', 'Conversations that were begun.');
  const replies = counter(
    'chat_replies_total',
    'Replies, by outcome: answered, unsure, refused, small_talk.',
    'outcome',
  );
  const ratings = counter('chat_ratings_total', 'Ratings of replies: positive, negative.', 'rating');
  const requests = counter('chat_human_requests_total', 'Requests for a human.');
  return {
    countQuestions: (answerQuestion) => async (widget, request, progress) => {
      const counted = { widget: widget.id };
      const replay = { isReplay: false };
      const reply = await answerQuestion(widget, request, {
        ...progress,
        onReplay() {
          replay.isReplay = true;
          progress?.onReplay?.();
        },
        onStart(ids) {
          if (!replay.isReplay) {
            questions.inc(counted);
            // An id that the widget does not know, or none, begins a new one.
            if (ids.conversationId !== request.conversationId) conversations.inc(counted);
          }
          progress?.onStart?.(ids);
        },
      });
      const outcome = outcomeOf(reply);
      if (!replay.isReplay)
        replies.inc({ ...counted, outcome: outcome === 'smallTalk' ? 'small_talk' : outcome });
      return reply;
    },
    countFeedback: (leaveFeedback) => async (widget, request, key) => {
      const outcome = await leaveFeedback(widget, request, key);
      if (!outcome.isReplay) ratings.inc({ widget: widget.id, rating: request.type });
      return outcome;
    },
    countRequests: (escalate) => async (widget, request, key) => {
      const outcome = await escalate(widget, request, key);
      if (!outcome.isReplay) requests.inc({ widget: widget.id });
      return outcome;
    },
  };
}

/**
 * Of active widgets, as they stand at each reading.
 *
 * @param clock milliseconds since 1970
 */
export function addQuotaGauges(
  registry: Registry,
  { widgets, quotas }: Pick<Store, 'widgets' | 'quotas'>,
  clock: () => number,
): void {
  const readUsages = shareReading(async () => {
    const active = widgets.known().filter(({ isActive }) => isActive);
    return { active, usages: await quotas.usage(active, clock()) };
  });
  const gauge = (name: string, help: string, valueOf: (usage: { used: number; limit: number }) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['widget', 'period'],
      registers: [registry],
      async collect() {
        const read = await readUsages();
        this.reset();
        for (const { id, quota } of read?.active ?? []) {
          const usage = read?.usages.get(id);
          if (usage) this.set({ widget: id, period: quota.period }, valueOf(usage));
        }
      },
    });
  gauge('chat_quota_used', 'Questions of the current day or month (UTC) that count.', ({ used }) => used);
  gauge('chat_quota_allowed', 'Questions that the quota allows in it.', ({ limit }) => limit);
}
