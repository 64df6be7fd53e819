/** What a human is asked, to begin with, and whether one has been asked. */
import {
  isDoubtful,
  isQuestion,
  type AssistantMessage,
  type ChatMessageData,
  type ConversationState,
} from '../conversation/conversation-state.js';

/**
 * The newest question when it got no reply, or none that helped for certain: a human shall hear it. A request for a human
 * is none; the question before it counts.
 */
export function unansweredQuestion({ messages: all }: ConversationState): string {
  const messages = all.slice(all.findLastIndex(({ role }) => role === 'request') + 1);
  const request = isHumanOffered(messages.at(-1)) ? 2 : 0;
  const before = messages.slice(0, messages.length - request);
  const newest = before.at(-1);
  const isUnanswered = newest?.role === 'user' || (newest?.role === 'assistant' && mayNotHelp(newest));
  return isUnanswered ? (before.findLast(isQuestion)?.text ?? '') : '';
}

const mayNotHelp = (reply: AssistantMessage): boolean =>
  reply.wasRefused || reply.feedback === 'negative' || (reply.feedback === undefined && isDoubtful(reply));

const isHumanOffered = (message: ChatMessageData | undefined): boolean =>
  message?.role === 'assistant' && message.suggestedAction === 'escalate';

/** Whether nothing was said since a request for a human was sent: nobody need be invited to send another. */
export const isRequestSent = ({ messages }: ConversationState): boolean =>
  messages.at(-1)?.role === 'request';
