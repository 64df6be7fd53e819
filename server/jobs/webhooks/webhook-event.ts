/** What a webhook is told in our own format. */
import type { Notice, TranscriptEntry } from '../notices/notice.js';

/** The body of a request to a webhook, as JSON. */
export interface WebhookEvent {
  type: 'escalation.created' | 'feedback.created' | 'webhook.test';
  /** When it happened, in ISO 8601. */
  timestamp: string;
  data: Readonly<Record<string, string | boolean | readonly TranscriptEntry[] | undefined>>;
}

export function eventOf({ submission, visitor, pageUrl, transcript }: Notice): WebhookEvent {
  const { id, at: timestamp, widgetId, conversationId } = submission;
  const { id: visitorId, isVerified } = visitor;
  const known = visitorId === undefined ? {} : { visitorId, isVisitorVerified: isVerified };
  const around = { ...known, pageUrl, transcript };
  if (submission.type === 'escalation') {
    const { email, message, name, phone } = submission;
    const data = { id, widgetId, conversationId, email, message, name, phone, ...around };
    return { type: 'escalation.created', timestamp, data };
  }
  const { messageId, feedback, reason } = submission;
  const data = { id, widgetId, conversationId, messageId, type: feedback, reason, ...around };
  return { type: 'feedback.created', timestamp, data };
}

/** @param timestamp ISO 8601 */
export const testEvent = (widgetId: string, timestamp: string): WebhookEvent => ({
  type: 'webhook.test',
  timestamp,
  data: { widgetId },
});
