/** Every address for operators: the admin API, and the files of the dashboard. */
import type { Route } from '../transport/route.js';
import { accountRoutes } from './identity/account-routes.js';
import type { AdminDeps } from './requests/admin-deps.js';
import { auditRoutes } from './identity/audit-routes.js';
import { dashboardFileRoutes } from './dashboard-file-routes.js';
import { eventsRoutes } from './events/events-routes.js';
import { privacyRoutes } from './privacy/privacy-routes.js';
import { healthRoutes } from './health/health-routes.js';
import { escalationRoutes } from './inbox/escalation-routes.js';
import { issuerRoutes } from './identity/issuer-routes.js';
import { importRoutes } from './knowledge/import-routes.js';
import { jobRoutes } from './knowledge/job-routes.js';
import { removalRoutes } from './knowledge/removal-routes.js';
import { sourceRoutes } from './knowledge/source-routes.js';
import { pageRoutes } from './knowledge/page-routes.js';
import { gapRoutes } from './gaps/gap-routes.js';
import { tryRoutes } from './gaps/try-routes.js';
import { insightRoutes } from './insight/insight-routes.js';
import { operatorRoutes } from './identity/operator-routes.js';
import { taskRoutes } from './overview/task-routes.js';
import { sessionRoutes } from './identity/session-routes.js';
import { signInRoutes } from './identity/sign-in-routes.js';
import { tokenRoutes } from './identity/token-routes.js';
import { deliveryRoutes } from './widgets/delivery-routes.js';
import { installRoutes } from './widgets/install-routes.js';
import { webhookRoutes } from './widgets/webhook-routes.js';
import { websiteRoutes } from './widgets/website-routes.js';
import { widgetRoutes } from './widgets/widget-routes.js';

/** @param dashboardFolder of the built files of the dashboard */
export function createAdminRoutes(deps: AdminDeps, dashboardFolder: string): Route[] {
  return [
    ...signInRoutes(deps),
    ...issuerRoutes(deps),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    ...operatorRoutes(deps),
    ...tokenRoutes(deps),
    ...auditRoutes(deps),
    ...taskRoutes(deps),
    ...escalationRoutes(deps),
    ...eventsRoutes(deps),
    ...pageRoutes(deps),
    ...widgetRoutes(deps),
    ...websiteRoutes(deps),
    ...installRoutes(deps),
    ...webhookRoutes(deps),
    ...deliveryRoutes(deps),
    ...gapRoutes(deps),
    ...tryRoutes(deps),
    ...removalRoutes(deps),
    ...sourceRoutes(deps),
    ...importRoutes(deps),
    ...jobRoutes(deps),
    ...healthRoutes(deps),
    ...insightRoutes(deps),
    ...privacyRoutes(deps),
    ...dashboardFileRoutes(dashboardFolder),
  ];
}
