/** The way of every request: what all pass, then the checks of its route in their order, then its work. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import vary from 'vary';
import { AppError } from '../errors.js';
import type { WidgetStore } from '../store/port/widget-store.js';
import type { SendError } from './error-response.js';
import type { AdminGuard } from './guards/admin-guard.js';
import { createExpressApp, type Respond } from './express-app.js';
import { findWidget } from './guards/find-widget.js';
import { readIdempotencyKey } from './guards/idempotency-key.js';
import type { OriginGuard } from './guards/origin-guard.js';
import type { RateLimiter } from './guards/rate-limiter.js';
import type { SeenCollector } from './guards/seen-collector.js';
import type { Metrics } from './operations/metrics.js';
import { createFastPath } from './transport/fast-path.js';
import type { FloodLog } from './transport/flood-log.js';
import { assignRequestId } from './transport/request-id.js';
import { logRequest } from './transport/request-log.js';
import { pathOf } from './transport/request-path.js';
import { findRoute, groupByPath, type Resource } from './transport/resource.js';
import { keepPrivate } from './transport/private-response.js';
import { isAdminRoute, isWidgetRoute, type AdminRoute, type Call, type Route } from './transport/route.js';
import { setSecurityHeaders } from './transport/security-headers.js';

export interface PipelineDeps {
  widgets: WidgetStore;
  originGuard: OriginGuard;
  rateLimiter: RateLimiter;
  /** For the routes of operators; absent where there are none. */
  adminGuard?: AdminGuard | undefined;
  /** Told of each visitor who is turned away by a limit. */
  seen?: Pick<SeenCollector, 'noteTurnedAway'> | undefined;
  sendError: SendError;
  logger: Logger;
  /** For what strangers can cause without end. */
  floodLog: FloodLog;
  /** Absent where nobody reads them. */
  metrics?: Metrics | undefined;
  /** Milliseconds since 1970. */
  clock: () => number;
  newId: () => string;
}

/** Express reads bodies, and finds addresses that are spelled in another way; for the rest it would only cost time. */
export function createPipeline(routes: readonly Route[], deps: PipelineDeps): RequestListener {
  const { sendError, logger, floodLog, metrics, clock, newId } = deps;
  const resources = groupByPath(routes);
  const find = createFastPath(resources);
  const respond: Respond = (...request) => respondTo(deps, ...request);
  const app = createExpressApp(resources, respond, sendError);
  return (req, res) => {
    assignRequestId(req, res, newId);
    logRequest(logger, floodLog, clock, req, res);
    setSecurityHeaders(res);
    const found = find(pathOf(req));
    metrics?.observe(req, res, found?.resource);
    if (!found || findRoute(found.resource, req.method)?.body) {
      app(req, res);
      return;
    }
    const responded = async () => respond(found.resource, req, res, found.params());
    responded().catch((thrown: unknown) => {
      sendError(req, res, thrown);
    });
  };
}

/** @throws {AppError} where a check fails */
async function respondTo(
  { widgets, originGuard, rateLimiter, adminGuard, seen }: PipelineDeps,
  resource: Resource,
  req: IncomingMessage,
  res: ServerResponse,
  params: Call['params'],
): Promise<void> {
  const isForOperators = resource.routes.some(isAdminRoute);
  if (isForOperators) keepPrivate(res);
  const isForWebsites = resource.routes.some(isWidgetRoute);
  if (isForWebsites) {
    vary(res, 'Origin');
    res.setHeader('Cache-Control', 'no-store');
  }
  if (req.method === 'OPTIONS' && !isForOperators) {
    if (isForWebsites && req.headers.origin !== undefined) {
      await originGuard.answerPreflight(req, res, resource.methods, askedWidget(req, params)); // 403
    } else res.writeHead(204, { Allow: resource.allow }).end();
    return;
  }
  const route = findRoute(resource, req.method);
  if (!route) throw methodNotAllowed(req.method, resource.allow); // 405

  if (isAdminRoute(route)) {
    await respondToOperator(adminGuard, route, { req, res, params });
    return;
  }
  const body = await route.body?.read(req, res); // 415, 413, 400
  const idempotencyKey = route.isIdempotent ? readIdempotencyKey(req) : undefined; // 400
  const call: Call = { req, res, params, body, idempotencyKey };
  if (route.access === 'public') {
    if (route.rateLimit) await admitCaller(rateLimiter, route.rateLimit, call); // 429
    await route.handle(call);
    return;
  }
  const widget = await findWidget(widgets, widgetIdOf(call), route.access); // 404
  originGuard.admit(widget, req, res); // 403
  try {
    if (route.rateLimit) await admitCaller(rateLimiter, route.rateLimit, call, widget.id); // 429
    await route.handle({ ...call, widget }); // a replay, or the quota (429) and the work
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') seen?.noteTurnedAway(widget.id, 'rate');
    if (error instanceof AppError && error.code === 'quota_exceeded')
      seen?.noteTurnedAway(widget.id, 'quota');
    throw error;
  }
}

/** Holds a caller to what one address, and one visitor of the widget, may ask. */
function admitCaller(
  rateLimiter: RateLimiter,
  limit: NonNullable<Route['rateLimit']>,
  { req, body }: Call,
  widgetId = '',
): Promise<void> {
  return rateLimiter.admit(req, { widgetId, visitor: limit.visitorOf(body), cost: limit.cost });
}

/** Who asks is known, and whether they may, before a byte of the body is read. */
async function respondToOperator(
  guard: AdminGuard | undefined,
  route: AdminRoute,
  { req, res, params }: Pick<Call, 'req' | 'res' | 'params'>,
): Promise<void> {
  if (!guard) throw new Error(`${route.path} is served without a guard`);
  const way = await guard.admit(route, req, res); // 403, 401, 400
  if (!way) return;
  const { caller, ...admitted } = way;
  const body = await route.body?.read(req, res); // 415, 413, 400
  const call = { req, res, params, body, idempotencyKey: undefined, ...admitted };
  if (route.access === 'stranger') await route.handle(call);
  else if (caller) await route.handle({ ...call, caller });
  else throw new Error(`${route.path} was let through without a caller`);
}

function widgetIdOf({ params, body }: Call): string {
  const { widgetId = '' }: { widgetId?: string } = { ...(body as object | undefined), ...params };
  return widgetId;
}

/** The widget that a preflight is for: the one in its path, or the one that its query names for it. */
function askedWidget({ url = '' }: IncomingMessage, { widgetId }: Call['params']): string | undefined {
  const query = url.indexOf('?');
  if (widgetId !== undefined || query === -1) return widgetId;
  return new URLSearchParams(url.slice(query)).get('widget') ?? undefined;
}

function methodNotAllowed(method: string | undefined, allow: string): AppError {
  return new AppError('method_not_allowed', `${method} is not possible here; use ${allow}.`, {
    headers: { Allow: allow },
  });
}
