import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { AdminWidget } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { installMessages } from '../../messages/widgets/install-messages.js';
import { newWidgetMessages } from '../../messages/widgets/new-widget-messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { wrongAddress } from '../address.js';
import { entryOf } from './origin-of.js';
import { setOnTheWay } from '../../parts/way-to-install.js';
import { placeOfSection } from './widget-frame.js';
import { installStyles } from './install.styles.js';
import { widgetsStyles } from './widgets.styles.js';
import './site-import.js';

// What stands at the end of the way comes behind its beginning.
void import('./install-panel.js');

const STEPS = newWidgetMessages.steps.length;

/** From nothing to a chat on a website: name and website, pages, the lines to paste, the first visit. */
@element('new-widget-screen')
export class NewWidgetScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles, installStyles];

  readonly #form = new FormState(this);
  @state() private widget: AdminWidget | undefined;
  /** Whether it has pages to answer from: then the way leads on. */
  @state() private hasPages = false;
  /** As it was typed: the pages are most often there too. */
  #website = '';

  /** The step stands in the address, so that a reload and the way back lead there. */
  get #step(): number {
    const step = Number(this.around.place.query.get('step') ?? '1');
    return this.#widgetId !== undefined && step > 1 && step <= STEPS ? step : 1;
  }

  get #widgetId(): string | undefined {
    return this.around.place.query.get('id') ?? undefined;
  }

  #create(event: SubmitEvent): void {
    const { name = '', website = '' } = readForm(event);
    const wrong = wrongAddress(website);
    if (wrong !== undefined) {
      this.#form.refuse('allowlist', wrong);
      return;
    }
    void this.#form.run(async () => {
      const entry = entryOf(website);
      this.widget = await this.around.api.createWidget({ name, allowlist: entry === '' ? [] : [entry] });
      this.#website = website;
      await this.around.readWidgets();
      this.#goTo(2, this.widget.id);
    });
  }

  #goTo(step: number, id: string): void {
    const query = new URLSearchParams({ id, step: String(step) });
    if (step === 2 && this.#website !== '') query.set('site', this.#website);
    this.around.go(`/widgets/new?${query.toString()}`);
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
    const step = this.#step;
    setOnTheWay(step === STEPS ? undefined : this.#widgetId);
    if (step === this.#shown) return;
    const isFirst = this.#shown === undefined;
    this.#shown = step;
    if (!isFirst) this.querySelector<HTMLElement>('h2')?.focus();
  }
  #shown: number | undefined;

  protected override render() {
    const step = this.#step;
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${widgetsMessages.create}</h1>
        <p class="lead">${newWidgetMessages.newLead}</p>
      </header>
      <ol class="progress">
        ${newWidgetMessages.steps.map(
          (label, index) =>
            html`<li
              class=${index + 1 < step ? 'done' : nothing}
              aria-current=${index + 1 === step ? 'step' : nothing}
            >
              ${label}
            </li>`,
        )}
      </ol>
      ${step === 1 ? this.#renderName() : this.#renderLater(step, this.#widgetId ?? '')}
    </div>`;
  }

  #renderName(): TemplateResult {
    const form = this.#form;
    return html`<section class="step" aria-labelledby="step">
      <h2 id="step" tabindex="-1">${newWidgetMessages.steps[0]}</h2>
      <form novalidate @submit=${this.#create}>
        ${errorNotice(form.beside('name', 'allowlist'))}
        ${field({
          id: 'new-name',
          name: 'name',
          label: newWidgetMessages.newName,
          help: newWidgetMessages.newNameHelp,
          maxLength: 200,
          wrong: form.wrong('name'),
        })}
        ${field({
          id: 'new-website',
          name: 'website',
          label: newWidgetMessages.newWebsite,
          help: newWidgetMessages.newWebsiteHelp,
          maxLength: 300,
          isOptional: true,
          wrong: form.wrong('allowlist'),
        })}
        <div class="row">${submitButton(newWidgetMessages.next, form)}</div>
      </form>
    </section>`;
  }

  #renderLater(step: number, id: string): TemplateResult {
    const isLast = step === STEPS;
    return html`<section class="step" aria-labelledby="step">
      <h2 id="step" tabindex="-1">${isLast ? installMessages.installTitle : newWidgetMessages.pagesTitle}</h2>
      ${
        isLast
          ? html`<install-panel .api=${this.around.api} .widgetId=${id} editable></install-panel>`
          : html`<p>${newWidgetMessages.pagesLead}</p>
              <site-import
                .api=${this.around.api}
                .widgetId=${id}
                .address=${this.around.place.query.get('site') ?? ''}
                @dash-site-imported=${() => {
                  this.hasPages = true;
                }}
              ></site-import>
              <p>
                <a
                  href=${this.around.linkTo(`/knowledge/import?${new URLSearchParams({ widget: id }).toString()}`)}
                  >${newWidgetMessages.otherWays}</a
                >
              </p>`
      }
      <div class="row">
        ${
          isLast
            ? html`<a class="button" href=${this.around.linkTo(placeOfSection(id, 'look'))}
                >${newWidgetMessages.finish}</a
              >`
            : html`<button
                class=${this.hasPages ? 'solid' : ''}
                type="button"
                @click=${() => {
                  this.#goTo(step + 1, id);
                }}
              >
                ${newWidgetMessages.next}
              </button>`
        }
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'new-widget-screen': NewWidgetScreen;
  }
}
