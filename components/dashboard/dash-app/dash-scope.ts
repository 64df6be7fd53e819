import { LitElement, html, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { element } from '../../internal/element.js';
import type { WidgetName } from '../api/scope-api.js';
import { frameMessages } from '../messages/frame-messages.js';
import { messages } from '../messages/messages.js';
import { readForm } from '../parts/form-state.js';
import { describeSpan } from '../parts/moment.js';
import { scopeOf, type ScopeKind } from '../routing/scope.js';

const LASTS = ['24h', '7d', '30d', '90d'];
const CUSTOM = 'custom';

/** What the screen below is about: which widget, and which time. Tells of a choice by `dash-scope-change`. */
@element('dash-scope')
export class DashScope extends LitElement {
  @query('#scope-days') private readonly days!: HTMLElement | null;

  /** Of the address. */
  @property({ attribute: false }) query = new URLSearchParams();
  @property() kind: ScopeKind = 'widget';
  @property({ attribute: false }) widgets: readonly WidgetName[] = [];
  /** Whether these are all. */
  @property({ type: Boolean }) areWidgetsKnown = false;

  protected override createRenderRoot(): this {
    return this;
  }

  #choose(known: Readonly<Record<string, string>>, gone: readonly string[]): void {
    const next = new URLSearchParams(this.query);
    // A place in a list is of that list alone.
    for (const name of ['cursor', ...gone]) next.delete(name);
    for (const [name, value] of Object.entries(known)) next.set(name, value);
    this.dispatchEvent(new ScopeChangeEvent(next));
  }

  #chooseWidget(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.#choose(value === '' ? {} : { widget: value }, ['widget']);
  }

  #chooseTime(event: Event): void {
    const select = event.target as HTMLSelectElement;
    if (select.value === CUSTOM) {
      // What was chosen before stands until days are given.
      this.requestUpdate();
      this.days?.showPopover();
      this.days?.querySelector('input')?.focus();
      select.value = this.#time();
      return;
    }
    this.#choose({ last: select.value }, ['last', 'from', 'to']);
  }

  /** Days are those of the operator; the last is included. */
  #chooseDays(event: SubmitEvent): void {
    const form = readForm(event);
    const [from, to] = ['from', 'to'].map((name) => Date.parse(`${form[name] ?? ''}T00:00`));
    if (!from || !to) return;
    this.days?.hidePopover();
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    // The day on which clocks go back has 25 hours.
    const next = new Date(last);
    next.setDate(next.getDate() + 1);
    const end = Math.min(next.getTime(), Math.max(Date.now(), first + 1));
    this.#choose({ from: new Date(first).toISOString(), to: new Date(end).toISOString() }, ['last']);
  }

  #time(): string {
    const { last, from, to } = scopeOf(this.query, this.kind);
    return last ?? `${from ?? ''}/${to ?? ''}`;
  }

  protected override render() {
    const isChoice = this.widgets.length > 1 || this.query.has('widget');
    if (!isChoice && this.kind === 'widget') return this.#renderOnly();
    return html`<div class="scope" role="group" aria-label=${frameMessages.scope}>
      ${isChoice ? this.#renderWidgets() : nothing} ${this.kind !== 'widget' ? this.#renderTime() : nothing}
    </div>`;
  }

  /** What is done here is done to it, whether or not there is a choice. */
  #renderOnly() {
    const [only] = this.widgets;
    return only ? html`<p class="scope help">${frameMessages.widget}: <bdi>${only.name}</bdi></p>` : nothing;
  }

  #renderWidgets() {
    const chosen = this.query.get('widget') ?? '';
    const isKnown = chosen === '' || this.widgets.some(({ id }) => id === chosen);
    return html`<label class="visually-hidden" for="scope-widget">${frameMessages.widget}</label>
      <select id="scope-widget" @change=${this.#chooseWidget}>
        <option value="" ?selected=${chosen === ''}>${frameMessages.allWidgets}</option>
        ${this.widgets.map(
          ({ id, name }) => html`<option value=${id} ?selected=${id === chosen}>${name}</option>`,
        )}
        ${
          isKnown
            ? nothing
            : html`<option value=${chosen} selected>
                ${this.areWidgetsKnown ? frameMessages.unknownWidget : frameMessages.oneWidget}
              </option>`
        }
      </select>`;
  }

  #renderTime() {
    const { last, from, to } = scopeOf(this.query, this.kind);
    const time = this.#time();
    const others = last === undefined || LASTS.includes(last) ? [] : [last];
    return html`<label class="visually-hidden" for="scope-time">${frameMessages.period}</label>
      <select id="scope-time" @change=${this.#chooseTime}>
        ${[...LASTS, ...others].map(
          (value) =>
            html`<option value=${value} ?selected=${value === time}>${frameMessages.lastOf(value)}</option>`,
        )}
        ${
          from !== undefined && to !== undefined
            ? html`<option value=${time} selected>${describeSpan(from, to)}</option>`
            : nothing
        }
        <option value=${CUSTOM}>${frameMessages.chooseDays}</option>
      </select>
      <form id="scope-days" class="scope-days" popover @submit=${this.#chooseDays}>
        <div class="field">
          <label for="scope-from">${messages.from}</label>
          <input id="scope-from" name="from" type="date" required />
        </div>
        <div class="field">
          <label for="scope-to">${messages.to}</label>
          <input id="scope-to" name="to" type="date" required />
        </div>
        <button type="submit" class="solid">${frameMessages.show}</button>
      </form>`;
  }
}

/** The operator has chosen a widget or a time. */
export class ScopeChangeEvent extends Event {
  /** The whole query of the address to go to. */
  readonly query: URLSearchParams;

  constructor(query: URLSearchParams) {
    super('dash-scope-change', { bubbles: true });
    this.query = query;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dash-scope': DashScope;
  }
  interface HTMLElementEventMap {
    'dash-scope-change': ScopeChangeEvent;
  }
}
