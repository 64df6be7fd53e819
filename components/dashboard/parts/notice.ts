/** A few words about what happened: said aloud, and drawn where it happened. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AdminError } from '../api/admin-error.js';
import { messages } from '../messages/messages.js';
import { checkIcon, warnIcon } from '../../theme/icons.js';

export type NoticeKind = 'danger' | 'caution' | 'positive';

/** @param more what can be done about it */
export function notice(kind: NoticeKind, text: string, more: unknown = nothing): TemplateResult {
  return html`<div class="notice ${kind}" role=${kind === 'danger' ? 'alert' : 'status'} tabindex="-1">
    ${kind === 'positive' ? checkIcon : warnIcon}
    <div>
      <p>${text}</p>
      ${more}
    </div>
  </div>`;
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
