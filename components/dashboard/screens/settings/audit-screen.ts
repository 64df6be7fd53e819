import { html, nothing } from 'lit';
import type { AuditEntry } from '../../../../server/admin-contract/audit.js';
import type { OperatorList } from '../../../../server/admin-contract/operators.js';
import { element } from '../../../internal/element.js';
import type { AuditFilter } from '../../api/dashboard-api.js';
import { auditMessages } from '../../messages/settings/audit-messages.js';
import { messages } from '../../messages/messages.js';
import { settingsMessages } from '../../messages/settings/settings-messages.js';
import { titles } from '../../messages/titles.js';
import { field, selectField } from '../../parts/field.js';
import { moment } from '../../parts/moment.js';
import { table } from '../../parts/table.js';
import { Filters } from '../filters.js';
import { Loaded } from '../loaded.js';
import { Paged } from '../paged.js';
import { OperatorScreen } from '../screen.js';

type FilterName = 'actor' | 'action' | 'from' | 'to';
const DAY_MS = 86_400_000;

/** What was done, by whom, from where. The filter stands in the address. */
@element('audit-screen')
export class AuditScreen extends OperatorScreen {
  readonly #entries: Paged<AuditEntry> = new Paged<AuditEntry>(
    this,
    (cursor, signal) => this.around.api.audit({ ...this.#filter(), ...(cursor && { cursor }) }, signal),
    () => [this.around.place.query.toString()],
  );
  readonly #filters = new Filters(this, '/settings/audit');
  readonly #operators: Loaded<OperatorList> = new Loaded(this, (signal) => this.around.api.operators(signal));

  #value(name: FilterName): string {
    return this.around.place.query.get(name) ?? '';
  }

  /** Days are those of the operator; the last is included. */
  #filter(): AuditFilter {
    const [from, to] = [this.#value('from'), this.#value('to')].map((day) => Date.parse(`${day}T00:00`));
    return {
      ...(this.#value('actor') && { actor: this.#value('actor') }),
      ...(this.#value('action') && { action: this.#value('action') }),
      ...(from && { from: new Date(from).toISOString() }),
      ...(to && { to: new Date(to + DAY_MS).toISOString() }),
    };
  }

  protected override render() {
    return html`<div class="screen">
      <header>
        <h1 tabindex="-1">${titles.audit}</h1>
        <p class="lead">${auditMessages.auditLead}</p>
      </header>
      ${this.#renderFilter()} ${this.#renderExports()}
      ${this.#entries.render((entries) => this.#renderEntries(entries))}
    </div>`;
  }

  #renderFilter() {
    const operators = this.#operators.value?.items ?? [];
    const groups = Object.entries(auditMessages.actGroups).map(([value, label]) => ({ value, label }));
    const value = (name: FilterName) => this.#filters.value(name);
    return this.#filters.render(html`
      ${selectField({
        id: 'actor',
        name: 'actor',
        label: auditMessages.who,
        value: value('actor'),
        choices: [
          { value: '', label: auditMessages.anybody },
          ...operators.map(({ id, name }) => ({ value: id, label: name })),
        ],
      })}
      ${selectField({
        id: 'action',
        name: 'action',
        label: auditMessages.what,
        value: value('action'),
        choices: [{ value: '', label: auditMessages.anything }, ...groups],
      })}
      ${field({ ...DAY, id: 'from', name: 'from', label: messages.from, value: value('from') })}
      ${field({ ...DAY, id: 'to', name: 'to', label: messages.to, value: value('to') })}
    `);
  }

  /** Of all that the filter lets through, not of the page that is shown. */
  #renderExports() {
    const address = (format: string) =>
      `/api/admin/audit/export?${new URLSearchParams({ format, ...this.#filter() }).toString()}`;
    return html`<p class="row">
      <a href=${address('csv')} download>${auditMessages.exportCsv}</a>
      <a href=${address('jsonl')} download>${auditMessages.exportJson}</a>
    </p>`;
  }

  #renderEntries(entries: readonly AuditEntry[]) {
    if (entries.length === 0) return html`<p>${auditMessages.noEntries}</p>`;
    return table(
      titles.audit,
      [
        { label: auditMessages.when, cell: ({ at }: AuditEntry) => moment(at) },
        { label: auditMessages.who, cell: renderActor },
        { label: auditMessages.what, cell: renderAct },
        {
          label: settingsMessages.address,
          cell: ({ address }) => html`<bdi>${address ?? messages.none}</bdi>`,
        },
      ],
      entries,
    );
  }
}

const DAY = { type: 'date', isOptional: true } as const;

function renderActor({ actor: { kind, name } }: AuditEntry) {
  return html`<bdi>${name ?? auditMessages.actors[kind]}</bdi>${
      name !== undefined && kind !== 'operator' ? html`<small>${auditMessages.actors[kind]}</small>` : nothing
    }`;
}

function renderAct({ action, outcome, subject, changes }: AuditEntry) {
  const details = changes ? auditMessages.changesOf(changes) : '';
  return html`${auditMessages.act(action)}${subject?.name === undefined ? nothing : html`: <bdi>${subject.name}</bdi>`}
  ${outcome === 'done' ? nothing : html`<span class="badge">${auditMessages.outcomes[outcome]}</span>`}
  ${details ? html`<small dir="auto">${details}</small>` : nothing}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'audit-screen': AuditScreen;
  }
}
