/**
 * The API of visitors for the preview of a widget: the same use cases over conversations in memory. Nothing is counted,
 * nothing is recorded, nobody is told.
 */
import { z } from 'zod';
import { createAnswerQuestion, type AnswerQuestionDeps } from '../chat/answer-question.js';
import { createEscalate } from '../chat/escalate.js';
import { createLeaveFeedback } from '../chat/leave-feedback.js';
import {
  chatReplySchema,
  chatRequestSchema,
  escalateRequestSchema,
  feedbackRequestSchema,
} from '../contract.js';
import { sendChatReply } from './chat-reply.js';
import { jsonBody } from './guards/request-body.js';
import { sendSubmissionOutcome } from './submission-outcome.js';
import { route, type OperatorCall, type Route, type WidgetCall } from './transport/route.js';
import type { AdminDeps } from './admin/requests/admin-deps.js';
import { MAX_ADMIN_BODY_BYTES } from './admin/requests/limits.js';
import { requireWidget } from './admin/requests/widget-scope.js';
import { createPreviewConversations } from './preview-conversations.js';

/** What answers visitors. */
export interface PreviewDeps extends Pick<AnswerQuestionDeps, 'engine'> {
  shutdownSignal: AbortSignal;
}

/** The widget names itself there for the preflights of browsers. */
const querySchema = z.strictObject({ widget: z.string().max(100).optional() });
const BASE = '/api/admin/preview/{widgetId}/api/widget';

export function previewRoutes(
  { store, clock, newId }: AdminDeps,
  { engine, shutdownSignal }: PreviewDeps,
): Route[] {
  const conversations = createPreviewConversations(clock);
  const use = { conversations, clock, newId };
  const chat = sendChatReply(createAnswerQuestion({ ...use, engine }), () => undefined, shutdownSignal);
  const feedback = sendSubmissionOutcome(createLeaveFeedback(use));
  const escalate = sendSubmissionOutcome(createEscalate(use));
  /** A widget that is switched off can be tried too. */
  const handled =
    <Body>(handle: (call: WidgetCall<Body>) => Promise<void>) =>
    async (call: OperatorCall<Body>): Promise<void> =>
      handle({ ...call, widget: await requireWidget(call, store.widgets) });
  const row = { method: 'POST', access: 'operator', action: 'tryWidget', query: querySchema } as const;
  return [
    route({
      ...row,
      path: `${BASE}/chat`,
      body: jsonBody(z.strictObject(chatRequestSchema.shape), MAX_ADMIN_BODY_BYTES),
      handle: handled(chat),
      description: {
        operationId: 'askInPreview',
        summary: 'Answers a question as a visitor would be answered. Not counted, and not in the log.',
        responses: { 200: chatReplySchema },
        isStreamable: true,
        errors: ['not_found'],
      },
    }),
    route({
      ...row,
      path: `${BASE}/feedback`,
      body: jsonBody(z.strictObject(feedbackRequestSchema.shape), MAX_ADMIN_BODY_BYTES),
      handle: handled(feedback),
      description: {
        operationId: 'rateInPreview',
        summary: 'Takes a rating as from a visitor, and keeps it nowhere.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
    route({
      ...row,
      path: `${BASE}/escalate`,
      body: jsonBody(z.strictObject(escalateRequestSchema.shape), MAX_ADMIN_BODY_BYTES),
      handle: handled(escalate),
      description: {
        operationId: 'askForHumanInPreview',
        summary: 'Takes a request for a human as from a visitor; nobody is told.',
        responses: { 204: null },
        errors: ['not_found'],
      },
    }),
  ];
}
