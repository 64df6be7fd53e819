/** A few words about what happened: said aloud, and drawn where it happened. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdminError } from '../api/admin-error.js';
import { messages } from '../messages/messages.js';
import { checkIcon, warnIcon } from '../../theme/icons.js';
import { announce } from './announce.js';

export type NoticeKind = 'danger' | 'caution' | 'positive';

/** @param more what can be done about it */
export function notice(kind: NoticeKind, text: string, more: unknown = nothing): TemplateResult {
  const inside = html`${kind === 'positive' ? checkIcon : warnIcon}
    <div>
      <p>${text}</p>
      ${more}
    </div>`;
  // An alert is said when it appears; a status would have to be there before.
  return kind === 'danger'
    ? html`<div class="notice danger" role="alert" tabindex="-1">${inside}</div>`
    : html`<div class="notice ${kind}" tabindex="-1">${announce(text)}${inside}</div>`;
}

/** What went wrong, where something did; with the id under which the server's log knows it. */
export function errorNotice(
  error: AdminError | undefined,
  more: unknown = nothing,
): TemplateResult | typeof nothing {
  if (!error) return nothing;
  const id = error.requestId;
  const isOurs = error.code === 'internal' || error.code === 'store_unavailable';
  const trace = isOurs && id ? html`<p class="help">${messages.requestId(id)}</p>` : nothing;
  return notice('danger', error.message, [trace, more]);
}
