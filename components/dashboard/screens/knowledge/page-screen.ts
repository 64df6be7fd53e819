import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { KnowledgePage, PassageList, Removal } from '../../../../server/admin-contract/pages.js';
import type { AskedQuestionList } from '../../../../server/admin-contract/usage.js';
import { element } from '../../../internal/element.js';
import { safeUrl } from '../../../markdown/safe-link.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { pageMessages as pageWords } from '../../messages/knowledge/page-messages.js';
import { FormState } from '../../parts/form-state.js';
import { errorNotice } from '../../parts/notice.js';
import { tabs } from '../../parts/tabs.js';
import { Undo } from '../../parts/undo.js';
import { TIME_ZONE } from '../../routing/scope.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { OperatorScreen } from '../screen.js';
import { linkToInstall } from '../../parts/way-to-install.js';
import { drawAskedOf } from './asked-of-page.js';
import { knowledgeFrame, mayEdit, widgetOf } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';
import { pageStyles } from './page.styles.js';
import { drawCitations } from './page-citations.js';
import { originName, pathOf } from './page-names.js';
import { startOrJoin } from './start-import.js';

type Passage = PassageList['items'][number];

/** One page: its text, and the passages that answers are made from. */
@element('page-screen')
export class PageScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles, pageStyles];

  readonly #page: Loaded<KnowledgePage> = new Loaded(
    this,
    (signal) => this.around.api.page(this.#widgetId, this.#id, signal),
    () => [this.#widgetId, this.#id],
  );
  readonly #passages: Loaded<PassageList> = new Loaded(
    this,
    (signal) => this.around.api.passages(this.#widgetId, this.#id, signal),
    () => [this.#widgetId, this.#id],
  );
  readonly #asked: Loaded<AskedQuestionList> = new Loaded(
    this,
    (signal) => {
      const [widget, cited] = [this.#widgetId, this.#id];
      return this.around.api.askedQuestions({ widget, cited, last: '30d', tz: TIME_ZONE, limit: 10 }, signal);
    },
    () => [this.#widgetId, this.#id],
  );
  readonly #form = new FormState(this);
  readonly #undo = new Undo(this);
  @state() private isRemoved = false;

  get #id(): string {
    return this.around.place.params['pageId'] ?? '';
  }

  get #widgetId(): string {
    return widgetOf(this.around) ?? '';
  }

  get #isText(): boolean {
    return this.around.place.query.get('view') === 'text';
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#form.error);
  }

  #remove(text: string, work: (widgetId: string, id: string) => Promise<Removal>): void {
    const [widgetId, id] = [this.#widgetId, this.#id];
    void this.#form.run(async () => {
      await work(widgetId, id);
      this.isRemoved = true;
      this.#undo.offer(
        text,
        () =>
          this.#form.run(async () => {
            await this.around.api.restorePage(widgetId, id);
            this.isRemoved = false;
            await this.#page.reload();
          }),
        60_000,
      );
    });
  }

  #importAgain(url: string): void {
    void this.#form.run(() => startOrJoin(this.around, this.#widgetId, { from: { url, isSingle: true } }));
  }

  protected override render() {
    return knowledgeFrame(this.around, 'pages', () => [
      html`<p class="crumb"><a href=${this.around.linkTo('/knowledge/pages')}>${pageWords.back}</a></p>`,
      errorNotice(this.#form.error),
      this.isRemoved ? nothing : this.#page.render((page) => this.#renderPage(page)),
      this.#undo.render(),
    ]);
  }

  #renderPage(page: KnowledgePage) {
    const view = (name: string) => this.around.linkTo(`/knowledge/pages/${pathOf(page.id)}${name}`);
    return html`<article class="group" aria-labelledby="page">
      <h2 id="page"><bdi>${page.title}</bdi></h2>
      <p class="help">
        ${this.#renderAddress(page)} · <bdi>${originName(page.origin)}</bdi>
        ${page.isMissing ? html`· <span class="badge">${pageWords.isMissing}</span>` : nothing}
        ${page.cited ? html`· ${pageWords.cited}: ${drawCitations(this.around, this.#widgetId, page)}` : nothing}
      </p>
      ${mayEdit(this.around) ? this.#renderActions(page) : nothing}
      ${tabs(pageWords.pagesTitle, [
        {
          label: pageWords.asPassages,
          href: view(this.#query('')),
          isCurrent: !this.#isText,
          count: page.passages,
        },
        { label: pageWords.asText, href: view(this.#query('text')), isCurrent: this.#isText },
      ])}
      ${
        this.#isText
          ? html`<pre tabindex="0" dir="auto">${page.content}</pre>`
          : this.#passages.render(({ items }) => this.#renderPassages(items))
      }
      ${this.#asked.render((asked) => drawAskedOf(this.around, this.#widgetId, page.id, asked), 3)}
    </article>`;
  }

  /** The scope goes with it: an address that names one keeps none by itself. */
  #query(view: string): string {
    const query = new URLSearchParams(this.around.place.query);
    if (view === '') query.delete('view');
    else query.set('view', view);
    return query.size === 0 ? '' : `?${query.toString()}`;
  }

  #renderAddress({ url }: KnowledgePage) {
    if (url === '') return pageWords.noAddress;
    const href = /^https?:/i.test(url) ? safeUrl(url)?.href : undefined;
    return href === undefined
      ? html`<bdi dir="ltr">${url}</bdi>`
      : html`<a href=${href} target="_blank" rel="noopener noreferrer"><bdi dir="ltr">${url}</bdi></a>`;
  }

  #renderActions(page: KnowledgePage) {
    const { id, title, url, origin, isEditable } = page;
    const query = new URLSearchParams(this.around.place.query);
    query.delete('view');
    query.set('page', id);
    const isWebsite = !isEditable;
    return html`${isWebsite ? html`<p class="help"><bdi>${pageWords.readOnly(origin)}</bdi></p>` : nothing}
      <div class="row">
        ${linkToInstall(this.around, this.#widgetId)}
        ${isEditable ? html`<a class="button" href=${this.around.linkTo(`/knowledge/write?${query.toString()}`)}>${words.edit}</a>` : nothing}
        ${
          isWebsite
            ? html`<button
                  type="button"
                  @click=${() => {
                    this.#importAgain(url.replace(/#page=\d+$/, ''));
                  }}
                >
                  ${pageWords.importAgain}
                </button>
                <button
                  type="button"
                  @click=${() => {
                    this.#remove(pageWords.leftOut(title), (widgetId, pageId) =>
                      this.around.api.leaveOutPage(widgetId, pageId),
                    );
                  }}
                >
                  ${pageWords.leaveOut}
                </button>`
            : nothing
        }
        <button
          type="button"
          class="remove"
          @click=${() => {
            this.#remove(pageWords.pageRemoved(title), (widgetId, pageId) =>
              this.around.api.removePage(widgetId, pageId),
            );
          }}
        >
          ${pageWords.removePage}
        </button>
      </div>`;
  }

  #renderPassages(items: readonly Passage[]) {
    if (items.length === 0) return html`<p>${pageWords.noPassages}</p>`;
    return html`<ol class="passages">
      ${items.map(
        ({ headings, units }) =>
          html`<li>
            <h3><bdi>${headings.length > 0 ? headings.join(' › ') : pageWords.underTitle}</bdi></h3>
            <ul class="units">
              ${units.map(({ kind, text, marker }) =>
                kind === 'code'
                  ? html`<li class="code"><pre tabindex="0" dir="ltr">${text}</pre></li>`
                  : html`<li class=${kind}>
                      <bdi>${marker === undefined ? nothing : `${marker} `}${text}</bdi>
                    </li>`,
              )}
            </ul>
          </li>`,
      )}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-screen': PageScreen;
  }
}
