/** The HTTP side, put together: the table of routes, and what every request passes before its route. */
import type { RequestListener } from 'node:http';
import { createErrorSender } from './error-response.js';
import { createClientAddress } from './guards/client-address.js';
import { createOriginGuard } from './guards/origin-guard.js';
import { createFloodLog } from './transport/flood-log.js';
import { createRateLimiter, type RateLimits } from './guards/rate-limiter.js';
import { openApiRoute } from './openapi/openapi-route.js';
import { createPipeline, type PipelineDeps } from './pipeline.js';
import { createRoutes, type RouteDeps } from './routes.js';

export interface AppDeps extends RouteDeps, Pick<PipelineDeps, 'logger'> {
  /** Version of this software, for its description of the API. */
  version: string;
  /** Address that browsers reach this server under. */
  publicUrl: string | undefined;
  rateLimits: RateLimits;
}

/** Makes what responds to every request that reaches the server. */
export function createApp(deps: AppDeps, routes = createRoutes(deps)): RequestListener {
  const { store, logger, metrics, clock, newId, publicUrl } = deps;
  const { widgets } = store;
  const client = createClientAddress(deps.trustProxy);
  const floodLog = createFloodLog(logger);
  return createPipeline([...routes, openApiRoute(routes, publicUrl ?? '/', deps.version)], {
    widgets,
    originGuard: createOriginGuard({ widgets, publicUrl, log: floodLog }),
    rateLimiter: createRateLimiter(client, deps.rateLimits, logger),
    sendError: createErrorSender(logger, (code) => metrics?.countError(code)),
    ...{ logger, floodLog, metrics, clock, newId },
  });
}
