/** Starts what the server does by itself, beside requests. */
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { SeenCollector } from './http/guards/seen-collector.js';
import { readProblems } from './http/operations/health.js';
import { keepChecks } from './jobs/keep-checks.js';
import { keepSeen } from './jobs/keep-seen.js';
import { notifyOwners } from './jobs/notify-owners.js';
import { startRetention } from './jobs/retention.js';
import type { Imports } from './jobs/run-imports.js';
import { startProblemLog } from './jobs/store-problem-log.js';
import type { OpenEngine } from './open-engine.js';
import type { Store } from './store/port/store.js';

/** What the work in the background works with. */
export interface BackgroundDeps {
  config: Config;
  store: Store;
  logger: Logger;
  imports: Pick<Imports, 'jobs'>;
  seen: SeenCollector;
  answers: Pick<OpenEngine, 'trials' | 'embeddings'>;
}

/** Work in the background, in progress. */
export interface Background {
  /** Waits for what is in progress; what was collected is stored. */
  stop(): Promise<void>;
}

export function startBackground({
  config,
  store,
  logger,
  imports,
  seen,
  answers,
}: BackgroundDeps): Background {
  const clock = Date.now;
  const isBusy = (widgetId: string): boolean =>
    (answers.embeddings?.().waiting ?? 0) > 0 ||
    imports.jobs.list(widgetId).some(({ state }) => state === 'running');
  const works = [
    notifyOwners(config, store, logger),
    startRetention(
      store,
      { visitors: config.retentionDays, audit: config.auditRetentionDays },
      clock,
      logger,
    ),
    keepSeen(seen, logger),
    keepChecks({ store, trials: answers.trials, clock, logger, isBusy }),
    startProblemLog(() => readProblems(store), logger),
  ];
  return {
    async stop() {
      await Promise.all(works.map((work) => work.stop()));
    },
  };
}
