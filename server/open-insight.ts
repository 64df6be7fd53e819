/** Makes what answers operators who ask of the log. */
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { AppError } from './errors.js';
import { createThreadInsight, type ThreadInsight } from './insight/thread-insight.js';
import type { ThreadOptions } from './insight/thread-messages.js';
import { sleepUnheld, startLoop, type Loop } from './runtime/start-loop.js';
import { startThread } from './runtime/start-thread.js';
import type { Store } from './store/port/store.js';

/** Of a database: one thing is read after another, and totals beside what they are made of. */
const CONNECTIONS = 2;
/** Of several servers on a database, those alone hold what they read of it that operators look at. */
const IDLE_MS = 30 * 60_000;
/** How often one of the servers brings what operators see up to date, so that nobody waits long for it. */
const KEEP_MS = 60 * 60_000;
const LOOK_MS = 10 * 60_000;
/** Counts nothing. */
const NOTHING = { widgetIds: [], from: 0, to: 0 };

export function openInsight(config: Config, { log, leases }: Store, logger: Logger): ThreadInsight {
  const { dataDir, databaseUrl } = config;
  const workerData: ThreadOptions = { store: { dataDir, databaseUrl, databasePool: CONNECTIONS } };
  // What it reads is soon forgotten. A small nursery saves tens of megabytes; a limit far above what it ever holds has
  // V8 collect earlier, which saves a hundred over a log of a million records.
  const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 1024 };
  const start = () => startThread('./insight-thread', import.meta.url, { workerData, resourceLimits });
  const onError = (error: unknown) => {
    logger.error({ err: error }, 'the thread that counts for the dashboard ended, and is started again');
  };
  const insight = createThreadInsight(log, start, onError, databaseUrl === undefined ? undefined : IDLE_MS);
  if (databaseUrl === undefined) return insight;
  const keep = async () => {
    try {
      await leases.hold('turns', () => insight.usageByWidget(NOTHING), { everyMs: KEEP_MS });
    } catch (error) {
      // It goes on then.
      if (!(error instanceof AppError && error.code === 'not_ready'))
        logger.warn({ err: error }, 'what the dashboard shows was not brought up to date; it is tried again');
    }
    return LOOK_MS;
  };
  let loop: Loop | undefined;
  return {
    ...insight,
    start() {
      loop ??= startLoop(keep, { firstPause: LOOK_MS, sleep: sleepUnheld });
    },
    async close() {
      // First the thread, which a round may wait for.
      await insight.close();
      await loop?.stop();
    },
  };
}
