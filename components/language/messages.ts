/** Every visible or spoken sentence of the widget, and the words for each kind of trouble. */
import type { Trouble, TroubleCode } from '../conversation/conversation-state.js';
import { formatWait } from './dates.js';
import type { FormStrings } from './form-strings.js';
import { LAUNCHER_ENGLISH, type LauncherStrings } from './launcher-messages.js';
import type { PluralForms } from './plurals.js';
import type { ReplyStrings } from './reply-strings.js';

/**
 * What the panel says. English words of sources, rating and form come with these, words of other languages all at
 * once.
 */
export interface PanelStrings extends LauncherStrings, Partial<ReplyStrings>, Partial<FormStrings> {
  /** BCP 47 tag by which times are written; the browser's own where not set. */
  readonly locale?: string;
  /** Where it is not left to right. */
  readonly dir?: 'rtl';
  /** Spoken with the launcher: how many replies have come since the window was open. */
  readonly newMessages: PluralForms;
  /** Where the owner has written no greeting. */
  readonly greeting: string;
  readonly sendMessage: string;
  readonly transcript: string;
  readonly typing: string;
  readonly you: string;
  readonly assistant: string;
  readonly relatedArticles: string;
  readonly talkToHuman: string;
  readonly newConversation: string;
  readonly lowConfidence: string;
  readonly retry: string;
  readonly tooLong: string;
  /** In the header, where the launcher says by its longer name that it closes the chat too. */
  readonly close: string;
  readonly opensInNewTab: string;
  /** Under the widget's name: says that a machine answers. */
  readonly tagline: string;
  readonly jumpToLatest: string;
  readonly showEarlier: string;
  readonly notSent: string;
  /** Spoken name of a citation marker, before its number. */
  readonly source: string;
  /** Ends the reply under way. */
  readonly stop: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  readonly suggestions: string;
  /** After what is said of a limit; `#` for such as "in 3 hours". */
  readonly possibleAgain: string;
  /** By its code; `internal` for every code that has no words of its own. */
  readonly trouble: Readonly<Record<SpokenTrouble, string>>;
}

/** All words of a language. */
export type Strings = PanelStrings & ReplyStrings & FormStrings;

/** Words of a page's own, in the place of those of the visitor's language. */
export type GivenStrings = Partial<Omit<Strings, 'locale' | 'dir' | 'trouble'>> & {
  readonly trouble?: Partial<Strings['trouble']>;
};

/** Trouble that a visitor can make sense of. */
type SpokenTrouble = Extract<
  TroubleCode,
  | 'network'
  | 'timeout'
  | 'internal'
  | 'store_unavailable'
  | 'quota_exceeded'
  | 'rate_limited'
  | 'origin_not_allowed'
  | 'widget_not_found'
  | 'invalid_request'
  | 'payload_too_large'
>;

/** What to tell the visitor of trouble, and when it will be over where the server has said so. */
export function troubleText(strings: PanelStrings, { code, retryAfter }: Trouble): string {
  const { trouble, possibleAgain, locale } = strings;
  const text = (trouble as Readonly<Partial<Record<TroubleCode, string>>>)[code] ?? trouble.internal;
  return retryAfter ? `${text} ${possibleAgain.replace('#', formatWait(locale, retryAfter))}` : text;
}

export const ENGLISH: PanelStrings = {
  ...LAUNCHER_ENGLISH,
  newMessages: { one: '# new message', other: '# new messages' },
  greeting: 'Hi! How can I help?',
  sendMessage: 'Send message',
  transcript: 'Conversation',
  typing: 'Looking for an answer…',
  you: 'You',
  assistant: 'Assistant',
  relatedArticles: 'Related articles',
  talkToHuman: 'Talk to a human',
  newConversation: 'New conversation',
  lowConfidence: 'This may not be right. Please check the sources.',
  retry: 'Try again',
  tooLong: 'This message is too long.',
  close: 'Close',
  opensInNewTab: 'opens in a new tab',
  tagline: 'Automated answers',
  jumpToLatest: 'Jump to latest',
  showEarlier: 'Show earlier messages',
  notSent: 'Not sent',
  source: 'Source',
  stop: 'Stop',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download conversation',
  suggestions: 'Suggested questions',
  possibleAgain: 'You can write again #.',
  trouble: {
    ...LAUNCHER_ENGLISH.trouble,
    network: 'No connection. Your message is kept; please try again.',
    timeout: 'The answer took too long. Your message is kept; please try again.',
    internal: 'Something went wrong. Your message is kept; please try again.',
    quota_exceeded: 'The chat has reached its limit of messages for now. Please come back later.',
    rate_limited: 'That was a little fast. Please try again in a moment.',
    origin_not_allowed: 'This chat is not set up for this website.',
    widget_not_found: 'This chat is no longer available.',
    invalid_request: 'This message could not be sent. Please change it and try again.',
    payload_too_large: 'This message is too long. Please shorten it.',
  },
};
