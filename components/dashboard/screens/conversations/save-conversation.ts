/** A conversation as a file of the operator's own. */
import type { Conversation } from '../../../../server/admin-contract/conversations.js';
import { conversationsMessages as messages } from '../../messages/conversations-messages.js';

/** Who said what when, without marks. */
export function textOf({ turns, requests }: Conversation): string {
  const said = [
    ...turns.flatMap(({ at, question, reply }) => [
      { at, who: messages.you, text: question },
      ...(reply ? [{ at: reply.at, who: messages.chat, text: reply.answer }] : []),
    ]),
    ...requests.map(({ at, email, message }) => ({
      at,
      who: `${messages.requestHead}, ${email}`,
      text: message,
    })),
  ];
  said.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return said.map(({ at, who, text }) => `${at} ${who}:\n${text}\n`).join('\n');
}
