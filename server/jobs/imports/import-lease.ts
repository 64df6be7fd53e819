/** Has each site imported once at a time, by the servers that share a store and by commands. */
import { AppError } from '../../errors.js';
import type { StagedChanges } from '../../importing/web/staged-changes.js';
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

/**
 * Makes what was staged unless the same site is imported meanwhile, by whomever. Files are of no site, and each set of
 * them is imported once.
 *
 * @returns as `StagedChanges.commit`
 * @throws {AppError} `conflict`, and then nothing is changed
 */
export async function commitAlone(
  leases: Leases,
  { job: { widgetId, from } }: ImportWork,
  staged: StagedChanges,
): Promise<string[]> {
  if (from.url === undefined) return staged.commit();
  const commit = (lease: Lease) => staged.commit(lease);
  const held = await leases.hold(importLease(widgetId, from.url), commit, IMPORT_LEASE);
  if (held) return held.result;
  throw new AppError('conflict', `${from.url} is imported now. Nothing was changed; try again after it.`);
}
