/** The composition root: every part of the server is made here, joined, started and stopped. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config, RunningConfig } from './config.js';
import { hostFor } from './dashboard-place.js';
import { prepareDemo } from './demo.js';
import { createApp, type AppDeps } from './http/app.js';
import { createWaitingApp, type WaitingDeps } from './http/waiting-app.js';
import { createClientAddress } from './http/guards/client-address.js';
import { createConnectionLimit } from './http/guards/connection-limit.js';
import { createSeenCollector } from './http/guards/seen-collector.js';
import { createGracefulServer } from './http/transport/graceful-server.js';
import { startMetricsServer } from './http/operations/metrics-server.js';
import type { Metrics } from './http/operations/metrics.js';
import { ownMarkdown } from './importing/documents/own-markdown.js';
import { importPages } from './importing/files/import-pages.js';
import { createImports } from './jobs/run-imports.js';
import { userAgentOf } from './importing/web/user-agent.js';
import { openEngine } from './open-engine.js';
import { createDashboard, type DashboardNews } from './serve-dashboard.js';
import { packageRoot, packageVersion } from './runtime/package-root.js';
import { howToBuild } from './runtime/program-name.js';
import { startBackground } from './start-background.js';
import { createAwayStore } from './store/away-store.js';
import { openStore } from './store/open-store.js';
import type { Store } from './store/port/store.js';
import { programOn } from './store/program-on-store.js';
import { noticeLanguageOf } from './jobs/notices/notice-language.js';

export interface RunningServer {
  /** Address to open in a browser on this machine. */
  url: string;
  dashboard: DashboardNews;
  /** Finishes what is in flight, then lets go of everything. */
  stop(): Promise<void>;
}

/**
 * Starts a server and resolves once it takes requests.
 *
 * @param onStoreLost called when the store cannot keep its promises any longer and only a restart helps
 */
