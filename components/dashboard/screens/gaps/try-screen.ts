import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { Asked, PastTurnInput } from '../../../../server/admin-contract/try.js';
import { element } from '../../../internal/element.js';
import { tryMessages } from '../../messages/try-messages.js';
import { empty } from '../../parts/empty.js';
import { selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { tryIcon } from '../../theme/rail-icons.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { drawNoWidget } from '../no-widget.js';
import { drawUnknownWidgets } from '../unknown-widgets.js';
import { drawExplanation } from './draw-explanation.js';
import { drawTried, drawTurn, type Tried } from './draw-tried.js';
import { gapStyles } from './gaps.styles.js';
import { tryStyles } from './try.styles.js';

// A moment after the screen: the reply as visitors see it, and the checks.
void import('../../../chat-message/chat-message.js');
void import('./try-checks.js');

/** Turns that the engine heeds. */
const MOST_TURNS = 6;

/** A question, answered as for a visitor, and why so. The question stands in the address. */
@element('try-screen')
export class TryScreen extends OperatorScreen {
  static override readonly sheets = [gapStyles, tryStyles];

  readonly #form = new FormState(this);
  /** The address that was asked about. */
  #askedFor = '';
  #signal = new AbortController();
  @state() private tried: Tried | undefined;
  @state() private history: readonly PastTurnInput[] = [];
  @state() private isWorded = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#signal.abort();
  }

  /** Of the path, of what is shown everywhere, or the first. */
  get #widgetId(): string | undefined {
    const { place, scope, widgets } = this.around;
    return place.params['widgetId'] ?? scope.widget ?? widgets[0]?.id;
  }

  get #question(): string {
    return this.around.place.query.get('q') ?? '';
  }

  /** Another address is another question. */
  protected override willUpdate(): void {
    const { query } = this.around.place;
    const widgetId = this.#widgetId;
    const address = `${widgetId ?? ''}?${query.toString()}`;
    if (widgetId === undefined || this.#question === '' || address === this.#askedFor) return;
    this.#askedFor = address;
    void this.#ask(widgetId);
  }

  async #ask(widgetId: string): Promise<void> {
    this.#signal.abort();
    this.#signal = new AbortController();
    const { signal } = this.#signal;
    const question = this.#question;
    this.#form.isBusy = false;
    await this.#form.run(async () => {
      const conversation = this.around.place.query.get('conversation');
      if (conversation !== null)
        this.history = await this.#turnsBefore(widgetId, conversation, question, signal);
      const body = { message: question, history: [...this.history], explain: true, model: this.isWorded };
      const asked = await this.around.api.tryQuestion(widgetId, body, signal).catch((error: unknown) => {
        if (signal.aborted) return undefined;
        throw error;
      });
      if (asked) this.tried = { question, asked, at: Date.now() };
    });
    tellSessionEnd(this, this.#form.error);
  }

  /** What was said in a conversation before a question. */
  async #turnsBefore(
    widgetId: string,
    conversationId: string,
    question: string,
    signal: AbortSignal,
  ): Promise<PastTurnInput[]> {
    const { turns } = await this.around.api.gapConversation(widgetId, conversationId, signal);
    const message = this.around.place.query.get('message');
    const at = turns.findLastIndex((turn) => turn.reply?.id === message || turn.question === question);
    return turns.slice(Math.max(0, at - MOST_TURNS), Math.max(0, at)).map(({ question: said, reply }) => ({
      question: said,
      ...(reply && { answer: reply.answer, citedPageIds: citedIn(reply) }),
    }));
  }

  #submit(event: SubmitEvent): void {
    const { question = '', widget, model } = readForm(event);
    const widgetId = widget ?? this.#widgetId;
    if (question.trim() === '' || widgetId === undefined) return;
    this.isWorded = model !== undefined;
    if (widgetId !== this.#widgetId) this.history = [];
    this.#askedFor = '';
    const query = new URLSearchParams({ q: question.trim() }).toString();
    this.around.go(`/w/${widgetId}/try?${query}`, { replace: this.#question === '' });
    this.requestUpdate();
  }

  /** Enter asks; with Shift it is a new line. */
  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    (event.target as HTMLTextAreaElement).form?.requestSubmit();
  }

  #askOn({ question, asked: { reply } }: Tried): void {
    const turn = { question, answer: reply.answer, citedPageIds: citedIn(reply) };
    this.history = [...this.history, turn].slice(-MOST_TURNS);
    this.#leaveQuestion();
  }

  #forget(): void {
    this.history = [];
    this.#leaveQuestion();
  }

  #leaveQuestion(): void {
    this.tried = undefined;
    this.#askedFor = '';
    this.around.go(`/w/${this.#widgetId ?? ''}/try`);
    void this.updateComplete.then(() => {
      const area = this.querySelector('textarea');
      if (area) area.value = '';
      area?.focus();
    });
  }

  protected override render() {
    const { widgets } = this.around;
    if (this.#widgetId === undefined) {
      return html`<div class="screen">
        <h1 tabindex="-1">${tryMessages.title}</h1>
        ${drawUnknownWidgets(this.around) ?? drawNoWidget(this.around)}
      </div>`;
    }
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${tryMessages.title}</h1>
        <p class="lead">${tryMessages.tryLead}</p>
      </header>
      <form class="ask" novalidate @submit=${this.#submit}>
        ${
          widgets.length > 1
            ? selectField({
                id: 'try-widget',
                name: 'widget',
                label: tryMessages.widget,
                value: this.#widgetId,
                choices: widgets.map(({ id, name }) => ({ value: id, label: name })),
              })
            : nothing
        }
        <div class="field">
          <label for="question">${tryMessages.yourQuestion}</label>
          <textarea
            id="question"
            name="question"
            dir="auto"
            rows="2"
            maxlength="4000"
            .defaultValue=${this.#question}
            @keydown=${this.#handleKey}
          ></textarea>
        </div>
        ${this.tried?.asked.hasModel ? this.#renderModel() : nothing}
        <div class="row">${submitButton(tryMessages.ask, this.#form)}</div>
      </form>
      ${errorNotice(this.#form.error)}
      ${this.history.length > 0 || this.tried ? this.#renderBench() : this.#renderEmpty()}
      <try-checks
        .around=${this.around}
        .widgetId=${this.#widgetId}
        .tried=${this.history.length === 0 ? this.tried : undefined}
      ></try-checks>
    </div>`;
  }

  #renderEmpty() {
    if (this.#question !== '') return nothing;
    return empty({ title: tryMessages.nothingAsked, text: tryMessages.nothingAskedText, icon: tryIcon });
  }

  #renderModel() {
    return html`<div class="field">
      <label class="check"
        ><input type="checkbox" name="model" .checked=${this.isWorded} aria-describedby="model-help" />${
          tryMessages.withModel
        }</label
      >
      <p class="help" id="model-help">${tryMessages.withModelHelp}</p>
    </div>`;
  }

  #renderBench() {
    const { tried } = this;
    return html`<div class="bench">
      <section aria-labelledby="seen">
        <h2 id="seen">${tryMessages.reply}</h2>
        <div class="talk" aria-live="polite">
          ${this.history.map(({ question, answer }, at) => drawTurn(question, answer, at))}
          ${tried ? drawTried(tried) : nothing}
        </div>
        <div class="row">
          ${
            tried
              ? html`<button
                  type="button"
                  @click=${() => {
                    this.#askOn(tried);
                  }}
                >
                  ${tryMessages.askOn}
                </button>`
              : nothing
          }
          <button
            type="button"
            class="plain"
            @click=${() => {
              this.#forget();
            }}
          >
            ${tryMessages.forget}
          </button>
        </div>
      </section>
      ${
        tried
          ? html`<section aria-labelledby="why">
              <h2 id="why">${tryMessages.reasonsOf}</h2>
              ${drawExplanation(tried.asked)}
            </section>`
          : nothing
      }
    </div>`;
  }
}

const citedIn = ({ citations }: Pick<Asked['reply'], 'citations'>): string[] =>
  citations.flatMap(({ pageId }) => pageId ?? []);

declare global {
  interface HTMLElementTagNameMap {
    'try-screen': TryScreen;
  }
}
