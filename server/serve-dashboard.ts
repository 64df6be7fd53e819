/** Serves operators: on the port of visitors, on one of their own, or not at all. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { SearchState } from './doctor/check-search.js';
import { DASHBOARD_REFUSED, hostFor, placeOfDashboard } from './dashboard-place.js';
import { createAdminDeps } from './http/admin/create-admin-deps.js';
import { createDashboardApp, type AppDeps, type DashboardDeps } from './http/app.js';
import type { SeenCollector } from './http/guards/seen-collector.js';
import { createGracefulServer } from './http/transport/graceful-server.js';
import { deriveInThread } from './identity/derive-key.js';
import { createPasswords } from './identity/passwords.js';
import { openInsight } from './open-insight.js';
import type { Imports } from './jobs/run-imports.js';
import type { Trials } from './operate/gaps/trials.js';
import { packageRoot, packageVersion } from './runtime/package-root.js';
import type { Store } from './store/port/store.js';

/** What a person is told of the dashboard at start. */
export type DashboardNews =
  /**
   * With a path to the page where the first operator is made, until there is one; without an address where it is
   * that of the visitors.
   */
  { url: string | undefined; setupPath: string | undefined } | { refusal: string } | undefined;

export interface Dashboard {
  /** For the app that visitors are served by; absent where operators are not served there. */
  shared: DashboardDeps | undefined;
  /** Opens the port of its own, where it has one, and gives what there is to tell. */
  start(app: AppDeps): Promise<DashboardNews>;
  stop(): Promise<void>;
}

/** What the server of visitors shares with the dashboard. */
export interface DashboardSurroundings {
  config: Config;
  store: Store;
  logger: Logger;
  /** Of the server of visitors. */
  shutdownSignal: AbortSignal;
  seen: SeenCollector;
  imports: Pick<Imports, 'jobs' | 'uploads'>;
  trials: Trials;
  search: SearchState;
}

export function createDashboard(surroundings: DashboardSurroundings): Dashboard {
  const { config, store, logger, shutdownSignal, seen, imports, trials, search } = surroundings;
  const place = placeOfDashboard(config);
  const server = createGracefulServer();
  const stopping = new AbortController();
  for (const signal of [shutdownSignal, server.shutdownSignal]) {
    signal.addEventListener('abort', () => {
      stopping.abort();
    });
  }
  const insight = openInsight(config, store, logger);
  const dashboard: DashboardDeps = {
    admin: createAdminDeps({
      store,
      insight,
      imports,
      trials,
      search,
      config,
      version: packageVersion(),
      seen,
      clock: Date.now,
      newId: randomUUID,
      passwords: createPasswords(undefined, deriveInThread),
      shutdownSignal: stopping.signal,
    }),
    dashboardFolder: join(packageRoot(), 'dist', 'dashboard'),
  };
  let isListening = false;

  async function listen(app: AppDeps): Promise<string> {
    const { dashboardPort = 0, dashboardHost } = config;
    // PUBLIC_URL is where visitors come; what it says of encryption holds for that port alone.
    const handler = createDashboardApp({ ...app, publicUrl: undefined, dashboard });
    const port = await server.listen(handler, dashboardPort, dashboardHost);
    isListening = true;
    logger.info({ host: dashboardHost, port }, 'dashboard on a port of its own');
    return `http://${hostFor(dashboardHost)}:${port}`;
  }

  /** A store that cannot tell whether there is an operator keeps operators out, not visitors. */
  async function setupPath(): Promise<string | undefined> {
    try {
      return await dashboard.admin.setup.openLink();
    } catch (error) {
      logger.error({ err: error }, 'operators cannot be read');
      return undefined;
    }
  }

  return {
    shared: place === 'shared' ? dashboard : undefined,
    async start(app) {
      if (place === 'off') return undefined;
      if (place === 'refused') {
        logger.warn(DASHBOARD_REFUSED);
        return { refusal: DASHBOARD_REFUSED };
      }
      const url = place === 'own' ? await listen(app) : config.publicUrl;
      if (!existsSync(join(dashboard.dashboardFolder, 'index.html')))
        logger.warn('the dashboard is not built: npm run build');
      const path = await setupPath();
      // Before the first operator there is nobody to count for.
      if (path === undefined) insight.start();
      return { url, setupPath: path };
    },
    async stop() {
      if (isListening) await server.drain();
      await insight.close();
    },
  };
}
