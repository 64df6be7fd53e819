/** The composition root: every part of the server is made here, joined, started and stopped. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino, type Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config.js';
import { DEMO_WIDGET_ID, prepareDemo } from './demo.js';
import { AppError } from './errors.js';
import { createApp } from './http/app.js';
import { createGracefulServer } from './http/graceful-server.js';
import { startMetricsServer } from './http/metrics-server.js';
import { createMetrics } from './http/metrics.js';
import { importPages } from './knowledge/import-pages.js';
import { keepSourcesFresh } from './knowledge/web/keep-sources-fresh.js';
import { userAgentOf } from './knowledge/web/user-agent.js';
import { createAddressGuard } from './network/address-guard.js';
import { openEngine } from './open-engine.js';
import { packageRoot, packageVersion } from './package-root.js';
import { startRetention } from './retention.js';
import { embedSnippet } from './snippet.js';
import { openJsonStore } from './store/json-store.js';
import { openOwnerInbox } from './store/owner-inbox.js';
import { openSiteFiles } from './store/site-files.js';
import type { Store } from './store/store.js';
import { startCourier } from './webhooks/courier.js';
import { createEventSender } from './webhooks/event-sender.js';

/** Exit codes of sysexits.h, which process managers tell apart. */
const EXIT = { failure: 1, storeLost: 70, configuration: 78 } as const;

export interface RunningServer {
  /** Address to open in a browser on this machine. */
  url: string;
  /** Finishes what is under way, then lets go of everything. */
  stop(): Promise<void>;
}

/**
 * Starts a server and resolves once it takes requests.
 *
 * @param onStoreLost called when the store cannot keep its promises any longer and only a restart helps
 */
export async function serve(
  config: Config,
  logger: Logger,
  onStoreLost: (error: unknown) => void,
): Promise<RunningServer> {
  const root = packageRoot();
  const docsFolder = join(root, 'docs');
  const widgetFolder = join(root, 'dist', 'cdn');
  const store = await openJsonStore(config.dataDir, { onFatal: onStoreLost });
  try {
    await prepareDemo(store, (widgetId) =>
      importPages({ pages: store.pages, widgetId, sources: [docsFolder] }),
    );
    const answers = await openEngine(config, store, logger);
    let isWarm = false;
    const metrics = config.metricsPort === undefined ? undefined : createMetrics(store);
    const server = createGracefulServer();
    const app = createApp({
      store,
      engine: answers.engine,
      logger,
      metrics,
      clock: Date.now,
      newId: randomUUID,
      isDraining: server.isDraining,
      isWarm: () => isWarm,
      embeddings: answers.embeddings,
      version: packageVersion(),
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      floodLimits: { address: config.addressLimit, visitor: config.visitorLimit },
      widgetFolder,
      docsFolder,
    });
    const metricsServer =
      metrics && (await startMetricsServer(metrics, config.metricsPort ?? 0, config.metricsHost));
    if (metricsServer)
      logger.info({ host: config.metricsHost, port: metricsServer.port }, 'metrics at /metrics');
    const port = await server.listen(app, config.port, config.host);
    const url = `http://${hostFor(config.host)}:${port}`;
    void answers.warm().finally(() => (isWarm = true));
    const inbox = openOwnerInbox({
      dataDir: config.dataDir,
      store,
      clock: Date.now,
      onError: (error) => {
        logger.error({ err: error }, 'requests of commands could not be read or answered');
      },
    });
    const webhooks = serveWebhooks(config, store, logger);
    const { retentionDays } = config;
    const retention = retentionDays && startRetention(store, retentionDays, Date.now, logger);
    const sources = keepSourcesFresh({
      widgets: store.widgets,
      pages: store.pages,
      sites: openSiteFiles(config.dataDir),
      allowPrivate: config.fetchAllowPrivate,
      userAgent: userAgentOf(packageVersion(), config.publicUrl),
      logger,
    });
    for (const problem of await store.problems()) logger.error(problem, 'not readable');
    if (!existsSync(join(widgetFolder, 'widget.js'))) logger.warn('the widget is not built: npm run build');
    return {
      url,
      async stop() {
        await Promise.all([server.drain(), sources.stop()]);
        metricsServer?.close();
        await Promise.all([inbox.stop(), webhooks.stop(), retention && retention.stop()]);
        await answers.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Runs a server until a signal stops it, and ends the process: 0 after SIGTERM or SIGINT, 78 for a wrong
 * configuration, 70 when the store is lost, 1 for every other failure. Log lines go to stdout, words for a person
 * to stderr.
 *
 * @param overrides values that win over the environment, as for `readConfig`
 */
export async function runServer(overrides: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
  let running: RunningServer | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    await running?.stop();
    process.exit(exitCode);
  };

  try {
    const config = readConfig(overrides);
    const logger = pino({ level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) process.exit(EXIT.failure);
        logger.info({ signal }, 'stopping');
        void stop(0);
      });
    }
    process.on('uncaughtException', (error) => {
      logger.fatal({ err: error }, 'unforeseen failure; stopping');
      if (stopping) process.exit(EXIT.failure);
      void stop(EXIT.failure);
    });
    running = await serve(config, logger, (error) => {
      logger.fatal({ err: error }, 'the store is lost; stopping, so that a restart recovers it');
      void stop(EXIT.storeLost);
    });
    logger.info({ url: running.url, dataDir: config.dataDir }, 'listening');
    process.stderr.write(welcome(config, running.url));
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(error instanceof ConfigError ? EXIT.configuration : EXIT.failure);
  }
}

/** Tells webhooks what visitors left, now and after every restart. */
function serveWebhooks(config: Config, { widgets, deliveries }: Store, logger: Logger) {
  const sender = createEventSender({
    guard: createAddressGuard(config.webhookAllowPrivate),
    userAgent: `service-chat/${packageVersion()}`,
    clock: Date.now,
  });
  const courier = startCourier({
    ...{ widgets, deliveries, sender, clock: Date.now, newId: randomUUID, random: Math.random, logger },
  });
  return {
    async stop() {
      await courier.stop();
      await sender.close();
    },
  };
}

/** The host under which this machine reaches a server that listens on `host`. */
function hostFor(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function welcome({ publicUrl, dataDir }: Config, url: string): string {
  return `
Service Chat is ready.

  Demo page   ${url}/
  Data        ${dataDir}

Embed the demo widget in a page on localhost:

${embedSnippet(publicUrl ?? url, DEMO_WIDGET_ID).replace(/^/gm, '  ')}

`;
}

/** What went wrong and what to do, without a stack where the reason is known. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is already in use. Stop the other program, or choose another port: PORT=3001`;
  }
  if (code === 'EACCES') return `Port ${String(port)} may not be used by this user. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${String(address)}. Change HOST.`;
  return error.stack ?? error.message;
}
