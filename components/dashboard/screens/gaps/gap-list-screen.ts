import { html, nothing } from 'lit';
import type { GapItem, GapPage } from '../../../../server/admin-contract/gaps.js';
import { element } from '../../../internal/element.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { LOCALE } from '../../messages/locale.js';
import { gapMessages } from '../../messages/gap-messages.js';
import { empty } from '../../parts/empty.js';
import { selectField } from '../../parts/field.js';
import { since } from '../../parts/moment.js';
import { formatCount } from '../../parts/share.js';
import { drawingStyles } from '../../parts/drawings.styles.js';
import { spark } from '../../parts/spark.js';
import { table, type Column } from '../../parts/table.js';
import { tabs } from '../../parts/tabs.js';
import { unansweredIcon } from '../../theme/rail-icons.js';
import { Filters } from '../filters.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';
import { gapStyles } from './gaps.styles.js';
import { addressOf } from '../../routing/router.js';

const STATES = ['open', 'answered', 'ignored'] as const;
type ShownState = (typeof STATES)[number];
const BELOW = ['0.5', '0.35', '0.2'] as const;

/** Groups of questions without a good answer. The filter stands in the address. */
@element('gap-list-screen')
export class GapListScreen extends OperatorScreen {
  static override readonly sheets = [drawingStyles, gapStyles];

  readonly #list: Paged<GapItem, GapPage> = new Paged(
    this,
    async (cursor, signal) => {
      return this.around.api.gaps(
        {
          ...this.around.scope,
          state: this.#state,
          ...(this.#value('below') && { below: this.#value('below') }),
          ...(this.#value('language') && { language: this.#value('language') }),
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      );
    },
    () => [this.around.place.query.toString()],
  );

  readonly #filters = new Filters(this, '/unanswered');

  #value(name: 'state' | 'below' | 'language'): string {
    return this.around.place.query.get(name) ?? '';
  }

  get #state(): ShownState {
    return STATES.find((state) => state === this.#value('state')) ?? 'open';
  }

  /** The address with something else chosen; an empty value takes it away. */
  #with(change: Readonly<Record<string, string>>): string {
    const query = new URLSearchParams(this.around.place.query);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    return addressOf({ path: '/unanswered', query });
  }

  protected override render() {
    const counts = this.#list.first?.counts;
    const countOf = {
      open: counts && counts.open + counts.cameBack,
      answered: counts?.answered,
      ignored: counts?.ignored,
    };
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${gapMessages.title}</h1>
        <p class="lead">${gapMessages.lead}</p>
      </header>
      ${tabs(
        gapMessages.states,
        STATES.map((state) => ({
          label: gapMessages.state[state],
          href: this.around.linkTo(this.#with({ state: state === 'open' ? '' : state })),
          isCurrent: state === this.#state,
          count: countOf[state],
        })),
      )}
      ${this.#renderFilter()}
      ${this.#list.render(
        (items) => (items.length === 0 ? this.#renderEmpty() : this.#renderTable(items)),
        gapMessages.more,
      )}
    </div>`;
  }

  #renderFilter() {
    const languages = this.#list.first?.languages ?? [];
    const names = new Intl.DisplayNames(LOCALE, { type: 'language' });
    const chosen = this.#value('language');
    const all = [...new Set([...languages, ...(chosen ? [chosen] : [])])];
    return this.#filters.render(html`
      ${selectField({
        id: 'gap-below',
        name: 'below',
        label: gapMessages.unsureBelow,
        value: this.#filters.value('below'),
        choices: BELOW.map((value, index) => ({
          value: index === 0 ? '' : value,
          label: gapMessages.below(Number(value)),
        })),
      })}
      ${
        all.length < 2 && !chosen
          ? nothing
          : selectField({
              id: 'gap-language',
              name: 'language',
              label: gapMessages.language,
              value: chosen,
              choices: [
                { value: '', label: gapMessages.anyLanguage },
                ...all.map((value) => ({ value, label: nameOf(names, value) })),
              ],
            })
      }
    `);
  }

  #renderEmpty() {
    const state = this.#state;
    const isShort = this.around.scope.last !== '90d' && state === 'open';
    return empty({
      title: gapMessages.emptyTitle[state],
      text: gapMessages.emptyText[state],
      icon: unansweredIcon,
      ...(isShort && {
        step: html`<a href=${this.around.linkTo('/unanswered?last=90d')}>${gapMessages.emptyStep}</a>`,
      }),
    });
  }

  #renderTable(items: readonly GapItem[]) {
    const hasWidgets = this.around.scope.widget === undefined && this.around.widgets.length > 1;
    const columns: Column<GapItem>[] = [
      { label: gapMessages.question, cell: (gap) => this.#renderQuestion(gap) },
      {
        label: gapMessages.asked,
        cell: (gap) =>
          html`<span
            ><span class="figure">${formatCount(gap.count)}</span
            ><span class="gap-kinds">${gapMessages.kindsOfSum(gap)}</span></span
          >`,
      },
      { label: gapMessages.lastAsked, cell: ({ lastAt }) => since(lastAt) },
      {
        label: gapMessages.eightWeeks,
        cell: ({ weekly }) =>
          html`<span>${spark(weekly)}</span
            ><span class="visually-hidden">${gapMessages.weeks(weekly)}</span>`,
      },
      {
        label: gapMessages.nearest,
        cell: ({ nearestPages: [page] }) =>
          page
            ? html`<bdi>${cleanText(page.pageTitle)}</bdi>`
            : html`<span class="help">${gapMessages.nothingNear}</span>`,
      },
      ...(hasWidgets
        ? [
            {
              label: gapMessages.widget,
              cell: ({ widgetName, widgetId }: GapItem) =>
                html`<bdi>${cleanText(widgetName ?? widgetId)}</bdi>`,
            },
          ]
        : []),
    ];
    return table(gapMessages.title, columns, items);
  }

  #renderQuestion({ key, question, cameBack, wordingCount }: GapItem) {
    return html`<a class="gap-question" dir="auto" href=${this.around.linkTo(`/unanswered/${key}`)}
        >${cleanText(question)}</a
      >
      ${cameBack ? html`<span class="badge back">${gapMessages.cameBack(cameBack.count)}</span>` : nothing}
      ${wordingCount > 1 ? html`<small>${gapMessages.moreWordings(wordingCount - 1)}</small>` : nothing}`;
  }
}

function nameOf(names: Intl.DisplayNames, language: string): string {
  try {
    return names.of(language) ?? language;
  } catch {
    // Not every language that is told apart has a tag.
    return language;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'gap-list-screen': GapListScreen;
  }
}
