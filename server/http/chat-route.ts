/** `POST /api/widget/chat`: a question in, a reply with its citations out. */
import type { RequestHandler } from 'express';
import type { AnswerQuestion } from '../chat/answer-question.js';
import { chatRequestSchema } from '../contract.js';
import type { WidgetStore } from '../store/store.js';
import { findActiveWidget } from './find-widget.js';
import type { OriginGuard } from './origin-guard.js';
import { parseBody } from './request-body.js';

export function chatRoute(
  widgets: WidgetStore,
  guard: OriginGuard,
  answerQuestion: AnswerQuestion,
): RequestHandler {
  return async (req, res) => {
    const request = parseBody(chatRequestSchema, req.body);
    const widget = await findActiveWidget(widgets, request.widgetId);
    guard.admit(widget, req, res);
    res.json(await answerQuestion(widget, request));
  };
}
