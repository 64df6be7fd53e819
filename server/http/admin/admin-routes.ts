/** Every address for operators: the admin API, and the files of the dashboard. */
import type { Route } from '../transport/route.js';
import { accountRoutes } from './account-routes.js';
import type { AdminDeps } from './admin-deps.js';
import { auditRoutes } from './audit-routes.js';
import { dashboardFileRoutes } from './dashboard-file-routes.js';
import { operatorRoutes } from './operator-routes.js';
import { sessionRoutes } from './session-routes.js';
import { signInRoutes } from './sign-in-routes.js';
import { tokenRoutes } from './token-routes.js';

/** @param dashboardFolder of the built files of the dashboard */
export function createAdminRoutes(deps: AdminDeps, dashboardFolder: string): Route[] {
  return [
    ...signInRoutes(deps),
    ...sessionRoutes(deps),
    ...accountRoutes(deps),
    ...operatorRoutes(deps),
    ...tokenRoutes(deps),
    ...auditRoutes(deps.audit),
    ...dashboardFileRoutes(dashboardFolder),
  ];
}
