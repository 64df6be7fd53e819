/** Makes the read model of a server. */
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { createThreadInsight, type ThreadInsight } from './insight/thread-insight.js';
import type { ThreadOptions } from './insight/thread-messages.js';
import { startThread } from './runtime/start-thread.js';
import type { Store } from './store/port/store.js';

/** Of a database: one thing is read after another. */
const CONNECTIONS = 2;

export function openInsight(config: Config, { log }: Store, logger: Logger): ThreadInsight {
  const { dataDir, databaseUrl } = config;
  const workerData: ThreadOptions = { store: { dataDir, databaseUrl, databasePool: CONNECTIONS } };
  // What it reads is soon forgotten: a small nursery for it saves tens of megabytes.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 };
  const start = () => startThread('./insight-thread', import.meta.url, { workerData, resourceLimits });
  return createThreadInsight(log, start, (error) => {
    logger.error({ err: error }, 'the thread that counts for the dashboard ended, and is started again');
  });
}
