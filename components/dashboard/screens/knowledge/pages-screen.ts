import { html, nothing } from 'lit';
import type { PageList, PageSummary } from '../../../../server/admin-contract/pages.js';
import { element } from '../../../internal/element.js';
import { knowledgeMessages as words } from '../../messages/knowledge/knowledge-messages.js';
import { pageMessages as pageWords } from '../../messages/knowledge/page-messages.js';
import { drawAddress } from '../address.js';
import { empty } from '../../parts/empty.js';
import { field, selectField } from '../../parts/field.js';
import { moment } from '../../parts/moment.js';
import { table } from '../../parts/table.js';
import { knowledgeIcon } from '../../theme/rail-icons.js';
import { Filters } from '../filters.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';
import { drawCitations } from './page-citations.js';
import { originName, pathOf } from './page-names.js';
import { knowledgeFrame, mayEdit, widgetOf } from './knowledge-frame.js';
import { knowledgeStyles } from './knowledge.styles.js';

const FILTERS = ['q', 'origin', 'lang', 'missing', 'answers'] as const;

/** All pages of a widget, as one looks for them. The filter stands in the address. */
@element('pages-screen')
export class PagesScreen extends OperatorScreen {
  static override readonly sheets = [knowledgeStyles];

  readonly #pages: Paged<PageSummary, PageList> = new Paged<PageSummary, PageList>(
    this,
    async (cursor, signal) => {
      const widgetId = widgetOf(this.around);
      if (widgetId === undefined) return { items: [], count: 0, total: 0, languages: [], origins: [] };
      return this.around.api.pages(
        widgetId,
        { ...this.#filter(), ...(cursor !== undefined && { cursor }) },
        signal,
      );
    },
    () => [widgetOf(this.around), this.around.place.query.toString()],
  );

  readonly #filters = new Filters(this, '/knowledge/pages');

  #filter(): Partial<Record<(typeof FILTERS)[number], string>> {
    const { query } = this.around.place;
    const said = FILTERS.map((name) => [name, query.get(name) ?? ''] as const);
    return Object.fromEntries(said.filter(([, value]) => value !== ''));
  }

  protected override render() {
    const action = mayEdit(this.around)
      ? html`<a class="button" href=${this.around.linkTo('/knowledge/write')}>${words.writePage}</a>`
      : nothing;
    return knowledgeFrame(
      this.around,
      'pages',
      () => this.#pages.render((items, first) => this.#renderList(items, first), words.more),
      action,
    );
  }

  #renderList(items: readonly PageSummary[], first: PageList) {
    if (first.total === 0) {
      const step = html`<a href=${this.around.linkTo('/knowledge/import')}>${words.importTitle}</a>`;
      return empty({
        title: pageWords.noPages,
        text: pageWords.noPagesText,
        icon: knowledgeIcon,
        ...(mayEdit(this.around) && { step }),
      });
    }
    return html`${this.#renderFilter(first)}
      <p role="status">${pageWords.count(first.count, first.total)}</p>
      ${items.length > 0 ? this.#renderTable(items) : this.#renderNone()}`;
  }

  #renderNone() {
    const step = html`<a href=${this.around.linkTo('/knowledge/pages')}>${pageWords.clearFilter}</a>`;
    return empty({ title: pageWords.noMatch, step });
  }

  #renderFilter({ origins, languages }: PageList) {
    const choice = (value: string, label = value) => ({ value, label });
    return this.#filters.render(html`
      ${field({ id: 'q', name: 'q', label: pageWords.search, value: this.#filters.value('q'), isOptional: true })}
      ${selectField({
        id: 'origin',
        name: 'origin',
        label: pageWords.source,
        value: this.#filters.value('origin'),
        choices: [
          choice('', pageWords.anySource),
          ...origins.map((origin) => choice(origin, originName(origin))),
        ],
      })}
      ${
        languages.length > 1
          ? selectField({
              id: 'lang',
              name: 'lang',
              label: pageWords.language,
              value: this.#filters.value('lang'),
              choices: [choice('', pageWords.anyLanguage), ...languages.map((lang) => choice(lang))],
            })
          : nothing
      }
      ${selectField({
        id: 'missing',
        name: 'missing',
        label: pageWords.onlyMissing,
        value: this.#filters.value('missing'),
        choices: [
          choice('', pageWords.anyState),
          choice('true', pageWords.missing),
          choice('false', pageWords.found),
        ],
      })}
      ${selectField({
        id: 'answers',
        name: 'answers',
        label: pageWords.inAnswers,
        value: this.#filters.value('answers'),
        choices: [
          choice('', pageWords.anyUse),
          ...Object.entries(pageWords.uses).map(([value, label]) => choice(value, label)),
        ],
      })}
    `);
  }

  #renderTable(items: readonly PageSummary[]) {
    return table<PageSummary>(
      pageWords.pagesTitle,
      [
        {
          label: pageWords.title,
          cell: ({ id, title, isMissing }) =>
            html`<a href=${this.around.linkTo(`/knowledge/pages/${pathOf(id)}`)}><bdi>${title}</bdi></a
              ><small>${drawAddress(id)}</small
              >${isMissing ? html`<span class="badge">${pageWords.isMissing}</span>` : nothing}`,
        },
        { label: pageWords.source, cell: ({ origin }) => drawAddress(originName(origin)) },
        { label: pageWords.passages, cell: ({ passages }) => passages.toLocaleString() },
        {
          label: pageWords.cited,
          cell: (page) => drawCitations(this.around, widgetOf(this.around) ?? '', page),
        },
        { label: pageWords.words, cell: ({ words: count }) => count.toLocaleString() },
        {
          label: pageWords.seen,
          cell: ({ visitedAt, lastModified }) => moment(visitedAt ?? lastModified, 'day'),
        },
      ],
      items,
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pages-screen': PagesScreen;
  }
}
