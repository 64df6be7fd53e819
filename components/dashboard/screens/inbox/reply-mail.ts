/** The address that opens the operator's own mail program on an answer to a request. */
import type { EscalationDetail } from '../../../../server/admin-contract/escalations.js';
import { cleanText } from '../../../markdown/clean-text.js';
import { parseMarkdown, plainText } from '../../../markdown/parse-blocks.js';
import { LOCALE } from '../../messages/locale.js';
import { requestMessages } from '../../messages/request-messages.js';
import { encodePart, mailTo } from './mail-address.js';

/** Longer ones are cut or refused by some mail programs. */
const MAX_LENGTH = 1800;

type Asked = Pick<EscalationDetail, 'email' | 'message' | 'at' | 'turns'>;

/** @returns undefined where the address is none */
export function replyMail({ email, message, at, turns }: Asked, widgetName: string): string | undefined {
  const address = mailTo(email);
  if (address === undefined) return undefined;
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' }).format(new Date(at));
  const answer = turns.at(-1)?.reply?.answer;
  const quotes = [
    ['', '', requestMessages.mailYouWrote(day), quote(message)].join('\n'),
    ...(answer === undefined
      ? []
      : [['', requestMessages.mailChatSaid, quote(plainText(parseMarkdown(answer)))].join('\n')]),
  ];
  const subject = cleanText(requestMessages.mailSubject(widgetName)).replace(/\s+/g, ' ');
  const head = `${address}?subject=${encodePart(subject)}&body=`;
  return head + cut(quotes.join('\n'), MAX_LENGTH - head.length);
}

const quote = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** As much of a text as has room when it is encoded, without half of a character. */
function cut(text: string, room: number): string {
  let encoded = '';
  for (const character of text.replace(/\n/g, '\r\n')) {
    const next = encodePart(character);
    if (encoded.length + next.length > room) return encoded;
    encoded += next;
  }
  return encoded;
}
