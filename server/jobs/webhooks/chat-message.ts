/** What the incoming webhooks of chat programs take. What visitors wrote is text there: no markup, no link, no call. */
import type { WebhookFormat } from '../../notification-settings.js';
import { shorten, type Summary } from '../notices/summary.js';

/** What is shown of a notice. */
export interface ChatMessage extends Summary {
  /** Who said what, a line each. */
  lines: readonly string[];
}

/** Lines of a conversation that are shown, the newest, and characters of each. */
const SHOWN_LINES = 6;
const LINE_LENGTH = 300;
const VALUE_LENGTH = 900;

const conversationOf = ({ lines }: ChatMessage): string =>
  lines
    .slice(-SHOWN_LINES)
    .map((line) => shorten(line, LINE_LENGTH))
    .join('\n');

/** The body of a request to a chat program. */
export const CHAT_FORMATS: Readonly<
  Record<Exclude<WebhookFormat, 'json'>, (message: ChatMessage) => object>
> = { slack: toSlack, discord: toDiscord, teams: toTeams };

/** Slack reads what stands between < and > as a link, a channel or a call to everybody. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function toSlack(message: ChatMessage): object {
  const plain = (text: string, length: number) => ({
    type: 'plain_text',
    text: escapeSlack(shorten(text, length)),
    emoji: false,
  });
  const section = (text: string) => ({ type: 'section', text: plain(text, 2000) });
  const { title, text, fields } = message;
  const conversation = conversationOf(message);
  return {
    text: escapeSlack(shorten(title, 300)),
    blocks: [
      { type: 'header', text: plain(title, 100) },
      ...(text === '' ? [] : [section(text)]),
      ...fields.map(([label, value]) => section(`${label}: ${shorten(value, VALUE_LENGTH)}`)),
      ...(conversation === '' ? [] : [{ type: 'divider' }, section(conversation)]),
    ],
    unfurl_links: false,
    unfurl_media: false,
  };
}

/** Every sign that Discord's Markdown, mentions, emoji or links may begin with. */
const escapeDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()#<@:-]/g, '\\$&');

function toDiscord(message: ChatMessage): object {
  const { title, text, fields } = message;
  // Escapes may double a text; Discord takes 6,000 characters in all.
  const escaped = (part: string, length: number) => shorten(escapeDiscord(shorten(part, length)), length);
  const conversation = conversationOf(message);
  const description = [text, conversation === '' ? '' : `— — —\n${conversation}`]
    .filter(Boolean)
    .join('\n\n');
  return {
    embeds: [
      {
        title: escaped(title, 250),
        description: escaped(description, 3000),
        fields: fields.map(([label, value]) => ({ name: escaped(label, 100), value: escaped(value, 500) })),
      },
    ],
    allowed_mentions: { parse: [] },
  };
}

function toTeams(message: ChatMessage): object {
  // Runs of text, unlike blocks of text, know no Markdown.
  const block = (text: string, look: object = {}) => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text: shorten(text, 2000), ...look }],
  });
  const { title, text, fields } = message;
  const conversation = conversationOf(message);
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [
      block(title, { weight: 'Bolder', size: 'Medium' }),
      ...(text === '' ? [] : [block(text)]),
      ...fields.map(([label, value]) => block(`${label}: ${shorten(value, VALUE_LENGTH)}`)),
      ...(conversation === '' ? [] : [block(conversation, { isSubtle: true })]),
    ],
  };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content }],
  };
}
