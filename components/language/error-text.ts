/** What a visitor is told of an error. */
import type { ChatError, ChatErrorCode } from '../api/chat-error.js';
import { formatWait } from './dates.js';
import type { Messages } from './locales/messages.js';

/** What to tell the visitor of an error, and when it will be over where the server has said so. */
export function errorText(messages: Messages, { code, retryAfter }: ChatError): string {
  const { trouble, possibleAgain, locale } = messages;
  const text = (trouble as Readonly<Partial<Record<ChatErrorCode, string>>>)[code] ?? trouble.internal;
  return retryAfter ? `${text} ${possibleAgain.replace('#', formatWait(locale, retryAfter))}` : text;
}
