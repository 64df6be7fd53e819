/** The HTTP side, put together: what every request passes through, then an address a route. */
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AnswerEngine } from '../chat/answer-engine.js';
import { createAnswerQuestion } from '../chat/answer-question.js';
import { createEscalate } from '../chat/escalate.js';
import { createLeaveFeedback } from '../chat/leave-feedback.js';
import type { Store } from '../store/store.js';
import { widgetChunkRoute, widgetScriptRoute } from './browser-files-route.js';
import { createCallers } from './caller.js';
import { chatRoute } from './chat-route.js';
import { configRoute } from './config-route.js';
import { addEndpoint } from './endpoint.js';
import { answerErrors, answerNotFound } from './error-handler.js';
import { escalateRoute } from './escalate-route.js';
import { feedbackRoute } from './feedback-route.js';
import { createFloodGuard, type FloodLimits } from './flood-guard.js';
import { healthRoute, readyRoute } from './health-route.js';
import { createOriginGuard } from './origin-guard.js';
import { readJsonBody } from './request-body.js';
import { assignRequestId } from './request-id.js';
import { logRequests } from './request-log.js';
import { setSecurityHeaders } from './security-headers.js';
import { addSite } from './site-routes.js';
import { readStaticFiles } from './static-files.js';

export interface AppDeps {
  store: Store;
  engine: AnswerEngine;
  logger: Logger;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
  isDraining: () => boolean;
  publicUrl: string | undefined;
  trustProxy: number | readonly string[];
  floodLimits: FloodLimits;
  /** Folder of the built browser files: `widget.js` and its chunks in `widget/`. */
  widgetFolder: string;
  /** Folder of the documentation, in Markdown. */
  docsFolder: string;
}

export function createApp(deps: AppDeps): Express {
  const { store, logger, clock, newId } = deps;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false).set('trust proxy', deps.trustProxy);
  app.use(assignRequestId(newId), logRequests(logger, clock), setSecurityHeaders);

  addEndpoint(app, 'GET', '/healthz', healthRoute);
  addEndpoint(app, 'GET', '/readyz', readyRoute(store, deps.isDraining));

  const widgetFiles = readStaticFiles(deps.widgetFolder);
  addEndpoint(app, 'GET', '/widget.js', widgetScriptRoute(widgetFiles));
  addEndpoint(app, 'GET', '/widget/:file', widgetChunkRoute(widgetFiles));

  addWidgetApi(app, deps);
  addSite(app, deps.docsFolder);

  app.use(answerNotFound);
  app.use(answerErrors(logger));
  return app;
}

function addWidgetApi(app: Express, deps: AppDeps) {
  const { store, engine, logger, clock, newId, publicUrl } = deps;
  const { widgets, conversations } = store;
  const guard = createOriginGuard({ widgets, publicUrl, logger });
  const floodGuard = createFloodGuard(createCallers(deps.trustProxy), deps.floodLimits);
  const answerQuestion = createAnswerQuestion({ conversations, engine, clock, newId });
  const leaveFeedback = createLeaveFeedback({ conversations, clock, newId });
  const escalate = createEscalate({ conversations, clock, newId });
  const addPost = (path: string, route: RequestHandler) => {
    addEndpoint(app, 'POST', path, ...readJsonBody, route);
  };

  app.use('/api', (_req, res, next) => {
    res.vary('Origin').set('Cache-Control', 'no-store');
    next();
  });
  app.use('/api/widget/config', guard.preflight('GET'));
  app.use('/api/widget', guard.preflight('POST'));
  addEndpoint(app, 'GET', '/api/widget/config/:widgetId', configRoute(widgets, guard));
  addPost('/api/widget/chat', chatRoute(widgets, guard, floodGuard, answerQuestion));
  addPost('/api/widget/feedback', feedbackRoute(widgets, guard, floodGuard, leaveFeedback));
  addPost('/api/widget/escalate', escalateRoute(widgets, guard, floodGuard, escalate));
}
