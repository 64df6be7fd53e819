/** `POST /api/widget/feedback`: what a visitor thought of a reply. Answered with 204. */
import type { RequestHandler } from 'express';
import type { LeaveFeedback } from '../chat/leave-feedback.js';
import { feedbackRequestSchema } from '../contract.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import { findActiveWidget } from './guards/find-widget.js';
import type { FloodGuard } from './guards/rate-limiter.js';
import { readIdempotencyKey } from './guards/idempotency-key.js';
import type { OriginGuard } from './guards/origin-guard.js';
import { parseBody } from './guards/request-body.js';

export function feedbackRoute(
  widgets: WidgetStore,
  guard: OriginGuard,
  floodGuard: FloodGuard,
  leaveFeedback: LeaveFeedback,
): RequestHandler {
  return async (req, res) => {
    const request = parseBody(feedbackRequestSchema, req.body);
    const idempotencyKey = readIdempotencyKey(req);
    const widget = await findActiveWidget(widgets, request.widgetId);
    guard.admit(widget, req, res);
    await floodGuard.admit(req, { widgetId: widget.id, visitor: request.conversationId });
    const { isReplay } = await leaveFeedback(widget, request, idempotencyKey);
    if (isReplay) res.set('Idempotency-Replayed', 'true');
    res.status(204).end();
  };
}