export async function serve(
  given: Config,
  logger: Logger,
  onStoreLost: (error: unknown) => void,
): Promise<RunningServer> {
  noticeLanguageOf(given);
  const root = packageRoot();
  const { config, removeCache } = await withCache(given);
  const docsFolder = config.demo ? join(root, 'docs') : undefined;
  const widgetFolder = join(root, 'dist', 'cdn');
  const client = createClientAddress(config.trustProxy);
  const mayConnect = createConnectionLimit(client, config.addressConnections, logger);
  const server = createGracefulServer(undefined, mayConnect);
  const listen = async (app: RequestListener) => {
    const port = await server.listen(app, config.port, config.host);
    return `http://${hostFor(config.host)}:${port}`;
  };
  const known: Omit<WaitingDeps, 'store'> = {
    logger,
    widgetFolder,
    docsFolder,
    clock: Date.now,
    newId: randomUUID,
    isDraining: server.isDraining,
    shutdownSignal: server.shutdownSignal,
    elsewhereMs: elsewhereMsOf(config),
    version: packageVersion(),
    publicUrl: config.publicUrl,
    trustProxy: config.trustProxy,
    addressQuota: config.addressQuota,
    rateLimits: { address: config.addressLimit, visitor: config.visitorLimit },
  };
  let awayFor: string | undefined;
  const store = await openStore(config, {
    async onAway(reason) {
      if (reason === awayFor) return;
      awayFor = reason;
      logger.warn(
        { url: await listen(createWaitingApp({ ...known, store: createAwayStore() })), reason },
        'waiting for the database',
      );
    },
    address: addressOf(config),
    onFatal: onStoreLost,
    onRequestError: (error) => {
      logger.error({ err: error }, 'requests of commands could not be read or answered');
    },
    onLookError: (error) => {
      logger.warn({ err: error }, 'what other servers changed could not be looked for');
    },
  });
  try {
    await store.watch();
    if (docsFolder !== undefined) {
      await prepareDemo(
        store,
        (widgetId) =>
          importPages({ pages: store.pages, widgetId, sources: [docsFolder], reader: ownMarkdown }),
        (error) => {
          logger.warn({ err: error }, 'the demo widget is not up to date');
        },
        packageVersion(),
      );
    }
    const metrics = await openMetrics(config, store);
    const answers = await openEngine(config, store, logger, metrics?.indexes);
    let isWarm = false;
    const readiness = {
      store,
      isDraining: server.isDraining,
      isWarm: () => isWarm,
      embeddings: answers.embeddings,
    };
    const imports = createImports({
      store,
      logger,
      uploadsFolder: uploadsFolderOf(config),
      program: programOn(config),
      allowPrivate: config.fetchAllowPrivate,
      userAgent: userAgentOf(packageVersion(), config.publicUrl),
    });
    const seen = createSeenCollector(store.seen, Date.now);
    const dashboard = createDashboard({
      config,
      store,
      logger,
      shutdownSignal: server.shutdownSignal,
      seen,
      imports,
      trials: answers.trials,
      search: answers.search,
    });
    const appDeps: AppDeps = {
      ...known,
      ...readiness,
      engine: answers.engine,
      metrics,
      dashboard: dashboard.shared,
      seen,
    };
    const app = createApp(appDeps);
    const metricsServer =
      metrics && (await startMetricsServer(metrics, config.metricsPort ?? 0, config.metricsHost, readiness));
    if (metricsServer)
      logger.info({ host: config.metricsHost, port: metricsServer.port }, 'metrics at /metrics');
    const news = await dashboard.start(appDeps);
    // Nothing is waited for from here on: requests come, and only who has this server can stop it without losing them.
    const url = await listen(app);
    void answers.warm().finally(() => (isWarm = true));
    const background = startBackground({ config, store, logger, imports, seen, answers });
    imports.keepFresh();
    if (!existsSync(join(widgetFolder, 'widget.js')))
      logger.warn(`the widget's files are missing: ${howToBuild()}`);
    return {
      url,
      dashboard: news,
      async stop() {
        // What asks is stopped before what it asks.
        await Promise.all([server.drain(), dashboard.stop(), imports.stop()]);
        metricsServer?.close();
        await background.stop();
        await answers.close();
        await store.close();
        await removeCache();
      },
    };
  } catch (error) {
    await store.close();
    await removeCache();
    throw error;
  }
}

/** Where nobody reads them, their library is not loaded. */
async function openMetrics({ metricsPort }: Config, store: Store): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const { createMetrics } = await import('./http/operations/metrics.js');
  return createMetrics(store, Date.now);
}

/** A folder for what can be made again: that of the configuration, or one that is gone with this server. */
async function withCache(
  config: Config,
): Promise<{ config: RunningConfig; removeCache: () => Promise<void> }> {
  if (config.cacheDir !== undefined) {
    return { config: { ...config, cacheDir: config.cacheDir }, removeCache: () => Promise.resolve() };
  }
  const cacheDir = await mkdtemp(join(tmpdir(), 'service-chat-cache-'));
  return {
    config: { ...config, cacheDir },
    removeCache: () => rm(cacheDir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Files that wait to be imported are part of the data folder, where there is one. */
const uploadsFolderOf = ({ databaseUrl, dataDir, cacheDir }: RunningConfig): string =>
  join(databaseUrl === undefined ? dataDir : cacheDir, 'uploads');

/** How long a reply may take that another server on the same database makes: of a language model, or of the pages alone. */
function elsewhereMsOf({ databaseUrl, languageModel }: Config): number {
  if (databaseUrl === undefined) return 0;
  return languageModel ? 30_000 : 300;
}

/** Where a person finds this server, as far as it is known before it listens. */
function addressOf({ publicUrl, host, port }: Config): string | undefined {
  return publicUrl ?? (port === 0 ? undefined : `http://${hostFor(host)}:${port}`);
}
