/** The use case of bringing the pages of a site on the web into a widget, and of keeping them fresh. */
import { AppError } from '../../errors.js';
import type { Site, UnreadablePage } from '../../site-records.js';
import type { PageStore, SiteStore } from '../../store/port/page-store.js';
import { createDocumentReader, type DocumentReader } from '../documents/document-reader.js';
import { CrawlFiles } from './crawl-files.js';
import { crawlSite, MAX_FAILURES_IN_A_ROW, type CrawlEnding, type Next } from './crawl.js';
import { startAt } from './discover-site.js';
import type { Clock } from './pace.js';
import { createPathPatterns, type PathPatterns } from './path-patterns.js';
import type { PageChange } from '../pages/page-change.js';
import { SitePages } from './site-pages.js';
import type { Found } from './fetch-page.js';
import { UnreadablePages } from './unreadable-pages.js';
import type { WebClient } from './web-client.js';
import { WebError, type Failure } from './web-error.js';

export interface SiteImportOptions extends PathPatterns {
  pages: Pick<PageStore, 'list' | 'save' | 'remove'>;
  sites: SiteStore;
  client: WebClient;
  /** Reads what the site sends; otherwise a reader for this import alone. */
  reader?: DocumentReader | undefined;
  clock: Clock;
  widgetId: string;
  /** Address of the site, of a part of it, of its sitemap, or of one page. */
  start: string;
  /** True imports the one page at `start`. */
  isSingle?: boolean;
  /** Default 500. */
  maxPages?: number | undefined;
  /** Seconds between two requests; a longer `Crawl-delay` of the site counts, up to 10. Default 1. */
  delay?: number | undefined;
  /** Stops the import; what was imported stays, and the next import goes on from there. */
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: SiteProgress) => void) | undefined;
  /** Keeps what ended its reader at once, for an import whose record is only kept at its end. */
  onUnreadable?: ((pages: UnreadablePage[]) => Promise<void>) | undefined;
}

export interface SiteProgress {
  done: number;
  queued: number;
  skipped: number;
  /** What was visited, and the addresses that came to be skipped by it. */
  current: string;
  newlySkipped: readonly SiteReport['skipped'][number][];
}

export interface SiteReport extends Record<PageChange, number> {
  /** Pages that the widget now holds from this site. */
  pages: number;
  passages: number;
  /** Pages that vanished from the site and so from the widget. */
  removed: number;
  /** Addresses that did not become pages, and why. */
  skipped: (Failure & { source: string })[];
  /** Where it was to begin. */
  start: string;
  /** Sitemaps that named its pages; none where links were followed, undefined where neither was come to. */
  sitemaps: string[] | undefined;
  /** Pages that a sitemap names and no page links to; unknown, and so none, where not all were read. */
  unlinked: string[];
  /** What the operator may not expect: where the site is, why the import ended early or kept what vanished; in sentences. */
  notices: string[];
  /** False where it was stopped or broke off: the same import again goes on from there. */
  isComplete: boolean;
  /** True where `signal` stopped it. */
  isStopped: boolean;
}

const DEFAULT_MAX_PAGES = 500;
const DEFAULT_DELAY = 1;
/** An import that was stopped is taken up for this long, in milliseconds. */
const RESUMABLE_MS = 24 * 3_600_000;
/** How many visits a process that is killed may forget. */
const VISITS_PER_SAVE = 10;

/**
 * Imports a site. Each page is stored as soon as it is read; pages that vanished are removed at the end, and only
 * when most of the site is as before.
 *
 * @throws {AppError} `not_found` where the site cannot be read at all; nothing is changed then
 */
export async function importSite(options: SiteImportOptions): Promise<SiteReport> {
  const reader = options.reader ?? createDocumentReader();
  try {
    return await importWith(reader, options);
  } finally {
    if (!options.reader) await reader.close();
  }
}

