/** What `pages import` tells of its work, for files and sites together. */
import { AppError } from '../../errors.js';
import type { ImportReport, SkippedSource } from '../../importing/files/import-pages.js';
import { PAGE_EXTENSIONS } from '../../importing/files/find-files.js';
import type { SiteReport } from '../../importing/web/import-site.js';
import type { Outcome } from '../terminal/command.js';
import { count } from '../../runtime/quantities.js';

/** Skipped sources that a person is shown before they are only counted. */
const SHOWN_SKIPS = 20;

const EMBEDDED_LATER = 'A running server embeds them in the background; until then words alone find them.';

/**
 * @param files absent where no file was to be imported
 * @param isEmbedded whether a server makes vectors of the pages
 * @throws {AppError} `not_found` where there is no page at all, unless the work was stopped
 */
export function importOutcome(
  sources: readonly string[],
  files: ImportReport | undefined,
  sites: readonly SiteReport[],
  isEmbedded = false,
): Outcome {
  const all = [...(files ? [files] : []), ...sites];
  const skipped = all.flatMap((report) => report.skipped);
  const isComplete = sites.every((site) => site.isComplete);
  const pages = sum(all, 'pages');
  if (pages === 0 && isComplete) throw noPageFound(sources, skipped);
  const isChanged = sum(all, 'imported') + sum(all, 'updated') > 0;
  const notices = all.flatMap((report) => report.notices);
  const later = isEmbedded && isChanged ? [EMBEDDED_LATER] : [];
  const unlinked = sites.flatMap((site) => site.unlinked);
  const sitemaps = sites.flatMap((site) => site.sitemaps ?? []);
  const found = describeUnlinked(unlinked);
  const json = { pages, passages: sum(all, 'passages'), skipped };
  if (sites.length === 0) return { json, text: describe(all, skipped, [...notices, ...later]) };
  const removed = sites.reduce((total, site) => total + site.removed, 0);
  const changes = {
    imported: sum(all, 'imported'),
    updated: sum(all, 'updated'),
    unchanged: sum(all, 'unchanged'),
    removed,
  };
  const goOn = isComplete ? [] : ['Run the same command again to go on.'];
  return {
    isStopped: sites.some((site) => site.isStopped),
    json: {
      ...json,
      ...changes,
      notices,
      isComplete,
      ...(sitemaps.length > 0 && { sitemaps }),
      ...(unlinked.length > 0 && { unlinked }),
    },
    text: describe(all, skipped, [...found, ...notices, ...goOn, ...later], removed),
  };
}

type Counts = Record<'pages' | 'passages' | 'imported' | 'updated' | 'unchanged', number>;

function sum(reports: readonly Counts[], name: keyof Counts): number {
  return reports.reduce((total, report) => total + report[name], 0);
}

function noPageFound(sources: readonly string[], skipped: SkippedSource[]): AppError {
  const found =
    skipped.length === 0
      ? `It holds no file that ends in ${PAGE_EXTENSIONS.join(', ')}.`
      : `${count(skipped.length, nounFor(skipped))} skipped:\n${skippedLines(skipped).join('\n')}`;
  return new AppError('not_found', `No page found in ${sources.join(', ')}. ${found}`);
}

function describe(
  reports: readonly Counts[],
  skipped: SkippedSource[],
  notices: readonly string[],
  removed?: number,
): string {
  const changes = [
    `${sum(reports, 'imported')} new`,
    `${sum(reports, 'updated')} updated`,
    `${sum(reports, 'unchanged')} unchanged`,
    ...(removed === undefined ? [] : [`${removed} removed`]),
  ].join(', ');
  const [pages, passages] = [sum(reports, 'pages'), sum(reports, 'passages')];
  const lines = [`Imported ${count(pages, 'page')} with ${count(passages, 'passage')}: ${changes}.`];
  return [...lines, ...describeSkipped(skipped), ...notices].join('\n');
}

/** Lines that name what was skipped, and why, and what to do; none where nothing was. */
export function describeSkipped(skipped: readonly SkippedSource[]): string[] {
  if (skipped.length === 0) return [];
  return [`Skipped ${count(skipped.length, nounFor(skipped))}:`, ...skippedLines(skipped)];
}

/** How the pages of a site were found; nothing where nobody looked. */
export function describeSitemaps({ start, sitemaps }: SiteReport): string | undefined {
  if (sitemaps === undefined) return undefined;
  return sitemaps.length > 0
    ? `${start} names its pages in a sitemap: ${sitemaps.join(', ')}`
    : `${start} has no sitemap that names its pages, so links were followed.`;
}

function describeUnlinked(unlinked: readonly string[]): string[] {
  if (unlinked.length === 0) return [];
  const shown = unlinked.slice(0, SHOWN_SKIPS).map((url) => `  ${url}`);
  const more = unlinked.length - shown.length;
  return [
    `No page links to ${count(unlinked.length, 'page')} that the sitemap names:`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more; --json lists all`] : []),
    'Visitors come there by search engines and this chat alone. Link to them, or take what is out of date out of the sitemap.',
  ];
}

function nounFor(skipped: readonly SkippedSource[]): string {
  return skipped.every(({ source }) => !/^https?:/.test(source)) ? 'file' : 'source';
}

function skippedLines(skipped: readonly SkippedSource[]): string[] {
  const lines = skipped.slice(0, SHOWN_SKIPS).map(({ source, reason }) => `  ${source} ${reason}`);
  const more = skipped.length - lines.length;
  if (more > 0) lines.push(`  … and ${more} more; --json lists all`);
  return [...lines, ...new Set(skipped.flatMap(({ advice }) => advice ?? []))];
}
