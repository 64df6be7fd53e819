/** Imports as a server runs them: on the web, by the clock of the machine; and the schedule of its sources. */
import { randomUUID } from 'node:crypto';
import { createAddressGuard } from '../network/address-guard.js';
import { systemClock } from '../importing/web/pace.js';
import { createWebClient } from '../importing/web/web-client.js';
import type { Store } from '../store/port/store.js';
import { createImportJobs, type ImportJobs } from './imports/import-jobs.js';
import { createUploads, type Uploads } from './imports/uploads.js';
import { startSourceRefresher, type SourceRefresherOptions } from './source-refresher.js';

export interface ImportsOptions {
  store: Pick<Store, 'widgets' | 'pages' | 'sites' | 'runs' | 'leases'>;
  logger: SourceRefresherOptions['logger'];
  /** Private networks that may be read, in CIDR notation. */
  allowPrivate: readonly string[];
  userAgent: string;
  /** What files to import wait in. */
  uploadsFolder: string;
  /** How the commands that operators are told of are called. */
  program: string;
}

export interface Imports {
  jobs: ImportJobs;
  uploads: Uploads;
  /** Begins to import the sources of all widgets when they are due. */
  keepFresh(): void;
  stop(): Promise<void>;
}

export function createImports({
  store,
  logger,
  allowPrivate,
  userAgent,
  uploadsFolder,
  program,
}: ImportsOptions): Imports {
  const client = createWebClient({ guard: createAddressGuard(allowPrivate), userAgent });
  const uploads = createUploads(uploadsFolder, randomUUID);
  // What a server before this one was stopped in the middle of.
  void uploads.clear().catch((error: unknown) => {
    logger.warn({ err: error }, 'files that were sent to be imported could not be removed');
  });
  const clock = systemClock;
  const jobs = createImportJobs({ store, client, uploads, program, clock, newId: randomUUID, logger });
  let refresher: ReturnType<typeof startSourceRefresher> | undefined;
  return {
    jobs,
    uploads,
    keepFresh() {
      const { widgets, sites, leases } = store;
      refresher = startSourceRefresher({
        widgets,
        sites,
        leases,
        clock,
        logger,
        random: Math.random,
        refresh: (widgetId, source, signal, lease) => jobs.refresh(widgetId, source, signal, lease),
      });
    },
    async stop() {
      await Promise.all([refresher?.stop(), jobs.stop()]);
      await client.close();
    },
  };
}
