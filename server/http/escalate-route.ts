/** `POST /api/widget/escalate`: a visitor wants a human. Answered with 204. */
import type { RequestHandler } from 'express';
import type { Escalate } from '../chat/escalate.js';
import { escalateRequestSchema } from '../contract.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import { findActiveWidget } from './guards/find-widget.js';
import type { FloodGuard } from './guards/rate-limiter.js';
import { readIdempotencyKey } from './guards/idempotency-key.js';
import type { OriginGuard } from './guards/origin-guard.js';
import { parseBody } from './guards/request-body.js';

/** A person reads each of them, so a flood of them does more harm than one of questions. */
const ESCALATION_COST = 10;

export function escalateRoute(
  widgets: WidgetStore,
  guard: OriginGuard,
  floodGuard: FloodGuard,
  escalate: Escalate,
): RequestHandler {
  return async (req, res) => {
    const request = parseBody(escalateRequestSchema, req.body);
    const idempotencyKey = readIdempotencyKey(req);
    const widget = await findActiveWidget(widgets, request.widgetId);
    guard.admit(widget, req, res);
    await floodGuard.admit(req, {
      widgetId: widget.id,
      visitor: request.conversationId,
      cost: ESCALATION_COST,
    });
    const { isReplay } = await escalate(widget, request, idempotencyKey);
    if (isReplay) res.set('Idempotency-Replayed', 'true');
    res.status(204).end();
  };
}
