/** A conversation as its visitor saw it, with what the operator may know besides. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  Conversation,
  ConversationReply,
  ConversationRequest,
  ConversationTurn,
} from '../../../../server/admin-contract/conversations.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { safeUrl } from '../../../markdown/safe-link.js';
import type { AssistantMessage, VisitorMessage } from '../../../conversation/conversation-state.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';
import { visitorStrings } from '../visitor-strings.js';
import { moment } from '../../parts/moment.js';
import { formatShare, formatTook } from '../../parts/share.js';

// The widget's own element comes behind the screen, which does not wait for it.
void import('../../../chat-message/chat-message.js');

/** Beside an answer, what an operator may do with it; empty for who may only look. */
export type DrawActions = (question: string, reply: ConversationReply) => unknown;
type LinkTo = (path: string) => string;

/** Requests stand where they were left. */
export function drawTranscript(
  { widgetId, turns, requests, earlierTurns }: Conversation,
  linkTo: LinkTo,
  drawActions: DrawActions,
): TemplateResult {
  const said = [
    ...turns.map((turn) => ({ at: turn.at, drawn: drawTurn(turn, turns, widgetId, linkTo, drawActions) })),
    ...requests.map((request) => ({ at: request.at, drawn: drawRequest(request, linkTo) })),
  ];
  said.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return html`${earlierTurns > 0 ? html`<p class="help">${messages.earlier(earlierTurns)}</p>` : nothing}
    <ol class="talk">
      ${said.map(({ drawn }) => html`<li>${drawn}</li>`)}
    </ol>`;
}

function drawTurn(
  turn: ConversationTurn,
  all: readonly ConversationTurn[],
  widgetId: string,
  linkTo: LinkTo,
  drawActions: DrawActions,
) {
  const { id, at, question, reply, pageUrl } = turn;
  const asked: VisitorMessage = { role: 'user', id, text: question, sentAt: Date.parse(at), status: 'sent' };
  const page = pageUrl === all[0]?.pageUrl && turn !== all[0] ? undefined : safeUrl(pageUrl);
  return html`<chat-message .strings=${visitorStrings} .message=${asked}></chat-message> ${
      page
        ? html`<p class="about end">
            <span
              >${messages.askedOn}
              <a href=${page.href} target="_blank" rel="noopener noreferrer" dir="ltr"
                >${page.host}${page.pathname}</a
              ></span
            >
          </p>`
        : nothing
    }
    ${
      reply
        ? html`<chat-message greeting requested .message=${messageOf(reply)}></chat-message>
            ${drawAbout(reply, question, widgetId, linkTo, drawActions)}`
        : html`<p class="help">${messages.noReply}</p>`
    }`;
}

const messageOf = (reply: ConversationReply): AssistantMessage => ({
  role: 'assistant',
  id: reply.id,
  text: reply.answer,
  sentAt: Date.parse(reply.at),
  citations: reply.citations,
  relatedArticles: reply.relatedArticles,
  confidenceScore: reply.confidenceScore,
  wasRefused: reply.wasRefused,
});

function drawAbout(
  reply: ConversationReply,
  question: string,
  widgetId: string,
  linkTo: LinkTo,
  drawActions: DrawActions,
) {
  const { outcome, kind, confidenceScore, tookMs, rating } = reply;
  const query = new URLSearchParams({ q: question });
  const isOfPages = outcome === 'answered' || outcome === 'unsure';
  return html`<p class="about">
      <span
        >${isOfPages ? messages.confidence(wordOf(confidenceScore), formatShare(confidenceScore)) : messages.outcomes[outcome]}</span
      >
      ${isOfPages ? html`<span>${messages.kinds[kind]}</span>` : nothing}
      <span>${messages.took(formatTook(tookMs))}</span>
      <a href=${linkTo(`/w/${widgetId}/try?${query.toString()}`)} aria-label=${messages.whyLabel}
        >${messages.why}</a
      >
      ${drawActions(question, reply)}
    </p>
    ${
      rating
        ? html`<p class="rated ${rating.feedback}">
            <strong
              >${rating.feedback === 'positive' ? messages.ratedHelpful : messages.ratedNotHelpful}</strong
            >
            ${rating.reason === undefined ? nothing : html`<q dir="auto">${cleanText(rating.reason)}</q>`}
          </p>`
        : nothing
    }`;
}

/** As a person would say it; the share stands beside. */
function wordOf(confidence: number): string {
  const { sure, fair, unsure, low } = messages.confidenceWords;
  if (confidence >= 0.8) return sure;
  if (confidence >= 0.5) return fair;
  return confidence >= 0.25 ? unsure : low;
}

function drawRequest({ id, at, email, message, name, phone }: ConversationRequest, linkTo: LinkTo) {
  const from = [name, email, phone].flatMap((part) => (part === undefined ? [] : [cleanText(part)]));
  return html`<div class="request">
    <p><strong>${messages.requestHead}</strong> ${moment(at)}</p>
    <p dir="auto">${from.join(' · ')}</p>
    <p dir="auto" class="words">${cleanText(message)}</p>
    <p><a href=${linkTo(`/inbox/${encodeURIComponent(id)}`)}>${messages.openRequest}</a></p>
  </div>`;
}
