import { html, nothing } from 'lit';
import type { ImportJob } from '../../../../server/admin-contract/imports.js';
import { element } from '../../../internal/element.js';
import { importMessages as importWords } from '../../messages/knowledge/import-messages.js';
import { FormState } from '../../parts/form-state.js';
import { timeOfDay } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { skeleton } from '../../parts/skeleton.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { FollowedJob } from './followed-job.js';
import { knowledgeFrame, mayEdit } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';
import { jobStyles } from './job.styles.js';
import { linkToInstall } from '../../parts/way-to-install.js';
import { skippedList } from './skipped-list.js';
import { startOrJoin, whyJoined } from './start-import.js';
import './change-list.js';

/** One import: while it runs, and what became of it; of a dry run what it would change, to be applied or not. */
@element('job-screen')
export class JobScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles, jobStyles];

  readonly #followed: FollowedJob = new FollowedJob(this);
  readonly #form = new FormState(this);

  protected override willUpdate(): void {
    this.#followed.follow(this.around.place.params['jobId'] ?? '');
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  #do(work: (id: string) => Promise<ImportJob | undefined>): void {
    const { job } = this.#followed;
    if (!job) return;
    void this.#form.run(async () => {
      const changed = await work(job.id);
      if (changed) this.#followed.take(changed);
    });
  }

  #stop(): void {
    this.#do((id) => this.around.api.stopJob(id));
  }

  #apply(): void {
    this.#do((id) => this.around.api.applyJob(id));
  }

  #discard(): void {
    this.#do(async (id) => {
      await this.around.api.stopJob(id);
      this.around.go('/knowledge');
      return undefined;
    });
  }

  #again({ widgetId, from: { url }, isDryRun }: ImportJob): void {
    if (url === undefined) return;
    this.#do(async () => {
      await startOrJoin(this.around, widgetId, { from: { url }, dryRun: isDryRun });
      return undefined;
    });
  }

  protected override render() {
    const { job, isGone, isLost } = this.#followed;
    return knowledgeFrame(this.around, 'import', () => [
      isLost ? notice('caution', importWords.lost) : nothing,
      isGone
        ? notice(
            'caution',
            importWords.gone,
            html`<a href=${this.around.linkTo('/knowledge/runs')}>${importWords.toRuns}</a>`,
          )
        : nothing,
      errorNotice(this.#form.error),
      job ? this.#renderJob(job) : isGone ? nothing : skeleton(),
    ]);
  }

  #renderJob(job: ImportJob) {
    const isRunning = job.state === 'running';
    const joined = isRunning ? whyJoined(job.id) : undefined;
    return html`${joined === undefined ? nothing : notice('caution', joined)}
      <section class="group" aria-labelledby="job">
        <h2 id="job"><bdi>${importWords.jobOf(job.from)}</bdi></h2>
        <p role="status">
          <strong>${describeState(job)}</strong>
        </p>
        ${isRunning ? (isApplying(job) ? nothing : this.#renderProgress(job)) : this.#renderResult(job)}
      </section>
      ${job.state === 'held' ? this.#renderHeld(job) : nothing} ${skippedList(job.skipped, job.skippedCount)}`;
  }

  #renderProgress({ progress: { done, queued, current }, isDryRun }: ImportJob) {
    const { rate } = this.#followed;
    const known = done + queued;
    return html`<progress
        aria-label=${importWords.job}
        max=${Math.max(known, 1)}
        .value=${known > 0 ? done : nothing}
      ></progress>
      <p>
        ${known === 0 ? nothing : importWords.progress(done, known)}${rate === undefined ? nothing : ` · ${importWords.rate(rate)}`}
      </p>
      <p class="help current"><bdi dir="ltr">${current ?? ''}</bdi></p>
      ${
        mayEdit(this.around)
          ? html`<div class="row">
              <button type="button" aria-disabled=${this.#form.isBusy} @click=${this.#stop}>
                ${importWords.stop}
              </button>
              <span class="help">${isDryRun ? importWords.stopPreviewHelp : importWords.stopHelp}</span>
            </div>`
          : nothing
      }`;
  }

  #renderResult(job: ImportJob) {
    const { result, state, from } = job;
    const mayGoOn = mayEdit(this.around) && from.url !== undefined && state !== 'held';
    return html`${result ? this.#renderFailure(result, job) : nothing}
    ${result?.warnings.map((text) => notice('caution', text))}
    ${
      result?.counts && state !== 'held' && !(job.isDryRun && state !== 'applied')
        ? html`<p>${importWords.counts(result.counts)}</p>`
        : nothing
    }
    ${result?.notices.map((text) => html`<p class="help"><bdi>${text}</bdi></p>`)}
    ${
      state === 'held'
        ? nothing
        : html`<div class="row">
            ${linkToInstall(this.around, job.widgetId)}
            <a class="button" href=${this.around.linkTo('/knowledge/pages')}>${importWords.toPages}</a>
            ${
              mayGoOn
                ? html`<button
                    type="button"
                    @click=${() => {
                      this.#again(job);
                    }}
                  >
                    ${state === 'stopped' ? importWords.goOn : importWords.again}
                  </button>`
                : nothing
            }
          </div>`
    }`;
  }

  #renderFailure({ failure, refused }: NonNullable<ImportJob['result']>, job: ImportJob) {
    if (refused) {
      void import('../../parts/refused-site.js');
      return [html`<refused-site .site=${refused}></refused-site>`, this.#renderForget(job)];
    }
    return failure === undefined ? nothing : [notice('danger', failure), this.#renderForget(job)];
  }

  #renderForget({ widgetId, from: { url } }: ImportJob) {
    if (url === undefined || !mayEdit(this.around)) return nothing;
    void import('../forget-website.js');
    return html`<forget-website
      .api=${this.around.api}
      .widgetId=${widgetId}
      .address=${url}
    ></forget-website>`;
  }

  #renderHeld({ id, changes, heldUntil }: ImportJob) {
    const counts = changes ?? { added: 0, changed: 0, removed: 0 };
    const isNone = counts.added + counts.changed + counts.removed === 0;
    return html`<p>${importWords.wouldChange(counts)}</p>
      ${
        mayEdit(this.around)
          ? html`<div class="row">
              ${
                isNone
                  ? nothing
                  : html`<button
                      type="button"
                      class="solid"
                      aria-disabled=${this.#form.isBusy}
                      @click=${this.#apply}
                    >
                      ${importWords.apply}
                    </button>`
              }
              <button type="button" @click=${this.#discard}>${importWords.discard}</button>
              ${
                heldUntil === undefined
                  ? nothing
                  : html`<span class="help"
                      >${importWords.heldUntil} ${timeOfDay(Date.parse(heldUntil))}.</span
                    >`
              }
            </div>`
          : nothing
      }
      ${isNone ? nothing : html`<change-list .around=${this.around} .jobId=${id}></change-list>`}`;
  }
}

/** A dry run that has ended runs once more while its changes are made; that takes a moment, and is not stopped. */
function isApplying({ state, result }: ImportJob): boolean {
  return state === 'running' && result !== undefined;
}

function describeState(job: ImportJob): string {
  if (isApplying(job)) return importWords.applying;
  return job.state === 'running' && job.isDryRun ? importWords.previewing : importWords.states[job.state];
}

declare global {
  interface HTMLElementTagNameMap {
    'job-screen': JobScreen;
  }
}
