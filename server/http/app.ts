/** The HTTP side, put together: the table of routes, and what every request passes before its route. */
import type { RequestListener } from 'node:http';
import type { AdminDeps } from './admin/requests/admin-deps.js';
import { createAdminRoutes } from './admin/admin-routes.js';
import { createErrorSender } from './error-response.js';
import { createAdminGuard } from './guards/admin-guard.js';
import { createClientAddress } from './guards/client-address.js';
import { createOriginGuard } from './guards/origin-guard.js';
import { createProxiedName } from './guards/proxied-name.js';
import type { SeenCollector } from './guards/seen-collector.js';
import { createFloodLog } from './transport/flood-log.js';
import { createRateLimiter, type RateLimits } from './guards/rate-limiter.js';
import { adminOpenApiRoute, openApiRoute } from './openapi/openapi-route.js';
import { createPipeline, type PipelineDeps } from './pipeline.js';
import { previewRoutes } from './preview-routes.js';
import { createRoutes, type RouteDeps } from './routes.js';
import type { Route } from './transport/route.js';

/** What serves operators. */
export interface DashboardDeps {
  admin: AdminDeps;
  /** Folder of the built files of the dashboard. */
  dashboardFolder: string;
}

export interface AppDeps extends RouteDeps, Pick<PipelineDeps, 'logger'> {
  /** Version of this software, for its description of the API. */
  version: string;
  /** Address that browsers reach this server under. */
  publicUrl: string | undefined;
  rateLimits: RateLimits;
  /** Told of each website that asks for a widget. */
  seen?: SeenCollector | undefined;
  /** Absent where visitors alone are served here. */
  dashboard?: DashboardDeps | undefined;
}

/** Makes what responds to every request that reaches the server. */
export function createApp(deps: AppDeps, routes = createRoutes(deps)): RequestListener {
  const all = [...routes, ...dashboardRoutes(deps)];
  return createResponder(deps, [...all, openApiRoute(all, deps.publicUrl ?? '/', deps.version)]);
}

/** Makes what responds on a port of the dashboard's own, where there is nothing for visitors. */
export function createDashboardApp(deps: AppDeps): RequestListener {
  return createResponder(deps, dashboardRoutes(deps));
}

function dashboardRoutes(deps: AppDeps): Route[] {
  const { dashboard, publicUrl, version } = deps;
  if (!dashboard) return [];
  const { admin, dashboardFolder } = dashboard;
  const routes = [...createAdminRoutes(admin, dashboardFolder), ...previewRoutes(admin, deps)];
  return [...routes, adminOpenApiRoute(routes, publicUrl ?? '/', version)];
}

function createResponder(deps: AppDeps, routes: readonly Route[]): RequestListener {
  const { store, logger, metrics, clock, newId, publicUrl, dashboard, seen } = deps;
  const { widgets } = store;
  const client = createClientAddress(deps.trustProxy);
  const floodLog = createFloodLog(logger);
  const authProxy = dashboard?.admin.config.authProxy;
  const proxiedName = authProxy && createProxiedName(authProxy, floodLog);
  return createPipeline(routes, {
    widgets,
    originGuard: createOriginGuard({ widgets, publicUrl, log: floodLog, seen }),
    rateLimiter: createRateLimiter(client, deps.rateLimits, logger, deps.store.makeLimiter),
    adminGuard: dashboard && createAdminGuard({ ...dashboard.admin, proxiedName, client, publicUrl }),
    sendError: createErrorSender(logger, floodLog, (code) => metrics?.countError(code)),
    logger,
    floodLog,
    metrics,
    clock,
    newId,
    seen,
  });
}
