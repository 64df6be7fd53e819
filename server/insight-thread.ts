/** The thread of the read model: reads the log beside the server, and answers what operators ask of it. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveInsight } from './insight/serve-insight.js';
import type { FromThread, ThreadOptions, ToThread } from './insight/thread-messages.js';
import { openOperatorStore } from './store/open-store.js';

const { store } = workerData as ThreadOptions;
const { log } = await openOperatorStore(store, { mayCreate: false });
const take = serveInsight(
  log,
  (message: FromThread) => {
    parentPort?.postMessage(message);
  },
  Date.now,
);
parentPort?.on('message', (message: ToThread) => {
  take(message);
});
