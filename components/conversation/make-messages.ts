/** Messages of a conversation, made from what the server answers. */
import type { ChatReply } from '../../server/contract.js';
import type { AssistantMessage, VisitorMessage } from './conversation-state.js';
import type { PartialReply } from '../api/reply-reader.js';

/** A question that is settled: it will not be sent again. */
export function sentMessage({ role, id, text, sentAt }: VisitorMessage): VisitorMessage {
  return { role, id, text, sentAt, status: 'sent' };
}

/** A question whose reply the visitor stopped before its first word. */
export function stoppedMessage(question: VisitorMessage): VisitorMessage {
  return { ...sentMessage(question), isStopped: true };
}

/** @param sentAt milliseconds since 1970 */
export function replyMessage(reply: ChatReply, sentAt: number): AssistantMessage {
  const { messageId, answer, citations, relatedArticles, confidenceScore, wasRefused } = reply;
  const { suggestedAction, suggestions } = reply;
  return {
    role: 'assistant',
    id: messageId,
    text: answer,
    sentAt,
    citations,
    relatedArticles,
    confidenceScore,
    wasRefused,
    ...(suggestedAction === 'escalate' && { suggestedAction }),
    ...(suggestions && suggestions.length > 0 && { suggestions }),
  };
}

/** As much of a reply as there is; nothing is known yet of its sources and its confidence. */
export function partialMessage({ messageId, text }: PartialReply, sentAt: number): AssistantMessage {
  return {
    role: 'assistant',
    id: messageId,
    text,
    sentAt,
    citations: [],
    relatedArticles: [],
    confidenceScore: 1,
    wasRefused: false,
    isPartial: true,
  };
}
