/** Every visible or spoken message of the widget, as each language has them. */
import type { ChatErrorCode } from '../../api/chat-error.js';
import type { LauncherMessages } from './launcher-messages.js';

/** By the plural rules of the language, `#` for the number; `other` where a rule has no form of its own. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** All messages of a language. */
export interface Messages extends LauncherMessages {
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
  /** Under a question whose reply the visitor stopped before its first word. */
  readonly stopped: string;
  /** Spoken name of a citation marker, before its number. */
  readonly source: string;
  /** Ends the reply in flight. */
  readonly stop: string;
  readonly copy: string;
  readonly copied: string;
  readonly download: string;
  readonly suggestions: string;
  readonly sources: string;
  readonly showMore: string;
  readonly showLess: string;
  readonly helpful: string;
  readonly notHelpful: string;
  readonly feedbackThanks: string;
  /** Asked after "Not helpful"; an answer is optional. */
  readonly feedbackReason: string;
  readonly send: string;
  readonly formIntro: string;
  readonly nameOptional: string;
  readonly email: string;
  readonly phoneOptional: string;
  readonly privacyNotice: string;
  readonly sendRequest: string;
  readonly cancel: string;
  readonly invalidEmail: string;
  readonly emptyMessage: string;
  readonly requestSent: string;
  readonly requestFailed: string;
  readonly backToConversation: string;
  /** After what is said of a limit; `#` for such as "in 3 hours". */
  readonly possibleAgain: string;
  /** What went wrong, by its code, under the documented name; `internal` for every code that has no message of its own. */
  readonly trouble: Readonly<Record<SpokenError, string>>;
}

/** A page's own messages, in the place of those of the visitor's language. */
export type GivenMessages = Partial<Omit<Messages, 'locale' | 'dir' | 'trouble'>> & {
  readonly trouble?: Partial<Messages['trouble']>;
};

/** Messages of another language, or of a page, as far as there are any. */
export type SomeMessages = GivenMessages & Pick<Partial<Messages>, 'locale' | 'dir'>;

/** The launcher's messages, and all others that are not English. */
export type SpokenMessages = LauncherMessages & SomeMessages;

/** Errors that a visitor can make sense of. */
type SpokenError = Extract<
  ChatErrorCode,
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

/** `base` with the messages of `over` in the place of its own. */
export function overlayMessages<Base extends LauncherMessages>(
  base: Base,
  over: SomeMessages | undefined,
): Base {
  return { ...base, ...over, trouble: { ...base.trouble, ...over?.trouble } };
}
