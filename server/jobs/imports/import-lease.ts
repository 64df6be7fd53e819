/** Has each site imported by one server at a time, of all that share a store. */
import type { Leases } from '../../store/port/leases.js';
import { failed, type Ending } from './judge-import.js';
import type { ImportWork } from './import-work.js';

export const importLease = (widgetId: string, url: string): string => `import ${widgetId} ${url}`;

/** Runs an import unless another server imports the same site; stops it once the lease is lost. */
export async function importAlone(
  leases: Leases,
  { job: { widgetId, from }, stopping }: ImportWork,
  run: () => Promise<Ending>,
): Promise<Ending> {
  const held = await leases.hold(importLease(widgetId, from.url ?? ''), ({ signal }) => {
    signal.addEventListener('abort', () => {
      stopping.abort();
    });
    return run();
  });
  return held?.result ?? failed(`Another server imports ${from.url} now.`);
}
