/**
 * The imports of this server: those that operators start and those of the schedule go through one door, so that each
 * site and each set of files is imported once at a time, and everybody who looks sees the same.
 */
import type { ImportJob, ImportRun } from '../../admin-contract/imports.js';
import { AppError } from '../../errors.js';
import type { Clock } from '../../importing/web/pace.js';
import { refreshSource, type Refresh } from '../../importing/web/refresh-source.js';
import type { WebClient } from '../../importing/web/web-client.js';
import type { Source } from '../../site-records.js';
import type { StagedChanges } from '../../importing/web/staged-changes.js';
import type { Lease } from '../../store/port/leases.js';
import { MAX_RUN_SKIPPED } from '../../store/port/run-store.js';
import type { Store } from '../../store/port/store.js';
import { countPages } from './count-pages.js';
import { commitAlone, importAlone } from './import-lease.js';
import { ImportWork } from './import-work.js';
import { failed, judgeSite, stopped, type Ending } from './judge-import.js';
import { refusedSiteOf } from './refused-site.js';
import { importFiles, importWebsite, reportOf, type SiteOrder } from './run-import.js';
import type { Uploads } from './uploads.js';

export interface ImportJobsOptions {
  store: Pick<Store, 'pages' | 'sites' | 'runs' | 'leases'>;
  client: WebClient;
  uploads: Uploads;
  /** How the commands that operators are told of are called. */
  program: string;
  clock: Clock;
  newId: () => string;
  logger: { error(details: object, message: string): void };
}

export interface ImportOrder {
  widgetId: string;
  by: ImportRun['by'];
  from: { site: SiteOrder } | { set: string; baseUrl: string | undefined };
  isDryRun: boolean;
}

/** How many run at once. */
const MAX_RUNNING = 4;
/** How long what ended is known, and what was held back can be applied, in milliseconds. */
const HELD_MS = 15 * 60_000;

