import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type {
  Finding,
  HealthAction,
  HealthLevel,
  HealthReport,
  HealthScreenName,
  HealthSection,
} from '../../../../server/admin-contract/health.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { checkIcon, warnIcon } from '../../../theme/icons.js';
import { healthMessages } from '../../messages/health-messages.js';
import { messages } from '../../messages/messages.js';
import { titles } from '../../messages/titles.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { healthLevelOf } from '../../state/counts.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { originOf } from '../widgets/origin-of.js';
import { healthStyles } from './health.styles.js';
import '../../parts/dash-secret.js';

const KINDS = { ok: 'positive', warning: 'caution', wrong: 'danger' } as const;

/** Of the screens where something is mended. */
const PATHS: Readonly<Record<HealthScreenName, (widgetId: string) => string>> = {
  websites: (id) => `/w/${id}/websites`,
  limits: (id) => `/w/${id}/limits`,
  webhook: (id) => `/w/${id}/webhook`,
  import: (id) => `/knowledge/import?${new URLSearchParams({ widget: id }).toString()}`,
  sources: (id) => `/knowledge?${new URLSearchParams({ widget: id }).toString()}`,
  newWidget: () => '/widgets/new',
};

/** How the server is: one line, then what was found about each thing and what to do. */
@element('health-screen')
export class HealthScreen extends OperatorScreen {
  static override readonly sheets = [healthStyles];

  readonly #quick: Loaded<HealthReport> = new Loaded(this, (signal) => this.around.api.health(signal));
  readonly #form = new FormState(this);
  readonly #visiting = new FormState(this);
  /** What the visitor of a website would meet. */
  @state() private visited: HealthReport | undefined;
  /** Of the last check that was asked for. */
  @state() private checked: HealthReport | undefined;
  @state() private said = '';
  @state() private showsReport = false;

  #check(): void {
    void this.#form.run(async () => {
      this.checked = await this.around.api.checkHealth();
      this.said = healthMessages.verdict[this.checked.level];
    });
  }

  #retry({ channel, widgetId }: HealthAction): void {
    void this.#form.run(async () => {
      const { revived } = await this.around.api.retryDead({
        channel,
        ...(widgetId !== undefined && { widgetId }),
      });
      this.checked = await this.around.api.checkHealth();
      this.said = healthMessages.retried(revived);
    });
  }

  /** As the browser of somebody who is on a page of a website. */
  readonly #visit = (event: SubmitEvent): void => {
    const address = readForm(event)['address']?.trim() ?? '';
    void this.#visiting.run(async () => {
      const url = originOf(address) ?? address;
      this.visited = await this.around.api.checkVisit({ url });
    });
  };

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error ?? this.#visiting.error);
    const report = this.checked ?? this.#quick.value;
    if (report) this.around.counts.update({ health: healthLevelOf(report.level) });
  }

  protected override render() {
    const { isBusy } = this.#form;
    return html`<div class="screen">
      <header class="head">
        <h1 tabindex="-1">${titles.health}</h1>
        <button type="button" class="solid" aria-disabled=${isBusy ? 'true' : 'false'} @click=${this.#check}>
          ${isBusy ? healthMessages.checking : healthMessages.check}
        </button>
      </header>
      <p class="visually-hidden" role="status">${isBusy ? healthMessages.checking : this.said}</p>
      ${errorNotice(this.#form.error)}
      ${this.checked ? this.#renderReport(this.checked) : this.#quick.render((report) => this.#renderReport(report))}
      ${this.#renderVisit()}
    </div>`;
  }

  #renderVisit() {
    const { visited } = this;
    return html`<section class="visit" aria-labelledby="visit">
      <h2 id="visit">${healthMessages.visit}</h2>
      <form novalidate @submit=${this.#visit}>
        ${field({
          id: 'visit-address',
          name: 'address',
          label: healthMessages.address,
          help: healthMessages.addressHelp,
          wrong: this.#visiting.wrong('url'),
          maxLength: 2000,
        })}
        ${submitButton(healthMessages.tryVisit, this.#visiting, '')}
      </form>
      ${errorNotice(this.#visiting.beside('url'))}
      <div role="status">
        ${
          visited
            ? [
                notice(KINDS[visited.level], healthMessages.visitVerdict[visited.level]),
                html`<div class="health">
                  ${visited.sections.map((section, index) => this.#renderSection(section, `visit-${index}`))}
                </div>`,
              ]
            : nothing
        }
      </div>
    </section>`;
  }

  #renderReport(report: HealthReport) {
    const { level, at, isThorough, sections } = report;
    return html`${notice(
        KINDS[level],
        healthMessages.verdict[level],
        html`<p class="help">
          ${healthMessages.looked} ${moment(at)}. ${isThorough ? nothing : healthMessages.quick}
        </p>`,
      )}
      <div class="health">
        ${worstFirst(sections).map((section, index) => this.#renderSection(section, index))}
      </div>
      <p>
        <button
          type="button"
          @click=${this.#toggleReport}
          aria-expanded=${this.showsReport ? 'true' : 'false'}
        >
          ${healthMessages.copy}
        </button>
      </p>
      ${
        this.showsReport
          ? html`<dash-secret label=${healthMessages.report} .value=${textOf(report)}></dash-secret>`
          : nothing
      }`;
  }

  #toggleReport(): void {
    this.showsReport = !this.showsReport;
  }

  #renderSection({ subject, widgetId = '', findings }: HealthSection, index: number | string) {
    return html`<section aria-labelledby="health-${index}">
      <h2 id="health-${index}"><bdi>${cleanText(subject)}</bdi></h2>
      <ul>
        ${findings.map((finding) => html`<li class=${KINDS[finding.level]}>${this.#renderFinding(finding, widgetId)}</li>`)}
      </ul>
    </section>`;
  }

  #renderFinding({ level, message, advice, action, screen }: Finding, widgetId: string) {
    const mayCure = action !== undefined && this.session.role !== 'reader';
    return html`${level === 'ok' ? checkIcon : warnIcon}
      <div>
        <p><span class="visually-hidden">${healthMessages.levels[level]}: </span>${cleanText(message)}</p>
        ${advice === undefined ? nothing : html`<p class="help">${cleanText(advice)}</p>`}
        ${
          screen === undefined
            ? nothing
            : html`<p>
                <a href=${this.around.linkTo(PATHS[screen](widgetId))}>${healthMessages.open[screen]}</a>
              </p>`
        }
        ${
          mayCure
            ? html`<button
                type="button"
                @click=${() => {
                  this.#retry(action);
                }}
              >
                ${healthMessages.retry}
              </button>`
            : nothing
        }
      </div>`;
  }
}

const LEVELS: readonly HealthLevel[] = ['wrong', 'warning', 'ok'];

/** What needs a look stands first, and what is well follows as it was checked. */
function worstFirst(sections: readonly HealthSection[]): HealthSection[] {
  const rank = ({ findings }: HealthSection) =>
    Math.min(...findings.map(({ level }) => LEVELS.indexOf(level)), LEVELS.length);
  return sections.toSorted((one, other) => rank(one) - rank(other));
}

/** One line, as it is pasted into a mail: it holds no secret, because no finding does. */
function textOf({ at, sections }: HealthReport): string {
  const lines = sections.flatMap(({ subject, findings }) => [
    subject,
    ...findings.map(({ level, message, advice = '' }) => `${level}: ${message} ${advice}`.trimEnd()),
  ]);
  return cleanText([`${messages.product}, ${at}`, ...lines].join(' | '));
}

declare global {
  interface HTMLElementTagNameMap {
    'health-screen': HealthScreen;
  }
}
