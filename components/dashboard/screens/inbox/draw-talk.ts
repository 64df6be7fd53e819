/** The talk before a request, by the elements that visitors see it with. They are much, so it comes a moment later. */
import { html, nothing, type TemplateResult } from 'lit';
import type { EscalationDetail, TalkTurn } from '../../../../server/admin-contract/escalations.js';
import type { AssistantMessage, VisitorMessage } from '../../../conversation/conversation-state.js';
import { talkMessages } from '../../messages/talk-messages.js';
import { visitorStrings } from '../visitor-strings.js';
import '../../../chat-message/chat-message.js';

/** Questions that led to the request; those before are folded, so that what was done about it is not far below. */
const OPEN_TURNS = 2;

/** @param linkTo the address of a path behind the prefix */
export function drawTalk(
  { turns, widgetId, conversationId = '' }: EscalationDetail,
  linkTo: (path: string) => string,
): TemplateResult {
  const earlier = turns.slice(0, -OPEN_TURNS);
  const place = `/conversations/${encodeURIComponent(widgetId)}/${encodeURIComponent(conversationId)}`;
  return html`${
      earlier.length === 0
        ? nothing
        : html`<details>
            <summary>${talkMessages.earlierTurns(earlier.length)}</summary>
            <div class="talk">${earlier.map(drawTurn)}</div>
          </details>`
    }
    <div class="talk">${turns.slice(-OPEN_TURNS).map(drawTurn)}</div>
    <p><a href=${linkTo(place)}>${talkMessages.wholeConversation}</a></p>`;
}

function drawTurn({ at, question, reply }: TalkTurn, index: number): unknown {
  const sentAt = Date.parse(at);
  const asked: VisitorMessage = { role: 'user', id: `q${index}`, text: question, sentAt, status: 'sent' };
  if (!reply) {
    return [
      html`<chat-message .strings=${visitorStrings} .message=${asked}></chat-message>`,
      html`<p class="help">${talkMessages.notAnswered}</p>`,
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
    html`<chat-message .strings=${visitorStrings} .message=${asked}></chat-message>`,
    html`<chat-message .message=${said} greeting requested></chat-message>`,
    wasRefused ? nothing : html`<p class="help">${talkMessages.confidence(confidenceScore)}</p>`,
  ];
}
