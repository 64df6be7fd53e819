import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { AskedWording, GapChangeRequest, GapWhole } from '../../../../server/admin-contract/gaps.js';
import type { Asked } from '../../../../server/admin-contract/try.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { LOCALE } from '../../messages/locale.js';
import { gapMessages } from '../../messages/gap-messages.js';
import { messages } from '../../messages/messages.js';
import { selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { Undo } from '../../parts/undo.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { countAnswered, drawAskedAgain } from './draw-outcomes.js';
import { drawSite, drawWordings } from './draw-gap.js';
import { gapStyles } from './gaps.styles.js';
import '../../parts/dash-dialog.js';

type Reason = NonNullable<GapChangeRequest['reason']>;
const REASONS = Object.keys(gapMessages.reasons) as Reason[];

/** One group of questions: its words, what the site has, and the ways out. */
@element('gap-screen')
export class GapScreen extends OperatorScreen {
  static override readonly sheets = [gapStyles];

  readonly #gap: Loaded<GapWhole> = new Loaded(
    this,
    async (signal) => {
      const gap = await this.around.api.gap(this.#key, signal);
      this.#changed = undefined;
      // Who comes from saving a page wants to see what it did.
      if (this.#savedPage !== undefined && !this.asked) void this.#askAgain();
      return gap;
    },
    () => [this.#key],
  );
  readonly #explained: Loaded<Asked | undefined> = new Loaded(
    this,
    async (signal) => {
      const gap = this.#gap.value;
      if (!gap) return undefined;
      return this.around.api.tryQuestion(gap.widgetId, { message: gap.question, explain: true }, signal);
    },
    () => [this.#gap.value?.key],
  );
  readonly #marking = new FormState(this);
  readonly #asking = new FormState(this);
  readonly #undo = new Undo(this);
  /** As it is since the last mark. */
  #changed: GapWhole | undefined;
  @state() private asked: readonly AskedWording[] | undefined;
  @state() private isIgnoring = false;

  get #key(): string {
    return this.around.place.params['key'] ?? '';
  }

  /** The page that was just written for it. */
  get #savedPage(): string | undefined {
    return this.around.place.query.get('page') ?? undefined;
  }

  async #askAgain(): Promise<void> {
    await this.#asking.run(async () => {
      this.asked = (await this.around.api.askGap(this.#key, {})).items;
    });
    tellSessionEnd(this, this.#asking.error);
  }

  async #mark(change: GapChangeRequest): Promise<void> {
    await this.#marking.run(async () => {
      this.#changed = await this.around.api.markGap(this.#key, change);
      this.isIgnoring = false;
      if (change.state !== 'open')
        this.#undo.offer(gapMessages.done[change.state], () => this.#mark({ state: 'open' }));
    });
    tellSessionEnd(this, this.#marking.error);
    if (this.#marking.error) return;
    await this.updateComplete;
    // What was pressed is gone.
    this.querySelector<HTMLElement>('h1')?.focus();
  }

  #markAnswered(gap: GapWhole): void {
    const pageId = this.#savedPage ?? gap.mark?.pageId;
    void this.#mark({ state: 'answered', ...(pageId !== undefined && { pageId }) });
  }

  #submitReason(event: SubmitEvent): void {
    const { reason } = readForm(event);
    void this.#mark({ state: 'ignored', ...(reason && { reason: reason as Reason }) });
  }

  protected override render() {
    const gap = this.#changed ?? this.#gap.value;
    return html`<div class="screen">
      <header>
        <p class="crumb"><a href=${this.around.linkTo('/unanswered')}>${gapMessages.back}</a></p>
        <h1 tabindex="-1" dir="auto">${gap ? cleanText(gap.question) : gapMessages.title}</h1>
        ${gap ? this.#renderLead(gap) : nothing}
      </header>
      ${
        this.#savedPage !== undefined && gap?.state !== 'answered'
          ? notice('positive', gapMessages.saved)
          : nothing
      }
      ${this.#gap.render((loaded) => this.#renderGap(this.#changed ?? loaded))} ${this.#undo.render()}
    </div>`;
  }

  #renderLead({ count, state, cameBack, mark, ...counts }: GapWhole) {
    const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
    return html`<p class="lead">
        ${gapMessages.askedHow(count, counts)}
        ${cameBack ? gapMessages.cameBackSince(cameBack.count, day.format(new Date(cameBack.since))) : nothing}
      </p>
      ${
        mark && mark.state !== 'open'
          ? html`<p class="help">
              <bdi>${gapMessages.marked(gapMessages.badge[mark.state], cleanText(mark.by))}</bdi>,
              ${moment(mark.at)}${mark.reason ? `. ${gapMessages.reasons[mark.reason]}.` : nothing}
              ${state === 'cameBack' ? html`<span class="badge back">${gapMessages.badge.cameBack}</span>` : nothing}
            </p>`
          : nothing
      }`;
  }

  #renderGap(gap: GapWhole) {
    return html`${this.#renderActions(gap)} ${errorNotice(this.#marking.error)} ${this.#renderAgain(gap)}
    ${drawWordings(gap, this.around.linkTo)}
    ${this.#explained.render((asked) => (asked ? drawSite(asked, gap, this.around.linkTo) : nothing))}
    ${this.#renderIgnore()}`;
  }

  #renderActions(gap: GapWhole) {
    const isOpen = gap.state === 'open' || gap.state === 'cameBack';
    const isProven = this.asked !== undefined && countAnswered(this.asked) === this.asked.length;
    const mayMark = this.session.role !== 'reader';
    const write = html`<a
      class="button ${isProven || !isOpen ? '' : 'solid'}"
      href=${this.around.linkTo(`/unanswered/${gap.key}/write`)}
      >${(this.#savedPage ?? gap.mark?.pageId) === undefined ? gapMessages.write : gapMessages.editPage}</a
    >`;
    return html`<div class="row">
      ${mayMark ? write : nothing}
      <button
        type="button"
        aria-disabled=${this.#asking.isBusy ? 'true' : 'false'}
        @click=${() => void this.#askAgain()}
      >
        ${this.#asking.isBusy ? gapMessages.asking : gapMessages.askAgain}
      </button>
      ${
        mayMark && isOpen
          ? html`<button
                type="button"
                class=${isProven ? 'solid' : nothing}
                @click=${() => {
                  this.#markAnswered(gap);
                }}
              >
                ${gapMessages.markAnswered}
              </button>
              <button
                type="button"
                @click=${() => {
                  this.isIgnoring = true;
                }}
              >
                ${gapMessages.ignore}
              </button>`
          : nothing
      }
      ${
        mayMark && !isOpen
          ? html`<button type="button" @click=${() => void this.#mark({ state: 'open' })}>
              ${gapMessages.reopen}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderAgain(gap: GapWhole) {
    const { asked } = this;
    if (!asked) return html`<div role="status">${errorNotice(this.#asking.error)}</div>`;
    const answered = countAnswered(asked);
    return html`<section class="group" aria-labelledby="again">
      <h2 id="again">${gapMessages.again}</h2>
      <p role="status">
        ${gapMessages.answeredOf(answered, asked.length)}.
        ${answered === asked.length ? gapMessages.allAnswered : gapMessages.someLeft}
      </p>
      ${drawAskedAgain(asked, this.#savedPage ?? gap.mark?.pageId)} ${errorNotice(this.#asking.error)}
    </section>`;
  }

  #renderIgnore() {
    const close = () => {
      this.isIgnoring = false;
    };
    return html`<dash-dialog .open=${this.isIgnoring} label=${gapMessages.ignoreTitle} @dash-close=${close}>
      <form @submit=${this.#submitReason}>
        <h2>${gapMessages.ignoreTitle}</h2>
        <p>${gapMessages.ignoreLead}</p>
        ${selectField({
          id: 'reason',
          name: 'reason',
          label: gapMessages.reason,
          choices: REASONS.map((value) => ({ value, label: gapMessages.reasons[value] })),
        })}
        ${errorNotice(this.#marking.error)}
        <div class="row">
          ${submitButton(gapMessages.ignoreNow, this.#marking)}
          <button type="button" @click=${close}>${messages.cancel}</button>
        </div>
      </form>
    </dash-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gap-screen': GapScreen;
  }
}
