/** What the live region of a transcript says when a conversation has changed. */
import type { ConversationState } from '../conversation/conversation-state.js';
import type { Messages } from '../language/locales/messages.js';
import { parseMarkdown, plainText } from '../markdown/parse-blocks.js';

/**
 * That an answer is looked for; the words of the newest reply, once it has come or become whole since `before`; or that
 * it was stopped.
 */
export function announcementOf(
  { status, messages }: ConversationState,
  before: ConversationState,
  { typing, stopped }: Messages,
): string {
  if (status === 'sending' || status === 'streaming') return typing;
  const newest = messages.at(-1);
  if (newest?.role === 'user') return newest.isStopped && before.status === 'sending' ? stopped : '';
  if (newest?.role !== 'assistant') return '';
  const isNew = before.status === 'streaming' || !before.messages.some(({ id }) => id === newest.id);
  return isNew ? plainText(parseMarkdown(newest.text)) : '';
}
