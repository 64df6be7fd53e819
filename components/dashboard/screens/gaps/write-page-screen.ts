import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { AskedWording, GapWhole } from '../../../../server/admin-contract/gaps.js';
import type { DraftPage } from '../../../../server/admin-contract/try.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { AdminError } from '../../api/admin-error.js';
import { gapMessages } from '../../messages/gap-messages.js';
import { describedBy, field, renderHelp } from '../../parts/field.js';
import { FormState } from '../../parts/form-state.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { submitButton } from '../../parts/submit-button.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { countAnswered, drawDraftTable } from './draw-outcomes.js';
import { gapStyles } from './gaps.styles.js';
import { writePageStyles } from './write-page.styles.js';
import { dropDraft, isWritten, keepDraft, readDraft, startDraft } from './page-draft.js';

/** After the last key, the draft is tried. */
const PAUSE_MS = 600;

interface AskedGap {
  gap: GapWhole;
  /** As the wordings are answered without the draft. */
  now: readonly AskedWording[];
}

/** A page that closes a gap, beside how it would answer each wording. */
@element('write-page-screen')
export class WritePageScreen extends OperatorScreen {
  static override readonly sheets = [gapStyles, writePageStyles];

  readonly #asked: Loaded<AskedGap> = new Loaded(
    this,
    (signal) => this.#load(signal),
    () => [this.#key],
  );
  readonly #saving = new FormState(this);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #trial = new AbortController();
  /** Of the page that the draft began with, which is all that it may replace. */
  #etag: string | undefined;
  @state() private draft: DraftPage | undefined;
  @state() private wasKept = false;
  @state() private drafted: readonly AskedWording[] | undefined;
  @state() private isTrying = false;
  @state() private trialError: AdminError | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#trial.abort();
  }

  get #key(): string {
    return this.around.place.params['key'] ?? '';
  }

  async #load(signal: AbortSignal): Promise<AskedGap> {
    const gap = await this.around.api.gap(this.#key, signal);
    const { items: now } = await this.around.api.askGap(this.#key, {}, signal);
    const page = await this.#pageOf(gap, signal);
    const kept = readDraft(this.#key);
    // What was removed meanwhile is written anew; a dashboard of before noted nothing.
    const began = kept?.etag === undefined ? page?.etag : (kept.etag ?? undefined);
    this.#etag = page && began;
    this.wasKept = kept !== undefined;
    this.draft =
      kept?.draft ??
      (page ? { id: page.id, title: page.title, url: page.url, content: page.content } : startDraft(gap));
    if (isWritten(this.draft)) this.#tryLater(0);
    return { gap, now };
  }

  /** The page that was written for it before, where it is still there. */
  async #pageOf(gap: GapWhole, signal: AbortSignal) {
    const { widgetId, mark } = gap;
    try {
      const page = await this.around.api.gapPage(widgetId, mark?.pageId ?? startDraft(gap).id, signal);
      return page.isEditable ? page : undefined;
    } catch (error) {
      if (error instanceof AdminError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  readonly #handleInput = (event: Event): void => {
    const { name, value } = event.target as HTMLInputElement | HTMLTextAreaElement;
    if (!this.draft) return;
    this.draft = { ...this.draft, [name]: value };
    keepDraft(this.#key, { draft: this.draft, etag: this.#etag ?? null });
    this.#tryLater(PAUSE_MS);
  };

  /** What was asked before is not waited for any more. */
  #tryLater(ms: number): void {
    clearTimeout(this.#timer);
    this.#trial.abort();
    this.#trial = new AbortController();
    const { signal } = this.#trial;
    this.#timer = setTimeout(() => void this.#try(signal), ms);
  }

  async #try(signal: AbortSignal): Promise<void> {
    const { draft } = this;
    if (!draft || !isWritten(draft) || draft.title.trim() === '') {
      this.drafted = undefined;
      return;
    }
    this.isTrying = true;
    try {
      const { items } = await this.around.api.askGap(this.#key, { drafts: [draft] }, signal);
      this.drafted = items;
      this.trialError = undefined;
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof AdminError)) throw error;
      this.trialError = error;
      tellSessionEnd(this, error);
    } finally {
      if (!signal.aborted) this.isTrying = false;
    }
  }

  async #save(event: SubmitEvent, { gap }: AskedGap): Promise<void> {
    event.preventDefault();
    const { draft } = this;
    if (!draft || !isWritten(draft)) return;
    await this.#saving.run(async () => {
      await this.around.api.saveGapPage(gap.widgetId, draft, this.#etag);
      dropDraft(this.#key);
      const query = new URLSearchParams({ page: draft.id }).toString();
      this.around.go(`/unanswered/${this.#key}?${query}`);
    });
    tellSessionEnd(this, this.#saving.error);
  }

  #discard(): void {
    dropDraft(this.#key);
    this.around.go(`/unanswered/${this.#key}`);
  }

  /** What draws Markdown weighs as much as the rest of the screen. */
  #loadPreview(): void {
    void import('./markdown-preview.js');
  }

  protected override render() {
    const gap = this.#asked.value?.gap;
    return html`<div class="screen">
      <header>
        <p class="crumb">
          <a dir="auto" href=${this.around.linkTo(`/unanswered/${this.#key}`)}
            >${gap ? cleanText(gap.question) : gapMessages.back}</a
          >
        </p>
        <h1 tabindex="-1">${gapMessages.writeTitle}</h1>
        <p class="lead">${gapMessages.writeLead}</p>
      </header>
      ${this.wasKept ? notice('positive', gapMessages.draftKept) : nothing}
      ${this.#asked.render((asked) => (this.draft ? this.#renderDraft(asked, this.draft) : nothing))}
    </div>`;
  }

  #renderDraft(asked: AskedGap, draft: DraftPage) {
    return html`<div class="editor">
      ${this.#renderForm(asked, draft)}
      <section aria-labelledby="tried">
        <h2 id="tried">${gapMessages.draftTable}</h2>
        <p role="status">${this.#statusOf(draft)}</p>
        ${errorNotice(this.trialError)} ${drawDraftTable(asked.now, this.drafted, draft.id)}
      </section>
    </div>`;
  }

  #statusOf(draft: DraftPage): string {
    if (!isWritten(draft)) return gapMessages.notTried;
    if (this.isTrying || !this.drafted) return gapMessages.trying;
    return gapMessages.tried(countAnswered(this.drafted), this.drafted.length);
  }

  #renderForm(asked: AskedGap, draft: DraftPage) {
    const text = { id: 'page-text', help: gapMessages.textHelp, wrong: this.#saving.wrong('content') };
    return html`<form
      novalidate
      @input=${this.#handleInput}
      @submit=${(event: SubmitEvent) => void this.#save(event, asked)}
    >
      ${field({
        id: 'page-title',
        name: 'title',
        label: gapMessages.pageTitle,
        value: draft.title,
        maxLength: 300,
        wrong: this.#saving.wrong('title'),
      })}
      ${field({
        id: 'page-url',
        name: 'url',
        label: gapMessages.address,
        value: draft.url,
        isOptional: true,
        help: gapMessages.addressHelp,
        wrong: this.#saving.wrong('url'),
        maxLength: 2000,
      })}
      <div class="field">
        <label for="page-text">${gapMessages.text}</label>
        <textarea
          id=${text.id}
          name="content"
          dir="auto"
          rows="14"
          maxlength="200000"
          aria-describedby=${describedBy(text)}
          aria-invalid=${text.wrong === undefined ? nothing : 'true'}
          .value=${draft.content}
          @input=${text.wrong?.clear ?? nothing}
        ></textarea>
        ${renderHelp(text)}
      </div>
      <details @toggle=${this.#loadPreview}>
        <summary>${gapMessages.preview}</summary>
        ${
          draft.content.trim() === ''
            ? html`<p class="help">${gapMessages.noText}</p>`
            : html`<markdown-preview class="written" dir="auto" .text=${draft.content}></markdown-preview>`
        }
      </details>
      ${errorNotice(this.#saving.beside('title', 'url', 'content'))}
      <div class="row">
        ${submitButton(gapMessages.save, { isBusy: this.#saving.isBusy || !isWritten(draft) })}
        <button
          type="button"
          class="plain"
          @click=${() => {
            this.#discard();
          }}
        >
          ${gapMessages.discard}
        </button>
      </div>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'write-page-screen': WritePageScreen;
  }
}
