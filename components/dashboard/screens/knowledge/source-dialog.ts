import { html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { SourceState } from '../../../../server/admin-contract/sources.js';
import { element } from '../../../internal/element.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { sourceMessages as sourceWords } from '../../messages/knowledge/source-messages.js';
import { field, selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { areaField } from './area-field.js';
import { intervalChoices, NEVER, readInterval } from './intervals.js';
import '../../parts/dash-dialog.js';

/** Changes how one website is imported, or removes it. */
@element('source-dialog')
export class SourceDialog extends OperatorScreen {
  readonly #form = new FormState(this);
  @state() private isRemoving = false;
  @property() widgetId = '';
  /** Which; it is closed where there is none. */
  @property({ attribute: false }) source: SourceState | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source')) return;
    this.isRemoving = false;
    this.#form.clear();
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  #tell(said: string): void {
    this.dispatchEvent(new CustomEvent('dash-source-changed', { detail: { said } }));
  }

  #close(): void {
    this.dispatchEvent(new Event('dash-close'));
  }

  #save(event: SubmitEvent): void {
    const { every, maxPages = '', delay = '', include = '', exclude = '' } = readForm(event);
    const { source } = this;
    if (!source) return;
    void this.#form.run(async () => {
      await this.around.api.changeSource(this.widgetId, source.id, {
        ...readInterval(every),
        maxPages: numberOf(maxPages),
        delay: numberOf(delay),
        include: linesOf(include),
        exclude: linesOf(exclude),
      });
      this.#tell(sourceWords.saved);
    });
  }

  #remove(pages: 'keep' | 'remove'): void {
    const { source } = this;
    if (!source) return;
    void this.#form.run(async () => {
      await this.around.api.removeSource(this.widgetId, source.id, pages);
      this.#tell(sourceWords.sourceRemoved(source.url));
    });
  }

  protected override render() {
    const { source } = this;
    return html`<dash-dialog
      label=${source?.url ?? ''}
      ?open=${source !== undefined}
      @dash-close=${this.#close}
    >
      ${source ? html`<div>${this.isRemoving ? this.#renderRemoval(source) : this.#renderForm(source)}</div>` : nothing}
    </dash-dialog>`;
  }

  #renderForm(source: SourceState) {
    const wrong = (name: string) => this.#form.wrong(name);
    return html`<form novalidate @submit=${this.#save}>
      <h2 dir="auto">${source.url}</h2>
      ${errorNotice(this.#form.beside('every', 'maxPages', 'delay', 'include', 'exclude'))}
      ${selectField({
        id: 'every',
        name: 'every',
        label: words.freshness,
        value: source.isPaused ? NEVER : source.every,
        choices: intervalChoices(source.every),
        wrong: wrong('every'),
      })}
      ${field({
        id: 'max-pages',
        name: 'maxPages',
        label: sourceWords.limit,
        help: sourceWords.limitHelp,
        inputMode: 'numeric',
        isOptional: true,
        value: source.maxPages?.toString() ?? '',
        wrong: wrong('maxPages'),
      })}
      ${field({
        id: 'delay',
        name: 'delay',
        label: sourceWords.delay,
        help: sourceWords.delayHelp,
        inputMode: 'numeric',
        isOptional: true,
        value: source.delay?.toString() ?? '',
        wrong: wrong('delay'),
      })}
      ${areaField({ id: 'include', name: 'include', label: sourceWords.include, value: source.include.join('\n'), wrong: wrong('include') })}
      ${areaField({
        id: 'exclude',
        name: 'exclude',
        label: sourceWords.exclude,
        help: sourceWords.patternsHelp,
        value: source.exclude.join('\n'),
        wrong: wrong('exclude'),
      })}
      <div class="row">
        ${submitButton(words.save, this.#form)}
        <button type="button" @click=${this.#close}>${words.cancel}</button>
        <button
          type="button"
          class="plain"
          @click=${() => {
            this.isRemoving = true;
          }}
        >
          ${sourceWords.removeSource}
        </button>
      </div>
    </form>`;
  }

  #renderRemoval({ url }: SourceState) {
    return html`<div class="group">
      <h2 dir="auto">${sourceWords.removeSource}: ${url}</h2>
      <p>${sourceWords.removeAsk}</p>
      ${errorNotice(this.#form.error)}
      <div class="row">
        <button
          type="button"
          class="remove"
          @click=${() => {
            this.#remove('keep');
          }}
        >
          ${sourceWords.removeKeep}
        </button>
        <button
          type="button"
          class="remove"
          @click=${() => {
            this.#remove('remove');
          }}
        >
          ${sourceWords.removeAll}
        </button>
        <button type="button" @click=${this.#close}>${words.cancel}</button>
      </div>
    </div>`;
  }
}

/** What is no number goes to the server as it is, which says what is wrong with it. */
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

declare global {
  interface HTMLElementTagNameMap {
    'source-dialog': SourceDialog;
  }
}
