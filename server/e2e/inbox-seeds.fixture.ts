/** Requests for a human, for the tests of the inbox. */
import { WIDGET_ID } from '../http/app.fixture.js';
import type { EscalationRecord } from '../model.js';
import type { Store } from '../store/port/store.js';
import { makeEscalation, makeQuestion, makeReply } from '../store/testing/store.fixture.js';

const HOUR_MS = 3_600_000;

/** A request after a question that was answered or refused. @param age in hours */
export async function leaveRequest(
  store: Store,
  {
    question = 'Do you repair lamps?',
    answer = '',
    age = 1,
    ...change
  }: Partial<EscalationRecord> & {
    question?: string;
    answer?: string;
    age?: number;
  } = {},
): Promise<EscalationRecord> {
  const conversationId = crypto.randomUUID();
  const asked = makeQuestion({
    widgetId: WIDGET_ID,
    conversationId,
    text: question,
    at: new Date(Date.now() - age * HOUR_MS - 60_000).toISOString(),
  });
  await store.conversations.accept(asked, { messages: 10_000, period: 'month' });
  const refused = {
    wasRefused: true,
    citations: [],
    answer: 'I could not find this on our pages.',
    confidenceScore: 0.1,
  };
  await store.conversations.record(makeReply(asked, answer === '' ? refused : { answer }));
  const request = makeEscalation({
    widgetId: WIDGET_ID,
    conversationId,
    at: new Date(Date.now() - age * HOUR_MS).toISOString(),
    ...change,
  });
  await store.conversations.leave(request);
  return request;
}
