/** A conversation as plain text, for the visitor to keep. */
import type { ChatContext } from './chat-context.js';
import type { ChatMessageData } from '../conversation/conversation-state.js';
import { formatDay, formatTime } from '../language/dates.js';
import { parseMarkdown, plainText } from '../markdown/parse-blocks.js';
import type { Messages } from '../language/locales/messages.js';

type Transcript = Pick<ChatContext, 'name' | 'conversation' | 'strings'>;

/** Who said what and when, replies with the titles and addresses of their sources. */
export function transcriptText({ name, conversation, strings }: Transcript): string {
  return [name, ...conversation.messages.map((message) => messageText(message, strings))].join('\n\n');
}

/** Hands the text to the browser as a file. */
export function downloadTranscript(transcript: Transcript): void {
  const address = URL.createObjectURL(new Blob([transcriptText(transcript)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'conversation.txt';
  link.click();
  URL.revokeObjectURL(address);
}

function messageText(message: ChatMessageData, { assistant, locale, you, requestSent }: Messages): string {
  const isReply = message.role === 'assistant';
  const time = `${formatDay(locale, message.sentAt)}, ${formatTime(locale, message.sentAt)}`;
  if (message.role === 'request') return `${requestSent} (${time})`;
  return [
    `${isReply ? assistant : you} (${time}):`,
    isReply ? plainText(parseMarkdown(message.text)) : message.text,
    ...(isReply ? message.citations : []).map(
      ({ pageTitle, pageUrl }, index) => `[${index + 1}] ${pageTitle}${pageUrl ? ` ${pageUrl}` : ''}`,
    ),
  ].join('\n');
}
