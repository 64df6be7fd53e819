import { html, nothing, type TemplateResult } from 'lit';
import type { WidgetPage, WidgetRow } from '../../../../server/admin-contract/widgets.js';
import { element } from '../../../internal/element.js';
import { frameMessages } from '../../messages/frame-messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { drawAddress } from '../address.js';
import { empty } from '../../parts/empty.js';
import { FormState } from '../../parts/form-state.js';
import { since } from '../../parts/moment.js';
import { errorNotice } from '../../parts/notice.js';
import { table } from '../../parts/table.js';
import { widgetsIcon } from '../../theme/rail-icons.js';
import { Loaded, tellSessionEnd } from '../loaded.js';
import { mayCreateWidgets, OperatorScreen } from '../screen.js';
import { drawQuota } from './quota-bar.js';
import { placeOfSection } from './widget-frame.js';
import { widgetsStyles } from './widgets.styles.js';

/** Websites of a widget that a row shows. */
const SHOWN_WEBSITES = 2;

/** All widgets. */
@element('widgets-screen')
export class WidgetsScreen extends OperatorScreen {
  static override readonly sheets = [widgetsStyles];

  #older: WidgetPage[] = [];
  readonly #first: Loaded<WidgetPage> = new Loaded(this, (signal) => {
    this.#older = [];
    return this.around.api.widgets(undefined, signal);
  });
  readonly #more = new FormState(this);

  #loadMore(cursor: string): void {
    void this.#more.run(async () => {
      this.#older = [...this.#older, await this.around.api.widgets(cursor)];
    });
  }

  protected override updated(): void {
    tellSessionEnd(this, this.#more.error);
  }

  protected override render() {
    return html`<div class="screen">
      <header class="head">
        <div>
          <h1 tabindex="-1">${widgetsMessages.widgets}</h1>
          <p class="lead">${widgetsMessages.lead}</p>
        </div>
        ${this.#first.value?.items.length === 0 ? nothing : this.#renderCreate()}
      </header>
      ${this.#first.render((page) => this.#renderPages([page, ...this.#older]))}
      ${errorNotice(this.#more.error)}
    </div>`;
  }

  #renderCreate() {
    if (!mayCreateWidgets(this.session)) return nothing;
    return html`<a class="button solid" href=${this.around.linkTo('/widgets/new')}
      >${widgetsMessages.create}</a
    >`;
  }

  #renderPages(pages: readonly WidgetPage[]): TemplateResult {
    const items = pages.flatMap((page) => page.items);
    const next = pages.at(-1)?.next;
    if (items.length === 0) {
      const step = this.#renderCreate();
      return empty({ title: widgetsMessages.none, text: widgetsMessages.noneText, step, icon: widgetsIcon });
    }
    return html`${this.#renderTable(items)}
    ${
      next === undefined
        ? nothing
        : html`<div class="row">
            <button
              type="button"
              @click=${() => {
                this.#loadMore(next);
              }}
            >
              ${frameMessages.older}
            </button>
          </div>`
    }`;
  }

  #renderTable(items: readonly WidgetRow[]): TemplateResult {
    return table(
      widgetsMessages.widgets,
      [
        {
          label: widgetsMessages.name,
          cell: ({ id, name, isActive, problem }) =>
            html`<a href=${this.around.linkTo(placeOfSection(id, 'look'))}><bdi>${name}</bdi></a>
              ${isActive ? nothing : html`<span class="badge">${widgetsMessages.inactive}</span>`}
              ${problem === undefined ? nothing : html`<small>${widgetsMessages.broken} ${problem}</small>`}`,
        },
        { label: widgetsMessages.websites, cell: ({ allowlist }) => describeWebsites(allowlist) },
        { label: widgetsMessages.pages, cell: ({ pages }) => pages.toLocaleString() },
        { label: widgetsMessages.quota, cell: ({ quota }) => drawQuota(quota) },
        {
          label: widgetsMessages.lastSeen,
          cell: ({ lastSeen }) =>
            lastSeen
              ? html`${drawAddress(lastSeen.origin)}<small>${since(lastSeen.at)}</small>`
              : widgetsMessages.notSeen,
        },
      ],
      items,
    );
  }
}

function describeWebsites(allowlist: readonly string[]): unknown {
  if (allowlist.length === 0) return widgetsMessages.noWebsites;
  const more = allowlist.length - SHOWN_WEBSITES;
  return html`${drawAddress(allowlist.slice(0, SHOWN_WEBSITES).join(', '))}${
    more > 0 ? html`<small>${widgetsMessages.andMore(more)}</small>` : nothing
  }`;
}

declare global {
  interface HTMLElementTagNameMap {
    'widgets-screen': WidgetsScreen;
  }
}
