/** Has each site imported once at a time, by the servers that share a store and by commands. */
import type { Lease, LeaseOptions, Leases } from '../../store/port/leases.js';
import { failed, type Ending } from './judge-import.js';
import type { ImportWork } from './import-work.js';

/** Commands import too. */
export const IMPORT_LEASE: LeaseOptions = { isForCommands: true };
export const importLease = (widgetId: string, url: string): string => `import ${widgetId} ${url}`;

/** Runs an import unless the same site is imported elsewhere; stops it once the lease is lost. */
export async function importAlone(
  leases: Leases,
  { job: { widgetId, from }, stopping }: ImportWork,
  run: () => Promise<Ending>,
): Promise<Ending> {
  const importing = ({ signal }: Lease) => {
    signal.addEventListener('abort', () => {
      stopping.abort();
    });
    return run();
  };
  const held = await leases.hold(importLease(widgetId, from.url ?? ''), importing, IMPORT_LEASE);
  return held?.result ?? failed(`Another server or a command imports ${from.url} now.`);
}
