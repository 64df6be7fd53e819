import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Task } from '@lit/task';
import type { Delivery } from '../../../../server/admin-contract/deliveries.js';
import { element } from '../../../internal/element.js';
import type { AdminError } from '../../api/admin-error.js';
import type { DashboardApi } from '../../api/dashboard-api.js';
import { messages } from '../../messages/messages.js';
import { frameMessages } from '../../messages/frame-messages.js';
import { deliveriesMessages } from '../../messages/widgets/deliveries-messages.js';
import { widgetsMessages } from '../../messages/widgets/widgets-messages.js';
import { sentence } from '../../parts/field.js';
import { FormState } from '../../parts/form-state.js';
import { moment } from '../../parts/moment.js';
import { errorNotice, notice } from '../../parts/notice.js';
import { table } from '../../parts/table.js';

/** What the owner of a widget has not been told yet, and why. */
@element('delivery-list')
export class DeliveryList extends LitElement {
  @state() private revived: number | undefined;
  #older: Delivery[] = [];
  #next: string | undefined;
  readonly #form = new FormState(this);
  readonly #first = new Task(this, {
    args: () => [this.widgetId],
    task: async ([widgetId], { signal }) => {
      const page = await this.api.deliveries(widgetId, undefined, signal);
      this.#older = [];
      this.#next = page.next;
      return page.items;
    },
  });

  @property({ attribute: false }) api!: DashboardApi;
  @property() widgetId = '';
  /** Whether the operator may have them tried again. */
  @property({ type: Boolean }) editable = false;

  protected override createRenderRoot(): this {
    return this;
  }

  #loadOlder(cursor: string): void {
    void this.#form.run(async () => {
      const page = await this.api.deliveries(this.widgetId, cursor);
      this.#older.push(...page.items);
      this.#next = page.next;
    });
  }

  #retry(): void {
    void this.#form.run(async () => {
      this.revived = (await this.api.retryDeliveries(this.widgetId)).revived;
      await this.#first.run();
    });
  }

  protected override render() {
    const items = [...(this.#first.value ?? []), ...this.#older];
    const next = this.#next;
    return html`<section class="group" aria-labelledby="deliveries">
      <h2 id="deliveries">${deliveriesMessages.deliveries}</h2>
      ${errorNotice((this.#first.error as AdminError | undefined) ?? this.#form.error)}
      ${this.revived === undefined ? nothing : notice('positive', deliveriesMessages.retried(this.revived))}
      ${
        this.#first.value && items.length === 0
          ? html`<p class="help">${deliveriesMessages.deliveriesNone}</p>`
          : drawTable(items)
      }
      <div class="row">
        ${
          this.editable && items.some(({ state: each }) => each === 'dead')
            ? html`<button type="button" @click=${this.#retry}>${deliveriesMessages.retryDead}</button>`
            : nothing
        }
        ${
          next === undefined
            ? nothing
            : html`<button
                type="button"
                @click=${() => {
                  this.#loadOlder(next);
                }}
              >
                ${frameMessages.older}
              </button>`
        }
      </div>
    </section>`;
  }
}

function drawTable(items: readonly Delivery[]): TemplateResult | typeof nothing {
  if (items.length === 0) return nothing;
  return table(
    deliveriesMessages.deliveries,
    [
      {
        label: deliveriesMessages.what,
        cell: ({ event, channel }) =>
          html`${deliveriesMessages.events[event]}<small>${deliveriesMessages.channels[channel]}</small>`,
      },
      {
        label: widgetsMessages.state,
        cell: ({ state: each, failures }) =>
          html`${each === 'dead' ? deliveriesMessages.dead : deliveriesMessages.waiting}${
            failures > 0 ? html`<small>${deliveriesMessages.failures(failures)}</small>` : nothing
          }`,
      },
      { label: deliveriesMessages.nextTry, cell: ({ nextAt }) => moment(nextAt) },
      {
        label: deliveriesMessages.why,
        cell: ({ reason }) =>
          reason === undefined ? messages.none : html`<bdi>${sentence(`it ${reason}`)}</bdi>`,
      },
    ],
    items,
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'delivery-list': DeliveryList;
  }
}
