/** What the live region of a transcript says when a conversation has changed. */
import type {
  AssistantMessage,
  ChatMessageData,
  ConversationState,
} from '../conversation/conversation-state.js';
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
  if (status === 'sending' || status === 'streaming') {
    // To a question that another one waits behind.
    const reply = newestWhole(messages, before);
    return reply ? wordsOf(reply) : typing;
  }
  const newest = messages.at(-1);
  if (newest?.role === 'user') return newest.isStopped && before.status === 'sending' ? stopped : '';
  if (newest?.role !== 'assistant') return '';
  const isNew = before.status === 'streaming' || !before.messages.some(({ id }) => id === newest.id);
  return isNew ? wordsOf(newest) : '';
}

const isWhole = (message: ChatMessageData): message is AssistantMessage =>
  message.role === 'assistant' && !message.isPartial;

/** The newest reply that has become whole since `before`. */
function newestWhole(
  messages: readonly ChatMessageData[],
  before: ConversationState,
): AssistantMessage | undefined {
  const known = new Set(before.messages.filter(isWhole).map(({ id }) => id));
  return messages.filter(isWhole).findLast(({ id }) => !known.has(id));
}

const wordsOf = ({ text }: AssistantMessage): string => plainText(parseMarkdown(text));
