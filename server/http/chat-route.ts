/** `POST /api/widget/chat`: a question in, a reply with its citations out, as JSON or as a stream of events. */
import type { RequestHandler, Response } from 'express';
import type { AnswerQuestion, ReplyProgress } from '../chat/answer-question.js';
import { chatRequestSchema } from '../contract.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import { findActiveWidget } from './guards/find-widget.js';
import type { FloodGuard } from './guards/rate-limiter.js';
import { onHurry } from './transport/shutdown-signal.js';
import { readIdempotencyKey } from './guards/idempotency-key.js';
import type { OriginGuard } from './guards/origin-guard.js';
import { streamReply } from './transport/reply-stream.js';
import { parseBody } from './guards/request-body.js';

export function chatRoute(
  widgets: WidgetStore,
  guard: OriginGuard,
  floodGuard: FloodGuard,
  answerQuestion: AnswerQuestion,
  hurry: AbortSignal,
): RequestHandler {
  return async (req, res) => {
    const signal = finishSignal(res, hurry);
    const request = parseBody(chatRequestSchema, req.body);
    const idempotencyKey = readIdempotencyKey(req);
    const widget = await findActiveWidget(widgets, request.widgetId);
    guard.admit(widget, req, res);
    await floodGuard.admit(req, { widgetId: widget.id, visitor: request.visitorId });
    res.vary('Accept');
    const answer = (progress?: ReplyProgress) =>
      answerQuestion(widget, request, {
        ...progress,
        idempotencyKey,
        onReplay: () => res.set('Idempotency-Replayed', 'true'),
        signal,
      });
    if (req.accepts(['json', 'text/event-stream']) === 'text/event-stream')
      await streamReply(res, answer, hurry);
    else res.json(await answer());
  };
}

/** Aborted when the caller goes away before the answer is whole, and when the server stops. */
function finishSignal(res: Response, hurry: AbortSignal): AbortSignal {
  const controller = new AbortController();
  onHurry(hurry, res, () => {
    controller.abort();
  });
  res.on('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
