import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { newUuid } from '../../../internal/new-uuid.js';
import { element } from '../../../internal/element.js';
import { AdminError } from '../../api/admin-error.js';
import { importMessages as importWords } from '../../messages/knowledge/import-messages.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { field, selectField } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { addressOf, wrongAddress } from '../address.js';
import { keepFresh } from '../keep-fresh.js';
import { tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { droppedIn, pickedIn, unfitOf, type PickedFile, type Unfit } from './dropped-files.js';
import { knowledgeFrame } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';
import { intervalChoices, readInterval } from './intervals.js';
import { startOrJoin } from './start-import.js';

/** The three ways in which pages come in: from a website, from files, by writing. */
@element('import-screen')
export class ImportScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles];

  readonly #site = new FormState(this);
  readonly #files = new FormState(this);
  @state() private picked: readonly PickedFile[] = [];
  /** Why each was, by its path. */
  @state() private leftOut: ReadonlyMap<string, Unfit> = new Map();
  @state() private isOver = false;
  @state() private sent = 0;
  @state() private notSent: readonly { path: string; why: string }[] = [];

  protected override updated(): void {
    tellSessionEnd(this, this.#site.error ?? this.#files.error);
  }

  #importSite(event: SubmitEvent, widgetId: string): void {
    const { url: given = '', every } = readForm(event);
    const wrong = wrongAddress(given);
    if (wrong !== undefined) {
      this.#site.refuse('url', wrong);
      return;
    }
    const url = addressOf(given);
    void this.#site.run(async () => {
      await keepFresh(this.around.api, widgetId, { url, ...readInterval(every) });
      await startOrJoin(this.around, widgetId, { from: { url } });
    });
  }

  #pick(all: readonly PickedFile[]): void {
    const byPath = new Map(this.picked.map((each) => [each.path, each]));
    const leftOut = new Map(this.leftOut);
    for (const each of all) {
      const unfit = unfitOf(each);
      if (unfit === undefined) byPath.set(each.path, each);
      else leftOut.set(each.path, unfit);
    }
    this.leftOut = leftOut;
    this.picked = [...byPath.values()];
    this.notSent = [];
  }

  #clear(): void {
    this.picked = [];
    this.leftOut = new Map();
    this.notSent = [];
  }

  async #handleDrop(event: DragEvent): Promise<void> {
    event.preventDefault();
    this.isOver = false;
    if (event.dataTransfer) this.#pick(await droppedIn(event.dataTransfer));
  }

  #handleOver(event: DragEvent): void {
    event.preventDefault();
    this.isOver = true;
  }

  #handleLeave(): void {
    this.isOver = false;
  }

  #handleChoice(event: Event): void {
    const input = event.target as HTMLInputElement;
    this.#pick(pickedIn(input));
    input.value = '';
  }

  #importFiles(event: SubmitEvent, widgetId: string): void {
    const { baseUrl = '' } = readForm(event);
    const set = newUuid();
    this.sent = 0;
    this.notSent = [];
    void this.#files.run(async () => {
      for (const { path, file } of this.picked) {
        try {
          await this.around.api.sendFile(widgetId, set, path, file);
        } catch (error) {
          // One that is refused does not keep the others back.
          if (!(error instanceof AdminError)) throw error;
          if (error.code === 'unauthenticated' || error.retryMs !== undefined) throw error;
          this.notSent = [...this.notSent, { path, why: error.message }];
        }
        this.sent += 1;
      }
      if (this.notSent.length === this.picked.length) return;
      const from = { set, ...(baseUrl.trim() !== '' && { baseUrl: addressOf(baseUrl) }) };
      await startOrJoin(this.around, widgetId, { from });
    });
  }

  protected override render() {
    return knowledgeFrame(
      this.around,
      'import',
      (widgetId) =>
        html`<div class="ways">
          ${this.#renderSite(widgetId)} ${this.#renderFiles(widgetId)} ${this.#renderWriting()}
        </div>`,
    );
  }

  #renderSite(widgetId: string) {
    return html`<section class="card" aria-labelledby="from-website">
      <h2 id="from-website">${importWords.fromWebsite}</h2>
      <p class="help">${importWords.fromWebsiteHelp}</p>
      <form
        novalidate
        @submit=${(event: SubmitEvent) => {
          this.#importSite(event, widgetId);
        }}
      >
        ${errorNotice(this.#site.beside('url', 'from'))}
        ${field({
          id: 'url',
          name: 'url',
          label: importWords.address,
          help: importWords.addressExample,
          wrong: this.#site.wrong('url') ?? this.#site.wrong('from'),
        })}
        ${selectField({ id: 'every', name: 'every', label: words.freshness, value: '24h', choices: intervalChoices() })}
        <div>${submitButton(importWords.start, this.#site)}</div>
      </form>
    </section>`;
  }

  #renderFiles(widgetId: string) {
    const count = this.picked.length;
    return html`<section
      class="card ${this.isOver ? 'over' : ''}"
      aria-labelledby="from-files"
      @dragover=${this.#handleOver}
      @dragleave=${this.#handleLeave}
      @drop=${this.#handleDrop}
    >
      <h2 id="from-files">${importWords.fromFiles}</h2>
      <p class="help">${importWords.fromFilesHelp}</p>
      <div class="row">
        ${this.#renderPicker(importWords.chooseFiles, false)}
        ${this.#renderPicker(importWords.chooseFolder, true)}
      </div>
      <div role="status">
        ${count > 0 ? html`<p>${importWords.chosen(this.picked.map(({ path }) => path))}</p>` : nothing}
        ${this.leftOut.size > 0 ? html`<p>${importWords.leftOut([...this.leftOut])}</p>` : nothing}
      </div>
      ${this.notSent.map(({ path, why }) => notice('caution', importWords.notSent(path, why)))}
      ${errorNotice(this.#files.beside('from'))}
      ${
        count === 0
          ? nothing
          : html`<form
              novalidate
              @submit=${(event: SubmitEvent) => {
                this.#importFiles(event, widgetId);
              }}
            >
              ${field({
                id: 'base-url',
                name: 'baseUrl',
                label: importWords.baseUrl,
                help: importWords.baseUrlHelp,
                isOptional: true,
                wrong: this.#files.wrong('from'),
              })}
              ${
                this.#files.isBusy
                  ? html`<label
                      >${importWords.sending(this.sent, count)}<progress
                        max=${count}
                        .value=${this.sent}
                      ></progress
                    ></label>`
                  : nothing
              }
              <div class="row">
                ${submitButton(importWords.importFiles, this.#files)}
                <button type="button" @click=${this.#clear}>${importWords.clear}</button>
              </div>
            </form>`
      }
    </section>`;
  }

  /** The native field opens the window of the system; the button before it can be seen and named. */
  #renderPicker(label: string, isFolder: boolean) {
    return html`<button
      type="button"
      @click=${(event: Event) => {
        (event.currentTarget as HTMLElement).querySelector('input')?.click();
      }}
    >
      ${label}<input
        type="file"
        hidden
        multiple
        ?webkitdirectory=${isFolder}
        @change=${this.#handleChoice}
        @click=${stop}
      />
    </button>`;
  }

  #renderWriting() {
    return html`<section class="card" aria-labelledby="by-writing">
      <h2 id="by-writing">${importWords.byWriting}</h2>
      <p class="help">${importWords.byWritingHelp}</p>
      <p class="row">
        <a class="button" href=${this.around.linkTo('/knowledge/write')}>${words.writePage}</a>
      </p>
    </section>`;
  }
}

const stop = (event: Event): void => {
  event.stopPropagation();
};

declare global {
  interface HTMLElementTagNameMap {
    'import-screen': ImportScreen;
  }
}
