/** The use case of importing a widget's source again, wholly or not at all. */
import { AppError } from '../../errors.js';
import type { Site, Source } from '../../site-records.js';
import type { Lease } from '../../store/port/leases.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';
import type { DocumentReader } from '../documents/document-reader.js';
import { stageChanges } from './staged-changes.js';
import { importSite, type SiteProgress, type SiteReport } from './import-site.js';
import type { Clock } from './pace.js';
import type { WebClient } from './web-client.js';

export interface RefreshOptions {
  pages: Pick<PageStore, 'list' | 'get' | 'change'>;
  sites: SiteStore;
  client: WebClient;
  reader?: DocumentReader | undefined;
  clock: Clock;
  widgetId: string;
  source: Source;
  signal: AbortSignal;
  /** Under which the import goes; a former holder changes nothing. */
  lease?: Lease | undefined;
  onProgress?: ((progress: SiteProgress) => void) | undefined;
}

export type Refresh = { report: SiteReport } | { failure: string } | 'stopped';

/**
 * Imports the source and changes the widget's pages only after the whole site responded well. What failed is
 * noted in the record of the site; where it was stopped, nothing is.
 *
 * @throws what the stores throw
 */
export async function refreshSource(options: RefreshOptions): Promise<Refresh> {
  const { pages, sites, widgetId, source, clock, signal, lease } = options;
  const staged = stageChanges({ pages, sites }, widgetId);
  const refresh = await importStagedChanges();
  if (signal.aborted) return 'stopped';
  if ('report' in refresh) await staged.commit(lease);
  else await noteFailure(refresh.failure);
  return refresh;

  async function importStagedChanges(): Promise<{ report: SiteReport } | { failure: string }> {
    const { maxPages, delay, isSingle, include, exclude } = source;
    try {
      const report = await importSite({
        ...options,
        pages: staged.pages,
        sites: staged.sites,
        start: source.url,
        maxPages,
        delay,
        include,
        exclude,
        ...(isSingle !== undefined && { isSingle }),
        onUnreadable: (unreadable) => changeRecord((site) => ({ ...site, unreadable })),
      });
      return report.isComplete ? { report } : { failure: report.notices.join(' ') };
    } catch (error) {
      if (error instanceof AppError) return { failure: error.message };
      throw error;
    }
  }

  function noteFailure(reason: string): Promise<void> {
    const at = new Date(clock.now()).toISOString();
    return changeRecord((site) => ({ ...site, failure: { at, reason } }));
  }

  /** At once, whatever becomes of this import. */
  async function changeRecord(change: (site: Site) => Site): Promise<void> {
    const before = await sites.get(widgetId, source.url);
    const startedAt = new Date(clock.now()).toISOString();
    await sites.save(widgetId, change(before ?? { start: source.url, startedAt, pending: [], visits: [] }));
  }
}
