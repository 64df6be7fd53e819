/** What a human is asked, to begin with. */
import type { ChatMessageData, ConversationState } from '../conversation/conversation-state.js';

/**
 * The newest question when the pages could not answer it or it got no reply: a human shall hear it. A request for a
 * human is none; the question before it counts.
 */
export function unansweredQuestion({ messages }: ConversationState): string {
  const request = isHumanOffered(messages.at(-1)) ? 2 : 0;
  const before = messages.slice(0, messages.length - request);
  const newest = before.at(-1);
  const isUnanswered = newest && (newest.role === 'user' || newest.wasRefused);
  return isUnanswered ? (before.findLast(({ role }) => role === 'user')?.text ?? '') : '';
}

const isHumanOffered = (message: ChatMessageData | undefined): boolean =>
  message?.role === 'assistant' && message.suggestedAction === 'escalate';
