/** One import that runs or ran: what is known of it, and who follows it. */
import type { ImportJob, Skipped } from '../../admin-contract/imports.js';
import type { StagedChanges } from '../../importing/web/staged-changes.js';

/** Skipped sources that are held for who joins later. */
const MAX_SKIPPED = 200;
/** Least pause between two reports of progress, in milliseconds. */
const REPORT_MS = 250;

export type JobEvent = 'progress' | 'skipped' | 'ended';
export type JobListener = (event: JobEvent, data: unknown) => void;

export class ImportWork {
  readonly job: ImportJob;
  /** The files that it imports, by the name that their sender gave the set. */
  readonly set: string | undefined;
  readonly stopping = new AbortController();
  /** What a dry run would change, until it is applied or too old. */
  staged: StagedChanges | undefined;
  /** Until nothing of it runs. */
  ended: Promise<void> = Promise.resolve();

  readonly #listeners = new Set<JobListener>();
  #isReporting = false;

  constructor(job: ImportJob, set?: string) {
    this.job = job;
    this.set = set;
  }

  get isRunning(): boolean {
    return this.job.state === 'running';
  }

  /** True while the changes of a dry run, which has ended, are made. */
  get isApplying(): boolean {
    return this.isRunning && this.job.result !== undefined;
  }

  /** @returns ends the following */
  follow(listener: JobListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  report(progress: ImportJob['progress'], skipped: readonly Skipped[] = []): void {
    this.job.progress = progress;
    for (const each of skipped) {
      this.job.skipped.push(each);
      this.job.skippedCount += 1;
      this.#tell('skipped', each);
    }
    this.job.skipped.splice(0, this.job.skipped.length - MAX_SKIPPED);
    if (this.#isReporting) return;
    this.#isReporting = true;
    setTimeout(() => {
      this.#isReporting = false;
      if (this.isRunning) this.#tell('progress', this.job.progress);
    }, REPORT_MS).unref();
  }

  end(change: Partial<ImportJob>): void {
    Object.assign(this.job, change);
    this.#tell('ended', this.job);
  }

  #tell(event: JobEvent, data: unknown): void {
    for (const listener of this.#listeners) listener(event, data);
  }
}
