/** What an operator tries out, drawn as visitors see it. */
import { html, nothing } from 'lit';
import type { Asked } from '../../../../server/admin-contract/try.js';
import type { AssistantMessage, VisitorMessage } from '../../../conversation/conversation-state.js';

/** A question, and what came back. */
export interface Tried {
  readonly question: string;
  readonly asked: Asked;
  readonly at: number;
}

const question = (text: string, sentAt: number): VisitorMessage => ({
  role: 'user',
  id: `q${sentAt}`,
  text,
  sentAt,
  status: 'sent',
});

/** A turn of before: what was asked, and the answer in its words alone. */
export function drawTurn(text: string, answer: string | undefined, at: number): unknown {
  const said: AssistantMessage = {
    role: 'assistant',
    id: `r${at}`,
    text: answer ?? '',
    sentAt: at,
    citations: [],
    relatedArticles: [],
    confidenceScore: 1,
    wasRefused: false,
  };
  return [
    html`<chat-message .message=${question(text, at)} has-next></chat-message>`,
    answer === undefined ? nothing : html`<chat-message .message=${said} greeting requested></chat-message>`,
  ];
}

/** What was asked last. As a greeting and after a request it offers nothing to press that is the visitor's alone. */
export function drawTried({ question: text, asked: { reply }, at }: Tried): unknown {
  const { answer, citations, relatedArticles, confidenceScore, wasRefused } = reply;
  const said: AssistantMessage = {
    role: 'assistant',
    id: `r${at}`,
    text: answer,
    sentAt: at,
    citations,
    relatedArticles,
    confidenceScore,
    wasRefused,
  };
  return [
    html`<chat-message .message=${question(text, at)} has-next></chat-message>`,
    html`<chat-message .message=${said} greeting requested></chat-message>`,
  ];
}
