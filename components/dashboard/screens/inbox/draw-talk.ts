/** What belongs to a request: the talk before it, how to reach who asked, and what was done. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EscalationDetail, Handling, TalkTurn } from '../../../../server/admin-contract/escalations.js';
import type { AssistantMessage, VisitorMessage } from '../../../conversation/conversation-state.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { requestMessages } from '../../messages/request-messages.js';
import { moment } from '../../parts/moment.js';

/** By the elements that visitors see it with. */
export function drawTalk({ turns, hasEarlierTurns }: EscalationDetail): TemplateResult {
  return html`<section aria-labelledby="talk">
    <h2 id="talk">${requestMessages.conversation}</h2>
    ${
      turns.length === 0
        ? html`<p class="help">${requestMessages.noConversation}</p>`
        : html`<div class="talk">
            ${hasEarlierTurns ? html`<p class="help">${requestMessages.earlierTurns}</p>` : nothing}
            ${turns.map(drawTurn)}
          </div>`
    }
  </section>`;
}

function drawTurn({ at, question, reply }: TalkTurn, index: number): unknown {
  const sentAt = Date.parse(at);
  const asked: VisitorMessage = { role: 'user', id: `q${index}`, text: question, sentAt, status: 'sent' };
  if (!reply) {
    return [
      html`<chat-message .message=${asked}></chat-message>`,
      html`<p class="help">${requestMessages.notAnswered}</p>`,
    ];
  }
  const { answer: text, citations, confidenceScore, wasRefused } = reply;
  const said: AssistantMessage = {
    role: 'assistant',
    id: `r${index}`,
    text,
    sentAt,
    citations,
    relatedArticles: [],
    confidenceScore,
    wasRefused,
  };
  // As a greeting and after a request it offers nothing to press that is the visitor's alone.
  return [
    html`<chat-message .message=${asked}></chat-message>`,
    html`<chat-message .message=${said} greeting requested></chat-message>`,
    wasRefused ? nothing : html`<p class="help">${requestMessages.confidence(confidenceScore)}</p>`,
  ];
}

/** @param widget its name, where there are several @param copy what copies the address */
export function drawContact(
  { email, phone, pageUrl, visitorId, isVisitorVerified }: EscalationDetail,
  widget: string | undefined,
  copy: TemplateResult,
): TemplateResult {
  const rows: [string, unknown][] = [
    [requestMessages.email, html`<bdi>${cleanText(email)}</bdi> ${copy}`],
    ...(phone === undefined
      ? []
      : [[requestMessages.phone, html`<bdi>${cleanText(phone)}</bdi>`] as [string, unknown]]),
    ...(pageUrl === undefined ? [] : [[requestMessages.page, drawPage(pageUrl)] as [string, unknown]]),
    ...(visitorId === undefined
      ? []
      : [[requestMessages.visitor, drawVisitor(visitorId, isVisitorVerified)] as [string, unknown]]),
    ...(widget === undefined
      ? []
      : [[requestMessages.widget, html`<bdi>${widget}</bdi>`] as [string, unknown]]),
  ];
  return html`<dl aria-label=${requestMessages.contact}>
    ${rows.map(
      ([label, value]) =>
        html`<dt>${label}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;
}

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
