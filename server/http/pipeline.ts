/**
 * The front of the server: what every request passes, then either a quick answer or Express. Everything here is
 * plain node:http, so that the answers that every page view asks for cost little.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { refuseMethod } from './transport/endpoint.js';
import type { AnswerError } from './error-response.js';
import type { Metrics } from './operations/metrics.js';
import type { OriginGuard } from './guards/origin-guard.js';
import { findQuickRoute, type QuickRoutes } from './transport/fast-path.js';
import { assignRequestId } from './transport/request-id.js';
import { logRequest } from './transport/request-log.js';
import { pathOf } from './transport/request-path.js';
import { setSecurityHeaders } from './transport/security-headers.js';
import { varyOn } from './transport/vary.js';

export interface FrontDeps {
  quickRoutes: QuickRoutes;
  /** What answers every other request. */
  app: RequestListener;
  guard: OriginGuard;
  answerError: AnswerError;
  logger: Logger;
  /** Absent where nobody reads them. */
  metrics?: Metrics | undefined;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

export function createFront(deps: FrontDeps): RequestListener {
  const { app, answerError, logger, metrics, clock, newId } = deps;
  return (req, res) => {
    assignRequestId(req, res, newId);
    logRequest(logger, clock, req, res);
    metrics?.observe(req, res);
    setSecurityHeaders(res);
    const answer = chooseAnswer(deps, req, res);
    if (!answer) {
      app(req, res);
      return;
    }
    answer().catch((thrown: unknown) => {
      answerError(req, res, thrown);
    });
  };
}

/** What answers this request without Express; undefined where nothing does. */
function chooseAnswer(
  { quickRoutes, guard }: FrontDeps,
  req: IncomingMessage,
  res: ServerResponse,
): (() => Promise<void>) | undefined {
  const path = pathOf(req);
  if (path.startsWith('/api/')) {
    varyOn(res, 'Origin');
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'OPTIONS' && req.headers.origin !== undefined) {
      const methods = path.startsWith('/api/widget/config/') ? 'GET' : 'POST';
      return () => guard.answerPreflight(req, res, methods);
    }
  }
  const route = findQuickRoute(quickRoutes, path);
  if (!route) return undefined;
  return async () => {
    if (req.method === 'GET' || req.method === 'HEAD') await route.answer(req, res, route.parameter);
    else refuseMethod(req, res, 'GET, HEAD, OPTIONS');
  };
}
