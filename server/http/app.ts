/** The HTTP side, put together: quick addresses at the front, the others a route each. */
import type { RequestListener } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { AnswerEngine } from '../answers/answer-engine.js';
import { createAnswerQuestion } from '../chat/answer-question.js';
import { createEscalate } from '../chat/escalate.js';
import { createLeaveFeedback } from '../chat/leave-feedback.js';
import type { Store } from '../store/port/store.js';
import { widgetChunkRoute, widgetScriptRoute } from './browser-files-route.js';
import { createCallers } from './guards/client-address.js';
import { chatRoute } from './chat-route.js';
import { configRoute } from './config-route.js';
import { addEndpoint } from './transport/endpoint.js';
import { createErrorAnswer, type AnswerError } from './error-response.js';
import { answerErrors, answerNotFound } from './error-handler.js';
import { escalateRoute } from './escalate-route.js';
import { feedbackRoute } from './feedback-route.js';
import { createFloodGuard, type FloodGuard, type FloodLimits } from './guards/rate-limiter.js';
import { createFront } from './pipeline.js';
import type { ReadinessDeps } from './operations/health.js';
import { healthRoute, readyRoute } from './operations/health-route.js';
import { openApiRoute } from './openapi/openapi-route.js';
import { describeApi } from './openapi/openapi.js';
import type { Metrics } from './operations/metrics.js';
import { createOriginGuard, type OriginGuard } from './guards/origin-guard.js';
import type { QuickRoutes } from './transport/fast-path.js';
import { readJsonBody } from './guards/request-body.js';
import { addSite } from './site/site-routes.js';
import { readStaticFiles } from './transport/static-files.js';

export interface AppDeps {
  store: Store;
  engine: AnswerEngine;
  logger: Logger;
  /** Absent where nobody reads them. */
  metrics?: Metrics | undefined;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
  isDraining: () => boolean;
  /** Aborted while the server stops, when whatever is still being answered is to be finished at once. */
  hurry: AbortSignal;
  /** True once the pages of every widget have been indexed. */
  isWarm: () => boolean;
  /** Absent without an embedding model. */
  embeddings?: ReadinessDeps['embeddings'];
  /** Version of this software, for its description of the API. */
  version: string;
  publicUrl: string | undefined;
  trustProxy: number | readonly string[];
  floodLimits: FloodLimits;
  /** Folder of the built browser files: `widget.js` and its chunks in `widget/`. */
  widgetFolder: string;
  /** Folder of the documentation, in Markdown. */
  docsFolder: string;
}

/** Makes what answers every request that reaches the server. */
export function createApp(deps: AppDeps): RequestListener {
  const { store, logger, metrics, clock, newId, publicUrl } = deps;
  const callers = createCallers(deps.trustProxy);
  const guard = createOriginGuard({ widgets: store.widgets, publicUrl, callers, logger });
  const answerError = createErrorAnswer(logger, (code) => metrics?.countError(code));
  const app = createExpressApp(deps, guard, createFloodGuard(callers, deps.floodLimits, logger), answerError);
  const widgetFiles = readStaticFiles(deps.widgetFolder);
  const quickRoutes: QuickRoutes = new Map([
    ['/healthz', healthRoute],
    ['/readyz', readyRoute(deps)],
    ['/openapi.json', openApiRoute(describeApi(publicUrl ?? '/', deps.version))],
    ['/widget.js', widgetScriptRoute(widgetFiles)],
    ['/widget/', widgetChunkRoute(widgetFiles)],
    ['/api/widget/config/', configRoute(store.widgets, guard)],
  ]);
  return createFront({ quickRoutes, app, guard, answerError, logger, metrics, clock, newId });
}

function createExpressApp(
  deps: AppDeps,
  guard: OriginGuard,
  floodGuard: FloodGuard,
  answerError: AnswerError,
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', false);
  addVisitorApi(app, deps, guard, floodGuard);
  addSite(app, deps.docsFolder);
  app.use(answerNotFound);
  app.use(answerErrors(answerError));
  return app;
}

/** What visitors do. */
function addVisitorApi(app: Express, deps: AppDeps, guard: OriginGuard, floodGuard: FloodGuard): void {
  const { store, engine, clock, newId } = deps;
  const { widgets, conversations } = store;
  const answerQuestion = createAnswerQuestion({ conversations, engine, clock, newId });
  const leaveFeedback = createLeaveFeedback({ conversations, clock, newId });
  const escalate = createEscalate({ conversations, clock, newId });
  const addPost = (path: string, route: RequestHandler) => {
    addEndpoint(app, 'POST', path, ...readJsonBody, route);
  };
  addPost('/api/widget/chat', chatRoute(widgets, guard, floodGuard, answerQuestion, deps.hurry));
  addPost('/api/widget/feedback', feedbackRoute(widgets, guard, floodGuard, leaveFeedback));
  addPost('/api/widget/escalate', escalateRoute(widgets, guard, floodGuard, escalate));
}
