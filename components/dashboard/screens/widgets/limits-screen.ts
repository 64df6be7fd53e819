import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { AdminWidget, QuotaState } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { messages } from '../../messages/messages.js';
import { limitsMessages } from '../../messages/widgets/limits-messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { FormState } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice } from '../../parts/notice.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { checkInput, choiceInput, choicesOf, textInput } from './inputs.js';
import { drawMeter } from './quota-bar.js';
import { WidgetEditor } from './widget-editor.js';
import { drawSaveBar, drawSection, mayEdit, saveOnSubmit } from './widget-frame.js';
import { widgetsStyles } from './widgets.styles.js';
import '../../parts/dash-dialog.js';

/** How much a widget may answer, for whom, and whether it is there at all. */
@element('limits-screen')
export class LimitsScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles];

  readonly #editor = new WidgetEditor(this);
  readonly #quota: Loaded<QuotaState> = new Loaded(
    this,
    (signal) => this.around.api.quota(this.around.place.params['widgetId'] ?? '', signal),
    // A quota that was saved is used in another share.
    () => [this.around.place.params['widgetId'], this.#editor.saved?.etag],
  );
  readonly #removal = new FormState(this);
  @state() private isRemoving = false;
  @state() private typed = '';

  #remove(event: SubmitEvent): void {
    event.preventDefault();
    const { saved } = this.#editor;
    if (!saved) return;
    if (this.typed.trim() !== saved.name.trim()) {
      this.#removal.refuse('name', limitsMessages.removeWrong);
      return;
    }
    void this.#removal.run(async () => {
      await this.around.api.removeWidget(saved.id);
      this.#editor.discard();
      await this.around.readWidgets();
      this.around.go('/widgets');
    });
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#editor.form.error ?? this.#removal.error);
  }

  protected override render() {
    const { draft } = this.#editor;
    const content = draft ? this.#renderForm(draft) : html``;
    return drawSection(this, this.#editor, 'limits', content, ['quota.messages']);
  }

  #renderForm({ quota, isActive, requireOrigin }: AdminWidget): TemplateResult {
    const { form } = this.#editor;
    const isOff = !mayEdit(this);
    return html`<p class="lead">${limitsMessages.limitsLead}</p>
      <form novalidate class="plain-form" @submit=${saveOnSubmit(this.#editor)}>
        <fieldset>
          <legend>${limitsMessages.switch}</legend>
          ${checkInput({
            id: 'is-active',
            label: limitsMessages.switchActive,
            help: limitsMessages.switchHelp,
            isChecked: isActive,
            isOff,
            onChange: (is) => {
              this.#editor.set({ isActive: is });
            },
          })}
        </fieldset>
        <fieldset>
          <legend>${limitsMessages.quotaTitle}</legend>
          ${this.#quota.render(drawUse)}
          <div class="pair">
            ${textInput({
              id: 'quota-messages',
              label: limitsMessages.quotaMessages,
              help: limitsMessages.quotaHelp,
              type: 'number',
              value: Number.isNaN(quota.messages) ? '' : String(quota.messages),
              isOff,
              wrong: form.wrong('quota.messages'),
              onChange: (text) => {
                // An emptied field is no quota of 0, which would close the chat.
                this.#editor.set({ quota: { ...quota, messages: text === '' ? NaN : Number(text) } });
              },
            })}
            ${choiceInput({
              id: 'quota-period',
              label: limitsMessages.quotaPeriod,
              value: quota.period,
              choices: choicesOf(widgetsMessages.periods),
              isOff,
              onChange: (period) => {
                this.#editor.set({ quota: { ...quota, period: period === 'day' ? 'day' : 'month' } });
              },
            })}
          </div>
        </fieldset>
        <fieldset>
          <legend>${limitsMessages.callers}</legend>
          ${checkInput({
            id: 'require-origin',
            label: limitsMessages.requireOrigin,
            help: limitsMessages.requireOriginHelp,
            isChecked: requireOrigin,
            isOff,
            onChange: (is) => {
              this.#editor.set({ requireOrigin: is });
            },
          })}
        </fieldset>
        ${drawSaveBar(this, this.#editor)}
      </form>
      ${this.session.role === 'owner' ? this.#renderRemoval() : ''}`;
  }

  #renderRemoval(): TemplateResult {
    const name = this.#editor.saved?.name ?? '';
    const close = () => {
      this.isRemoving = false;
    };
    return html`<section class="group" aria-labelledby="remove">
      <h2 id="remove">${limitsMessages.removeTitle}</h2>
      <p>${limitsMessages.removeLead}</p>
      <button
        type="button"
        class="remove"
        @click=${() => {
          this.typed = '';
          this.#removal.clear();
          this.isRemoving = true;
        }}
      >
        ${limitsMessages.removeButton}
      </button>
      <dash-dialog label=${limitsMessages.removeTitle} ?open=${this.isRemoving} @dash-close=${close}>
        <form novalidate @submit=${this.#remove}>
          <h2>${limitsMessages.removeTitle}</h2>
          <p>${limitsMessages.removeLead}</p>
          ${errorNotice(this.isRemoving ? this.#removal.beside('name') : undefined)}
          ${textInput({
            id: 'remove-name',
            label: limitsMessages.removeLabel(name),
            value: this.typed,
            wrong: this.#removal.wrong('name'),
            onChange: (text) => {
              this.typed = text;
            },
          })}
          <div class="row">
            <button class="remove" type="submit">${limitsMessages.removeTitle}</button>
            <button type="button" @click=${close}>${messages.cancel}</button>
          </div>
        </form>
      </dash-dialog>
    </section>`;
  }
}

function drawUse({ used, allowed, resetsAt, spentAt, tokens, turnedAway }: QuotaState): TemplateResult {
  const text = limitsMessages.used(used, allowed);
  const forecast = () => {
    if (used >= allowed) return html`<p class="wrong">${limitsMessages.spentNow}</p>`;
    if (spentAt === undefined) return html`<p class="help">${limitsMessages.lasts}</p>`;
    return html`<p class="wrong">${limitsMessages.spentAt}: ${moment(spentAt)}</p>`;
  };
  return html`<div class="use">
    <p>${text}; ${limitsMessages.resets} ${moment(resetsAt)}</p>
    ${drawMeter(text, used, allowed)} ${forecast()}
    ${tokens ? drawTokens(limitsMessages.tokensUsed(tokens.used, tokens.allowed), tokens) : ''}
    ${
      turnedAway && turnedAway.quota + turnedAway.rate > 0
        ? html`<p>
              ${limitsMessages.turnedAway} ${moment(turnedAway.from, 'day')}:
              ${limitsMessages.turnedAwayCounts(turnedAway.quota, turnedAway.rate)}
            </p>
            ${turnedAway.rate > 0 ? html`<p class="help">${limitsMessages.rateHelp}</p>` : ''}`
        : ''
    }
  </div>`;
}

const drawTokens = (text: string, { used, allowed }: NonNullable<QuotaState['tokens']>): TemplateResult =>
  html`<p>${text}</p>
    ${drawMeter(text, used, allowed)}`;

declare global {
  interface HTMLElementTagNameMap {
    'limits-screen': LimitsScreen;
  }
}
