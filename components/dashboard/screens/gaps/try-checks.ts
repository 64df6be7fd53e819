import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { CheckRun } from '../../../../server/admin-contract/checks.js';
import type { Asked } from '../../../../server/admin-contract/try.js';
import type { AdminWidget, WidgetChange } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { checkMessages as words } from '../../messages/check-messages.js';
import { FormState } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice } from '../../parts/notice.js';
import { saveFile } from '../../parts/save-file.js';
import { submitButton } from '../../parts/submit-button.js';
import { table } from '../../parts/table.js';
import { Undo } from '../../parts/undo.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';

type Check = NonNullable<WidgetChange['checks']>[number];

/** Questions of a widget that are kept with how they are to be answered, and asked again at a press. */
@element('try-checks')
export class TryChecks extends OperatorScreen {
  readonly #widget: Loaded<AdminWidget> = new Loaded(
    this,
    (signal) => {
      this.run = undefined;
      void this.#readLast(signal);
      return this.around.api.widget(this.widgetId, signal);
    },
    () => [this.widgetId],
  );
  readonly #changing = new FormState(this);
  readonly #running = new FormState(this);
  readonly #undo = new Undo(this);
  /** The last one, of the server by itself or at a press. */
  @state() private run: CheckRun | undefined;

  @property() widgetId = '';
  /** What was just asked, which may be kept. */
  @property({ attribute: false }) tried: { question: string; asked: Asked } | undefined;

  protected override updated(): void {
    tellSessionEnd(this, this.#changing.error ?? this.#running.error);
  }

  /** Without it the checks are listed all the same. */
  async #readLast(signal: AbortSignal): Promise<void> {
    const run = await this.around.api.checks(this.widgetId, signal).catch(() => undefined);
    if (!signal.aborted) this.run ??= run;
  }

  /** As it is answered now. */
  get #draft(): Check | undefined {
    if (!this.tried) return undefined;
    const { question, asked } = this.tried;
    const pageId = asked.reply.citations.find((citation) => citation.pageId !== undefined)?.pageId;
    if (asked.reply.wasRefused) return { question };
    // Small talk comes from no page.
    return pageId === undefined ? undefined : { question, pageId };
  }

  #change(change: (checks: readonly Check[]) => Check[], done?: () => void): Promise<void> {
    return this.#changing.run(async () => {
      const { api } = this.around;
      const widget = await api.widget(this.widgetId);
      await api.changeWidget(widget, { checks: change(widget.checks) });
      const { run } = this;
      await this.#widget.reload();
      this.run = run;
      done?.();
    });
  }

  #keep(draft: Check): void {
    void this.#change((checks) => [...checks.filter(({ question }) => question !== draft.question), draft]);
  }

  #remove(check: Check): void {
    void this.#change(
      (checks) => checks.filter(({ question }) => question !== check.question),
      () => {
        this.#undo.offer(words.removed, () => this.#change((checks) => [...checks, check]));
        this.querySelector<HTMLElement>('#checks')?.focus();
      },
    );
  }

  readonly #runAll = (event: SubmitEvent): void => {
    event.preventDefault();
    void this.#running.run(async () => {
      this.run = await this.around.api.runChecks(this.widgetId);
    });
  };

  protected override render() {
    return html`<section class="group" aria-labelledby="checks">
      <h2 id="checks" tabindex="-1">${words.title}</h2>
      <p class="help">${words.lead}</p>
      ${errorNotice(this.#changing.error)}
      ${this.#widget.render(({ checks }) => [this.#renderKeep(checks), this.#renderChecks(checks)], 2)}
      ${this.#undo.render()}
    </section>`;
  }

  #renderKeep(checks: readonly Check[]) {
    const draft = this.#draft;
    if (!draft || this.session.role === 'reader') return nothing;
    const isKept = checks.some(
      ({ question, pageId }) => question === draft.question && pageId === draft.pageId,
    );
    const kept = html`<p role="status" class=${isKept ? nothing : 'visually-hidden'}>
      ${isKept ? words.kept : nothing}
    </p>`;
    if (isKept) return kept;
    return html`${kept}
      <div class="row">
        <button
          type="button"
          @click=${() => {
            this.#keep(draft);
          }}
        >
          ${words.keep}
        </button>
        <bdi>${cleanText(draft.question)}</bdi>
      </div>`;
  }

  #renderChecks(checks: readonly Check[]) {
    if (checks.length === 0) return html`<p class="help">${words.none}</p>`;
    const { at, items: checked = [] } = this.run ?? {};
    const passed = checked.filter(({ isPassed }) => isPassed).length;
    return html`<form class="row" novalidate @submit=${this.#runAll}>
        ${submitButton(words.run, this.#running, '')}
        <button
          type="button"
          class="plain"
          @click=${() => {
            saveFile('checks.json', 'application/json', JSON.stringify(checks, null, 2));
          }}
        >
          ${words.save}
        </button>
      </form>
      ${errorNotice(this.#running.error)}
      <p role="status">
        ${checked.length > 0 ? words.passed(passed, checked.length) : nothing}
        ${at === undefined || checked.length === 0 ? nothing : html`${words.asked} ${moment(at)}`}
      </p>
      ${table(
        words.title,
        [
          { label: words.question, cell: ({ question }) => this.#renderQuestion(question) },
          {
            label: words.expected,
            cell: ({ pageId }) =>
              html`<bdi>${pageId === undefined ? words.refusal : words.fromPage(pageId)}</bdi>`,
          },
          { label: words.result, cell: (check) => this.#renderResult(check) },
          {
            label: words.remove,
            isActions: true,
            cell: (check) =>
              this.session.role === 'reader'
                ? nothing
                : html`<button
                    type="button"
                    class="plain"
                    aria-label=${words.removeOf(check.question)}
                    @click=${() => {
                      this.#remove(check);
                    }}
                  >
                    ${words.remove}
                  </button>`,
          },
        ],
        checks,
      )}`;
  }

  #renderQuestion(question: string) {
    const query = new URLSearchParams({ q: question }).toString();
    const href = this.around.linkTo(`/w/${this.widgetId}/try?${query}`);
    return html`<a href=${href} dir="auto">${cleanText(question)}</a>`;
  }

  #renderResult({ question, pageId }: Check) {
    const result = this.run?.items.find((each) => each.question === question && each.pageId === pageId);
    if (!result) return html`<span class="help">${words.notRun}</span>`;
    if (result.isPassed) return html`<span class="badge">${words.pass}</span>`;
    const { failsSince, now: found } = result;
    const { wasRefused, citedPageIds } = found;
    const other = words.otherPage(citedPageIds.join(', ') || words.noPage);
    const now = wasRefused ? words.refused : pageId === undefined ? words.answered : other;
    return html`<span class="badge back"><bdi>${now}</bdi></span>
      ${failsSince === undefined ? nothing : html`<small>${words.since} ${moment(failsSince)}</small>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'try-checks': TryChecks;
  }
}
