/** What a webhook is told. */
import type { EscalationRecord, FeedbackRecord } from '../../model.js';

/** The body of a request to a webhook, as JSON. */
export interface WebhookEvent {
  type: 'escalation.created' | 'feedback.created' | 'webhook.test';
  /** When it happened, in ISO 8601. */
  timestamp: string;
  data: Readonly<Record<string, string | undefined>>;
}

export function eventOf(record: FeedbackRecord | EscalationRecord): WebhookEvent {
  const { id, at: timestamp, widgetId, conversationId } = record;
  if (record.type === 'escalation') {
    const { email, message } = record;
    return { type: 'escalation.created', timestamp, data: { id, widgetId, conversationId, email, message } };
  }
  const { messageId, feedback, reason } = record;
  const data = { id, widgetId, conversationId, messageId, type: feedback, reason };
  return { type: 'feedback.created', timestamp, data };
}
