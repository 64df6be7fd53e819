/** What the tests of the screens about knowledge share. */
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { startAdminApp, type AdminApp } from '../http/admin/admin.fixture.js';
import { WIDGET_ID } from '../http/app.fixture.js';
import { packageRoot } from '../runtime/package-root.js';

/** The address of a screen. @param path behind that of the first one */
export const knowledgeAt = (path: string): string =>
  `/dashboard/knowledge${path}${path.includes('?') ? '&' : '?'}widget=${WIDGET_ID}`;

/** A dashboard that imports websites of this machine. */
export const startWithSites = (t: TestContext): Promise<AdminApp> =>
  startAdminApp(t, {
    dashboardFolder: join(packageRoot(), 'dist', 'dashboard'),
    allowPrivate: ['127.0.0.0/8'],
  });
