/** Every route that tells operators of what visitors asked. */
import type { Route } from '../../transport/route.js';
import type { AdminDeps } from '../requests/admin-deps.js';
import { conversationRoutes } from './conversation-routes.js';
import { exportRoutes } from './export-route.js';
import { feedbackRoutes } from './feedback-routes.js';
import { usageRoutes } from './usage-routes.js';

export function insightRoutes(deps: AdminDeps): Route[] {
  return [...usageRoutes(deps), ...conversationRoutes(deps), ...exportRoutes(deps), ...feedbackRoutes(deps)];
}
