/** The thread of the read model: reads the log beside the server, and answers what operators ask of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { followLog } from './insight/database/database-insight.js';
import { serveInsight } from './insight/serve-insight.js';
import type { FromThread, ThreadOptions, ToThread } from './insight/thread-messages.js';
import { lowerThreadPriority } from './runtime/thread-priority.js';
import { openOperatorStore } from './store/open-store.js';

/** A year of a large log takes longer to count than any visitor may be kept waiting. */
const STATEMENT_MS = 60_000;

/** Where both want the processor, visitors come first; of 19 steps so few that operators still get their answer. */
const NICENESS = 10;

lowerThreadPriority(NICENESS);
const { store } = workerData as ThreadOptions;
const { log } = await openOperatorStore(store, {
  mayCreate: false,
  statementMs: STATEMENT_MS,
});
const take = serveInsight(followLog(log, Date.now), (message: FromThread) => {
  parentPort?.postMessage(message);
});
parentPort?.on('message', (message: ToThread) => {
  take(message);
});
