/** Every visible or spoken sentence of the widget, and the words for each kind of trouble. */
import type { Trouble, TroubleCode } from './conversation-state.js';
import { formatWait } from './dates.js';
import { LAUNCHER_ENGLISH, type LauncherStrings } from './launcher-strings.js';
import type { PluralForms } from './plural-forms.js';

export interface Strings extends LauncherStrings {
  /** BCP 47 tag by which times are written; the browser's own where not set. */
  readonly locale?: string;
  /** Where it is not left to right. */
  readonly dir?: 'rtl';
  /** Spoken with the launcher: how many replies have come since the window was open. */
  readonly newMessages: PluralForms;
  /** Where the owner has written no greeting. */
  readonly greeting: string;
  readonly messageLabel: string;
  readonly placeholder: string;
  readonly sendMessage: string;
  readonly transcript: string;
  readonly typing: string;
  readonly you: string;
  readonly assistant: string;
  readonly sources: string;
  readonly relatedArticles: string;
  readonly helpful: string;
  readonly notHelpful: string;
  readonly feedbackThanks: string;
  /** Asked after "Not helpful"; an answer is optional. */
  readonly feedbackReason: string;
  readonly send: string;
  readonly talkToHuman: string;
  readonly newConversation: string;
  readonly lowConfidence: string;
  readonly retry: string;
  readonly tooLong: string;
  readonly formIntro: string;
  readonly email: string;
  readonly sendRequest: string;
  /** In the header, where the launcher says by its longer name that it closes the chat too. */
  readonly close: string;
  readonly cancel: string;
  readonly invalidEmail: string;
  readonly emptyMessage: string;
  readonly requestSent: string;
  readonly requestFailed: string;
  readonly opensInNewTab: string;
  /** Under the widget's name: says that a machine answers. */
  readonly tagline: string;
  readonly jumpToLatest: string;
  readonly showEarlier: string;
  readonly backToConversation: string;
  readonly notSent: string;
  /** Spoken name of a citation marker, before its number. */
  readonly source: string;
  readonly showMore: string;
  readonly showLess: string;
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
export function troubleText(strings: Strings, { code, retryAfter }: Trouble): string {
  const { trouble, possibleAgain, locale } = strings;
  const text = (trouble as Readonly<Partial<Record<TroubleCode, string>>>)[code] ?? trouble.internal;
  return retryAfter ? `${text} ${possibleAgain.replace('#', formatWait(locale, retryAfter))}` : text;
}

export const ENGLISH: Strings = {
  ...LAUNCHER_ENGLISH,
  newMessages: { one: '# new message', other: '# new messages' },
  greeting: 'Hi! How can I help?',
  messageLabel: 'Message',
  placeholder: 'Ask a question…',
  sendMessage: 'Send message',
  transcript: 'Conversation',
  typing: 'Looking for an answer…',
  you: 'You',
  assistant: 'Assistant',
  sources: 'Sources',
  relatedArticles: 'Related articles',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  feedbackThanks: 'Thank you for your feedback.',
  feedbackReason: 'What was wrong? (optional)',
  send: 'Send',
  talkToHuman: 'Talk to a human',
  newConversation: 'New conversation',
  lowConfidence: 'This may not be right. Please check the sources.',
  retry: 'Try again',
  tooLong: 'This message is too long.',
  formIntro: 'Leave your address and a message, and a person will write back.',
  email: 'Email',
  sendRequest: 'Send request',
  close: 'Close',
  cancel: 'Cancel',
  invalidEmail: 'Please enter an email address, such as name@example.com.',
  emptyMessage: 'Please write what you need help with.',
  requestSent: 'Your request was sent. A person will write to you by email.',
  requestFailed: 'Your request could not be sent. Please try again.',
  opensInNewTab: 'opens in a new tab',
  tagline: 'Automated answers',
  jumpToLatest: 'Jump to latest',
  showEarlier: 'Show earlier messages',
  backToConversation: 'Back to the conversation',
  notSent: 'Not sent',
  source: 'Source',
  showMore: 'Show more',
  showLess: 'Show less',
  stop: 'Stop',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download conversation',
  suggestions: 'Suggested questions',
  possibleAgain: 'You can write again #.',
  trouble: {
    network: 'No connection. Your message is kept; please try again.',
    timeout: 'The answer took too long. Your message is kept; please try again.',
    internal: 'Something went wrong. Your message is kept; please try again.',
    store_unavailable: 'The chat is not available just now. Please try again in a moment.',
    quota_exceeded: 'The chat has reached its limit of messages for now. Please come back later.',
    rate_limited: 'That was a little fast. Please try again in a moment.',
    origin_not_allowed: 'This chat is not set up for this website.',
    widget_not_found: 'This chat is no longer available.',
    invalid_request: 'This message could not be sent. Please change it and try again.',
    payload_too_large: 'This message is too long. Please shorten it.',
  },
};
