import { html, nothing, type TemplateResult } from 'lit';
import type {
  RatedPageList,
  RatedReply,
  RatedReplyPage,
} from '../../../../server/admin-contract/feedback.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { parseMarkdown, plainText } from '../../../markdown/parse-blocks.js';
import type { FeedbackFilter } from '../../api/conversations-api.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';
import { bar } from '../../parts/bar.js';
import { drawingStyles } from '../../parts/drawings.styles.js';
import { empty } from '../../parts/empty.js';
import { filterChips, without } from '../../parts/filter-chips.js';
import { since } from '../../parts/moment.js';
import { formatShare } from '../../parts/share.js';
import { tabs } from '../../parts/tabs.js';
import { feedbackIcon } from '../../theme/rail-icons.js';
import { Loaded } from '../loaded.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';
import { conversationsStyles } from './conversations.styles.js';

const PAGES = 12;
const VIEWS = ['negative', 'positive', 'reason'] as const;
type View = (typeof VIEWS)[number];

/** How visitors rated the answers: what was not helpful first, and which pages are behind it. */
@element('feedback-screen')
export class FeedbackScreen extends OperatorScreen {
  static override readonly sheets = [drawingStyles, conversationsStyles];

  readonly #pages: Loaded<RatedPageList> = new Loaded(
    this,
    (signal) => this.around.api.ratedPages({ ...this.around.scope, limit: PAGES }, signal),
    () => Object.values(this.around.scope),
  );
  readonly #rated: Paged<RatedReply, RatedReplyPage> = new Paged<RatedReply, RatedReplyPage>(
    this,
    (cursor, signal) => {
      const { api, scope } = this.around;
      return api.feedback({ ...scope, ...this.#filter(), cursor }, signal);
    },
    () => [this.around.place.query.toString()],
  );

  get #view(): View {
    const view = this.around.place.query.get('view');
    return VIEWS.find((each) => each === view) ?? 'negative';
  }

  #filter(): FeedbackFilter {
    const cited = this.around.place.query.get('cited');
    const view = this.#view;
    return {
      ...(view === 'reason' ? { reason: 'true' } : { rating: view }),
      ...(cited && { cited }),
    };
  }

  #hrefOf(query: URLSearchParams): string {
    return this.around.linkTo(`/feedback${query.size > 0 ? `?${query.toString()}` : ''}`);
  }

  #with(fields: Readonly<Record<string, string>>): string {
    const query = new URLSearchParams(this.around.place.query);
    for (const [name, value] of Object.entries(fields)) query.set(name, value);
    return this.#hrefOf(query);
  }

  protected override render() {
    const { query } = this.around.place;
    const count = this.#rated.first?.count;
    const counts = { negative: count?.notHelpful, positive: count?.helpful, reason: count?.withReason };
    const cited = query.get('cited');
    const bare = this.#hrefOf(without(query, ['cited']));
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${messages.feedback}</h1>
        <p class="lead">
          ${messages.feedbackLead}
          ${count ? messages.feedbackCount(count.helpful, count.notHelpful) : nothing}
        </p>
      </header>
      ${this.#pages.render(({ items }) => this.#renderPages(items), 3)}
      ${tabs(
        messages.feedback,
        VIEWS.map((view) => ({
          label: messages.feedbackTabs[view],
          href: this.#with({ view }),
          isCurrent: view === this.#view,
          count: counts[view],
        })),
      )}
      ${cited ? filterChips([{ label: messages.filters.cited, value: this.#titleOf(cited), href: bare }], bare) : nothing}
      ${this.#rated.render((rows) =>
        rows.length === 0
          ? empty({ title: messages.feedbackEmpty, text: messages.feedbackEmptyText, icon: feedbackIcon })
          : html`<ol class="rated-list">
              ${rows.map((row) => this.#renderRated(row))}
            </ol>`,
      )}
    </div>`;
  }

  #titleOf(pageId: string): string {
    const page = this.#pages.value?.items.find((one) => one.page?.pageId === pageId)?.page;
    return page ? cleanText(page.title) : pageId;
  }

  #renderPages(pages: RatedPageList['items']) {
    if (pages.length === 0) return nothing;
    return html`<section class="by-page" aria-labelledby="by-page">
      <h2 id="by-page">${messages.byPage}</h2>
      <ul>
        ${pages.map(({ page, helpful, notHelpful }) => {
          const all = helpful + notHelpful;
          return html`<li>
            ${
              page
                ? html`<a href=${this.#with({ cited: page.pageId })} dir="auto">${cleanText(page.title)}</a>`
                : html`<span>${messages.noPage}</span>`
            }
            <span class="number">${messages.byPageLine(notHelpful, all)}</span>
            ${bar([{ value: notHelpful, kind: 'caution' }], all)}
          </li>`;
        })}
      </ul>
    </section>`;
  }

  #renderRated({
    widgetId,
    conversationId,
    rating,
    question,
    answer,
    citedPages,
    confidenceScore,
  }: RatedReply): TemplateResult {
    const { linkTo } = this.around;
    const path = `/conversations/${encodeURIComponent(widgetId)}/${encodeURIComponent(conversationId)}`;
    return html`<li>
      ${rating.reason === undefined ? nothing : html`<blockquote><p dir="auto">${cleanText(rating.reason)}</p></blockquote>`}
      <p class="asked"><a href=${linkTo(path)} dir="auto">${cleanText(question)}</a></p>
      <p class="help answer" dir="auto">${plainText(parseMarkdown(answer))}</p>
      <p class="about">
        <strong>${messages.ratings[rating.feedback]}</strong>
        ${since(rating.at)}
        <span>${messages.sure(formatShare(confidenceScore))}</span>
        ${citedPages.map(
          ({ pageId, title }) =>
            html`<span
              >${messages.cites}
              <a href=${this.#with({ cited: pageId })} dir="auto">${cleanText(title)}</a></span
            >`,
        )}
      </p>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'feedback-screen': FeedbackScreen;
  }
}
