/** What belongs to a request: how to reach who asked, and what was done. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EscalationDetail, Handling } from '../../../../server/admin-contract/escalations.js';
import { phoneAddress } from '../../../../server/phone-number.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { requestMessages } from '../../messages/request-messages.js';
import { moment } from '../../parts/moment.js';
import { mailTo } from './mail-address.js';

/** @param widget its name, where there are several @param copy what copies the address */
export function drawContact(
  { email, phone, pageUrl, visitorId, isVisitorVerified }: EscalationDetail,
  widget: string | undefined,
  copy: TemplateResult,
): TemplateResult {
  const rows: [string, unknown][] = [
    [requestMessages.email, html`${drawLink(email, mailTo(email))} ${copy}`],
    [requestMessages.phone, phone && drawLink(phone, phoneAddress(phone))],
    [requestMessages.page, pageUrl && drawPage(pageUrl)],
    [requestMessages.visitor, visitorId && drawVisitor(visitorId, isVisitorVerified)],
    [requestMessages.widget, widget && html`<bdi>${widget}</bdi>`],
  ];
  return html`<dl aria-label=${requestMessages.contact}>
    ${rows.map(([label, value]) =>
      value
        ? html`<dt>${label}</dt>
            <dd>${value}</dd>`
        : nothing,
    )}
  </dl>`;
}

/** What can be written to, or called, at a press. */
const drawLink = (text: string, address: string | undefined): TemplateResult =>
  address === undefined
    ? html`<bdi>${cleanText(text)}</bdi>`
    : html`<a href=${address}><bdi>${cleanText(text)}</bdi></a>`;

const drawVisitor = (id: string, isVerified: true | undefined) =>
  html`<bdi>${cleanText(id)}</bdi> ${
      isVerified ? html`<span class="badge">${requestMessages.verified}</span>` : nothing
    }`;

/** A link only where it leads to a website, and then with all of its address in sight. */
function drawPage(address: string): TemplateResult {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return html`<bdi>${cleanText(address)}</bdi>`;
  return html`<a href=${url.href} target="_blank" rel="noopener noreferrer"
    ><bdi>${cleanText(url.href)}</bdi></a
  >`;
}

/** By which ways the owner was not told of it, and why. */
export function drawUndelivered(
  { undelivered, widgetId }: EscalationDetail,
  linkTo: (path: string) => string,
): TemplateResult | typeof nothing {
  if (undelivered.length === 0) return nothing;
  return html`<p class="help">
    ${undelivered.map((each) => html`${cleanText(requestMessages.undelivered(each))} `)}
    <a href=${linkTo(`/w/${encodeURIComponent(widgetId)}/webhook`)}>${requestMessages.toNotices}</a>
  </p>`;
}

export function drawHistory(history: readonly Handling[]): TemplateResult {
  if (history.length === 0) return html`<p class="help">${requestMessages.noHistory}</p>`;
  return html`<ol class="history">
    ${history.map(
      (handling) =>
        html`<li>
          <p><bdi>${cleanText(requestMessages.didWhat(handling))}</bdi> ${moment(handling.at)}</p>
          ${
            handling.note === undefined
              ? nothing
              : html`<div class="note"><p dir="auto">${cleanText(handling.note)}</p></div>`
          }
        </li>`,
    )}
  </ol>`;
}

export const drawErase = ({ id }: EscalationDetail, linkTo: (path: string) => string): TemplateResult =>
  html`<p>
    <a href=${linkTo(`/settings/privacy?request=${encodeURIComponent(id)}`)}>${requestMessages.erase}</a>
  </p>`;
