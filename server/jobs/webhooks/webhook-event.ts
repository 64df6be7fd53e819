/** What a webhook is told. */
import type { EscalationFact, FeedbackFact } from '../../model.js';

/** The body of a request to a webhook, as JSON. */
export interface WebhookEvent {
  type: 'escalation.created' | 'feedback.created' | 'webhook.test';
  /** When it happened, in ISO 8601. */
  timestamp: string;
  data: Readonly<Record<string, string | undefined>>;
}

export function eventOf(fact: FeedbackFact | EscalationFact): WebhookEvent {
  const { id, at: timestamp, widgetId, conversationId } = fact;
  if (fact.type === 'escalation') {
    const { email, message } = fact;
    return { type: 'escalation.created', timestamp, data: { id, widgetId, conversationId, email, message } };
  }
  const { messageId, feedback, reason } = fact;
  const data = { id, widgetId, conversationId, messageId, type: feedback, reason };
  return { type: 'feedback.created', timestamp, data };
}
