/** The work of one import: reads a website, or files that were sent, and judges how that went. */
import { importPages } from '../../importing/files/import-pages.js';
import { spareWritten } from '../../importing/pages/spare-written.js';
import { importSite, type SiteProgress } from '../../importing/web/import-site.js';
import type { Clock } from '../../importing/web/pace.js';
import { stageChanges } from '../../importing/web/staged-changes.js';
import type { WebClient } from '../../importing/web/web-client.js';
import type { Source } from '../../site-records.js';
import type { Store } from '../../store/port/store.js';
import { countPages } from './count-pages.js';
import type { ImportWork } from './import-work.js';
import { judgeFiles, judgeSite, stopped, type Ending } from './judge-import.js';
import type { Uploads, UploadSet } from './uploads.js';

/** A website to import; how it is read is as for a source. */
export type SiteOrder = Omit<Source, 'every' | 'isPaused'>;

interface Means {
  readonly store: Pick<Store, 'pages' | 'sites'>;
  readonly client: WebClient;
  readonly uploads: Pick<Uploads, 'remove'>;
  readonly clock: Clock;
}

/** Tells those who follow an import how far it is. */
export const reportOf =
  (work: ImportWork) =>
  ({ done, queued, current, newlySkipped }: SiteProgress): void => {
    work.report({ done, queued, current }, newlySkipped);
  };

export async function importWebsite(
  { store, client, clock }: Means,
  work: ImportWork,
  site: SiteOrder,
): Promise<Ending> {
  const { widgetId, isDryRun } = work.job;
  const before = await countPages(store, widgetId, site.url);
  const staged = isDryRun ? stageChanges(store, widgetId) : undefined;
  work.staged = staged;
  const { url, isSingle = false, maxPages, delay, include, exclude } = site;
  const report = await importSite({
    client,
    clock,
    widgetId,
    start: url,
    isSingle,
    maxPages,
    delay,
    include,
    exclude,
    pages: staged?.pages ?? spareWritten(store.pages),
    sites: staged?.sites ?? store.sites,
    signal: work.stopping.signal,
    onProgress: reportOf(work),
  });
  if (isDryRun && report.isStopped) return stopped('Nothing was changed.');
  return judgeSite(report, before, isSingle);
}

/** The files go with it, whatever its end. */
export async function importFiles(
  { store, uploads }: Means,
  work: ImportWork,
  { folder, ...set }: UploadSet & { readonly folder: string },
  baseUrl: string | undefined,
): Promise<Ending> {
  const { widgetId, isDryRun } = work.job;
  work.staged = isDryRun ? stageChanges(store, widgetId) : undefined;
  const inSet = (text: string) => text.replaceAll(`${folder}/`, '');
  try {
    const report = await importPages({
      widgetId,
      sources: [folder],
      baseUrl,
      signal: work.stopping.signal,
      pages: work.staged?.pages ?? spareWritten(store.pages),
      onProgress: ({ step, done, total, current }) => {
        work.report({
          done: step === 'read' ? done : total,
          queued: step === 'read' ? total - done : 0,
          current,
        });
      },
    });
    const skipped = report.skipped.map((each) => ({
      ...each,
      source: inSet(each.source),
      reason: inSet(each.reason),
    }));
    work.report(work.job.progress, skipped);
    return judgeFiles({ ...report, skipped, notices: report.notices.map(inSet) });
  } finally {
    await uploads.remove(set);
  }
}
