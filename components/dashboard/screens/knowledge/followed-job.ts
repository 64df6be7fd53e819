/** An import as it goes on: by the server's events while the tab is looked at, and asked for anew when they are lost. */
import type { ReactiveController } from 'lit';
import type { ImportJob, Skipped } from '../../../../server/admin-contract/imports.js';
import { AdminError } from '../../api/admin-error.js';
import { tellSessionEnd } from '../loaded.js';
import type { OperatorScreen } from '../screen.js';

const RETRY_MS = 3000;

export class FollowedJob implements ReactiveController {
  readonly #host: OperatorScreen;
  #id = '';
  #events: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first progress of this look was seen, and how much was done then. */
  #since: { at: number; done: number } | undefined;
  job: ImportJob | undefined;
  isLost = false;
  isGone = false;

  constructor(host: OperatorScreen) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#handleVisibility);
    if (this.#id !== '') this.#open();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#handleVisibility);
    this.#close();
  }

  /** Pages a minute, once that can be told. */
  get rate(): number | undefined {
    const { job } = this;
    if (!job || !this.#since || job.state !== 'running') return undefined;
    const minutes = (Date.now() - this.#since.at) / 60_000;
    const done = job.progress.done - this.#since.done;
    return minutes > 0.03 && done > 0 ? Math.round(done / minutes) : undefined;
  }

  follow(id: string): void {
    if (id === this.#id) return;
    this.#id = id;
    this.job = undefined;
    this.#since = undefined;
    this.isGone = this.isLost = false;
    this.#open();
  }

  /** What an action gave. */
  take(job: ImportJob): void {
    this.job = job;
    this.isLost = false;
    if (job.state !== 'running') this.#close();
    this.#since ??= { at: Date.now(), done: job.progress.done };
    this.#host.requestUpdate();
  }

  #open(): void {
    this.#close();
    if (
      document.visibilityState === 'hidden' ||
      this.#id === '' ||
      (this.job && this.job.state !== 'running')
    )
      return;
    const events = this.#host.around.api.jobEvents(this.#id);
    this.#events = events;
    events.addEventListener('job', ({ data }: MessageEvent<string>) => {
      this.take(JSON.parse(data) as ImportJob);
    });
    events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      if (this.job) this.take({ ...this.job, progress: JSON.parse(data) as ImportJob['progress'] });
    });
    events.addEventListener('skipped', ({ data }: MessageEvent<string>) => {
      const { job } = this;
      if (!job) return;
      const skipped = [...job.skipped, JSON.parse(data) as Skipped].slice(-200);
      this.take({ ...job, skipped, skippedCount: job.skippedCount + 1 });
    });
    events.addEventListener('error', () => {
      void this.#ask();
    });
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#events?.close();
    this.#events = undefined;
  }

  /** Why events ended is not told: the server may be away, or the import not known any more. */
  async #ask(): Promise<void> {
    this.#close();
    const id = this.#id;
    try {
      const job = await this.#host.around.api.job(id);
      if (id !== this.#id) return;
      this.take(job);
      if (job.state === 'running') this.#open();
    } catch (error) {
      if (id !== this.#id || !(error instanceof AdminError)) return;
      tellSessionEnd(this.#host, error);
      this.isGone = error.code === 'not_found';
      this.isLost = !this.isGone;
      if (this.isLost && this.#host.isConnected)
        this.#timer = setTimeout(() => {
          void this.#ask();
        }, RETRY_MS);
      this.#host.requestUpdate();
    }
  }

  /** A tab that nobody looks at keeps no connection. */
  readonly #handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#close();
    else if (this.#id !== '' && !this.isGone) this.#open();
  };
}