async function importWith(reader: DocumentReader, options: SiteImportOptions): Promise<SiteReport> {
  const { sites, client, clock, widgetId, start, signal, onProgress } = options;
  const { maxPages = DEFAULT_MAX_PAGES } = options;
  const before = await sites.get(widgetId, start);
  const now = () => new Date(clock.now()).toISOString();
  const resumed = before && isResumable(before, clock.now()) ? before : undefined;
  const startedAt = resumed?.startedAt ?? now();
  const done = (resumed?.visits ?? []).filter(({ visitedAt }) => visitedAt >= startedAt);
  const unreadable = new UnreadablePages(before?.unreadable ?? []);
  const isWanted = createPathPatterns(options);
  const paths = pathsOf(options);
  // Pages that have not changed lead to more, where more is wanted than before.
  const readsAnew = before !== undefined && before.paths !== paths;
  const pages = await SitePages.open({
    ...options,
    isWanted,
    reader,
    unreadable,
    before: before?.visits ?? [],
    done,
  });
  const files = new CrawlFiles(before?.crawlFiles ?? []);
  let unsaved = 0;
  const save = (pending: readonly string[], finishedAt?: string) => {
    unsaved = 0;
    const [visits, crawlFiles] = [pages.visits.toRemember(), files.kept()];
    const record = { start, startedAt, finishedAt, pending: [...pending], visits, crawlFiles, paths };
    return sites.save(widgetId, { ...record, unreadable: unreadable.kept() });
  };
  const onFound = async (found: Found, pending: readonly string[]): Promise<Next> => {
    const failures = unreadable.failures;
    const skipped = pages.skipped.length;
    const next = await pages.take(found, now());
    const hasEndedReader = unreadable.failures > failures;
    if (hasEndedReader) await options.onUnreadable?.(unreadable.kept());
    if (next !== 'refetch') {
      onProgress?.({
        done: pages.visited,
        queued: pending.length,
        skipped: pages.skipped.length,
        current: found.url.href,
        newlySkipped: pages.skipped.slice(skipped),
      });
      unsaved += 1;
      if (hasEndedReader || unsaved >= VISITS_PER_SAVE) await save(pending);
    }
    return next;
  };
  const crawled = await crawl();
  const { pending, ending } = crawled;
  const isAborted = ending === 'aborted';
  const isWhole = pending.length === 0;
  const canGoOn = isAborted || ending === 'failing';
  const notices = [...crawled.notices];
  if (ending !== 'finished') notices.push(describeEnd(ending, maxPages, pending.length));
  const removal = canGoOn ? { removed: 0 } : await pages.removeVanished(isWhole);
  for (const notice of [removal.notice, pages.repeatedNotice()])
    if (notice !== undefined) notices.push(notice);
  // Stopped before it knew of any address, an import leaves what the one before it left.
  const left = isAborted && isWhole ? (before?.pending ?? []) : pending;
  const { sitemaps, linked } = crawled;
  // Of an import that was taken up again, the links of its first part are not known.
  const knowsLinks =
    sitemaps !== undefined && sitemaps.length > 0 && ending === 'finished' && done.length === 0;
  const unlinked = knowsLinks ? pages.visits.noteUnlinked(linked, new URL('/', start)) : [];
  await save(left, canGoOn ? undefined : now());
  return {
    ...pages.report(),
    start,
    removed: removal.removed,
    sitemaps,
    unlinked,
    notices,
    isComplete: !canGoOn,
    isStopped: isAborted,
  };

  async function crawl() {
    try {
      return await crawlSite({
        client,
        reader,
        clock,
        start: startAt(new URL(start), options.isSingle ?? false),
        maxPages,
        delay: options.delay ?? DEFAULT_DELAY,
        signal,
        files,
        known: [...(before?.visits ?? []).map(({ url }) => url), ...(before?.pending ?? [])],
        done: done.map(({ url }) => url),
        validatorsOf: (url) => (readsAnew ? undefined : pages.validatorsOf(url)),
        isWanted,
        onFound,
      });
    } catch (error) {
      if (!(error instanceof WebError)) throw error;
      const advice = error.advice === undefined ? '' : ` ${error.advice}`;
      const message = `${start} cannot be imported: it ${error.message}.${advice}`;
      throw new AppError('not_found', message, { cause: error });
    }
  }
}

function pathsOf({ include = [], exclude = [] }: PathPatterns): string | undefined {
  return include.length + exclude.length === 0 ? undefined : JSON.stringify({ include, exclude });
}

function isResumable({ startedAt, finishedAt }: Site, now: number): boolean {
  return finishedAt === undefined && now - Date.parse(startedAt) < RESUMABLE_MS;
}

function describeEnd(ending: Exclude<CrawlEnding, 'finished'>, maxPages: number, pending: number): string {
  const reason = {
    limit: `The limit of ${maxPages} pages was reached.`,
    failing: `The site failed ${MAX_FAILURES_IN_A_ROW} times in a row.`,
    aborted: 'It was stopped.',
  }[ending];
  return pending === 0 ? reason : `${reason} Not visited yet: ${pending}.`;
}