export interface ImportJobs {
  /** @throws {AppError} `busy`, `not_found` for a set without files */
  start(order: ImportOrder): ImportJob;
  find(id: string): ImportWork | undefined;
  /** Those of a widget, the newest first. */
  list(widgetId: string): ImportJob[];
  /**
   * Stops an import that runs; forgets one that ended, with what it would change.
   *
   * @throws {AppError} `conflict` while its changes are made
   */
  cancel(id: string): Promise<void>;
  /**
   * Makes the changes of a dry run, without a look at the site.
   *
   * @throws {AppError} `conflict`, and then nothing is changed
   */
  apply(id: string, by: ImportRun['by']): Promise<ImportJob>;
  /** Imports a source because its time has come, under its lease. */
  refresh(widgetId: string, source: Source, signal: AbortSignal, lease: Lease): Promise<Refresh | 'busy'>;
  /** Stops what runs; what a site gave so far stays, and what is being applied is applied to its end. */
  stop(): Promise<void>;
}

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { store, client, uploads, program, clock, newId, logger } = options;
  const works = new Map<string, ImportWork>();
  let isStopping = false;
  const now = () => new Date(clock.now()).toISOString();
  const running = () => [...works.values()].filter(({ isRunning }) => isRunning);

  function assertNotStopping(): void {
    if (isStopping) throw new AppError('store_unavailable', 'The server is stopping.');
  }

  /** @param set the files to import, where it is no site */
  function begin(
    { widgetId, by, from, isDryRun }: Pick<ImportJob, 'widgetId' | 'by' | 'from' | 'isDryRun'>,
    set?: string,
  ) {
    const busy = running().find(
      (work) => work.job.widgetId === widgetId && work.job.from.url === from.url && work.set === set,
    );
    if (busy) throw busyWith(busy.job, `An import of ${from.url ?? 'these files'} is running already.`);
    const [other, ...others] = running();
    if (other && others.length + 1 >= MAX_RUNNING)
      throw busyWith(other.job, `${MAX_RUNNING} imports are running; wait until one of them has ended.`);
    assertNotStopping();
    const job: ImportJob = {
      id: newId(),
      widgetId,
      by,
      from,
      isDryRun,
      startedAt: now(),
      state: 'running',
      progress: { done: 0, queued: 0 },
      skipped: [],
      skippedCount: 0,
    };
    const work = new ImportWork(job, set);
    works.set(work.job.id, work);
    return work;
  }

  /** Runs the work to its end, whatever that is, and remembers how it went. */
  async function finish(work: ImportWork, run: () => Promise<Ending>): Promise<void> {
    const { job } = work;
    const ending = await run().catch((error: unknown): Ending => {
      if (work.stopping.signal.aborted) return stopped('What was imported stays.');
      if (error instanceof AppError) return failed(error.message, refusedSiteOf(error, job, program));
      logger.error({ err: error, jobId: job.id, widgetId: job.widgetId }, 'import failed');
      return failed('The server could not finish it; its log says why. Nothing that was there is lost.');
    });
    const isHeld = job.isDryRun && (ending.outcome === 'done' || ending.outcome === 'warning');
    if (!isHeld) work.staged = undefined;
    if (!job.isDryRun) await remember(work, ending);
    const held = { state: 'held' as const, changes: countChanges(work), heldUntil: later(HELD_MS) };
    work.end({ result: ending, ...(isHeld ? held : { state: ending.outcome }) });
    forgetLater(work);
  }

  /** What is being applied then is forgotten some time after that. */
  function forgetLater(work: ImportWork): void {
    setTimeout(() => {
      if (!work.isRunning) works.delete(work.job.id);
    }, HELD_MS).unref();
  }

  /** Makes the changes to their end: a half of them would be neither what was nor what is. */
  async function commit(work: ImportWork, staged: StagedChanges, by: ImportRun['by']): Promise<void> {
    const { job } = work;
    job.state = 'running';
    try {
      const others = await commitAlone(store.leases, work, staged);
      const left = others.map((page) => `${page} was changed by somebody meanwhile, and was left as it is.`);
      const { outcome, ...result } = job.result ?? failed('');
      const ending = { ...result, outcome, notices: [...result.notices, ...left] };
      await remember(work, ending, by);
      work.staged = undefined;
      work.end({ state: 'applied', result: ending });
    } catch (error) {
      work.end({ state: 'held' });
      throw error;
    } finally {
      forgetLater(work);
    }
  }

  const later = (ms: number) => new Date(clock.now() + ms).toISOString();

  async function remember({ job }: ImportWork, ending: Ending, by = job.by): Promise<void> {
    const { id, from, startedAt, skipped, widgetId } = job;
    const run = {
      id,
      by,
      from,
      startedAt,
      endedAt: now(),
      ...ending,
      skipped: skipped.slice(0, MAX_RUN_SKIPPED),
    };
    await store.runs.add(widgetId, run).catch((error: unknown) => {
      logger.error({ err: error, widgetId, jobId: id }, 'how an import went could not be kept');
    });
  }

  return {
    start({ widgetId, by, from, isDryRun }) {
      if ('site' in from) {
        const work = begin({ widgetId, by, from: { url: from.site.url }, isDryRun });
        work.ended = finish(work, () =>
          importAlone(store.leases, work, () => importWebsite(options, work, from.site)),
        );
        return work.job;
      }
      const set = { widgetId, set: from.set };
      const found = uploads.find(set);
      if (!found)
        throw new AppError('not_found', 'These files were not sent, or are gone: they are kept for an hour.');
      const { baseUrl } = from;
      const files = { files: found.files, ...(baseUrl !== undefined && { baseUrl }) };
      const work = begin({ widgetId, by, from: files, isDryRun }, from.set);
      work.ended = finish(work, () => importFiles(options, work, { ...set, folder: found.folder }, baseUrl));
      return work.job;
    },
    find: (id) => works.get(id),
    list: (widgetId) =>
      [...works.values()].flatMap(({ job }) => (job.widgetId === widgetId ? job : [])).reverse(),
    async cancel(id) {
      const work = works.get(id);
      if (!work) return;
      if (work.isApplying) {
        throw new AppError(
          'conflict',
          'Its changes are being made, which cannot be stopped. Look at it again in a moment.',
        );
      }
      if (work.isRunning) {
        work.stopping.abort();
        await work.ended;
        return;
      }
      work.staged = undefined;
      works.delete(id);
    },
    async apply(id, by) {
      assertNotStopping();
      const work = works.get(id);
      if (!work?.staged || work.job.state !== 'held') {
        throw new AppError(
          'conflict',
          'There is nothing to apply: what would change is kept for 15 minutes.',
        );
      }
      const applied = commit(work, work.staged, by);
      work.ended = applied.catch(() => undefined);
      await applied;
      return work.job;
    },
    async refresh(widgetId, source, signal, lease) {
      let work: ImportWork;
      try {
        work = begin({ widgetId, by: { kind: 'schedule' }, from: { url: source.url }, isDryRun: false });
      } catch (error) {
        if (error instanceof AppError && error.code === 'busy') return 'busy';
        throw error;
      }
      const stop = () => {
        work.stopping.abort();
      };
      for (const end of [signal, lease.signal]) end.addEventListener('abort', stop, { once: true });
      let refreshed: Refresh | undefined;
      let thrown: Error | undefined;
      work.ended = finish(work, async () => {
        const before = await countPages(store, widgetId, source.url);
        const shared = { ...store, client, clock, widgetId, source, lease };
        refreshed = await refreshSource({
          ...shared,
          signal: work.stopping.signal,
          onProgress: reportOf(work),
        }).catch((error: unknown) => {
          thrown = error instanceof Error ? error : new Error(String(error));
          throw error;
        });
        if (refreshed === 'stopped') return stopped('Nothing was changed.');
        if ('failure' in refreshed) return failed(refreshed.failure);
        return judgeSite(refreshed.report, before, source.isSingle ?? false);
      });
      await work.ended;
      for (const end of [signal, lease.signal]) end.removeEventListener('abort', stop);
      if (thrown !== undefined) throw thrown;
      return refreshed ?? 'stopped';
    },
    async stop() {
      isStopping = true;
      const ending = running().map((work) => {
        work.stopping.abort();
        return work.ended;
      });
      await Promise.all(ending);
      await uploads.clear().catch(() => undefined);
    },
  };
}

function busyWith({ id }: ImportJob, message: string): AppError {
  return new AppError('busy', message, {
    details: [{ field: 'jobId', message: id }],
    headers: { Location: `/api/admin/jobs/${id}` },
  });
}

function countChanges({ staged }: ImportWork): NonNullable<ImportJob['changes']> {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const { kind } of staged?.changes() ?? []) counts[kind] += 1;
  return counts;
}
