/** The list of requests, and the marks that a request has everywhere. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EscalationRow } from '../../../../server/admin-contract/escalations.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { inboxMessages } from '../../messages/inbox-messages.js';
import { since } from '../../parts/moment.js';

export interface RowOptions {
  readonly href: (id: string) => string;
  /** The one that is read. */
  readonly current?: string | undefined;
  /** Of the operator. */
  readonly ownId: string;
  /** Told only where there are several widgets. */
  readonly widgetName: (id: string) => string | undefined;
}

export const nameOf = ({ name, email }: Pick<EscalationRow, 'name' | 'email'>): string =>
  cleanText(name ?? email);

/** @param label of the list */
export const drawRows = (
  label: string,
  rows: readonly EscalationRow[],
  options: RowOptions,
): TemplateResult =>
  html`<ul class="requests" aria-label=${label}>
    ${rows.map((row) => html`<li>${drawRow(row, options)}</li>`)}
  </ul>`;

function drawRow(row: EscalationRow, options: RowOptions): TemplateResult {
  return html`<a
    class="request-row"
    href=${options.href(row.id)}
    aria-current=${row.id === options.current ? 'true' : nothing}
  >
    <strong><bdi>${nameOf(row)}</bdi></strong> ${since(row.at)}
    <span class="line" dir="auto">${cleanText(row.excerpt)}</span>
    ${drawMarks(row, options)}
  </a>`;
}

/** What is to be known before it is opened; what is as it should be is not said. */
export function drawMarks(
  { talk, delivery, assignee, noteCount, widgetId }: EscalationRow,
  { ownId, widgetName }: Pick<RowOptions, 'ownId' | 'widgetName'>,
): TemplateResult | typeof nothing {
  const widget = widgetName(widgetId);
  const delivered = inboxMessages.deliveries[delivery];
  const marks = [
    talk === 'refused' || talk === 'unsure' ? drawBadge(inboxMessages.talk[talk], 'caution') : undefined,
    delivered ? drawBadge(delivered, delivery === 'dead' ? 'danger' : '') : undefined,
    assignee && drawBadge(assignee.id === ownId ? inboxMessages.you : assignee.name),
    noteCount > 0 ? drawBadge(inboxMessages.notes(noteCount)) : undefined,
    widget === undefined ? undefined : drawBadge(widget),
  ].filter((mark) => mark !== undefined);
  return marks.length > 0 ? html`<span class="marks">${marks}</span>` : nothing;
}

const drawBadge = (text: string, kind = ''): TemplateResult =>
  html`<span class="badge ${kind}"><bdi>${cleanText(text)}</bdi></span>`;
