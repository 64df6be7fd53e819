/** The server as a process: from its environment to its exit code. */
import { pino } from 'pino';
import { ConfigError, readConfig, type Config } from './config.js';
import { DEMO_WIDGET_ID } from './defaults.js';
import { AppError } from './errors.js';
import { openLogOutput, outliveReaders } from './runtime/log-output.js';
import { serve, type RunningServer } from './serve.js';
import { embedSnippet } from './snippet.js';
import { programOn } from './store/program-on-store.js';
import { placeOfStore } from './store/port/store-place.js';

/** Exit codes of sysexits.h, which process managers tell apart. */
const EXIT = { failure: 1, storeLost: 70, configuration: 78 } as const;

/** When a stop is forced. What is in flight then is cut off as by a crash, which loses nothing that was acknowledged. */
const STOP_MS = 25_000;

/**
 * Runs a server until a signal stops it, and ends the process: 0 after SIGTERM or SIGINT, 78 for a wrong
 * configuration, 70 when the store is lost, 1 for every other failure. Log lines go to stdout, words for a person
 * to stderr.
 *
 * @param overrides values that win over the environment, as for `readConfig`
 * @param stopMs when a stop is forced
 */
export async function runServer(
  overrides: Readonly<Record<string, string | undefined>> = {},
  stopMs = STOP_MS,
): Promise<void> {
  let config: Config | undefined;
  let running: RunningServer | undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(exitCode || EXIT.failure), stopMs).unref();
    await running?.stop();
    process.exit(exitCode);
  };

  outliveReaders();
  try {
    config = readConfig(overrides);
    const { isoTime: timestamp } = pino.stdTimeFunctions;
    const logger = pino({ level: config.logLevel, timestamp }, openLogOutput(process.stdout));
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
    const place = placeOfStore(config);
    const data = config.databaseUrl === undefined ? { dataDir: place } : { database: place };
    logger.info({ url: running.url, ...data }, 'listening');
    process.stderr.write(welcome(config, running));
  } catch (error) {
    process.stderr.write(`${describeFailure(error, config)}\n`);
    process.exit(error instanceof ConfigError ? EXIT.configuration : EXIT.failure);
  }
}

function welcome(config: Config, { url, dashboard }: RunningServer): string {
  const { publicUrl, demo } = config;
  const place = placeOfStore(config);
  if (!demo) {
    return `
Service Chat is ready.

  Address     ${url}/
${describeDashboard(dashboard, url)}  Data        ${place}

See your widgets with: ${programOn(config)} widget list

`;
  }
  return `
Service Chat is ready.

  Demo page   ${url}/
${describeDashboard(dashboard, url)}  Data        ${place}

Embed the demo widget in a page on localhost:

${embedSnippet(publicUrl ?? url, DEMO_WIDGET_ID).replace(/^/gm, '  ')}

`;
}

/** The secret of the first link is told here alone: on the console, and in no log. */
function describeDashboard(dashboard: RunningServer['dashboard'], visitorsUrl: string): string {
  if (!dashboard) return '';
  if ('refusal' in dashboard) return `  Dashboard   ${dashboard.refusal}\n`;
  const { url = visitorsUrl, setupPath } = dashboard;
  if (setupPath === undefined) return `  Dashboard   ${url}/dashboard/\n`;
  return `  Dashboard   ${url}${setupPath}\n              Open this link to become the first operator.\n`;
}

/** What went wrong and what to do, without a stack where the reason is known. */
function describeFailure(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') {
    const ports = { METRICS_PORT: config?.metricsPort, DASHBOARD_PORT: config?.dashboardPort };
    const [variable = 'PORT'] = Object.entries(ports).find(([, each]) => each === port) ?? [];
    const another = `${variable}=${String((port ?? 0) + 1)}`;
    return `Port ${String(port)} is already in use. Stop the other program, or choose another port: ${another}`;
  }
  if (code === 'EACCES') return `Port ${String(port)} may not be used by this user. Choose one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${String(address)}. Change HOST.`;
  return error.stack ?? error.message;
}
