/** What became of an import, in words: whether it went well, and what looks wrong though it did. */
import type { ImportRun } from '../../admin-contract/imports.js';
import type { ImportReport } from '../../importing/files/import-pages.js';
import type { SiteReport } from '../../importing/web/import-site.js';

export type Ending = Pick<ImportRun, 'outcome' | 'counts' | 'warnings' | 'notices' | 'failure' | 'refused'>;

/** A site that has less than this share of the pages of before is worth a look. */
const LEAST_SHARE = 0.5;

/** @param before how many pages the widget had from this site */
export function judgeSite(report: SiteReport, before: number, isSingle: boolean): Ending {
  const { isStopped, isComplete, notices, sitemaps = [], pages, start } = report;
  const counts = countsOf({ ...report, removed: report.removed });
  if (isStopped) return { outcome: 'stopped', counts, warnings: [], notices: [...notices, GOES_ON] };
  if (!isComplete)
    return { outcome: 'failed', counts, warnings: [], notices: [], failure: notices.join(' ') };
  if (pages === 0)
    return {
      outcome: 'failed',
      counts,
      warnings: [],
      notices,
      failure: `${start} has no page that can be read.`,
    };
  const warnings: string[] = [];
  if (pages === 1 && sitemaps.length > 0 && !isSingle) {
    warnings.push(
      'Only one page was read, though the site names its pages in a sitemap. Look at what was skipped: the address may be too narrow, or the site may turn programs away.',
    );
  }
  if (before > 1 && pages < LEAST_SHARE * before) {
    warnings.push(
      `The site has ${pages} pages now, and had ${before} before. Open it in a browser to see whether the rest is still there.`,
    );
  }
  const unlinked = describeUnlinked(report.unlinked);
  return {
    outcome: warnings.length > 0 ? 'warning' : 'done',
    counts,
    warnings,
    notices: [...notices, ...unlinked],
  };
}

export function judgeFiles(report: ImportReport): Ending {
  const counts = countsOf({ ...report, removed: 0 });
  if (report.pages > 0) return { outcome: 'done', counts, warnings: [], notices: report.notices };
  const failure = 'None of the files became a page.';
  return { outcome: 'failed', counts, warnings: [], notices: report.notices, failure };
}

export function stopped(notice: string): Ending {
  return { outcome: 'stopped', warnings: [], notices: [notice] };
}

export function failed(failure: string, refused?: Ending['refused']): Ending {
  return { outcome: 'failed', warnings: [], notices: [], failure, ...(refused && { refused }) };
}

const GOES_ON = 'What was imported stays. The same import goes on from here within a day.';

function countsOf({
  pages,
  passages,
  imported,
  updated,
  unchanged,
  removed,
  skipped,
}: ImportReport & { removed: number }) {
  return { pages, passages, imported, updated, unchanged, removed, skipped: skipped.length };
}

function describeUnlinked({ length, 0: first }: readonly string[]): string[] {
  if (first === undefined) return [];
  return [
    `No page links to ${length === 1 ? 'one page' : `${length} pages`} that the sitemap names, such as ${first}. Visitors come there by search engines and this chat alone.`,
  ];
}
