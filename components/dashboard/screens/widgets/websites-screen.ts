import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { OriginCheck, SeenOrigins } from '../../../../server/admin-contract/websites.js';
import { element } from '../../../internal/element.js';
import { letInMessages } from '../../messages/let-in-messages.js';
import { websitesMessages } from '../../messages/widgets/websites-messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { drawAddress } from '../address.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { letInButton } from '../../parts/let-in-button.js';
import { since } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { table } from '../../parts/table.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { originOf } from './origin-of.js';
import { WidgetEditor } from './widget-editor.js';
import { drawSaveBar, drawSection, mayEdit } from './widget-frame.js';
import { websitesStyles } from './websites.styles.js';
import { widgetsStyles } from './widgets.styles.js';
import './allowlist-editor.js';

/** Which websites may show the widget, and which have tried. */
@element('websites-screen')
export class WebsitesScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles, websitesStyles];

  readonly #editor = new WidgetEditor(this);
  readonly #seen: Loaded<SeenOrigins> = new Loaded(
    this,
    (signal) => this.around.api.origins(this.#widgetId, signal),
    () => [this.#widgetId],
  );
  readonly #test = new FormState(this);
  @state() private tested: (OriginCheck & { origin: string }) | 'none' | undefined;
  @state() private letIn = '';

  get #widgetId(): string {
    return this.around.place.params['widgetId'] ?? '';
  }

  #handleEntries(event: CustomEvent<string[]>): void {
    this.tested = undefined;
    this.#editor.form.wrong('allowlist')?.clear();
    this.#editor.set({ allowlist: event.detail });
  }

  /** Lines that were left empty are no websites. */
  #save(event: SubmitEvent): void {
    event.preventDefault();
    const { draft } = this.#editor;
    void this.#editor.save({ allowlist: draft?.allowlist.filter((entry) => entry !== '') });
  }

  #try(event: SubmitEvent): void {
    const origin = originOf(readForm(event)['address'] ?? '');
    if (origin === undefined) {
      this.tested = 'none';
      return;
    }
    const { allowlist = [] } = this.#editor.draft ?? {};
    void this.#test.run(async () => {
      const entries = allowlist.filter((entry) => entry !== '');
      this.tested = { ...(await this.around.api.checkOrigin(this.#widgetId, origin, entries)), origin };
    });
  }

  /** At once, beside what else is drafted. */
  async #let(entry: string): Promise<void> {
    await this.#editor.save({ allowlist: [...(this.#editor.draft?.allowlist ?? []), entry] });
    if (this.#editor.form.error || this.#editor.meanwhile) return;
    this.letIn = entry;
    await this.#seen.reload();
    this.querySelector<HTMLElement>('#refused')?.focus();
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#editor.form.error ?? this.#test.error);
  }

  protected override render() {
    const { draft } = this.#editor;
    return drawSection(
      this,
      this.#editor,
      'websites',
      html`<p class="lead">${websitesMessages.websitesLead}</p>
        <form novalidate class="plain-form" @submit=${this.#save}>
          <allowlist-editor
            .api=${this.around.api}
            .entries=${draft?.allowlist ?? []}
            ?off=${!mayEdit(this)}
            @dash-entries=${this.#handleEntries}
          ></allowlist-editor>
          ${drawSaveBar(this, this.#editor)}
        </form>
        ${this.#renderTester()}
        <section class="group" aria-labelledby="refused">
          <h2 id="refused" tabindex="-1">${websitesMessages.refusedTitle}</h2>
          ${this.letIn ? notice('positive', widgetsMessages.letInDone(this.letIn)) : nothing}
          ${this.#seen.render((seen) => this.#renderRefused(seen))}
        </section>
        <section class="group" aria-labelledby="seen">
          <h2 id="seen">${websitesMessages.seenTitle}</h2>
          ${this.#seen.render(drawSeen)}
        </section>`,
    );
  }

  #renderTester(): TemplateResult {
    const { tested } = this;
    return html`<section class="group" aria-labelledby="tester">
      <h2 id="tester">${websitesMessages.tester}</h2>
      <form class="tester" novalidate @submit=${this.#try}>
        ${field({
          id: 'tester-address',
          name: 'address',
          label: websitesMessages.testerLabel,
          help: websitesMessages.testerHelp,
          maxLength: 2000,
        })}
        <button type="submit">${websitesMessages.test}</button>
      </form>
      ${errorNotice(this.#test.error)}
      <div role="status">${tested === undefined ? nothing : this.#renderTested(tested)}</div>
    </section>`;
  }

  #renderTested(tested: (OriginCheck & { origin: string }) | 'none'): TemplateResult {
    if (tested === 'none') return html`<p class="wrong">${websitesMessages.noAddress}</p>`;
    const { origin, entry, suggestion } = tested;
    if (entry !== undefined) return html`<p><bdi>${websitesMessages.letInBy(origin, entry)}</bdi></p>`;
    return html`<p><bdi>${websitesMessages.notLetIn(origin)}</bdi></p>
      ${
        suggestion === undefined || !mayEdit(this)
          ? nothing
          : html`<p class="row">
              <button
                type="button"
                @click=${() => {
                  this.tested = undefined;
                  this.#editor.set({ allowlist: [...(this.#editor.draft?.allowlist ?? []), suggestion] });
                }}
              >
                ${websitesMessages.addSuggestion(suggestion)}
              </button>
            </p>`
      }`;
  }

  #renderRefused({ refused }: SeenOrigins): TemplateResult {
    if (refused.length === 0) return html`<p class="help">${websitesMessages.refusedNone}</p>`;
    return table(
      websitesMessages.refusedTitle,
      [
        { label: websitesMessages.origin, cell: ({ origin }) => drawAddress(origin) },
        { label: websitesMessages.requests, cell: ({ count }) => count.toLocaleString() },
        { label: websitesMessages.first, cell: ({ firstAt }) => since(firstAt) },
        { label: websitesMessages.last, cell: ({ lastAt }) => since(lastAt) },
        {
          label: letInMessages.letIn,
          isActions: true,
          cell: ({ suggestion }) => {
            if (suggestion === undefined) return html`<small>${websitesMessages.unsuggested}</small>`;
            if (!mayEdit(this)) return nothing;
            return letInButton(suggestion, () => void this.#let(suggestion));
          },
        },
      ],
      refused,
    );
  }
}

function drawSeen({ letIn }: SeenOrigins): TemplateResult {
  if (letIn.length === 0) return html`<p class="help">${websitesMessages.seenNone}</p>`;
  return table(
    websitesMessages.seenTitle,
    [
      { label: websitesMessages.origin, cell: ({ origin }) => drawAddress(origin) },
      { label: websitesMessages.requests, cell: ({ count }) => count.toLocaleString() },
      { label: websitesMessages.first, cell: ({ firstAt }) => since(firstAt) },
      { label: websitesMessages.last, cell: ({ lastAt }) => since(lastAt) },
    ],
    letIn,
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'websites-screen': WebsitesScreen;
  }
}
