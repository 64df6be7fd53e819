import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { KnowledgePage } from '../../../../server/admin-contract/pages.js';
import { element } from '../../../internal/element.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { pageMessages as pageWords } from '../../messages/knowledge/page-messages.js';
import { field } from '../../parts/field.js';
import { FormState, readForm } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { areaField } from './area-field.js';
import { knowledgeFrame, widgetOf } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';
import { newPageId } from './new-page-id.js';
import { pathOf } from './page-names.js';

interface Draft {
  title: string;
  url: string;
  lang: string;
  content: string;
}
const EMPTY: Draft = { title: '', url: '', lang: '', content: '' };
type Field = keyof Draft;
interface KeptDraft {
  draft: Draft;
  etag: string | undefined;
}

void import('./draft-preview.js');

/** Writes a page of one's own, or changes one. What is typed outlives a reload, in this tab. */
@element('write-screen')
export class WriteScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles];

  readonly #page: Loaded<{ page: KnowledgePage | undefined }> = new Loaded<{
    page: KnowledgePage | undefined;
  }>(
    this,
    async (signal) => {
      const [id, widgetId] = [this.#id, widgetOf(this.around)];
      const page =
        id === '' || widgetId === undefined ? undefined : await this.around.api.page(widgetId, id, signal);
      this.#begin(page);
      return { page };
    },
    () => [widgetOf(this.around), this.#id],
  );
  readonly #form = new FormState(this);
  /** Of the page that the draft began with, which is all that it may replace. */
  #etag: string | undefined;
  @state() private draft: Draft | undefined;
  @state() private isKept = false;

  /** Of the page to change; empty for a new one. */
  get #id(): string {
    return this.around.place.query.get('page') ?? '';
  }

  get #key(): string {
    return `dashboard-draft ${widgetOf(this.around) ?? ''} ${this.#id}`;
  }

  #begin(page: KnowledgePage | undefined): void {
    const kept = readDraft(this.#key);
    const stored = page && { title: page.title, url: page.url, lang: page.lang ?? '', content: page.content };
    this.isKept = kept !== undefined;
    this.draft = kept?.draft ?? stored ?? EMPTY;
    // A dashboard of before kept no ETag, and would have sent that of now.
    this.#etag = kept?.etag ?? page?.etag;
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  #handleInput(event: Event): void {
    const { name, value } = event.target as HTMLInputElement;
    if (!this.draft || !(name in EMPTY)) return;
    this.draft = { ...this.draft, [name as Field]: value };
    keepDraft(this.#key, { draft: this.draft, etag: this.#etag });
  }

  /** The page may be another by now. */
  #throwAway(): void {
    keepDraft(this.#key, undefined);
    this.#form.clear();
    void this.#page.reload();
  }

  async #save(event: SubmitEvent, widgetId: string, page: KnowledgePage | undefined): Promise<void> {
    const { title = '', url = '', lang = '', content = '' } = readForm(event);
    await this.#form.run(async () => {
      const text = { title, url, content, ...(lang.trim() !== '' && { lang: lang.trim() }) };
      const id = page?.id ?? newPageId(title);
      const saved = await this.around.api.writePage(widgetId, id, text, this.#etag);
      keepDraft(this.#key, undefined);
      this.around.go(`/knowledge/pages/${pathOf(saved.id)}`);
    });
    this.isKept ||= this.#form.error !== undefined;
  }

  protected override render() {
    return knowledgeFrame(this.around, 'pages', (widgetId) =>
      this.#page.render(({ page }) => (this.draft ? this.#renderForm(widgetId, page, this.draft) : nothing)),
    );
  }

  #renderForm(widgetId: string, page: KnowledgePage | undefined, { title, url, lang, content }: Draft) {
    const wrong = (name: Field) => this.#form.wrong(name);
    return html`<div class="sides">
      <form
        novalidate
        @input=${this.#handleInput}
        @submit=${(event: SubmitEvent) => void this.#save(event, widgetId, page)}
      >
        <h2>${page ? pageWords.editTitle : pageWords.writeTitle}</h2>
        ${page?.origin === 'file' ? html`<p class="help">${pageWords.fileHint}</p>` : nothing}
        ${
          this.isKept
            ? notice(
                'positive',
                pageWords.drafted,
                html`<button type="button" class="plain" @click=${this.#throwAway}>
                  ${pageWords.throwAway}
                </button>`,
              )
            : nothing
        }
        ${errorNotice(this.#form.beside('title', 'url', 'lang', 'content'))}
        ${field({ id: 'title', name: 'title', label: pageWords.pageTitle, value: title, maxLength: 300, wrong: wrong('title') })}
        ${areaField({
          id: 'page-text',
          name: 'content',
          label: pageWords.text,
          help: pageWords.textHelp,
          value: content,
          isLong: true,
          wrong: wrong('content'),
        })}
        ${field({
          id: 'url',
          name: 'url',
          label: pageWords.pageAddress,
          help: pageWords.pageAddressHelp,
          value: url,
          isOptional: true,
          wrong: wrong('url'),
        })}
        ${field({
          id: 'lang',
          name: 'lang',
          label: pageWords.pageLanguage,
          help: pageWords.pageLanguageHelp,
          value: lang,
          isOptional: true,
          wrong: wrong('lang'),
        })}
        <div class="row">
          ${submitButton(words.save, this.#form)}
          <a
            class="button"
            href=${this.around.linkTo(page ? `/knowledge/pages/${pathOf(page.id)}` : '/knowledge/pages')}
            >${words.cancel}</a
          >
        </div>
      </form>
      <section class="card" aria-labelledby="preview">
        <h2 id="preview">${pageWords.previewText}</h2>
        <div class="prose" dir="auto">
          ${
            content.trim() === ''
              ? html`<p class="help">${pageWords.previewEmpty}</p>`
              : html`<draft-preview .text=${content}></draft-preview>`
          }
        </div>
      </section>
    </div>`;
  }
}

/** Private windows and full storage do without. */
function keepDraft(key: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify({ ...kept.draft, etag: kept.etag }));
    else sessionStorage.removeItem(key);
  } catch {
    // It is still in the form.
  }
}

function readDraft(key: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft & KeptDraft> | null;
    if (!kept) return undefined;
    const { etag, ...draft } = kept;
    return { draft: { ...EMPTY, ...draft }, etag };
  } catch {
    return undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'write-screen': WriteScreen;
  }
}
