/** Imports for tests of the admin API: real ones, of sites on this machine, that wait for nothing. */
import { join } from 'node:path';
import { createImportJobs } from '../../jobs/imports/import-jobs.js';
import { createUploads } from '../../jobs/imports/uploads.js';
import { createWebClient } from '../../importing/web/web-client.js';
import { createAddressGuard } from '../../network/address-guard.js';
import type { Store } from '../../store/port/store.js';
import type { AdminDeps } from './requests/admin-deps.js';

/** @param folder of uploads, which is made with the first */
export function createTestImports(
  store: Store,
  clock: () => number,
  folder: string,
  allowed: readonly string[] = [],
): AdminDeps['imports'] & { stop(): Promise<void> } {
  const newId = () => crypto.randomUUID();
  const client = createWebClient({ guard: createAddressGuard(allowed), userAgent: 'ServiceChat/test' });
  const uploads = createUploads(join(folder, 'uploads'), newId);
  const jobs = createImportJobs({
    store,
    client,
    uploads,
    newId,
    program: 'service-chat',
    clock: { now: clock, sleep: () => Promise.resolve() },
    logger: { error: () => undefined },
  });
  return {
    jobs,
    uploads,
    async stop() {
      await jobs.stop();
      await client.close();
    },
  };
}
