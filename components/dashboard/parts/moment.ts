/** Moments as the operator's browser writes them. */
import { html, nothing, type TemplateResult } from 'lit';
import { messages } from '../messages/messages.js';

const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** @param at ISO 8601; a dash where absent */
export function moment(at: string | undefined, precision: 'day' | 'minute' = 'minute') {
  if (at === undefined) return messages.none;
  const format = precision === 'day' ? dayOnly : dateAndTime;
  return html`<time datetime=${at}>${format.format(new Date(at))}</time>` as TemplateResult | typeof nothing;
}
