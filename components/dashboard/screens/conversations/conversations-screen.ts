import { html, nothing } from 'lit';
import type {
  ConversationHit,
  ConversationPage,
  ConversationRow,
  ConversationSearchPage,
} from '../../../../server/admin-contract/conversations.js';
import { element } from '../../../internal/element.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';
import { empty } from '../../parts/empty.js';
import { field, selectField } from '../../parts/field.js';
import { filterChips, without } from '../../parts/filter-chips.js';
import { moment } from '../../parts/moment.js';
import { conversationsIcon } from '../../theme/rail-icons.js';
import { Filters } from '../filters.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';
import {
  chipsOf,
  filterOf,
  FILTERS,
  HUMAN_CHOICES,
  KIND_CHOICES,
  OUTCOME_CHOICES,
  RATING_CHOICES,
} from './conversation-filters.js';
import { conversationRows } from './conversation-rows.js';
import { conversationsStyles } from './conversations.styles.js';

type Found = Paged<ConversationHit, ConversationSearchPage>;

/** What visitors asked and were told: filtered by the address, or searched backwards in time. */
@element('conversations-screen')
export class ConversationsScreen extends OperatorScreen {
  static override readonly sheets = [conversationsStyles];

  readonly #rows: Paged<ConversationRow, ConversationPage> = new Paged<ConversationRow, ConversationPage>(
    this,
    (cursor, signal) => {
      const { api, place, scope } = this.around;
      // A search is a list of its own.
      if (this.#text !== '') return Promise.resolve(NONE);
      return api.conversations({ ...scope, ...filterOf(place.query), cursor }, signal);
    },
    () => [this.around.place.query.toString()],
  );
  readonly #found: Found = new Paged<ConversationHit, ConversationSearchPage>(
    this,
    (cursor, signal) => {
      const { api, scope } = this.around;
      if (this.#text === '') return Promise.resolve({ items: [], searchedBackTo: '' });
      return api.searchConversations({ ...scope, text: this.#text, cursor }, signal);
    },
    () => [this.around.place.query.toString()],
  );

  readonly #filters = new Filters(this, '/conversations');

  get #text(): string {
    return this.around.place.query.get('text')?.trim() ?? '';
  }

  #hrefOf(query: URLSearchParams): string {
    return this.around.linkTo(`/conversations${query.size > 0 ? `?${query.toString()}` : ''}`);
  }

  protected override render() {
    const { place } = this.around;
    const isSearch = this.#text !== '';
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${messages.title}</h1>
        <p class="lead">${messages.lead}</p>
      </header>
      ${this.#renderForm()}
      ${
        isSearch
          ? nothing
          : filterChips(
              chipsOf(place.query, (query) => this.#hrefOf(query)),
              this.#hrefOf(without(place.query, FILTERS)),
            )
      }
      ${
        isSearch
          ? this.#found.render((rows) => this.#renderFound(rows), messages.searchOn)
          : this.#rows.render((rows, first) => this.#renderRows(rows, first))
      }
    </div>`;
  }

  #renderForm() {
    const value = (name: string) => this.#filters.value(name);
    const select = (name: 'outcome' | 'kind' | 'rating' | 'escalated', choices: typeof OUTCOME_CHOICES) =>
      selectField({ id: name, name, label: messages.filters[name], value: value(name), choices });
    return this.#filters.render(html`
      ${field({
        id: 'text',
        name: 'text',
        label: messages.search,
        value: value('text'),
        isOptional: true,
        maxLength: 200,
      })}
      ${select('outcome', OUTCOME_CHOICES)} ${select('kind', KIND_CHOICES)}
      ${select('rating', RATING_CHOICES)} ${select('escalated', HUMAN_CHOICES)}
    `);
  }

  #renderRows(rows: readonly ConversationRow[], { count }: ConversationPage) {
    const filters = filterOf(this.around.place.query);
    if (rows.length === 0) {
      const isFiltered = Object.keys(filters).length > 0;
      const clear = this.#hrefOf(without(this.around.place.query, FILTERS));
      return isFiltered
        ? empty({ title: messages.emptyFiltered, step: html`<a href=${clear}>${messages.clear}</a>` })
        : empty({ title: messages.empty, text: messages.emptyText, icon: conversationsIcon });
    }
    return html`<div class="head">
        <p role="status">${messages.count(count.conversations, count.questions)}</p>
        ${this.#renderExport()}
      </div>
      ${conversationRows(rows, this.around)}`;
  }

  #renderExport() {
    if (this.session.role === 'reader') return nothing;
    const { api, place, scope } = this.around;
    const address = (format: 'csv' | 'jsonl') =>
      api.exportAddress(format, { ...scope, ...filterOf(place.query) });
    return html`<p class="row exports" title=${messages.exportHelp}>
      <a href=${address('csv')} download>${messages.exportCsv}</a>
      <a href=${address('jsonl')} download>${messages.exportJson}</a>
    </p>`;
  }

  #renderFound(rows: readonly ConversationHit[]) {
    const back = this.#found.last?.searchedBackTo;
    return html`${
      rows.length === 0 ? html`<p>${messages.nothingFound}</p>` : conversationRows(rows, this.around)
    }
    ${back ? html`<p class="help" role="status">${messages.searchedBackTo} ${moment(back)}</p>` : nothing}`;
  }
}

const NONE: ConversationPage = { items: [], count: { conversations: 0, questions: 0 } };

declare global {
  interface HTMLElementTagNameMap {
    'conversations-screen': ConversationsScreen;
  }
}
