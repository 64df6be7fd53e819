/** `POST /api/widget/escalate`: a visitor wants a human. Answered with 204. */
import type { RequestHandler } from 'express';
import type { Escalate } from '../chat/escalate.js';
import { escalateRequestSchema } from '../contract.js';
import type { WidgetStore } from '../store/store.js';
import { findActiveWidget } from './find-widget.js';
import type { OriginGuard } from './origin-guard.js';
import { parseBody } from './request-body.js';

export function escalateRoute(widgets: WidgetStore, guard: OriginGuard, escalate: Escalate): RequestHandler {
  return async (req, res) => {
    const request = parseBody(escalateRequestSchema, req.body);
    guard.admit(await findActiveWidget(widgets, request.widgetId), req, res);
    await escalate(request);
    res.status(204).end();
  };
}
